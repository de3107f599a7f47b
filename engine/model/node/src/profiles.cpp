#include <node_model/node_model.hpp>

namespace loopscope::node {

namespace {

struct ProfileRow {
  const char* name;
  SourceGoal goal;
  bool rejections_are_fatal, rejections_warn;
  bool timers_drain_between, immediates_drain_between;
  std::uint8_t await_ticks;
};
// Node 20's rules, but for node-10: what of order differed there (measured with node 10.24.1).
constexpr ProfileRow rows[] = {
    {"node", SourceGoal::CommonJs, true, false, true, true, 1},
    {"node-esm", SourceGoal::Module, true, false, true, true, 1},
    {"node-script", SourceGoal::Script, false, false, true, true, 1},
    {"node-10", SourceGoal::CommonJs, false, true, false, false, 3},
};

}  // namespace

std::optional<Profile> find_profile(std::string_view name) {
  for (const ProfileRow& row : rows) {
    if (row.name != name) continue;
    Profile profile;
    profile.name = row.name;
    profile.goal = row.goal;
    profile.rejections_are_fatal = row.rejections_are_fatal;
    profile.rejections_warn = row.rejections_warn;
    profile.timers_drain_between = row.timers_drain_between;
    profile.immediates_drain_between = row.immediates_drain_between;
    profile.await_ticks = row.await_ticks;
    return profile;
  }
  return std::nullopt;
}

}  // namespace loopscope::node
