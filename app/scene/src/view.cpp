#include <scene/view.hpp>

#include <algorithm>
#include <iterator>

namespace loopscope::scene {

bool is_covered(const View& view) {
  return view.help_open || view.words_open || view.dialog_open || view.breaks_open || view.profiles_open ||
         view.palette_open || view.settings.open;
}

namespace {

constexpr Action under_cover[] = {Action::Escape,
                                  Action::ToggleHelp,
                                  Action::ToggleWords,
                                  Action::CopyWords,
                                  Action::ToggleBreakDialog,
                                  Action::OpenDialog,
                                  Action::SaveDialog,
                                  Action::TogglePalette,
                                  Action::Save,
                                  Action::NewFile,
                                  Action::NextTheme,
                                  Action::NextLanguage,
                                  Action::ToggleMotion,
                                  Action::LargerText,
                                  Action::SmallerText,
                                  Action::DefaultText,
                                  Action::ToggleLineRuns,
                                  Action::ToggleFullScreen,
                                  Action::ToggleSettings,
                                  Action::FocusSetting,
                                  Action::ChangeSetting,
                                  Action::ResetSetting,
                                  Action::ResetSettings,
                                  Action::NextGrain,
                                  Action::Faster,
                                  Action::Slower,
                                  Action::MoveFocus,
                                  Action::Quit};

}  // namespace

bool acts_under_cover(Action action) {
  return std::find(std::begin(under_cover), std::end(under_cover), action) != std::end(under_cover);
}

void note_command(View& view, const std::string& id) {
  constexpr std::size_t most = 12;
  std::vector<std::string>& recent = view.recent_commands;
  std::erase(recent, id);
  recent.insert(recent.begin(), id);
  if (recent.size() > most) recent.resize(most);
}

Stretch whole_timeline(const View& view, const Scene& scene) {
  if (!view.timeline.by_time || !scene.timeline)
    return {0, std::max(1.0, static_cast<double>(scene.counters.event.total))};
  return {0, std::max(1000.0, static_cast<double>(scene.timeline->last_time()))};
}

Stretch shown_timeline(const View& view, const Scene& scene) {
  Stretch whole = whole_timeline(view, scene);
  return view.timeline.fits ? whole : panned(view.timeline.shown, whole, 0);
}

double timeline_cursor(const View& view, const Scene& scene) {
  return view.timeline.by_time ? static_cast<double>(scene.clock) : static_cast<double>(scene.counters.event.now);
}

}  // namespace loopscope::scene
