// The commonest mistake with dates.
function stamp(text) {
  return new Date(text).toISOString();
}
console.log(stamp('2024-01-02'));
console.log(stamp('tomorrow'));
