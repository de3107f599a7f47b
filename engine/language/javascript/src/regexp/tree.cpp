#include "tree.hpp"

#include <algorithm>

namespace loopscope::js {

NodeId TreeBuilder::add(Node node) {
  tree_.nodes.push_back(std::move(node));
  return static_cast<NodeId>(tree_.nodes.size() - 1);
}

NodeId TreeBuilder::character(char32_t point) {
  return add({.kind = NodeKind::Character, .can_be_empty = false, .is_zero_width = false, .character = point});
}

NodeId TreeBuilder::set(CodePointSet set) {
  set_weight_ += set.range_count();
  auto [entry, is_new] = set_index_.try_emplace(std::move(set), static_cast<std::uint32_t>(tree_.sets.size()));
  if (is_new) tree_.sets.push_back(entry->first);
  return add({.kind = NodeKind::Set, .can_be_empty = false, .is_zero_width = false, .set = entry->second});
}

NodeId TreeBuilder::sequence(std::vector<NodeId> children) {
  if (children.empty()) return empty();
  if (children.size() == 1) return children[0];
  Node node{.kind = NodeKind::Sequence};
  auto is_empty = [&](NodeId child) { return tree_[child].can_be_empty; };
  auto is_zero_width = [&](NodeId child) { return tree_[child].is_zero_width; };
  node.can_be_empty = std::all_of(children.begin(), children.end(), is_empty);
  node.is_zero_width = std::all_of(children.begin(), children.end(), is_zero_width);
  node.children = std::move(children);
  return add(std::move(node));
}

NodeId TreeBuilder::alternation(std::vector<NodeId> children) {
  if (children.size() == 1) return children[0];
  Node node{.kind = NodeKind::Alternation};
  auto is_empty = [&](NodeId child) { return tree_[child].can_be_empty; };
  auto is_zero_width = [&](NodeId child) { return tree_[child].is_zero_width; };
  node.can_be_empty = std::any_of(children.begin(), children.end(), is_empty);
  node.is_zero_width = std::all_of(children.begin(), children.end(), is_zero_width);
  node.children = std::move(children);
  return add(std::move(node));
}

NodeId TreeBuilder::capture(NodeId body, std::uint32_t index) {
  return add({.kind = NodeKind::Capture,
              .can_be_empty = tree_[body].can_be_empty,
              .is_zero_width = tree_[body].is_zero_width,
              .capture = index,
              .children = {body}});
}

NodeId TreeBuilder::back_reference(std::uint32_t index) {
  return add({.kind = NodeKind::BackReference, .is_zero_width = false, .capture = index});
}

NodeId TreeBuilder::assertion(AssertionKind kind) { return add({.kind = NodeKind::Assertion, .assertion = kind}); }

NodeId TreeBuilder::lookaround(NodeId body, bool is_negative, bool is_behind) {
  return add({.kind = NodeKind::Lookaround, .is_negative = is_negative, .is_behind = is_behind, .children = {body}});
}

NodeId TreeBuilder::quantifier(Node node, NodeId body) {
  node.kind = NodeKind::Quantifier;
  node.can_be_empty = node.min == 0 || tree_[body].can_be_empty;
  node.is_zero_width = node.max == 0 || tree_[body].is_zero_width;
  node.children = {body};
  return add(std::move(node));
}

}  // namespace loopscope::js
