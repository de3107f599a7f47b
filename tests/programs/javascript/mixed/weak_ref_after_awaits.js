// A target that was made or dereferenced in this turn stays; a short program ends before anything is collected.
let object = { name: 'target' };
const ref = new WeakRef(object);
console.log(ref.deref().name, ref);
object = null;
(async () => {
  await null;
  console.log('after await', ref.deref()?.name);
  await new Promise((resolve) => setTimeout(resolve, 5));
  console.log('after a timer', ref.deref()?.name);
})();
setImmediate(() => console.log('immediate', ref.deref()?.name));
try {
  new WeakRef(1);
} catch (error) {
  console.log(error.name, error.message);
}
console.log(Object.prototype.toString.call(ref), WeakRef.length);
