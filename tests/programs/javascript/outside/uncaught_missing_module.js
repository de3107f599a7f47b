// origin: beginner question, cannot find module express
const http = require('http');
console.log(typeof http);
const express = require('express');
const app = express();
app.get('/', (req, res) => res.send('hi'));
