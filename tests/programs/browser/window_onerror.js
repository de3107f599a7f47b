window.onerror = (message, file, line, column, error) => { console.log(message, error instanceof TypeError); return true; };
setTimeout(() => null.x, 0);
