// origin: exercise site: regular expressions on a log line
const line = '2024-03-05T10:20:30 ERROR [db] timeout after 3000ms (attempt 2)';
const m = line.match(/^(\d{4})-(\d\d)-(\d\d)T([\d:]+) (\w+) \[(\w+)\] (.*)$/);
console.log(m.slice(1));
console.log(line.replace(/(\d+)ms/, (_, n) => n / 1000 + 's'));
console.log(line.split(/[\s\[\]()]+/));
for (const x of line.matchAll(/[a-z]+/g)) console.log(x[0], x.index);
console.log(/error/i.test(line), 'a-b_c'.replace(/[-_](\w)/g, (_, c) => c.toUpperCase()));
