#pragma once
// A set of code points: the sorted points where membership changes, beginning outside. {a..b} is the two toggles a and
// b + 1, the full set the two toggles 0 and 0x110000.
#include <cstddef>
#include <utility>
#include <vector>

namespace loopscope::js {

constexpr char32_t code_point_end = 0x110000;

class CodePointSet {
 public:
  CodePointSet() = default;
  explicit CodePointSet(std::vector<char32_t> sorted_toggles) : toggles_(std::move(sorted_toggles)) {}
  static CodePointSet all() { return CodePointSet({0, code_point_end}); }
  static CodePointSet range(char32_t first, char32_t last) {
    return CodePointSet({first, static_cast<char32_t>(last + 1)});
  }
  static CodePointSet one(char32_t point) { return range(point, point); }

  bool contains(char32_t point) const;
  bool is_empty() const { return toggles_.empty(); }
  std::size_t range_count() const { return toggles_.size() / 2; }
  char32_t first_of(std::size_t range) const { return toggles_[2 * range]; }
  char32_t last_of(std::size_t range) const { return toggles_[2 * range + 1] - 1; }
  // How many points the set has.
  std::size_t size() const;

  CodePointSet united(const CodePointSet& other) const;
  CodePointSet intersected(const CodePointSet& other) const;
  CodePointSet without(const CodePointSet& other) const;
  // The points of exactly one of the two.
  CodePointSet differing(const CodePointSet& other) const;
  CodePointSet complement() const { return all().without(*this); }

  friend bool operator==(const CodePointSet&, const CodePointSet&) = default;
  friend bool operator<(const CodePointSet& a, const CodePointSet& b) { return a.toggles_ < b.toggles_; }

 private:
  std::vector<char32_t> toggles_;
};

// Collects ranges in any order.
class CodePointSetBuilder {
 public:
  void add(char32_t first, char32_t last) { ranges_.push_back({first, static_cast<char32_t>(last + 1)}); }
  void add(char32_t point) { add(point, point); }
  void add(const CodePointSet& set);
  CodePointSet build();

 private:
  struct Range {
    char32_t first, end;
  };
  std::vector<Range> ranges_;
};

}  // namespace loopscope::js
