#pragma once
// The rules as sentences name them: those that events carry, and before them those that follow from an event and
// the state after it. Each has its source in both languages.
#include <runtime/rules.hpp>
#include <text/text.hpp>

#include <cstddef>

namespace loopscope {

enum class ToldRule : std::uint8_t {
  None,
#define RULE(name, ...) name,
#include <explain/told_rules.def>
#include <runtime/rules.def>
#undef RULE
  Count,
};

inline constexpr std::size_t told_rule_count = static_cast<std::size_t>(ToldRule::Count);

ToldRule told_rule(RuleId rule);
std::string_view rule_name(ToldRule rule);
// Where the rule is written: "ECMA-262 §27.2.1.8 TriggerPromiseReactions".
std::string_view rule_source(ToldRule rule, Language language);

}  // namespace loopscope
