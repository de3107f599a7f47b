#pragma once
// The options of profiles, one row each: whether two profiles differ in it, how one takes it from the other, and which
// of the two has the later rule.
#include <explore/profile_diff.hpp>

#include <span>

namespace loopscope {

struct TraitRow {
  ProfileTrait trait;
  bool (*differs)(const Profile&, const Profile&);
  void (*take)(Profile& to, const Profile& from);
  bool (*is_later)(const Profile&);
};

std::span<const TraitRow> profile_traits();

}  // namespace loopscope
