import './uses.mjs';
