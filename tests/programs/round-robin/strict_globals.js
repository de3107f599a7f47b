'use strict';
spawn = wrap(spawn);
function wrap(original) {
  return (work, name) => {
    console.log('spawning', name);
    return original(work, name);
  };
}
spawn(() => console.log('ran'), 'wrapped');
