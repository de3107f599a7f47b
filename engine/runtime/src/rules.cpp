#include <runtime/rules.hpp>

namespace loopscope {

namespace {

struct RuleRow {
  std::string_view name, source;
};
constexpr RuleRow rows[] = {
    {"None", ""},
#define RULE(name, source, portuguese) {#name, source},
#include <runtime/rules.def>
#undef RULE
};

}  // namespace

std::string_view rule_source(RuleId rule) { return rows[static_cast<std::size_t>(rule)].source; }
std::string_view rule_name(RuleId rule) { return rows[static_cast<std::size_t>(rule)].name; }

}  // namespace loopscope
