// The message and the first line are the same whatever the depth; only the stack is cut to nothing here.
Error.stackTraceLimit = 0;
function forever(n) {
  return forever(n + 1) + 1;
}
forever(0);
