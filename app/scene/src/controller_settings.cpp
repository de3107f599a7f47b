// The part of Controller that is about the window's settings, its layout, and going back over what was looked at.
#include <scene/arrangement.hpp>
#include <scene/controller.hpp>
#include <scene/settings.hpp>
#include <text/comfort_text.hpp>

#include <algorithm>
#include <iterator>

namespace loopscope::scene {

bool Controller::handle_settings(const Intent& intent) {
  switch (intent.action) {
    case Action::ToggleSettings:
      view_.settings.open = !view_.settings.open;
      return true;
    case Action::FocusSetting:
      view_.settings.at = std::min<std::uint64_t>(intent.value, setting_rows() - 1);
      return true;
    case Action::ChangeSetting:
      change_setting(intent.value, intent.x);
      return true;
    case Action::ResetSetting:
      reset_setting(intent.value);
      return true;
    case Action::ResetSettings:
      for (std::size_t row = 0; row < setting_table().size(); ++row) reset_setting(row);
      return true;
    case Action::SetSpeed:
      player_.set_speed(intent.x);
      view_.speed = player_.steps_per_second();
      return true;
    default:
      return false;
  }
}

// A choice is asked for as it is from anywhere, so that whoever else has a say in it (a quiz in the language) has it.
void Controller::change_setting(std::size_t row, double direction) {
  if (row >= setting_table().size()) return;
  const SettingRow& setting = setting_table()[row];
  std::size_t choice = neighbour_choice(setting, view_, direction);
  if (setting.current(view_) != choice) handle(setting.choose(choice));
}

void Controller::reset_setting(std::size_t row) {
  if (row >= setting_table().size()) return;
  const SettingRow& setting = setting_table()[row];
  if (!is_usual(setting, view_)) handle(setting.choose(setting.usual(view_)));
  if (view_.language == view_.usual_language) view_.language_chosen = false;
}

bool Controller::handle_arranging(const Intent& intent) {
  switch (intent.action) {
    case Action::MoveSplit:
      view_.splits.set(intent.value, static_cast<float>(intent.x));
      return true;
    case Action::ResetSplit:
      if (intent.value < split_places) view_.splits.parts[intent.value] = 0;
      return true;
    case Action::SetArrangement:
      view_.splits = splits_of(static_cast<Arrangement>(std::min<std::uint64_t>(intent.value, arrangement_count - 1)));
      return true;
    default:
      return false;
  }
}

// --- going back

namespace {

constexpr std::uint64_t walk = 1;

// What is done many times in a row is one change; the others each are one of their own.
struct ReasonRow {
  Action action;
  std::uint64_t reason;
};
constexpr ReasonRow reasons[] = {
    {Action::StepForward, walk}, {Action::StepBack, walk},     {Action::StepInto, walk},    {Action::StepOver, walk},
    {Action::StepOut, walk},     {Action::StepOverNext, walk}, {Action::StepOutNext, walk}, {Action::TogglePlay, walk},
    {Action::PresentStep, walk}, {Action::ZoomTimeline, 2},    {Action::PanTimeline, 2},    {Action::LargerText, 3},
    {Action::SmallerText, 3},    {Action::DefaultText, 3},     {Action::SetTextZoom, 3},    {Action::NextTheme, 4},
    {Action::SetTheme, 4},       {Action::NextGrain, 5},       {Action::SetGrain, 5},
};
constexpr std::uint64_t of_settings = 50;  // and the row
constexpr std::uint64_t first_of_its_own = 100;

bool goes_on(const Intent& intent) {
  return (intent.action == Action::GoToStep && intent.x != 0) || (intent.action == Action::MoveSplit && intent.y != 0);
}

}  // namespace

bool Controller::handle_looking_back(const Intent& intent) {
  if (intent.action != Action::ViewBack && intent.action != Action::ViewForward) return false;
  bool back = intent.action == Action::ViewBack;
  Look before = history_.now();
  std::optional<Look> wanted = back ? history_.back() : history_.forward();
  if (!wanted) {
    session_.say(text(view_.language, back ? ComfortText::why_nothing_before : ComfortText::why_nothing_after));
    return true;
  }
  look_again(*wanted);
  session_.say(text(view_.language, back ? ComfortText::looked_back : ComfortText::looked_forward,
                    words_between(before, *wanted, view_.language)));
  return true;
}

void Controller::look_again(const Look& look) {
  session_.cancel_search();
  player_.pause();
  awaited_.reset();
  session_.seek(look.step);
  apply_look(look, view_);
  look_reason_ = 0;
}

// After an intent was carried out: what it changed can be gone back over.
void Controller::note_look(const Intent& intent) {
  if (intent.action == Action::ViewBack || intent.action == Action::ViewForward) {
    history_.settle(look());
  } else {
    auto row = std::find_if(std::begin(reasons), std::end(reasons),
                            [&](const ReasonRow& each) { return each.action == intent.action; });
    bool is_known = row != std::end(reasons);
    std::uint64_t reason = intent.action == Action::ChangeSetting
                               ? of_settings + std::min<std::uint64_t>(intent.value, 49)
                           : is_known        ? row->reason
                           : goes_on(intent) ? look_reason_
                                             : first_of_its_own + ++reasons_;
    Look now = look();
    bool will_change = session_.is_searching() || awaited_ || player_.playing();
    if (now != history_.now() || will_change) look_reason_ = reason;
    history_.note(std::move(now), reason);
  }
  view_.history = history_.reach();
}

// While time passes: what is played, and where a search or a longer recording led.
void Controller::note_passing(bool was_playing) {
  std::uint64_t reason = was_playing ? walk : look_reason_;
  reason != 0 ? history_.note(look(), reason) : history_.settle(look());
  view_.history = history_.reach();
}

}  // namespace loopscope::scene
