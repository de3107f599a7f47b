// origin: quiz, super outside of a method
const base = { hi() { return 'hi' } };
const obj = {
  __proto__: base,
  hi: function () { return super.hi() + '!' },
};
console.log(obj.hi());
