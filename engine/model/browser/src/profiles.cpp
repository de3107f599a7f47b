#include <browser_model/browser_model.hpp>

namespace loopscope::browser {

namespace {

struct ProfileRow {
  const char* name;
  std::int64_t smallest_delay_ms, nested_delay_ms;
  std::uint32_t nested_delay_from;
};
// Chromium's rules: a delay of 0 stays 0; timers nested more than 5 deep wait 4 ms at least.
constexpr ProfileRow rows[] = {{"browser", 0, 4, 5}};

}  // namespace

std::optional<Profile> find_profile(std::string_view name) {
  for (const ProfileRow& row : rows) {
    if (row.name != name) continue;
    Profile profile;
    profile.name = row.name;
    profile.goal = SourceGoal::Script;
    profile.rejections_are_fatal = false;
    profile.smallest_delay_ms = row.smallest_delay_ms;
    profile.nested_delay_ms = row.nested_delay_ms;
    profile.nested_delay_from = row.nested_delay_from;
    profile.is_page = true;
    return profile;
  }
  return std::nullopt;
}

}  // namespace loopscope::browser
