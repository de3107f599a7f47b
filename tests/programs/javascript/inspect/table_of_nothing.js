console.table([undefined]); console.table(undefined); console.table([[undefined, 1]]); console.table('text'); console.table(null); console.table(5); console.table([() => 1, undefined]);
