#include <node_model/node_model.hpp>

namespace loopscope::node {

namespace {

struct ProfileRow {
  const char* name;
  SourceGoal goal;
  bool rejections_are_fatal;
};
// Node 20's rules in all of them.
constexpr ProfileRow rows[] = {
    {"node", SourceGoal::CommonJs, true},
    {"node-esm", SourceGoal::Module, true},
    {"node-script", SourceGoal::Script, false},
};

}  // namespace

std::optional<Profile> find_profile(std::string_view name) {
  for (const ProfileRow& row : rows) {
    if (row.name != name) continue;
    Profile profile;
    profile.name = row.name;
    profile.goal = row.goal;
    profile.rejections_are_fatal = row.rejections_are_fatal;
    return profile;
  }
  return std::nullopt;
}

}  // namespace loopscope::node
