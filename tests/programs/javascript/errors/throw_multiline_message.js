throw new RangeError('first line\nsecond line\n  third line');
