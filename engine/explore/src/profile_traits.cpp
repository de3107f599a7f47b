#include "profile_traits.hpp"

namespace loopscope {

namespace {

template <auto Field>
bool differs(const Profile& x, const Profile& y) {
  return x.*Field != y.*Field;
}
template <auto Field>
void take(Profile& to, const Profile& from) {
  to.*Field = from.*Field;
}
template <auto Field>
bool is_set(const Profile& profile) {
  return profile.*Field;
}

bool rejections_differ(const Profile& x, const Profile& y) { return x.rejections_are_fatal != y.rejections_are_fatal; }
void take_rejections(Profile& to, const Profile& from) {
  to.rejections_are_fatal = from.rejections_are_fatal;
  to.rejections_warn = from.rejections_warn;
}
bool awaits_once(const Profile& profile) { return profile.await_ticks == 1; }
bool is_module(const Profile& profile) { return profile.goal == SourceGoal::Module; }
bool is_short(const Profile& profile) { return profile.smallest_delay_ms == 0; }

// Another model comes with the profile's name, and with tasks their model.
void take_name(Profile& to, const Profile& from) {
  to.name = from.name;
  to.has_tasks = from.has_tasks;
}
bool loops_differ(const Profile& x, const Profile& y) { return &model_of(x) != &model_of(y); }

constexpr TraitRow rows[] = {
    {ProfileTrait::TimersDrain, differs<&Profile::timers_drain_between>, take<&Profile::timers_drain_between>,
     is_set<&Profile::timers_drain_between>},
    {ProfileTrait::ImmediatesDrain, differs<&Profile::immediates_drain_between>,
     take<&Profile::immediates_drain_between>, is_set<&Profile::immediates_drain_between>},
    {ProfileTrait::AwaitTicks, differs<&Profile::await_ticks>, take<&Profile::await_ticks>, awaits_once},
    {ProfileTrait::Rejections, rejections_differ, take_rejections, is_set<&Profile::rejections_are_fatal>},
    {ProfileTrait::Modules, differs<&Profile::goal>, take<&Profile::goal>, is_module},
    {ProfileTrait::SmallestDelay, differs<&Profile::smallest_delay_ms>, take<&Profile::smallest_delay_ms>, is_short},
    {ProfileTrait::Tasks, differs<&Profile::has_tasks>, take_name, is_set<&Profile::has_tasks>},
    {ProfileTrait::Loop, loops_differ, take_name, is_set<&Profile::has_tasks>},
};

}  // namespace

std::span<const TraitRow> profile_traits() { return rows; }

}  // namespace loopscope
