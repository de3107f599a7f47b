setTimeout(function () { console.log(this === window); }, 0);
setTimeout(function () { 'use strict'; console.log(this === window); }, 0);
