#pragma once
// Comments that say as which line their own line is printed: "// 1st", "// runs second", "// 3", "// primeiro".
// Only what says nothing else counts, but for a reason behind it: a comment that counts other things is left alone.
#include <source/source_text.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope {

inline constexpr std::size_t last_place = ~std::size_t{0};

// What a comment's text says; 0: nothing of the kind.
struct SaidPlace {
  std::size_t place = 0;  // from 1; last_place: "last"
  bool bare = false;      // a number alone, which may number anything
};
SaidPlace said_place(std::string_view comment);

struct PositionComment {
  std::uint32_t offset = 0;  // in the source
  std::uint32_t line = 0;    // the code that it stands beside, or above
  SaidPlace said;
};
// From `first_line` on, in the order of the source.
std::vector<PositionComment> position_comments(const SourceText& source, std::uint32_t first_line);

// Those that say rightly when their line is printed. `lines[i]` is the source's line that printed line i, `printed[i]`
// what it printed. Numbers alone of which any is wrong number something else, and none of them counts; a number that is
// just what its line prints says what, not when.
std::vector<PositionComment> telling_comments(std::vector<PositionComment> comments,
                                              const std::vector<std::uint32_t>& lines,
                                              const std::vector<std::string>& printed);

}  // namespace loopscope
