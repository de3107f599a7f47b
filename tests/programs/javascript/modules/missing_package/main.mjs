import express from 'express';
console.log(express);
