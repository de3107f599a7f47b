#include <catch2/catch.hpp>

#include <editor/compare.hpp>

#include <algorithm>
#include <random>

using namespace loopscope::editor;

namespace {

using Lines = std::vector<std::string>;

// Every line of both texts once and in order, and what is called the same is.
bool is_sound(const Lines& one, const Lines& other, const std::vector<ComparedLine>& lines) {
  std::size_t i = 0;
  std::size_t j = 0;
  for (const ComparedLine& line : lines) {
    if (line.one && *line.one != i++) return false;
    if (line.other && *line.other != j++) return false;
    if (!line.one && !line.other) return false;
    if (line.same && (!line.one || !line.other || one[*line.one] != other[*line.other])) return false;
  }
  return i == one.size() && j == other.size();
}

std::size_t same_lines(const std::vector<ComparedLine>& lines) {
  std::size_t count = 0;
  for (const ComparedLine& line : lines) count += line.same ? 1 : 0;
  return count;
}

// The length of the longest common subsequence, the slow and plain way.
std::size_t longest_common(const Lines& one, const Lines& other) {
  std::vector<std::vector<std::size_t>> best(one.size() + 1, std::vector<std::size_t>(other.size() + 1, 0));
  for (std::size_t i = one.size(); i-- > 0;) {
    for (std::size_t j = other.size(); j-- > 0;)
      best[i][j] = one[i] == other[j] ? best[i + 1][j + 1] + 1 : std::max(best[i + 1][j], best[i][j + 1]);
  }
  return best[0][0];
}

}  // namespace

TEST_CASE("lines are split at either kind of line break, and the last one needs none") {
  CHECK(split_lines("a\r\nb\n\nc") == Lines{"a", "b", "", "c"});
  CHECK(split_lines("").empty());
  CHECK(split_lines("a\n") == Lines{"a"});
}

TEST_CASE("a changed line stands beside what it was, an added one beside nothing") {
  std::vector<ComparedLine> lines = compare_lines({"a", "b", "c"}, {"a", "B", "c", "d"});
  REQUIRE(lines.size() == 4);
  CHECK(lines[0] == ComparedLine{0, 0, true});
  CHECK(lines[1] == ComparedLine{1, 1, false});
  CHECK(lines[2] == ComparedLine{2, 2, true});
  CHECK(lines[3] == ComparedLine{std::nullopt, 3, false});
}

TEST_CASE("random texts: every line stands once and in order, and as many are the same as can be") {
  std::mt19937 random(1);
  for (int round = 0; round < 400; ++round) {
    auto text = [&] {
      Lines lines(random() % 12);
      for (std::string& line : lines) line = std::string(1, static_cast<char>('a' + random() % 4));
      return lines;
    };
    Lines one = text();
    Lines other = text();
    std::vector<ComparedLine> lines = compare_lines(one, other);
    REQUIRE(is_sound(one, other, lines));
    REQUIRE(same_lines(lines) == longest_common(one, other));
  }
}

TEST_CASE("long texts that have nothing in common are compared at once") {
  Lines one(20'000, "x");
  Lines other(20'000, "y");
  CHECK(is_sound(one, other, compare_lines(one, other)));
  other.front() = other.back() = "x";
  std::vector<ComparedLine> lines = compare_lines(one, other);
  CHECK(is_sound(one, other, lines));
  CHECK(same_lines(lines) >= 2);
}
