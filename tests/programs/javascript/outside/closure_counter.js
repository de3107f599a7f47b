// origin: tutorial on closures, module pattern
var bank = (function () {
  var balance = 0;
  var history = [];
  function log(type, amount) { history.push({ type: type, amount: amount, balance: balance }); }
  return {
    deposit: function (n) { balance += n; log('deposit', n); return this; },
    withdraw: function (n) {
      if (n > balance) { log('declined', n); return this; }
      balance -= n;
      log('withdraw', n);
      return this;
    },
    get balance() { return balance; },
    statement: function () { console.table(history); },
  };
})();
bank.deposit(100).withdraw(30).withdraw(500);
console.log(bank.balance, typeof balance);
bank.balance = 1e6;
console.log(bank.balance);
bank.statement();
console.log(bank);

function makeAdder(x) { return function (y) { return x + y; }; }
var add5 = makeAdder(5), add10 = makeAdder(10);
console.log(add5(2), add10(2), makeAdder('a')('b'));

const once = (fn) => { let called = false, result; return (...args) => { if (!called) { called = true; result = fn(...args); } return result; }; };
const init = once((v) => { console.log('initialised with', v); return Symbol(v); });
console.log(init('first') === init('second'), init().toString());

const fns = [];
for (var i = 0; i < 3; i++) { let j = i * 2; fns.push({ v: () => i, l: () => j }); }
console.log(fns.map(({ v, l }) => [v(), l()]));
