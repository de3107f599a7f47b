#pragma once
// What a profile is, in words.
#include <panels/ui.hpp>

#include <string>

namespace loopscope::panels {

// Empty for a profile that nobody has described.
std::string profile_words(const Ui& ui, const std::string& profile);

}  // namespace loopscope::panels
