if (true) console.log(1);
console.log(2);
else console.log(3);
