class A { #x = 1; }
console.log(new A().#x);
