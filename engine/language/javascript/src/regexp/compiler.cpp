// Code for a tree, in the order in which it matches (ECMA-262 22.2.2.4 to 22.2.2.7).
#include <map>
#include <utility>

#include "program.hpp"

namespace loopscope::js {

namespace {

class RegExpCompiler {
 public:
  RegExpCompiler(const Tree& tree, RegExpFlags flags) : tree_(tree) {
    code_.flags = flags;
    code_.folding = CaseFolding(flags.is_by_code_point());
    code_.capture_count = tree.capture_count;
    code_.register_count = 2 * tree.capture_count;
    code_.group_names = tree.names;
    for (const CodePointSet& set : tree.sets) code_.sets.emplace_back(set);
  }

  std::unique_ptr<const RegExpCode> compile() {
    add({Op::Save, false, 0});
    emit(tree_.root);
    add({Op::Save, false, 1});
    add({Op::Match});
    add_facts();
    return std::make_unique<const RegExpCode>(std::move(code_));
  }

 private:
  std::uint32_t here() const { return static_cast<std::uint32_t>(code_.instructions.size()); }
  std::uint32_t add(Instruction instruction) {
    instruction.is_backward = is_backward_;
    code_.instructions.push_back(instruction);
    return here() - 1;
  }
  // Gives the jump at `place` its target, which is here.
  void land(std::uint32_t place) { code_.instructions[place].a = here(); }
  std::uint32_t add_register() { return code_.register_count++; }

  void emit(NodeId id) {
    const Node& node = tree_[id];
    switch (node.kind) {
      case NodeKind::Empty:
        return;
      case NodeKind::Character:
        return emit_character(node.character);
      case NodeKind::Set:
        add({Op::Set, false, node.set});
        return;
      case NodeKind::Sequence:
        return emit_sequence(node);
      case NodeKind::Alternation:
        return emit_alternation(node);
      case NodeKind::Capture:
        return emit_capture(node);
      case NodeKind::BackReference:
        add({Op::BackReference, false, node.capture});
        return;
      case NodeKind::Assertion:
        add({Op::Assertion, false, static_cast<std::uint32_t>(node.assertion)});
        return;
      case NodeKind::Lookaround:
        return emit_lookaround(node);
      case NodeKind::Quantifier:
        return emit_quantifier(node);
    }
  }

  // --- characters

  void emit_character(char32_t point) {
    if (has_one_case(point))
      add({Op::Character, false, point});
    else
      add({Op::Set, false, set_of(point)});
  }

  bool has_one_case(char32_t point) { return !code_.flags.ignore_case || cases_of(point).size() == 1; }

  const CodePointSet& cases_of(char32_t point) {
    auto [entry, is_new] = cases_.try_emplace(point);
    if (is_new) {
      CodePointSet one = CodePointSet::one(point);
      entry->second = code_.flags.ignore_case ? code_.folding.closure(one) : one;
    }
    return entry->second;
  }

  std::uint32_t set_of(char32_t point) {
    auto [entry, is_new] = character_sets_.try_emplace(point, static_cast<std::uint32_t>(code_.sets.size()));
    if (is_new) code_.sets.emplace_back(cases_of(point));
    return entry->second;
  }

  // --- sequences, alternatives, captures

  void emit_sequence(const Node& node) {
    if (is_backward_) {
      for (auto child = node.children.rbegin(); child != node.children.rend(); ++child) emit(*child);
    } else {
      for (NodeId child : node.children) emit(child);
    }
  }

  void emit_alternation(const Node& node) {
    std::vector<std::uint32_t> exits;
    for (std::size_t i = 0; i + 1 < node.children.size(); ++i) {
      std::uint32_t fork = add({Op::Fork});
      emit(node.children[i]);
      exits.push_back(add({Op::Jump}));
      land(fork);
    }
    emit(node.children.back());
    for (std::uint32_t exit : exits) land(exit);
  }

  void emit_capture(const Node& node) {
    std::uint32_t begin = 2 * node.capture;
    add({Op::Save, false, is_backward_ ? begin + 1 : begin});
    emit(node.children[0]);
    add({Op::Save, false, is_backward_ ? begin : begin + 1});
  }

  void emit_lookaround(const Node& node) {
    bool was_backward = std::exchange(is_backward_, node.is_behind);
    if (node.is_negative)
      emit_negative(node);
    else
      emit_positive(node);
    is_backward_ = was_backward;
  }

  void emit_positive(const Node& node) {
    std::uint32_t position = add_register();
    add_register();
    add({Op::LookBegin, false, position});
    emit(node.children[0]);
    add({Op::LookEnd, false, position});
  }

  void emit_negative(const Node& node) {
    std::uint32_t height = add_register();
    std::uint32_t begin = add({Op::NegativeBegin, false, height});
    emit(node.children[0]);
    add({Op::NegativeEnd, false, height});
    code_.instructions[begin].b = here();
  }

  // --- quantifiers (ECMA-262 22.2.2.3.1, RepeatMatcher)

  void emit_quantifier(const Node& node) {
    NodeId body = node.children[0];
    if (node.max == 0) return;
    if (tree_[body].is_zero_width) {
      // An optional round that matches the empty string counts for nothing; of those that must be, one is enough.
      if (node.min > 0) emit(body);
    } else if (is_character(body) && (node.is_greedy || node.min == node.max)) {
      emit_repeat(node);
    } else if (node.min == 0 && node.max == 1) {
      emit_optional(node);
    } else if (node.min == 0 && node.max == unlimited) {
      emit_star(node);
    } else if (node.min == 1 && node.max == unlimited && !tree_[body].can_be_empty) {
      emit_plus(node);
    } else {
      emit_counted(node);
    }
  }

  bool is_character(NodeId id) const {
    return tree_[id].kind == NodeKind::Character || tree_[id].kind == NodeKind::Set;
  }

  void emit_repeat(const Node& node) {
    const Node& body = tree_[node.children[0]];
    std::uint32_t set = body.kind == NodeKind::Set ? body.set : set_of(body.character);
    code_.repeats.push_back({set, node.min, node.max});
    add({Op::Repeat, false, static_cast<std::uint32_t>(code_.repeats.size() - 1)});
  }

  void emit_optional(const Node& node) {
    std::uint32_t fork = add({node.is_greedy ? Op::Fork : Op::ForkJump});
    emit_advancing(node);
    land(fork);
  }

  void emit_star(const Node& node) {
    std::uint32_t fork = add({node.is_greedy ? Op::Fork : Op::ForkJump});
    clear_captures(node);
    emit_advancing(node);
    add({Op::Jump, false, fork});
    land(fork);
  }

  // A round that matches the empty string fails.
  void emit_advancing(const Node& node) {
    if (!tree_[node.children[0]].can_be_empty) return emit(node.children[0]);
    std::uint32_t start = add_register();
    add({Op::Save, false, start});
    emit(node.children[0]);
    add({Op::CheckAdvanced, false, start});
  }

  void emit_plus(const Node& node) {
    std::uint32_t round = here();
    clear_captures(node);
    emit(node.children[0]);
    add({node.is_greedy ? Op::ForkJump : Op::Fork, false, round});
  }

  void emit_counted(const Node& node) {
    auto index = static_cast<std::uint32_t>(code_.loops.size());
    bool can_be_empty = tree_[node.children[0]].can_be_empty;
    code_.loops.push_back({node.min, node.max, node.is_greedy, can_be_empty, add_register(), add_register()});
    add({Op::LoopBegin, false, index});
    std::uint32_t test = add({Op::LoopTest, false, index});
    clear_captures(node);
    if (can_be_empty) add({Op::Save, false, code_.loops[index].start});
    emit(node.children[0]);
    add({Op::LoopNext, false, index});
    add({Op::Jump, false, test});
    code_.loops[index].end = here();
  }

  void clear_captures(const Node& node) {
    if (node.captures.first < node.captures.end) add({Op::Clear, false, node.captures.first, node.captures.end});
  }

  void add_facts() {
    CodePointSet word({'0', '9' + 1, 'A', 'Z' + 1, '_', '_' + 1, 'a', 'z' + 1});
    bool is_folded = code_.flags.ignore_case && code_.flags.is_by_code_point();
    code_.word = MatchSet(is_folded ? code_.folding.closure(word) : word);
    auto first = first_characters(tree_, code_.flags.ignore_case ? &code_.folding : nullptr);
    if (first) code_.first.emplace(*std::move(first));
    code_.is_anchored = is_anchored(tree_);
  }

  const Tree& tree_;
  RegExpCode code_;
  bool is_backward_ = false;
  std::map<char32_t, CodePointSet> cases_;
  std::map<char32_t, std::uint32_t> character_sets_;
};

}  // namespace

MatchSet::MatchSet(CodePointSet set) : set_(std::move(set)) {
  for (char32_t point = 0; point < 256; ++point) {
    if (set_.contains(point)) latin_[point / 64] |= std::uint64_t{1} << (point % 64);
  }
  has_others_ = set_.range_count() > 0 && set_.last_of(set_.range_count() - 1) >= 256;
}

std::unique_ptr<const RegExpCode> compile_tree(const Tree& tree, RegExpFlags flags) {
  return RegExpCompiler(tree, flags).compile();
}

}  // namespace loopscope::js
