#include <cli/command_line.hpp>

#include <charconv>

namespace loopscope::cli {

namespace {

struct StepPrefix {
  std::string_view prefix;
  StepKind kind;
};

constexpr StepPrefix prefixes[] = {{"output:", StepKind::Output}, {"line:", StepKind::Line}, {"", StepKind::Number}};

std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::uint64_t value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  bool whole = error == std::errc() && end == text.data() + text.size();
  return whole ? std::optional(value) : std::nullopt;
}

}  // namespace

std::optional<StepName> parse_step_name(std::string_view text) {
  if (text == "end") return StepName{StepKind::End, 0};
  for (const StepPrefix& row : prefixes) {
    if (!text.starts_with(row.prefix)) continue;
    std::optional<std::uint64_t> value = whole_number(text.substr(row.prefix.size()));
    bool counts_from_one = row.kind != StepKind::Number;
    if (!value || (counts_from_one && *value == 0)) return std::nullopt;
    return StepName{row.kind, *value};
  }
  return std::nullopt;
}

}  // namespace loopscope::cli
