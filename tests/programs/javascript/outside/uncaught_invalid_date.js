// origin: beginner question, RangeError invalid time value
function iso(text) {
  const d = new Date(text);
  return d.toISOString();
}
console.log(iso('2024-05-06'));
console.log(iso('06/2024/05'));
