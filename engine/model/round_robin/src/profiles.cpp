#include <round_robin_model/round_robin_model.hpp>

namespace loopscope::round_robin {

namespace {

struct ProfileRow {
  const char* name;
  const char* base;  // node's profile that holds for all but the tasks
};
constexpr ProfileRow rows[] = {{"round-robin", "node"}};

}  // namespace

std::optional<Profile> find_profile(std::string_view name) {
  for (const ProfileRow& row : rows) {
    if (row.name != name) continue;
    std::optional<Profile> profile = node::find_profile(row.base);
    profile->name = row.name;
    profile->has_tasks = true;
    return profile;
  }
  return std::nullopt;
}

}  // namespace loopscope::round_robin
