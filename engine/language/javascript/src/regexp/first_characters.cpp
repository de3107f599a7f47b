// What a search can tell from the tree alone: where no match can begin.
#include <algorithm>

#include "program.hpp"

namespace loopscope::js {

namespace {

class FirstCharacters {
 public:
  explicit FirstCharacters(const Tree& tree) : tree_(tree) {}

  // Adds what the node may begin with; true when what follows may be the beginning as well.
  bool add(NodeId id) {
    const Node& node = tree_[id];
    switch (node.kind) {
      case NodeKind::Character:
        return add_set(CodePointSet::one(node.character));
      case NodeKind::Set:
        return add_set(tree_.sets[node.set]);
      case NodeKind::Sequence:
        return add_sequence(node);
      case NodeKind::Alternation:
        return add_alternation(node);
      case NodeKind::Capture:
        return add(node.children[0]);
      case NodeKind::BackReference:
        return add_anything();
      case NodeKind::Quantifier:
        return add_quantifier(node);
      case NodeKind::Empty:
      case NodeKind::Assertion:
      case NodeKind::Lookaround:
        return true;
    }
    return true;
  }

  CodePointSet build() { return set_.build(); }

 private:
  bool add_set(const CodePointSet& set) {
    set_.add(set);
    return false;
  }
  bool add_sequence(const Node& node) {
    return std::all_of(node.children.begin(), node.children.end(), [&](NodeId child) { return add(child); });
  }
  bool add_alternation(const Node& node) {
    bool goes_on = false;
    for (NodeId child : node.children) goes_on |= add(child);
    return goes_on;
  }
  bool add_anything() {
    set_.add(CodePointSet::all());
    return true;
  }
  bool add_quantifier(const Node& node) {
    if (node.max == 0) return true;
    bool goes_on = add(node.children[0]);
    return goes_on || node.min == 0;
  }

  const Tree& tree_;
  CodePointSetBuilder set_;
};

bool is_anchored(const Tree& tree, const Node& node) {
  auto is_child_anchored = [&](NodeId child) { return is_anchored(tree, tree[child]); };
  switch (node.kind) {
    case NodeKind::Assertion:
      return node.assertion == AssertionKind::TextStart;
    case NodeKind::Sequence:
    case NodeKind::Capture:
      return is_child_anchored(node.children[0]);
    case NodeKind::Alternation:
      return std::all_of(node.children.begin(), node.children.end(), is_child_anchored);
    default:
      return false;
  }
}

}  // namespace

std::optional<CodePointSet> first_characters(const Tree& tree, const CaseFolding* folding) {
  FirstCharacters characters(tree);
  if (characters.add(tree.root)) return std::nullopt;
  CodePointSet set = characters.build();
  if (folding != nullptr) set = folding->closure(set);
  return set == CodePointSet::all() ? std::nullopt : std::optional(set);
}

bool is_anchored(const Tree& tree) { return is_anchored(tree, tree[tree.root]); }

}  // namespace loopscope::js
