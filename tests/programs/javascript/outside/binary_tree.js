// origin: data structures course, binary search tree with traversals
class TreeNode {
  constructor(value) { this.value = value; this.left = null; this.right = null; }
}
class BST {
  root = null;
  insert(value) {
    const n = new TreeNode(value);
    if (!this.root) { this.root = n; return this; }
    let cur = this.root;
    for (;;) {
      if (value === cur.value) return this;
      const side = value < cur.value ? 'left' : 'right';
      if (!cur[side]) { cur[side] = n; return this; }
      cur = cur[side];
    }
  }
  contains(v, n = this.root) { return n !== null && (n.value === v || this.contains(v, v < n.value ? n.left : n.right)); }
  bfs() {
    const out = [], q = [this.root];
    while (q.length) { const n = q.shift(); out.push(n.value); n.left && q.push(n.left); n.right && q.push(n.right); }
    return out;
  }
  *inorder(n = this.root) { if (n) { yield* this.inorder(n.left); yield n.value; yield* this.inorder(n.right); } }
  preorder(visit, n = this.root) { if (!n) return; visit(n.value); this.preorder(visit, n.left); this.preorder(visit, n.right); }
  get depth() { const d = (n) => (n ? 1 + Math.max(d(n.left), d(n.right)) : 0); return d(this.root); }
  invert(n = this.root) { if (n) { [n.left, n.right] = [this.invert(n.right), this.invert(n.left)]; } return n; }
}
const tree = [50, 30, 70, 20, 40, 60, 80, 30].reduce((t, v) => t.insert(v), new BST());
console.log(tree.bfs(), [...tree.inorder()], tree.depth);
const pre = [];
tree.preorder(pre.push.bind(pre));
console.log(pre, tree.contains(60), tree.contains(65));
console.log(tree);
console.log(JSON.stringify(tree.root.left));
tree.invert();
console.log(...tree.inorder());
function draw(n, indent = '', out = []) {
  if (!n) return out;
  draw(n.right, indent + '    ', out);
  out.push(indent + n.value);
  draw(n.left, indent + '    ', out);
  return out;
}
console.log(draw(tree.root).join('\n'));
