import tools from './tools';
console.log(tools);
