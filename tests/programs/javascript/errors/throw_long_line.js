const veryLongLine = { first: 'some text to make the line long', second: 'some more text', third: (() => { throw new Error('in a long line'); })(), fourth: 'after' };
