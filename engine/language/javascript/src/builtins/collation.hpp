#pragma once
// The order in which people expect texts: String.prototype.localeCompare.
#include <string_view>

namespace loopscope::js {

// -1, 0, 1: letters by the alphabet first, then accents, then lower case before upper case, close to the root order of
// the Unicode Collation Algorithm for Latin text; other scripts by code point.
int compare_for_people(std::u16string_view x, std::u16string_view y);

}  // namespace loopscope::js
