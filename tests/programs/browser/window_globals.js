console.log(window === self, window === globalThis, window.window === window, typeof document, typeof navigator.userAgent, location.protocol);
var declared = 1;
let lexical = 2;
console.log(window.declared, window.lexical, this === window);
