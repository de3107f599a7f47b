// An immediate that is unreferenced runs while something else keeps the loop alive, and not at all when nothing does.
setImmediate(() => console.log('ref, unref, unref, ref')).ref().unref().unref().ref();
setImmediate(() => {
  setImmediate(() => console.log('unreferenced, but a timer is there')).unref();
  setTimeout(() => {
    console.log('timer');
    setImmediate(() => {
      const first = setImmediate(() => {
        clearImmediate(first);
        clearImmediate(second);
        first.ref();
        second.ref();
        console.log('first');
      }).unref();
      const second = setImmediate(() => console.log('never: cleared')).unref();
      setImmediate(() => {
        console.log('last');
        setImmediate(() => console.log('never: nothing keeps the loop')).unref();
      });
    });
  }, 5);
});
process.on('exit', () => console.log('exit'));
