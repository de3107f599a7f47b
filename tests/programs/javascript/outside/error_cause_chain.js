// origin: tutorial: errors with a cause
async function low() { throw new TypeError('disk is full'); }
async function middle() {
  try { await low(); } catch (e) { throw new Error('cannot save', { cause: e }); }
}
(async () => {
  try { await middle(); } catch (e) {
    console.log(e.message, '<-', e.cause.message);
    console.log(e.cause instanceof TypeError, Object.keys(e), 'cause' in e);
  }
})();
