// origin: Stack Overflow question, how do I format a number with two decimals and thousands separators
var n = 1234567.891;
console.log(n.toFixed(2), n.toFixed(0), n.toFixed(), (1.005).toFixed(2), (10.235).toFixed(2), (-1.5).toFixed(0));
console.log(n.toPrecision(3), n.toPrecision(9), (0.000123).toPrecision(2), n.toExponential(), n.toExponential(2));
console.log(n.toLocaleString(), n.toLocaleString('en-US'), n.toLocaleString('pt-BR'));
console.log(n.toLocaleString('en-US', { style: 'currency', currency: 'USD' }));
console.log(n.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }));
console.log((0.256).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 }));
console.log((5).toString(2).padStart(8, '0'), (255).toString(16), (0.1).toString(3), (35).toString(36), (-7.25).toString(2));
console.log(1e21, 1e-7, 123456789012345680000, 0.000001, 1e300 * 10, -1e-7, 1.0, 100, 1_000_000);
function commas(x) {
  return x.toString().replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}
console.log(commas(1234567), commas(123), commas(1234.5678));
console.log(Math.round(1.005 * 100) / 100, +(1.005 + Number.EPSILON).toFixed(2), Math.round(2.5), Math.round(-2.5), Math.trunc(-4.7));
console.log(Number('0x1F'), Number('0b101'), Number('0o17'), Number('1e3'), Number(' 12 '), Number('12px'), Number('1_000'), parseInt('1_000'));
console.log(parseFloat('3.14.15'), parseFloat('.5e1'), parseInt('101', 2), parseInt('zz', 36), parseInt('0x1A'), parseInt(''), parseInt('123abc'));
try { (1).toFixed(101) } catch (e) { console.log(e.name + ': ' + e.message) }
try { (10).toString(1) } catch (e) { console.log(e.name + ': ' + e.message) }
try { (10).toPrecision(0) } catch (e) { console.log(e.name + ': ' + e.message) }
