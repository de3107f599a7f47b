// origin: Stack Overflow question, Unexpected token in JSON at position
const texts = ['', ' ', '{', '{"a"}', '{"a":}', '{"a":1,}', "{'a':1}", '[1,2', '[1,]', '01', '1.', '.5', '+1', '-', '1e', 'NaN', 'undefined', 'nul', 'tru', '"abc', '"a\nb"', '"\\x"', '"\\u12"', '{"a":1 "b":2}', '[1 2]', '<!DOCTYPE html>', '{"a":1}}', 'true false', '{a:1}', '//c\n1', '\u00a01', '[[[]]', '{"k":"v"\n"x"}', '"\t"', 'Infinity', '{"name":"a long text so that the message has to cut the source somewhere", bad}', '[object Object]'];
for (const t of texts) {
  try { console.log(JSON.stringify(t), 'parsed', JSON.parse(t)) } catch (e) { console.log(e.name + ': ' + e.message) }
}
for (const v of [undefined, null, 5, true, {}, [], ['5'], 10n, Symbol('s'), () => 1, new String('7')]) {
  try { console.log(JSON.parse(v)) } catch (e) { console.log(e.name + ': ' + e.message) }
}
