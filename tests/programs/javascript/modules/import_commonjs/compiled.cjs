"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.greet = void 0;
const greet = () => 'compiled hello';
exports.greet = greet;
exports.default = 'compiled default';
