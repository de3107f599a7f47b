// Map, Set and their weak kin (ECMA-262 24.1, 24.2): filling from an iterable, and forEach.

function fillMap(collection, iterable) {
  const adder = collection.set;
  if (!%IsCallable(adder)) %ThrowTypeError("'" + %Shown(adder) + "' returned for property 'set' of object '" + %Shown(collection) + "' is not a function");
  for (const entry of iterable) {
    if (!%IsObject(entry)) %ThrowTypeError("Iterator value " + %Shown(entry) + " is not an entry object");
    %Call(adder, collection, entry[0], entry[1]);
  }
  return collection;
}

function fillSet(collection, iterable) {
  const adder = collection.add;
  if (!%IsCallable(adder)) %ThrowTypeError("'" + %Shown(adder) + "' returned for property 'add' of object '" + %Shown(collection) + "' is not a function");
  for (const value of iterable) %Call(adder, collection, value);
  return collection;
}

// What is added meanwhile is visited too; what is deleted is not.
function mapForEach(callback, receiver) {
  %CheckCollection(this, "Map.prototype.forEach");
  if (!%IsCallable(callback)) %ThrowTypeError(%ShownWithType(callback) + " is not a function");
  const walk = %CollectionWalk(this);
  for (let step = %WalkNext(walk); step !== undefined; step = %WalkNext(walk)) %Call(callback, receiver, step[1], step[0], this);
}

function setForEach(callback, receiver) {
  %CheckCollection(this, "Set.prototype.forEach");
  if (!%IsCallable(callback)) %ThrowTypeError(%ShownWithType(callback) + " is not a function");
  const walk = %CollectionWalk(this);
  for (let step = %WalkNext(walk); step !== undefined; step = %WalkNext(walk)) %Call(callback, receiver, step[0], step[0], this);
}
