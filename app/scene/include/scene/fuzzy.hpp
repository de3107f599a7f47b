#pragma once
// Finding a name by some of its letters: "stfw" finds "Step forward", "acao" finds "Ação". Words of the pattern may
// come in any order; letters are taken without regard to case and accents.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope::scene {

// A code point as it is compared, and where it stands in the text.
struct FoldedPoint {
  char32_t point = 0;
  std::size_t begin = 0;  // in bytes
  std::size_t end = 0;
};
// Accents that combine are left out.
std::vector<FoldedPoint> fold_points(std::string_view text);

struct FuzzyMatch {
  int score = 0;                                              // the higher, the better
  std::vector<std::pair<std::size_t, std::size_t>> ranges{};  // of the bytes that were found, ascending
};

// Nothing: some of the pattern's letters are not there, or only scattered about. An empty pattern matches everything.
std::optional<FuzzyMatch> fuzzy_match(std::string_view pattern, std::string_view text);

}  // namespace loopscope::scene
