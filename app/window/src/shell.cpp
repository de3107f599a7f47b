#include <window/shell.hpp>

#include <scene/format.hpp>
#include <window/folder_list.hpp>

#include <algorithm>

namespace loopscope::window {

namespace {

// ImGui needs a few frames after a change until hovering, scrolling and sizes have settled.
constexpr int settling_frames = 4;
constexpr double caret_blink_seconds = 0.1;

}  // namespace

Shell::Shell(scene::View view, scene::Size size, float display_scale)
    : controller_(view), display_scale_(display_scale), stage_(wanted_scale(size)) {
  map_text_keys(ImGui::GetIO());
  wake();
}

void Shell::wake() { settling_ = settling_frames; }

float Shell::wanted_scale(scene::Size size) const {
  return std::max(scene::suggested_scale(size), display_scale_) * controller_.view().text_zoom;
}

bool Shell::prepare(scene::Size size) {
  float scale = wanted_scale(size);
  if (scale == stage_.scale()) return false;
  stage_.set_scale(scale);
  wake();
  return true;
}

void Shell::open(const std::string& path, const scene::SessionOptions& options) {
  controller_.open(path, options);
  wake();
}

void Shell::frame(scene::Size size, float seconds) {
  if (!input_.empty() || !pending_.empty()) wake();
  settling_ = std::max(0, settling_ - 1);
  controller_.advance(seconds);
  collect_key_intents();
  refresh_dialog();
  stage_.frame(controller_.scene(), controller_.view(), controller_.player(), size, seconds, pending_);
  carry_out();
}

// Whether a text field has the focus was decided by the frame before, the one the person saw while typing.
void Shell::collect_key_intents() {
  bool typing = ImGui::GetIO().WantTextInput;
  for (const Press& press : input_.apply(ImGui::GetIO())) {
    auto intent = press.character != 0 ? scene::intent_of_character(press.character, typing)
                                       : scene::intent_of_key(press.key, press.modifiers, typing);
    if (intent) pending_.push_back(*intent);
  }
}

void Shell::carry_out() {
  if (!pending_.empty()) wake();
  for (const scene::Intent& intent : pending_) {
    quit_ |= intent.action == scene::Action::Quit;
    full_screen_requested_ ^= intent.action == scene::Action::ToggleFullScreen;
  }
  controller_.handle(pending_);
  pending_.clear();
}

void Shell::refresh_dialog() {
  panels::OpenDialog& dialog = stage_.ui().dialog;
  if (!controller_.view().dialog_open) {
    listed_folder_.clear();
    return;
  }
  if (!dialog.was_open) dialog.set_path(folder_of(controller_.session().path()));
  std::string path = dialog.path();
  std::string folder = path.substr(0, path.rfind('/') + 1);
  if (folder == listed_folder_ && dialog.was_open) return;
  dialog.entries = list_folder(folder);
  listed_folder_ = folder;
}

bool Shell::take_full_screen_request() {
  bool requested = full_screen_requested_;
  full_screen_requested_ = false;
  return requested;
}

double Shell::longest_sleep() const {
  if (controller_.is_recording() || controller_.is_searching()) return 0;
  if (controller_.player().playing()) return controller_.player().seconds_to_next();
  return ImGui::GetIO().WantTextInput ? caret_blink_seconds : -1;
}

std::string Shell::title() const {
  const scene::Scene& scene = controller_.scene();
  if (!scene.code.source) return "Loopscope";
  const scene::Counters& counters = scene.counters;
  Language language = controller_.view().language;
  std::string step = text(language, TextId::window_title_step, scene::format_count(counters.event.now),
                          scene::format_count(counters.event.total));
  return scene.code.source->name + " · " + step + " · Loopscope";
}

}  // namespace loopscope::window
