// origin: interview task, autocomplete with a trie
class TrieNode { constructor() { this.children = {}; this.end = false; } }
class Trie {
  constructor(words = []) { this.root = new TrieNode(); this.size = 0; words.forEach(w => this.insert(w)); }
  insert(word) {
    let node = this.root;
    for (const ch of word) node = node.children[ch] ??= new TrieNode();
    if (!node.end) { node.end = true; this.size++; }
    return this;
  }
  find(prefix) { let n = this.root; for (const ch of prefix) { n = n.children[ch]; if (!n) return null; } return n; }
  has(word) { return !!this.find(word)?.end; }
  *suggest(prefix, node = this.find(prefix)) {
    if (!node) return;
    if (node.end) yield prefix;
    for (const ch of Object.keys(node.children).sort()) yield* this.suggest(prefix + ch, node.children[ch]);
  }
  remove(word, node = this.root, depth = 0) {
    if (depth === word.length) { if (!node.end) return false; node.end = false; this.size--; return !Object.keys(node.children).length; }
    const ch = word[depth], child = node.children[ch];
    if (child && this.remove(word, child, depth + 1)) { delete node.children[ch]; return !node.end && !Object.keys(node.children).length; }
    return false;
  }
}
const t = new Trie(['car', 'card', 'care', 'cat', 'dog', 'do', 'über', '😀smile']);
console.log(t.size, t.has('car'), t.has('ca'), [...t.suggest('car')], [...t.suggest('d')], [...t.suggest('x')], [...t.suggest('😀')]);
t.remove('card'); t.remove('do'); t.remove('zzz'); console.log(t.size, [...t.suggest('')]);
console.log(new Trie(['a', 'ab']));
console.log(JSON.stringify(new Trie(['hi']), null, 1));
console.dir(new Trie(['to', 'tea']), { depth: 4 });
