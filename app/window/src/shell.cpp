#include <window/shell.hpp>

#include <base/utf.hpp>
#include <scene/format.hpp>
#include <scene/lessons.hpp>
#include <scene/present_keys.hpp>
#include <scene/settings.hpp>
#include <scene/step_words.hpp>
#include <scene/tour.hpp>
#include <text/comfort_text.hpp>
#include <text/window_text.hpp>
#include <window/folder_list.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace loopscope::window {

namespace {

// ImGui needs a few frames after a change until hovering, scrolling and sizes have settled.
constexpr int settling_frames = 4;
constexpr double caret_blink_seconds = 0.1;
constexpr double progress_seconds = 0.1;  // between two looks at how far a run has come

scene::View remembered(const FileKeeper& files, scene::View view) {
  view.usual_language = view.language;
  files.load_settings(view);
  return view;
}

// The sooner of two waits, where below 0 means never.
double sooner(double a, double b) {
  if (a < 0 || b < 0) return std::max(a, b);
  return std::min(a, b);
}

std::string typed_text(char32_t character) {
  std::string text;
  append_utf8(text, character);
  return text;
}

// Search can be asked for from anywhere, and goes on while its own field is typed into.
bool is_for_search(editor::Command command) {
  return command == editor::Command::OpenSearch || command == editor::Command::OpenReplace ||
         command == editor::Command::FindNext || command == editor::Command::FindPrevious;
}

}  // namespace

Shell::Shell(scene::View view, scene::Size size, float display_scale, Places places,
             std::unique_ptr<scene::Runner> runner)
    : files_(std::move(places)),
      controller_(remembered(files_, view), std::move(runner)),
      display_scale_(display_scale),
      stage_(wanted_scale(size)) {
  controller_.set_progress(files_.progress());
  stage_.ui().settings_file = files_.settings_file();
  map_text_keys(ImGui::GetIO());
  wake();
}

void Shell::wake() { settling_ = settling_frames; }

float Shell::wanted_scale(scene::Size size) const {
  return std::max(scene::suggested_scale(size), display_scale_) * controller_.view().text_zoom;
}

bool Shell::prepare(scene::Size size) {
  panels::TextScale text = panels::text_scale(controller_.view(), size, wanted_scale(size));
  bool is_same = text.scale == stage_.scale() && text.least == stage_.least_text();
  if (is_same && !stage_.wants_letters()) return false;
  stage_.set_scale(text.scale, text.least);
  wake();
  return true;
}

void Shell::frame(scene::Size size, float seconds) {
  size_ = size;
  if (!input_.empty() || !pending_.empty()) wake();
  settling_ = std::max(0, settling_ - 1);
  if (controller_.has_news()) wake();
  controller_.advance(seconds);
  files_.journal().advance(controller_.document(), seconds);
  collect_key_intents();
  begin_offered_tour();
  carry_out_pending();
  refresh_dialog();
  refresh_palette();
  panels::Ui& ui = stage_.ui();
  // Its header holds what a quiz asks for; then only what the scene shows of the file is drawn.
  bool hides = controller_.hides_future();
  ui.document = controller_.document().is_open() && !hides ? &controller_.document() : nullptr;
  ui.shows_older_run = controller_.shows_older_run();
  stage_.frame(controller_.scene(), controller_.view(), controller_.player(), size, seconds, pending_);
  carry_out_pending();
  if (auto answer = controller_.take_answered()) files_.note_answer(*answer);
  files_.save_settings(controller_.view());
}

// Whether a text field has the focus was decided by the frame before, the one the person saw while typing.
void Shell::collect_key_intents() {
  panels::Ui& ui = stage_.ui();
  const scene::View& view = controller_.view();
  panels::AstralMap& map = view.palette_open        ? ui.palette.map
                           : view.dialog_open       ? ui.dialog.map
                           : view.present.room.open ? ui.room.map
                           : view.quiz.open         ? ui.quiz_field.map
                           : view.search.open       ? ui.run_search.map
                                                    : ui.editor.map;
  for (const Press& press : input_.apply(ImGui::GetIO(), &map)) {
    if (press.character != 0) stage_.expect_text(typed_text(press.character));
    if (asked_ == Asked::Nothing && take_focus_key(press)) continue;
    if (auto intent = asked_ != Asked::Nothing ? answer_of(press) : intent_of(press)) pending_.push_back(*intent);
  }
}

// While something has the ring, Enter and Space press it and Esc lets go; Tab moves it, out of a text field too.
bool Shell::take_focus_key(const Press& press) {
  using scene::Key;
  const scene::View& view = controller_.view();
  panels::FocusRing& ring = stage_.ui().focus;
  bool is_plain = press.character == 0 && !press.modifiers.control && !press.modifiers.alt;
  bool types = ImGui::GetIO().WantTextInput || view.editing;
  bool has_own_tab = view.editing || view.palette_open || view.dialog_open || view.present.open;
  if (is_plain && press.key == Key::Tab && (!has_own_tab || view.help_open)) {
    if (types) ImGui::SetWindowFocus(nullptr);
    move_focus(press.modifiers.shift ? -1 : 1);
    return true;
  }
  if (!ring.is_on() || types) return false;
  bool presses = press.key == Key::Enter || press.key == Key::KeypadEnter || press.key == Key::Space;
  if (!is_plain || press.modifiers.shift) return false;
  if (press.key == Key::Escape) ring.drop();
  if (presses) ring.press();
  return press.key == Key::Escape || presses;
}

void Shell::move_focus(int distance) {
  stage_.ui().focus.move(distance);
  wake();
}

// Once a program has run and nothing else wants attention; on the very first start only.
void Shell::begin_offered_tour() {
  const scene::View& view = controller_.view();
  bool is_there = controller_.scene().counters.event.total > 0 && !controller_.is_recording();
  if (!offers_tour_ || !is_there || asked_ != Asked::Nothing || scene::is_covered(view)) return;
  offers_tour_ = false;
  if (!view.tour_seen && !view.quiz.open && !view.present.open) pending_.push_back({scene::Action::ToggleTour});
}

std::optional<scene::Intent> Shell::intent_of(const Press& press) const {
  using scene::Key;
  bool scrolls =
      press.key == Key::Up || press.key == Key::Down || press.key == Key::PageUp || press.key == Key::PageDown;
  if (controller_.view().help_open && scrolls) return std::nullopt;  // the key sheet takes them
  bool pages = press.key == Key::PageUp || press.key == Key::PageDown;
  if (controller_.view().preview.open && !controller_.view().editing && pages) return std::nullopt;
  auto intent = asked_by(press);
  bool passes = intent && (!scene::is_covered(controller_.view()) || scene::acts_under_cover(intent->action));
  return passes ? intent : std::nullopt;
}

std::optional<scene::Intent> Shell::asked_by(const Press& press) const {
  const scene::PresentView& present = controller_.view().present;
  if (present.open && !controller_.view().dialog_open && !controller_.view().help_open)
    return press.character != 0 ? scene::intent_of_present_character(press.character, present.room)
                                : scene::intent_of_present_key(press.key, press.modifiers, present.room);
  if (auto intent = editor_intent(press)) return intent;
  const scene::View& view = controller_.view();
  if (view.settings.open && !view.palette_open) {
    if (press.character != 0) return std::nullopt;
    return scene::intent_of_setting_key(press.key, press.modifiers, view.settings.at, scene::setting_rows());
  }
  bool typing = ImGui::GetIO().WantTextInput || view.editing;
  bool covered = view.dialog_open || view.help_open || view.breaks_open || view.profiles_open || view.quiz.open;
  if (scene::shows_tour(view) && !typing) {
    if (auto intent = scene::intent_of_tour_key(press.key, press.modifiers)) return intent;
  }
  if (view.values_focus && !typing && !covered) {
    if (auto intent = scene::intent_of_value_key(press.key, press.modifiers)) return intent;
  }
  return press.character != 0 ? scene::intent_of_character(press.character, typing)
                              : scene::intent_of_key(press.key, press.modifiers, typing);
}

std::optional<scene::Intent> Shell::editor_intent(const Press& press) const {
  const scene::View& view = controller_.view();
  if (scene::is_covered(view) || !controller_.document().is_open()) return std::nullopt;
  bool has_focus = view.editing && !ImGui::GetIO().WantTextInput;
  if (press.character != 0) {
    bool is_text = has_focus && press.character >= ' ' && press.character != 0x7F;
    if (!is_text) return std::nullopt;
    return scene::edit_intent({editor::Command::Type, false, typed_text(press.character)});
  }
  auto request = scene::request_of_key(press.key, press.modifiers);
  if (!request || (!has_focus && !is_for_search(request->command))) return std::nullopt;
  request->count = stage_.lines_in_sight();
  return scene::edit_intent(std::move(*request));
}

// A question takes every key until it is answered.
std::optional<scene::Intent> Shell::answer_of(const Press& press) {
  panels::Question& question = stage_.ui().question;
  std::size_t count = question.answers.size();
  switch (press.key) {
    case scene::Key::Enter:
    case scene::Key::KeypadEnter:
      return scene::Intent{scene::Action::Answer, question.chosen};
    case scene::Key::Escape:
      return scene::Intent{scene::Action::Answer, count};
    case scene::Key::Left:
      question.chosen = (question.chosen + count - 1) % count;
      break;
    case scene::Key::Up:
    case scene::Key::Down:
      question.go_to_difference(press.key == scene::Key::Down);
      break;
    case scene::Key::Right:
    case scene::Key::Tab:
      question.chosen = (question.chosen + 1) % count;
      break;
    default:
      break;
  }
  wake();
  return std::nullopt;
}

void Shell::carry_out_pending() {
  if (!pending_.empty()) wake();
  scene::Intents intents;
  intents.swap(pending_);
  for (const scene::Intent& intent : intents) carry_out(intent);
}

void Shell::carry_out(const scene::Intent& intent) {
  switch (intent.action) {
    case scene::Action::ToggleFullScreen:
      full_screen_requested_ = !full_screen_requested_;
      return;
    case scene::Action::NudgeSplit:
      return nudge_split(intent);
    case scene::Action::OpenFile:
    case scene::Action::NewFile:
    case scene::Action::Quit:
      return leave(intent);
    case scene::Action::GoToLesson:
    case scene::Action::PresentStep:
      return go_to_lesson(intent);
    case scene::Action::Save:
      return save();
    case scene::Action::SaveFile:
      save_under(intent.text);
      return;
    case scene::Action::Answer:
      return answer(intent.value);
    case scene::Action::Reload:
      return reload(intent);
    case scene::Action::CopyWords:
      ImGui::SetClipboardText(scene::step_text(controller_.scene(), controller_.view().language).c_str());
      return controller_.say(text(controller_.view().language, ComfortText::words_copied));
    case scene::Action::Edit:
      return use_clipboard(intent.edit);
    case scene::Action::MoveFocus:
      return move_focus(intent.x < 0 ? -1 : 1);
    default:
      controller_.handle(intent);
  }
}

// From where the border stands, by a step that can be seen, as far as the panels beside it allow.
void Shell::nudge_split(const scene::Intent& intent) {
  constexpr float step = 40;  // pixels of scale 1
  scene::Layout layout = stage_.layout_of(controller_.scene(), size_);
  auto handle = std::find_if(layout.handles.begin(), layout.handles.end(), [&](const scene::Handle& each) {
    return each.split == static_cast<scene::Split>(intent.value);
  });
  Language language = controller_.view().language;
  if (handle == layout.handles.end()) return controller_.say(text(language, ComfortText::split_not_here));
  float by = step * layout.scale / std::abs(handle->length) * (intent.x < 0 ? -1.0F : 1.0F);
  float share = std::clamp(handle->share + by, handle->least_share, handle->most_share);
  if (std::abs(share - handle->share) * std::abs(handle->length) < 1)
    return controller_.say(text(language, ComfortText::split_at_end));
  scene::Intent move{scene::Action::MoveSplit, handle->place};
  move.x = share;
  controller_.handle(move);
}

void Shell::use_clipboard(const editor::Request& request) {
  using editor::Command;
  const editor::Document& document = controller_.document();
  bool copies = request.command == Command::Copy || request.command == Command::Cut;
  if (copies) ImGui::SetClipboardText(document.editor().copied_text().c_str());
  if (request.command == Command::Copy) return;
  editor::Request edit = request;
  if (request.command == Command::Cut) edit.command = Command::Erase;
  if (request.command == Command::PasteClipboard) {
    const char* text = ImGui::GetClipboardText();
    edit.command = Command::Paste;
    edit.text = text ? text : "";
    if (edit.text.empty()) return;
  }
  controller_.handle(scene::edit_intent(std::move(edit)));
}

void Shell::refresh_dialog() {
  panels::OpenDialog& dialog = stage_.ui().dialog;
  const scene::View& view = controller_.view();
  if (!view.dialog_open) {
    listed_folder_.clear();
    return;
  }
  if (!dialog.was_open) {
    const editor::Document& document = controller_.document();
    std::string folder = folder_of(document.path().empty() ? "" : document.path());
    dialog.list = std::exchange(dialog.opens_with, panels::FileList::Folder);
    dialog.set_path(view.dialog_saves ? folder + document.name() : folder);
    dialog.lists[1] = recent_entries(files_.recent());
    dialog.lists[2] = lesson_entries(lessons_, view.language);
  }
  if (dialog.list != panels::FileList::Folder) return;
  std::string path = dialog.path();
  std::string folder = path.substr(0, path.rfind('/') + 1);
  if (folder == listed_folder_ && dialog.was_open) return;
  dialog.entries() = list_folder(folder);
  listed_folder_ = folder;
}

// Lessons and recent files are read once; what can be asked for may change while the palette is open.
void Shell::refresh_palette() {
  panels::PaletteUi& palette = stage_.ui().palette;
  const scene::View& view = controller_.view();
  if (!view.palette_open) return;
  if (!palette.was_open) palette_sources_ = {scene::read_lessons(lessons_, view.language), files_.recent()};
  scene::Situation now{controller_.scene(), view, controller_.player(), controller_.document()};
  palette.entries = scene::palette_entries(now, palette_sources_);
  palette.numbers = scene::number_entries(now, palette.was_open ? palette.typed() : "");
}

bool Shell::take_full_screen_request() {
  bool requested = full_screen_requested_;
  full_screen_requested_ = false;
  return requested;
}

double Shell::longest_sleep() const {
  if (controller_.is_searching()) return 0;
  if (controller_.player().playing()) return controller_.player().seconds_to_next();
  double wait = sooner(controller_.seconds_to_run(), files_.journal().seconds_to_write());
  if (controller_.is_recording()) wait = sooner(wait, progress_seconds);
  return ImGui::GetIO().WantTextInput ? sooner(wait, caret_blink_seconds) : wait;
}

std::string Shell::title() const {
  const scene::Scene& scene = controller_.scene();
  if (!scene.code.source) return "Loopscope";
  const scene::Counters& counters = scene.counters;
  Language language = controller_.view().language;
  std::string step = text(language, WindowText::window_title_step, scene::format_count(counters.event.now),
                          scene::format_count(counters.event.total));
  const editor::Document& document = controller_.document();
  bool is_modified = document.is_open() && document.is_modified();
  bool is_document = scene.code.is_main && document.is_open() && !controller_.hides_future();
  std::string name = is_document ? document.name() : scene.code.source->name;
  return name + (is_modified ? " *" : "") + " · " + step + " · Loopscope";
}

}  // namespace loopscope::window
