'use strict';
var x = 010;
