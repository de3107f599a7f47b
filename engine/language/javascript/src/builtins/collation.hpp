#pragma once
// Comparing texts as people sort them (UTS 10 with CLDR's root order, as ICU has it), by tables that
// tools/unicode/generate_collation.mjs writes. A way to compare fits in a number, so that programs may hold it.
#include <cstdint>
#include <string>
#include <string_view>

namespace loopscope::js {

enum class Sensitivity : std::uint8_t { Base, Accent, Case, Variant };

struct CollationWay {
  std::uint8_t tailoring = 0;  // a place in the table of languages with an order of their own; 0: the root order
  Sensitivity sensitivity = Sensitivity::Variant;
  bool is_numeric = false;
  bool upper_first = false;
  bool ignores_punctuation = false;

  std::uint32_t number() const;
  static CollationWay from_number(std::uint32_t number);
};

// How the locale sorts; `collation` is "default" or one that knows_collation confirms.
CollationWay collation_way(std::string_view locale, std::string_view collation);
bool knows_collation(std::string_view locale, std::string_view collation);
std::string usual_case_first(std::string_view locale);

// Negative, zero or positive: -1, 0, 1.
int compare_for_people(std::u16string_view x, std::u16string_view y, CollationWay way = {});

}  // namespace loopscope::js
