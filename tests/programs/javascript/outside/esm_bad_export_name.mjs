// origin: beginner question, does not provide an export named
import { existsSync, readFileAsync } from 'node:fs';
console.log(existsSync('.'), readFileAsync);
