console.log(Intl, typeof Intl, Object.prototype.toString.call(Intl), Object.getOwnPropertyNames(Intl));
console.log(Intl.NumberFormat(), new Intl.DateTimeFormat(), Intl.Collator(), new Intl.PluralRules(), new Intl.ListFormat(), new Intl.Segmenter());
console.log(Intl.NumberFormat, Intl.DateTimeFormat.name, Intl.NumberFormat.length, String(Intl.Collator));
console.log(Reflect.ownKeys(Intl.NumberFormat.prototype), Object.keys(new Intl.NumberFormat()));
const { format } = new Intl.NumberFormat('en'), { compare } = new Intl.Collator();
console.log([1000, 2000].map(format), ['b', 'a'].sort(compare), format.name === '', format.length, compare.length);
class Money extends Intl.NumberFormat { constructor() { super('en-US', { style: 'currency', currency: 'USD' }); } }
console.log(new Money().format(5), new Money() instanceof Intl.NumberFormat, new Money());
const number = new Intl.NumberFormat();
console.log(number.format === number.format, Object.prototype.toString.call(number), `${new Intl.Locale('en')}`, JSON.stringify(number));
const described = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
console.log(described.get.name, described.set, described.enumerable, Object.getOwnPropertyDescriptor(Intl, 'NumberFormat'));
