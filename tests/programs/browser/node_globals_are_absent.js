console.log(typeof process, typeof require, typeof module, typeof setImmediate, typeof Buffer, typeof global, typeof __dirname);
