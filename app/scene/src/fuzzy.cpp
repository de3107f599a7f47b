#include <scene/fuzzy.hpp>

#include <base/utf8.hpp>

#include <algorithm>

namespace loopscope::scene {

namespace {

// The letters U+00C0 to U+017F without their accents, small.
constexpr std::string_view plain_latin =
    "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllllln"
    "nnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr char32_t first_latin = 0xC0;
static_assert(plain_latin.size() == 0x180 - first_latin);

bool combines(char32_t point) { return point >= 0x300 && point <= 0x36F; }

char32_t folded(char32_t point) {
  if (point >= 'A' && point <= 'Z') return point + ('a' - 'A');
  if (point < first_latin || point >= first_latin + plain_latin.size()) return point;
  return static_cast<unsigned char>(plain_latin[point - first_latin]);
}

bool is_letter_or_digit(char32_t point) {
  return (point >= 'a' && point <= 'z') || (point >= '0' && point <= '9') || point >= 0x80;
}

using Points = std::vector<FoldedPoint>;

bool begins_word(const Points& text, std::size_t at) {
  if (at == 0 || text[at - 1].point == ' ') return true;
  return is_letter_or_digit(text[at].point) && !is_letter_or_digit(text[at - 1].point);
}

constexpr int for_letter = 1, for_word = 8, for_neighbour = 9, for_start = 3;
constexpr int least_for_letter = 4;  // on average: less, and the letters are just scattered about
constexpr int none = -1000;

// The best way to find all letters of a word in order: for each letter and place, the best score that ends there, and
// where the letter before it stands then.
class WordFinder {
 public:
  WordFinder(const Points& word, const Points& text) : word_(word), text_(text) {}

  // The places of the letters, or nothing.
  std::optional<std::vector<std::size_t>> find(int& score) {
    cells_.assign(word_.size() * text_.size(), {});
    for (std::size_t letter = 0; letter < word_.size(); ++letter) fill(letter);
    std::size_t last = best_before(word_.size() - 1, text_.size());
    if (last == text_.size()) return std::nullopt;
    score = at(word_.size() - 1, last).score;
    if (score < least_for_letter * static_cast<int>(word_.size())) return std::nullopt;
    std::vector<std::size_t> places(word_.size());
    for (std::size_t letter = word_.size(); letter-- > 0;) {
      places[letter] = last;
      last = at(letter, last).before;
    }
    return places;
  }

 private:
  struct Cell {
    int score = none;
    std::size_t before = 0;
  };

  Cell& at(std::size_t letter, std::size_t place) { return cells_[letter * text_.size() + place]; }

  // The best place of a letter before `end`; the text's length: there is none.
  std::size_t best_before(std::size_t letter, std::size_t end) {
    std::size_t best = text_.size();
    int score = none;
    for (std::size_t place = 0; place < end; ++place) {
      if (at(letter, place).score <= score) continue;
      score = at(letter, place).score;
      best = place;
    }
    return best;
  }

  void fill(std::size_t letter) {
    std::size_t best = text_.size();  // of the letter before, up to here
    for (std::size_t place = 0; place < text_.size(); ++place) {
      if (text_[place].point == word_[letter].point) at(letter, place) = cell(letter, place, best);
      if (letter == 0 || at(letter - 1, place).score == none) continue;
      if (best == text_.size() || at(letter - 1, place).score > at(letter - 1, best).score) best = place;
    }
  }

  Cell cell(std::size_t letter, std::size_t place, std::size_t best) {
    int own = for_letter + (begins_word(text_, place) ? for_word : 0) + (place == 0 ? for_start : 0);
    if (letter == 0) return {own, 0};
    Cell found;
    if (best < text_.size()) found = {own + at(letter - 1, best).score, best};
    if (place == 0 || at(letter - 1, place - 1).score == none) return found;
    int beside = own + for_neighbour + at(letter - 1, place - 1).score;
    return beside > found.score ? Cell{beside, place - 1} : found;
  }

  const Points& word_;
  const Points& text_;
  std::vector<Cell> cells_;
};

std::vector<Points> words_of(const Points& pattern) {
  std::vector<Points> words(1);
  for (const FoldedPoint& each : pattern) {
    if (each.point != ' ')
      words.back().push_back(each);
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

}  // namespace

std::vector<FoldedPoint> fold_points(std::string_view text) {
  std::vector<FoldedPoint> points;
  for (std::size_t at = 0; at < text.size();) {
    DecodedPoint point = utf8_point_at(text, at);
    std::size_t end = at + point.length;
    if (!combines(point.code_point)) points.push_back({folded(point.code_point), at, end});
    if (combines(point.code_point) && !points.empty()) points.back().end = end;
    at = end;
  }
  return points;
}

std::optional<FuzzyMatch> fuzzy_match(std::string_view pattern, std::string_view text) {
  FuzzyMatch match;
  Points points = fold_points(text);
  std::vector<std::size_t> found;
  for (const Points& word : words_of(fold_points(pattern))) {
    int score = 0;
    auto places = WordFinder(word, points).find(score);
    if (!places) return std::nullopt;
    match.score += score;
    found.insert(found.end(), places->begin(), places->end());
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  for (std::size_t place : found) {
    auto [begin, end] = std::pair(points[place].begin, points[place].end);
    if (!match.ranges.empty() && match.ranges.back().second == begin)
      match.ranges.back().second = end;
    else
      match.ranges.emplace_back(begin, end);
  }
  return match;
}

}  // namespace loopscope::scene
