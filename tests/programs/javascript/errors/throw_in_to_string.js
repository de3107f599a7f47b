const o = {
  toString() {
    throw new Error('not printable');
  },
};
console.log('' + o);
