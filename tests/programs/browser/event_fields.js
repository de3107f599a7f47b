const event = new Event('thing', {bubbles: true, cancelable: true});
console.log(event.type, event.bubbles, event.cancelable, event.target, event.eventPhase, event.isTrusted, event.composedPath().length);
const key = new KeyboardEvent('keydown', {key: 'Enter', ctrlKey: true});
console.log(key.key, key.ctrlKey, key.shiftKey, key instanceof UIEvent);
