// origin: algorithms course, five sorts with counted swaps
const data = [38, 27, 43, 3, 9, 82, 10, 3];
const sorts = {
  bubble(a, s) {
    for (let i = 0, swapped = true; swapped; i++) {
      swapped = false;
      for (let j = 0; j < a.length - 1 - i; j++) if (a[j] > a[j + 1]) { [a[j], a[j + 1]] = [a[j + 1], a[j]]; s.swaps++; swapped = true }
    }
    return a;
  },
  insertion(a, s) {
    for (let i = 1; i < a.length; i++) {
      let key = a[i], j = i - 1;
      while (j >= 0 && a[j] > key) { a[j + 1] = a[j--]; s.swaps++ }
      a[j + 1] = key;
    }
    return a;
  },
  selection(a, s) {
    a.forEach((_, i) => {
      let min = i;
      for (let j = i + 1; j < a.length; j++) if (a[j] < a[min]) min = j;
      if (min !== i) { [a[i], a[min]] = [a[min], a[i]]; s.swaps++ }
    });
    return a;
  },
  quick: function quick(a, s) {
    if (a.length < 2) return a;
    const [pivot, ...rest] = a;
    s.swaps++;
    return [...quick(rest.filter(x => x < pivot), s), pivot, ...quick(rest.filter(x => x >= pivot), s)];
  },
  merge(a, s) {
    if (a.length <= 1) return a;
    const mid = a.length >> 1, l = sorts.merge(a.slice(0, mid), s), r = sorts.merge(a.slice(mid), s), out = [];
    while (l.length && r.length) out.push(l[0] <= r[0] ? l.shift() : (s.swaps++, r.shift()));
    return out.concat(l, r);
  },
  heap(a, s) {
    const sift = (i, n) => {
      for (let c; (c = 2 * i + 1) < n; i = c) {
        if (c + 1 < n && a[c + 1] > a[c]) c++;
        if (a[i] >= a[c]) return;
        [a[i], a[c]] = [a[c], a[i]]; s.swaps++;
      }
    };
    for (let i = (a.length >> 1) - 1; i >= 0; i--) sift(i, a.length);
    for (let n = a.length - 1; n > 0; n--) { [a[0], a[n]] = [a[n], a[0]]; s.swaps++; sift(0, n) }
    return a;
  },
};
const report = [];
for (const [name, fn] of Object.entries(sorts)) {
  const s = { swaps: 0 };
  const sorted = fn([...data], s);
  report.push({ name, sorted: sorted.join(','), swaps: s.swaps });
}
console.table(report);
console.log(report.every(r => r.sorted === report[0].sorted));
console.log(sorts);
