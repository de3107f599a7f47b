// origin: interview task, debounce with leading, trailing, maxWait, cancel and flush
function debounce(fn, wait, { leading = false, trailing = true, maxWait } = {}) {
  let timer = null, lastArgs, lastThis, firstAt = null, result;
  const invoke = () => { firstAt = null; const a = lastArgs, t = lastThis; lastArgs = lastThis = undefined; if (a) result = fn.apply(t, a); return result };
  const later = () => { timer = null; if (trailing && lastArgs) invoke(); else lastArgs = undefined; firstAt = null };
  function debounced(...args) {
    lastArgs = args; lastThis = this;
    const callNow = leading && timer === null;
    if (firstAt === null) firstAt = debounced.clock();
    clearTimeout(timer);
    timer = setTimeout(later, wait);
    if (callNow) return invoke();
    if (maxWait !== undefined && debounced.clock() - firstAt >= maxWait) { clearTimeout(timer); timer = setTimeout(later, wait); return invoke() }
    return result;
  }
  debounced.clock = () => now;
  debounced.cancel = () => { clearTimeout(timer); timer = null; lastArgs = undefined; firstAt = null };
  debounced.flush = () => (timer === null ? result : (clearTimeout(timer), timer = null, invoke()));
  return debounced;
}
let now = 0;
const say = (name) => function (...a) { console.log(name, 'at', now, a, this && this.id); return name + a[0] };
const trailing = debounce(say('trailing'), 300), leading = debounce(say('leading'), 300, { leading: true, trailing: false }), both = debounce(say('both'), 300, { leading: true }), capped = debounce(say('capped'), 300, { maxWait: 2 });
const ctx = { id: 'ctx', trailing };
const steps = [() => { ctx.trailing(1); leading(1); both(1); capped(1) }, () => { ctx.trailing(2); leading(2); both(2); capped(2) }, () => { capped(3); trailing(3, 'extra') }, () => { console.log('flush', trailing.flush(), 'again', trailing.flush()) }, () => { trailing(4); trailing.cancel(); leading(5) }];
(function next() { if (!steps.length) return setTimeout(() => { now = 99; console.log('quiet'); leading(6); leading.cancel() }, 900); console.log('-- step', now); steps.shift()(); now++; setTimeout(next, 10) })();
