#include "code_point_set.hpp"

#include <algorithm>

namespace loopscope::js {

namespace {

// One walk over the toggles of both; a toggle of the result is where the combined membership changes.
template <class IsMember>
std::vector<char32_t> combined(const std::vector<char32_t>& a, const std::vector<char32_t>& b, IsMember is_member) {
  std::vector<char32_t> result;
  std::size_t i = 0;
  std::size_t j = 0;
  bool inside = false;
  while (i < a.size() || j < b.size()) {
    char32_t point = j == b.size() || (i < a.size() && a[i] <= b[j]) ? a[i] : b[j];
    if (i < a.size() && a[i] == point) ++i;
    if (j < b.size() && b[j] == point) ++j;
    if (is_member(i % 2 == 1, j % 2 == 1) == inside) continue;
    inside = !inside;
    result.push_back(point);
  }
  return result;
}

}  // namespace

bool CodePointSet::contains(char32_t point) const {
  return (std::upper_bound(toggles_.begin(), toggles_.end(), point) - toggles_.begin()) % 2 == 1;
}

std::size_t CodePointSet::size() const {
  std::size_t sum = 0;
  for (std::size_t i = 0; i < range_count(); ++i) sum += last_of(i) - first_of(i) + 1;
  return sum;
}

CodePointSet CodePointSet::united(const CodePointSet& other) const {
  return CodePointSet(combined(toggles_, other.toggles_, [](bool a, bool b) { return a || b; }));
}

CodePointSet CodePointSet::intersected(const CodePointSet& other) const {
  return CodePointSet(combined(toggles_, other.toggles_, [](bool a, bool b) { return a && b; }));
}

CodePointSet CodePointSet::without(const CodePointSet& other) const {
  return CodePointSet(combined(toggles_, other.toggles_, [](bool a, bool b) { return a && !b; }));
}

CodePointSet CodePointSet::differing(const CodePointSet& other) const {
  return CodePointSet(combined(toggles_, other.toggles_, [](bool a, bool b) { return a != b; }));
}

void CodePointSetBuilder::add(const CodePointSet& set) {
  for (std::size_t i = 0; i < set.range_count(); ++i) add(set.first_of(i), set.last_of(i));
}

CodePointSet CodePointSetBuilder::build() {
  std::sort(ranges_.begin(), ranges_.end(), [](const Range& a, const Range& b) { return a.first < b.first; });
  std::vector<char32_t> toggles;
  for (const Range& range : ranges_) {
    bool joins = !toggles.empty() && range.first <= toggles.back();
    if (joins) {
      toggles.back() = std::max(toggles.back(), range.end);
    } else {
      toggles.insert(toggles.end(), {range.first, range.end});
    }
  }
  return CodePointSet(std::move(toggles));
}

}  // namespace loopscope::js
