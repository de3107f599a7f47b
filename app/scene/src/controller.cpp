#include <scene/controller.hpp>

#include <algorithm>

namespace loopscope::scene {

namespace {

constexpr float zoom_step = 0.25F;
constexpr float smallest_zoom = 0.75F;
constexpr float largest_zoom = 4;

template <class Enum>
Enum following(Enum value, std::size_t count) {
  return static_cast<Enum>((static_cast<std::size_t>(value) + 1) % count);
}

}  // namespace

void Controller::open(const std::string& path, const SessionOptions& options) {
  options_ = options;
  options_.language = view_.language;
  player_.pause();
  session_ = Session::open(path, options_);
  recording_ = true;
  view_.dialog_open = false;
}

void Controller::handle(const Intents& intents) {
  for (const Intent& intent : intents) handle(intent);
}

void Controller::handle(const Intent& intent) {
  if (handle_movement(intent)) {
    player_.pause();
    return;
  }
  if (handle_playing(intent) || handle_files(intent)) return;
  handle_view(intent);
}

bool Controller::handle_movement(const Intent& intent) {
  switch (intent.action) {
    case Action::StepForward:
      session_.step(view_.grain, Direction::Forward);
      return true;
    case Action::StepBack:
      session_.step(view_.grain, Direction::Back);
      return true;
    case Action::StepInto:
      session_.step(Grain::Line, Direction::Forward);
      return true;
    case Action::StepOver:
      session_.step_over();
      return true;
    case Action::StepOut:
      session_.step_out();
      return true;
    case Action::GoToStart:
      session_.seek(0);
      return true;
    case Action::GoToEnd:
      session_.seek_end();
      return true;
    case Action::GoToStep:
      session_.seek(intent.value);
      return true;
    default:
      return false;
  }
}

bool Controller::handle_playing(const Intent& intent) {
  switch (intent.action) {
    case Action::TogglePlay:
      player_.playing() ? player_.pause() : player_.play();
      return true;
    case Action::Pause:
      player_.pause();
      return true;
    case Action::Faster:
      player_.faster();
      return true;
    case Action::Slower:
      player_.slower();
      return true;
    default:
      return false;
  }
}

bool Controller::handle_files(const Intent& intent) {
  switch (intent.action) {
    case Action::OpenDialog:
      view_.dialog_open = true;
      return true;
    case Action::CloseDialog:
      view_.dialog_open = false;
      return true;
    case Action::OpenFile:
      open(intent.text);
      return true;
    case Action::Reload:
      if (!session_.path().empty()) open(std::string(session_.path()), options_);
      return true;
    default:
      return false;
  }
}

void Controller::handle_view(const Intent& intent) {
  switch (intent.action) {
    case Action::SetGrain:
      view_.grain = static_cast<Grain>(std::min<std::uint64_t>(intent.value, 2));
      break;
    case Action::NextGrain:
      view_.grain = following(view_.grain, 3);
      break;
    case Action::NextTheme:
      view_.theme = following(view_.theme, theme_count);
      break;
    case Action::NextLanguage:
      set_language(following(view_.language, 2));
      break;
    case Action::LargerText:
      view_.text_zoom = std::min(view_.text_zoom + zoom_step, largest_zoom);
      break;
    case Action::SmallerText:
      view_.text_zoom = std::max(view_.text_zoom - zoom_step, smallest_zoom);
      break;
    case Action::DefaultText:
      view_.text_zoom = 1;
      break;
    case Action::ToggleHelp:
      view_.help_open = !view_.help_open;
      break;
    case Action::Escape:
      escape();
      break;
    default:
      break;
  }
}

void Controller::set_language(Language language) {
  view_.language = language;
  session_.set_language(language);
}

void Controller::escape() {
  view_.help_open = false;
  view_.dialog_open = false;
}

void Controller::advance(double seconds) {
  constexpr std::uint64_t slice = 1'000'000;  // instructions a frame: a few milliseconds
  recording_ = session_.run_ahead(slice);
  for (std::size_t due = player_.advance(seconds); due > 0; --due) {
    if (session_.step(view_.grain, Direction::Forward)) continue;
    player_.pause();
    return;
  }
}

}  // namespace loopscope::scene
