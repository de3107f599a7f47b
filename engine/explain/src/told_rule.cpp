#include <explain/told_rule.hpp>

namespace loopscope {

namespace {

struct Row {
  std::string_view name, english, portuguese;
};
constexpr Row rows[] = {
    {"None", "", ""},
#define RULE(name, source, portuguese) {#name, source, portuguese},
#include <explain/told_rules.def>
#include <runtime/rules.def>
#undef RULE
};
static_assert(std::size(rows) == told_rule_count);

// The rules of events stand last, in their own order.
constexpr std::size_t first_of_events = static_cast<std::size_t>(ToldRule::ScriptRunsFirst) - 1;

}  // namespace

ToldRule told_rule(RuleId rule) {
  return rule == RuleId::None ? ToldRule::None
                              : static_cast<ToldRule>(first_of_events + static_cast<std::size_t>(rule));
}

std::string_view rule_name(ToldRule rule) { return rows[static_cast<std::size_t>(rule)].name; }

std::string_view rule_source(ToldRule rule, Language language) {
  const Row& row = rows[static_cast<std::size_t>(rule)];
  return language == Language::Portuguese && !row.portuguese.empty() ? row.portuguese : row.english;
}

}  // namespace loopscope
