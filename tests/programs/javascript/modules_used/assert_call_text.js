// The message of a failed assert quotes the call.
const assert = require('assert');
const { ok, strict } = assert;
const message = f => {
  try {
    f();
  } catch (error) {
    console.log(error.message);
  }
};
const user = { name: 'Ana', age: 17, can(what) { return what === 'read'; } };
message(() => assert(user.age >= 18));
message(() => assert.ok(user.can('write')));
message(() => ok(user.name.startsWith('B')));
message(() => strict(!user));
message(() => strict.ok(user.age > 20 && user.name));
message(() => assert(
  user.age > 30 ||
    user.name === 'Bob',
));
message(() => {
  if (user) assert(/* nobody */ null);
});
message(() => assert([1, 2].includes(3), undefined));
message(() => console.log(assert(false)));
message(() => assert(`${user.name}` === "Ana's"));
message(() => assert());
message(() => assert(0, 'with a message'));
message(() => assert(0, new Error('an error of its own')));
message(() => [1, 0].forEach(value => assert(value)));
message(() => [1, 0].forEach(assert));
message(() => eval('assert(1 > 2)'));
message(() => user?.can && assert?.(undefined));
message(() => assert['ok'](''));
		message(() => assert.ok(typeof user === 'string' ||
			user instanceof Map));
