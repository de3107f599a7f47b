throw new AggregateError([new Error('first'), new TypeError('second'), 'third'], 'several problems');
