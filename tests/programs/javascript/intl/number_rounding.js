const values = [2.5, 3.5, -2.5, 2.675, 1.005, 0.125, 1234.5678];
for (const roundingMode of ['ceil', 'floor', 'expand', 'trunc', 'halfCeil', 'halfFloor', 'halfExpand', 'halfTrunc', 'halfEven']) {
  console.log(roundingMode, values.map(value => new Intl.NumberFormat('en', { roundingMode, maximumFractionDigits: 0 }).format(value) + ' ' + new Intl.NumberFormat('en', { roundingMode, maximumFractionDigits: 2 }).format(value)).join(' | '));
}
console.log(new Intl.NumberFormat('en', { roundingIncrement: 5, minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(1.02), new Intl.NumberFormat('en', { roundingIncrement: 25, maximumFractionDigits: 0 }).format(1234));
for (const options of [{ maximumSignificantDigits: 3 }, { minimumSignificantDigits: 4 }, { minimumIntegerDigits: 4 }, { minimumFractionDigits: 2 }, { roundingPriority: 'lessPrecision', maximumFractionDigits: 2, maximumSignificantDigits: 2 }, { roundingPriority: 'morePrecision', maximumFractionDigits: 2, maximumSignificantDigits: 2 }, { trailingZeroDisplay: 'stripIfInteger', minimumFractionDigits: 2 }]) {
  console.log(JSON.stringify(options), [0, 7, 12.3456, 98765.4321].map(value => value.toLocaleString('en-US', options)).join(' | '));
}
