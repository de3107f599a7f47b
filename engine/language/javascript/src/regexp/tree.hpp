#pragma once
// A parsed pattern: nodes in one array, children before their parents, so that dropping a tree takes no recursion.
#include <cstdint>
#include <javascript/regexp.hpp>
#include <map>
#include <string>
#include <vector>

#include "code_point_set.hpp"

namespace loopscope::js {

using NodeId = std::uint32_t;

enum class NodeKind : std::uint8_t {
  Empty,
  Character,      // character, as written: the compiler minds the case
  Set,            // set, already closed over case
  Sequence,       // children
  Alternation,    // children
  Capture,        // children[0], capture
  BackReference,  // capture
  Assertion,      // assertion
  Lookaround,     // children[0], is_negative, is_behind
  Quantifier,     // children[0], min, max, is_greedy, captures
};

enum class AssertionKind : std::uint8_t { TextStart, TextEnd, LineStart, LineEnd, WordBoundary, NotWordBoundary };

constexpr std::uint32_t unlimited = 0x7FFFFFFF;

// The captures first..end-1.
struct CaptureRange {
  std::uint32_t first = 0;
  std::uint32_t end = 0;
};

struct Node {
  NodeKind kind = NodeKind::Empty;
  AssertionKind assertion = AssertionKind::TextStart;
  bool is_negative = false;
  bool is_behind = false;
  bool is_greedy = true;
  bool can_be_empty = true;
  bool is_zero_width = true;  // matches nothing but the empty string
  char32_t character = 0;
  std::uint32_t set = 0;
  std::uint32_t capture = 0;
  std::uint32_t min = 0;
  std::uint32_t max = 0;
  CaptureRange captures = {};
  std::vector<NodeId> children = {};
};

struct Tree {
  std::vector<Node> nodes;
  std::vector<CodePointSet> sets;
  NodeId root = 0;
  std::uint32_t capture_count = 1;
  std::vector<RegExpGroupName> names;

  const Node& operator[](NodeId id) const { return nodes[id]; }
};

// Makes nodes whose facts (can_be_empty, is_zero_width) follow from their children.
class TreeBuilder {
 public:
  explicit TreeBuilder(Tree& tree) : tree_(tree) {}

  NodeId empty() { return add({}); }
  NodeId character(char32_t point);
  NodeId set(CodePointSet set);
  NodeId sequence(std::vector<NodeId> children);
  NodeId alternation(std::vector<NodeId> children);
  NodeId capture(NodeId body, std::uint32_t index);
  NodeId back_reference(std::uint32_t index);
  NodeId assertion(AssertionKind kind);
  NodeId lookaround(NodeId body, bool is_negative, bool is_behind);
  NodeId quantifier(Node node, NodeId body);

  // Nodes and the ranges of sets: what a pattern may make of memory is bounded by it.
  std::size_t weight() const { return tree_.nodes.size() + set_weight_; }

 private:
  NodeId add(Node node);

  Tree& tree_;
  std::map<CodePointSet, std::uint32_t> set_index_;
  std::size_t set_weight_ = 0;
};

}  // namespace loopscope::js
