// A difference between two profiles in words.
#include "diff_view.hpp"

#include <explain/sentence.hpp>
#include <explore/profile_diff.hpp>
#include <history/run_events.hpp>
#include <text/diff_text.hpp>

namespace loopscope::cli {

namespace {

struct CauseRow {
  ProfileTrait trait;
  TextId sentence;
  RuleId rule;
};
constexpr CauseRow causes[] = {
    {ProfileTrait::TimersDrain, DiffText::diff_rule_timers, RuleId::ListRunsWhole},
    {ProfileTrait::ImmediatesDrain, DiffText::diff_rule_immediates, RuleId::ImmediatesRunWhole},
    {ProfileTrait::AwaitTicks, DiffText::diff_rule_await, RuleId::AwaitWraps},
    {ProfileTrait::Rejections, DiffText::diff_rule_rejections, RuleId::RejectionWarned},
    {ProfileTrait::Modules, DiffText::diff_rule_module, RuleId::ModuleBodyIsAJob},
    {ProfileTrait::Tasks, DiffText::diff_rule_tasks, RuleId::TaskSpawned},
    {ProfileTrait::SmallestDelay, DiffText::diff_rule_delay, RuleId::TimerListed},
    {ProfileTrait::Loop, DiffText::diff_rule_model, RuleId::LoopPhase},
};

std::string_view name_of(DifferingPart part) {
  constexpr std::string_view names[] = {"none", "stdout", "stderr", "exit_code"};
  return names[static_cast<std::size_t>(part)];
}

// What happens at a step of the program under a profile; nothing when its run has ended before.
ToldStep told_at(RunRequest request, const Profile& profile, std::uint64_t step, Language language) {
  request.profile = profile.name;
  StartedRun run = start_run(request);
  RunInspection inspection = inspection_of(*run.language, *run.model);
  ToldStep told;
  run_with_events(
      run.machine, *run.language, *run.model,
      [&](const Event& event, const Machine& after) {
        if (event.step != step) return true;
        Sentence sentence = explain(event, after, inspection, language);
        told = {step, std::move(sentence.text), std::string(sentence.rule_source)};
        return false;
      },
      step);
  return told;
}

void set_cause(ProfileDiffView& view, const ProfileDifference& found, Language language) {
  if (!found.cause) return;
  const CauseRow* row = &causes[0];
  while (row->trait != *found.cause) ++row;
  const Profile& later = found.sides[found.cause_is_first ? 0 : 1].profile;
  const Profile& earlier = found.sides[found.cause_is_first ? 1 : 0].profile;
  view.why =
      text(language, row->sentence, later.name, earlier.name, later.smallest_delay_ms, earlier.smallest_delay_ms);
  view.rule = rule_source(told_rule(row->rule), language);
}

}  // namespace

ProfileDiffView diff_view(const RunRequest& request, const std::string& first, const std::string& second,
                          Language language) {
  ProfileDifference found = profile_difference(request, *find_profile(first), *find_profile(second));
  ProfileDiffView view;
  view.part = name_of(found.part);
  view.line = found.line;
  view.parting_step = found.parting_step;
  for (std::size_t i = 0; i < 2; ++i) {
    const DifferingSide& side = found.sides[i];
    view.sides[i] = {side.profile.name, side.lines, side.exit_code, side.line, side.step, {}};
    if (found.parting_step > 0) view.sides[i].parted = told_at(request, side.profile, found.parting_step, language);
  }
  set_cause(view, found, language);
  return view;
}

}  // namespace loopscope::cli
