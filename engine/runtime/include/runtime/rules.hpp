#pragma once
// Why things happen in the order they do: one id a rule, with the place where the rule is written. The sentence for a
// rule is in the text table.
#include <cstdint>
#include <string_view>

namespace loopscope {

enum class RuleId : std::uint8_t {
  None,
#define RULE(name, ...) name,
#include <runtime/rules.def>
#undef RULE
};

// Where the rule is written ("ECMA-262 §9.5.5 HostEnqueuePromiseJob").
std::string_view rule_source(RuleId rule);
std::string_view rule_name(RuleId rule);

}  // namespace loopscope
