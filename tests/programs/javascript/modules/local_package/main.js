const greet = require('greeter');
const { deep } = require('greeter/extra');
const scoped = require('@team/tool');
console.log(greet('you'), deep, scoped);
try { require('greeter/private'); } catch (error) { console.log(error.code); }
