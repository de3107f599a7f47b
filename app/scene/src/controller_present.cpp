// The controller's part in presenting: a play list, notes, a screen that is blanked, and what the room says.
#include <scene/controller.hpp>

#include <algorithm>
#include <iterator>

namespace loopscope::scene {

namespace {

constexpr float zoom_step = 0.25F, largest_zoom = 16.0F / 7;  // four times the usual text

// What a presenter may ask of the run and the window, beside its own; the rest would need what is not shown.
constexpr Action shared[] = {
    Action::StepForward, Action::StepBack,   Action::StepInto,       Action::StepOver,         Action::StepOut,
    Action::GoToStart,   Action::GoToEnd,    Action::GoToStep,       Action::TogglePlay,       Action::Pause,
    Action::Faster,      Action::Slower,     Action::SetGrain,       Action::NextGrain,        Action::ToggleHelp,
    Action::OpenDialog,  Action::OpenFile,   Action::CloseDialog,    Action::ToggleFullScreen, Action::Reload,
    Action::Escape,      Action::NextOutput, Action::PreviousOutput, Action::ToggleMotion,     Action::Quit};
// What goes on behind a blank screen without lighting it.
constexpr Action behind_blank[] = {Action::BlankScreen, Action::OpenFile, Action::ToggleFullScreen, Action::Quit};
// What the room may be shown before the answer.
constexpr Action before_answer[] = {Action::ToggleHelp,  Action::OpenDialog,       Action::OpenFile,
                                    Action::CloseDialog, Action::ToggleFullScreen, Action::Quit};

template <std::size_t size>
bool is_among(const Action (&actions)[size], Action action) {
  return std::find(std::begin(actions), std::end(actions), action) != std::end(actions);
}

bool is_of_presenter(Action action) { return action >= Action::TogglePresent && action <= Action::RoomReveal; }

}  // namespace

void Controller::set_play_list(std::vector<std::string> paths) {
  play_list_.clear();
  for (std::string& path : paths) {
    bool is_new = std::find(play_list_.begin(), play_list_.end(), path) == play_list_.end();
    if (is_new) play_list_.push_back(std::move(path));
  }
  update_present();
}

void Controller::update_present() {
  PresentView& present = view_.present;
  auto at = std::find(play_list_.begin(), play_list_.end(), session_.path());
  present.lessons = play_list_.size();
  present.lesson = at == play_list_.end() ? 0 : static_cast<std::size_t>(at - play_list_.begin()) + 1;
  present.room = room_.view();
}

bool Controller::is_at_end() const {
  const Counters& counters = session_.scene().counters;
  return counters.complete && counters.event.now >= counters.event.total;
}

std::string Controller::lesson_for(const Intent& intent) const {
  if (!view_.present.open || view_.present.blank != Blank::No || room_.hides() || view_.present.lesson == 0) return "";
  bool forward = intent.x >= 0;
  bool leaves = forward ? is_at_end() : session_.step() == 0;
  if (intent.action != Action::GoToLesson && (intent.action != Action::PresentStep || !leaves)) return "";
  std::size_t at = view_.present.lesson - 1;
  bool is_there = forward ? at + 1 < play_list_.size() : at > 0;
  return is_there ? play_list_[forward ? at + 1 : at - 1] : "";
}

Breakpoints Controller::stops() const {
  Breakpoints stops = view_.breakpoints;
  if (!view_.present.open) return stops;
  for (const Note& note : session_.scene().code.notes) stops.lines.insert(note.line);
  return stops;
}

void Controller::toggle_present() {
  if (quiz_.hides() || compare_.is_open()) return;
  PresentView& present = view_.present;
  bool opens = !present.open;
  bool is_light_window = view_.theme == ThemeName::Light || view_.theme == ThemeName::HighContrastLight;
  bool chose_light = present.chose_light;
  bool light = chose_light ? present.light : is_light_window;
  player_.pause();
  quiz_.close();
  room_.close();
  view_.quiz = quiz_.view();
  view_.editing = view_.values_focus = view_.help_open = view_.breaks_open = view_.profiles_open = false;
  view_.settings.open = false;
  view_.search.open = view_.chain_open = view_.tour.open = false;
  view_.selected = 0;
  present = {};
  present.open = opens;
  present.light = light;
  present.chose_light = chose_light;
}

bool Controller::handle_present(const Intent& intent) {
  if (intent.action == Action::TogglePresent) return toggle_present(), true;
  PresentView& present = view_.present;
  if (!present.open) return is_of_presenter(intent.action);
  if (present.blank != Blank::No && !is_among(behind_blank, intent.action)) {
    present.blank = Blank::No;
    return true;
  }
  if (handle_stage(intent) || handle_room(intent)) return true;
  if (room_.hides()) return !is_among(before_answer, intent.action);
  return !is_among(shared, intent.action);
}

// What is about the screen alone.
bool Controller::handle_stage(const Intent& intent) {
  PresentView& present = view_.present;
  switch (intent.action) {
    case Action::BlankScreen: {
      auto wanted = static_cast<Blank>(std::min<std::uint64_t>(intent.value, 2));
      present.blank = present.blank == wanted ? Blank::No : wanted;
      player_.pause();
      return true;
    }
    case Action::ToggleRing:
      present.ring = !present.ring;
      return true;
    case Action::NextTheme:
      present.light = !present.light;
      present.chose_light = true;
      return true;
    case Action::LargerText:
      present.zoom = std::min(present.zoom + zoom_step, largest_zoom);
      return true;
    case Action::SmallerText:
      present.zoom = std::max(present.zoom - zoom_step, 1.0F);
      return true;
    case Action::DefaultText:
      present.zoom = 1;
      return true;
    case Action::SetLanguage:
      if (static_cast<Language>(intent.value) == view_.language) return true;
      [[fallthrough]];
    case Action::NextLanguage:
      set_language(view_.language == Language::English ? Language::Portuguese : Language::English);
      room_.say_again(session_, view_.language);
      return true;
    default:
      return false;
  }
}

// What is about the room, the notes and the play list.
bool Controller::handle_room(const Intent& intent) {
  bool is_covered = scene::is_covered(view_);
  if (room_.handle(intent, view_.language)) return true;
  switch (intent.action) {
    case Action::AskRoom:
      player_.pause();
      room_.view().open ? room_.close() : room_.open(session_, view_.language);
      return true;
    case Action::Escape:
      if (is_covered) return false;
      if (room_.view().typing) return room_.handle({Action::RoomType}, view_.language);
      room_.view().open ? room_.close() : toggle_present();
      return true;
    case Action::GoToNote:
      if (!room_.hides()) go_to_note(intent.x < 0 ? Direction::Back : Direction::Forward);
      return true;
    case Action::GoToLesson:
    case Action::PresentStep: {
      std::string lesson = lesson_for(intent);
      if (!lesson.empty()) return handle_files({Action::OpenFile, 0, lesson});
      if (intent.action == Action::GoToLesson || room_.hides()) return true;
      player_.pause();
      session_.step(view_.grain, intent.x < 0 ? Direction::Back : Direction::Forward);
      return true;
    }
    default:
      return false;
  }
}

void Controller::go_to_note(Direction direction) {
  Wanted note;
  note.what = Wanted::What::Breakpoint;
  for (const Note& each : session_.scene().code.notes) note.breakpoints.lines.insert(each.line);
  player_.pause();
  if (!note.breakpoints.empty()) session_.find(note, direction);
}

}  // namespace loopscope::scene
