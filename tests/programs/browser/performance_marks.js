performance.mark('start');
performance.mark('end');
performance.measure('span', 'start', 'end');
console.log(performance.getEntriesByType('mark').map(mark => mark.name), performance.getEntriesByName('span')[0].duration >= 0);
