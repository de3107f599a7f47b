const split = (text, granularity) => [...new Intl.Segmenter('en', { granularity }).segment(text)].map(part => part.segment);
console.log(split('Olá 👨‍👩‍👧🇧🇷 é e\u0301', 'grapheme'));
console.log(split("Don't panic! It's 3.14, user@example.com.", 'word'));
console.log(split('Hello there. How are you? Fine... thanks! Mr. Smith paid $3.50.', 'sentence'));
const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment('good morning');
console.log(segments.containing(6), segments.containing(99), [...segments].filter(part => part.isWordLike).length);
console.log([...new Intl.Segmenter().segment('👍🏽ok')].length, segments);
