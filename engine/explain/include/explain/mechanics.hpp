#pragma once
// How rules go, in steps: what unfolds behind the one sentence of a step.
#include <text/text.hpp>

#include <string>
#include <string_view>

namespace loopscope {

// The steps of the rule with this name (Sentence::rule), one a line; empty for none.
std::string rule_steps(std::string_view rule_name, Language language);

}  // namespace loopscope
