// origin: quiz, old code under use strict
'use strict';
var perms = 0755;
console.log(perms);
