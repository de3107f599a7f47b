// origin: blog post, the new array methods that do not mutate
const planets = ['mars', 'venus', 'earth', 'jupiter'];
console.log(planets.toSorted(), planets.toReversed(), planets.with(1, 'pluto'), planets.toSpliced(1, 2, 'x', 'y', 'z'));
console.log(planets);
console.log(planets.at(-1), planets.at(-5), planets.findLast(p => p.length === 5), planets.findLastIndex(p => p.startsWith('z')));
try { planets.with(9, 'no') } catch (e) { console.log(e.name, '-', e.message) }
try { planets.with(-5, 'no') } catch (e) { console.log(e.name, '-', e.message) }
try { planets.toSorted('abc') } catch (e) { console.log(e.name, '-', e.message) }
const holes = [1, , 3];
console.log(holes, holes.toSorted(), holes.toReversed(), holes.with(0, 9), [...holes], holes.toSpliced(0, 0));
console.log(holes.map(x => x * 2), holes.flat(), Object.keys(holes), 1 in holes, holes.findLast(x => x === undefined));
console.log([3, undefined, 1, , 2].sort(), [3, undefined, 1, , 2].toSorted((a, b) => b - a));
console.log(Array.from({ length: 3 }, (_, i) => i * i), Array.of(7), Array(3), new Array(3).fill(), [...Array(3).keys()]);
console.log([1, [2, [3, [4, [5]]]]].flat(), [1, [2, [3, [4, [5]]]]].flat(Infinity), ['a b', 'c'].flatMap(s => s.split(' ')));
console.log([1, 2, 3, 4, 5].copyWithin(0, 3), [1, 2, 3].fill(0, 1), [1, 2, 3].includes(NaN), [NaN].includes(NaN), [NaN].indexOf(NaN));
const frozen = Object.freeze([3, 1, 2]);
try { frozen.sort() } catch (e) { console.log(e.message) }
try { frozen.push(4) } catch (e) { console.log(e.message) }
try { 'use strict'; frozen[0] = 9; console.log('silently ignored', frozen[0]) } catch (e) { console.log(e.message) }
console.log(frozen.toSorted());
console.log(new Uint8Array([3, 1, 2]).toSorted(), new Uint8Array([3, 1, 2]).with(0, 300));
console.log([5, 1, 4].toString(), String([[], [[]], [null]]), [1, 2, 3].entries().toString(), [..."héllo"].toReversed().join(''));
