// Errors thrown by node's own library, where it is written here.

// The error, about to be thrown: were it to end the program, node would show this line of this file of its own, and mark
// the statement's begin, or the column `at`.
function libraryError(error, line, statement, at) {
  let margin = "";
  while (at === undefined ? statement[margin.length] === " " : margin.length < at) margin += " ";
  return %FromLibrary(error, `node:${line}\n${statement}\n${margin}^\n`);
}
