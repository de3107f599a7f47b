// The overflow of a method: node marks where the method could not begin.
Error.stackTraceLimit = 2;
class Tree {
  depth(node) {
    const left = node.left, right = node.right;
    return 1 + Math.max(this.depth(left ?? node), this.depth(right ?? node));
  }
}
try {
  (function again() { again(); })();
} catch (error) {
  console.log(error.message);
}
new Tree().depth({});
