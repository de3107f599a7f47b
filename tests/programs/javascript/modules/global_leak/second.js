shared.list.push(leaked);
console.log(shared.list, typeof hidden);
