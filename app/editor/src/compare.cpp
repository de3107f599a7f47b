#include <editor/compare.hpp>

#include <algorithm>

namespace loopscope::editor {

namespace {

using Lines = std::vector<std::string>;

constexpr std::ptrdiff_t most_edits = 600;  // the work grows with its square

// Myers' greedy algorithm over the lines between the common beginning and end. `trace` keeps, for each number of edits,
// how far each diagonal was reached.
class Differ {
 public:
  Differ(const Lines& one, const Lines& other, std::size_t begin, std::size_t one_end, std::size_t other_end)
      : one_(one),
        other_(other),
        begin_(begin),
        width_(static_cast<std::ptrdiff_t>(one_end - begin)),
        height_(static_cast<std::ptrdiff_t>(other_end - begin)) {}

  // Pairs of equal lines, ascending; nothing when there are too many edits.
  std::optional<std::vector<std::pair<std::size_t, std::size_t>>> equal_lines() {
    std::ptrdiff_t most = std::min(width_ + height_, most_edits);
    std::vector<std::ptrdiff_t> reached(static_cast<std::size_t>(2 * most + 3), 0);
    offset_ = most + 1;
    for (std::ptrdiff_t edits = 0; edits <= most; ++edits) {
      trace_.push_back(reached);
      for (std::ptrdiff_t diagonal = -edits; diagonal <= edits; diagonal += 2) {
        std::ptrdiff_t x = begin_of(reached, diagonal, edits);
        while (x < width_ && x - diagonal < height_ && is_same(x, x - diagonal)) ++x;
        at(reached, diagonal) = x;
        if (x >= width_ && x - diagonal >= height_) return walk_back(edits);
      }
    }
    return std::nullopt;
  }

 private:
  std::ptrdiff_t& at(std::vector<std::ptrdiff_t>& reached, std::ptrdiff_t diagonal) const {
    return reached[static_cast<std::size_t>(diagonal + offset_)];
  }

  bool is_same(std::ptrdiff_t x, std::ptrdiff_t y) const {
    return one_[begin_ + static_cast<std::size_t>(x)] == other_[begin_ + static_cast<std::size_t>(y)];
  }

  bool goes_down(std::vector<std::ptrdiff_t>& reached, std::ptrdiff_t diagonal, std::ptrdiff_t edits) const {
    return diagonal == -edits || (diagonal != edits && at(reached, diagonal - 1) < at(reached, diagonal + 1));
  }

  std::ptrdiff_t begin_of(std::vector<std::ptrdiff_t>& reached, std::ptrdiff_t diagonal, std::ptrdiff_t edits) const {
    if (edits == 0) return 0;
    return goes_down(reached, diagonal, edits) ? at(reached, diagonal + 1) : at(reached, diagonal - 1) + 1;
  }

  std::vector<std::pair<std::size_t, std::size_t>> walk_back(std::ptrdiff_t edits) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    std::ptrdiff_t x = width_;
    std::ptrdiff_t y = height_;
    for (; edits >= 0; --edits) {
      std::vector<std::ptrdiff_t>& reached = trace_[static_cast<std::size_t>(edits)];
      std::ptrdiff_t from = begin_of(reached, x - y, edits);
      std::ptrdiff_t diagonal = x - y;
      bool down = edits > 0 && goes_down(reached, diagonal, edits);
      while (x > from) {
        --x;
        --y;
        pairs.emplace_back(begin_ + static_cast<std::size_t>(x), begin_ + static_cast<std::size_t>(y));
      }
      if (edits > 0) down ? --y : --x;
    }
    std::reverse(pairs.begin(), pairs.end());
    return pairs;
  }

  const Lines& one_;
  const Lines& other_;
  std::size_t begin_;
  std::ptrdiff_t width_, height_;
  std::ptrdiff_t offset_ = 0;
  std::vector<std::vector<std::ptrdiff_t>> trace_;
};

// Lines up to the next equal pair stand side by side as long as both texts have some.
void add_differing(std::vector<ComparedLine>& out, std::size_t& one, std::size_t one_end, std::size_t& other,
                   std::size_t other_end) {
  while (one < one_end || other < other_end) {
    ComparedLine line;
    if (one < one_end) line.one = one++;
    if (other < other_end) line.other = other++;
    out.push_back(line);
  }
}

}  // namespace

std::vector<std::string> split_lines(std::string_view text) {
  Lines lines;
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = text.substr(begin, end - begin);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.emplace_back(line);
    begin = end + 1;
  }
  return lines;
}

std::vector<ComparedLine> compare_lines(const Lines& one, const Lines& other) {
  std::size_t begin = 0;
  while (begin < one.size() && begin < other.size() && one[begin] == other[begin]) ++begin;
  std::size_t one_end = one.size();
  std::size_t other_end = other.size();
  while (one_end > begin && other_end > begin && one[one_end - 1] == other[other_end - 1]) --one_end, --other_end;

  std::vector<std::pair<std::size_t, std::size_t>> same;
  for (std::size_t i = 0; i < begin; ++i) same.emplace_back(i, i);
  if (auto middle = Differ(one, other, begin, one_end, other_end).equal_lines())
    same.insert(same.end(), middle->begin(), middle->end());
  for (std::size_t i = one_end; i < one.size(); ++i) same.emplace_back(i, i - one_end + other_end);

  std::vector<ComparedLine> out;
  std::size_t at_one = 0;
  std::size_t at_other = 0;
  for (auto [i, j] : same) {
    add_differing(out, at_one, i, at_other, j);
    out.push_back({i, j, true});
    at_one = i + 1;
    at_other = j + 1;
  }
  add_differing(out, at_one, one.size(), at_other, other.size());
  return out;
}

}  // namespace loopscope::editor
