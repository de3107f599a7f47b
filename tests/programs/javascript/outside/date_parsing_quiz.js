// origin: quiz of 2023, which of these dates are valid and what are they
const inputs = ['2024-02-30', '2024-2-3', '2024-13-01', '2024', '2024-06', '2024-01-01T24:00:00Z', '2024-01-01T10:00', '2024-01-01T10:00Z', '2024-01-01 10:00', '2024-01-01T10:00+03:00', '2024-01-01T10:00:00.123456Z', 'Jan 5, 2024', '5 January 2024', '1/2/2024', '31/12/2024', 'Mon, 25 Dec 1995 13:30:00 GMT', 'Tue Mar 01 2022 00:00:00 GMT-0300 (BRT)', '0', '1', '13', '32', '49', '50', '99', '100', 'hello 1', '', ' ', 'null', '12:30', '2024-01-01T', '+010000-01-01T00:00:00Z', '-000001-01-01', 'T10:00', '2024-W10', '20240105', 'May', 'may 2020', '2024.03.04', '2024-03-04T5:06', 'Dec 25, 1995 1:30 PM', '12/25/1995 13:30 PM', 'Sat Feb 31 2024', '2024-01-01T10:00:60Z', '2024-00-01', '2024-01-00', 'Thu, 01 Jan 1970 00:00:00 GMT+0200'];
for (const s of inputs) {
  const d = new Date(s);
  console.log(JSON.stringify(s).padEnd(46), isNaN(d) ? 'Invalid' : d.toISOString());
}
const values = [null, undefined, true, [], {}, [2024], [2024, 1], '0', 0, -0, 1e3, '1e3', new Date(5), new String('2024'), Infinity, 8.64e15, '2024', 2024, { valueOf: () => 10 }, { toString: () => '2020' }];
for (const v of values) { const d = new Date(v); console.log(typeof v, String(v), +d) }
try { new Date(1n) } catch (e) { console.log(e.message) }
try { new Date(Symbol()) } catch (e) { console.log(e.message) }
console.log(+new Date(2024, 0), new Date(2024, 0, 1, 2, 3, 4, 5).toISOString(), +new Date(0, 0), +new Date(100, 0) < 0, new Date(2024, NaN) + '', Date.UTC(2024), Date.UTC(), Date.parse('2024-01-01'), Date.length, typeof Date.now());
console.log(new Date(2020, 1, 29).toJSON(), new Date(0).toUTCString(), new Date(0).toDateString(), new Date(0).toTimeString(), new Date(NaN).toJSON(), `${new Date(NaN)}`, new Date(NaN).getDay(), new Date(NaN).setFullYear(2020), new Date(0).setHours(1, 2, 3, 4), new Date(0)[Symbol.toPrimitive]('number'), new Date(0)[Symbol.toPrimitive]('default'));
