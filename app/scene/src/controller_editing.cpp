// The part of Controller that is about the text: opening, editing, running again.
#include <folder/read_bytes.hpp>
#include <history/trace.hpp>
#include <scene/controller.hpp>

#include <filesystem>
#include <utility>

namespace loopscope::scene {

namespace {

constexpr double moment = 0.02;  // seconds: most programs have been run by then, and nothing flickers

std::string file_name(const std::string& path) { return std::filesystem::path(path).filename().string(); }

}  // namespace

// What belongs to the file that was open, and not to the one that will be.
void Controller::forget_file() {
  room_.forget();
  view_.breakpoints = {};
  view_.timeline = {};
  view_.bookmarks.clear();
  view_.unfolded.clear();
  view_.editing = false;
}

void Controller::open(const std::string& path, const SessionOptions& options) {
  options_ = options;
  options_.language = view_.language;
  player_.pause();
  bool is_other = path != session_.path();
  if (is_other) forget_file();
  room_.close();
  view_.selected = 0;
  view_.dialog_open = false;
  std::optional<std::string> bytes = read_bytes(path);
  document_ = {};
  if (bytes) document_ = editor::Document(path, file_name(path), *bytes, is_trace(*bytes));
  if (is_other && bytes) show_text(Session::read(path, *bytes, options_));
  begin_order({path, std::move(bytes), options_}, Cursor::Start);
  runner_->wait(moment);
  take_made_runs();
}

void Controller::open_untitled(const std::string& path, std::string bytes) {
  options_ = {};
  options_.language = view_.language;
  player_.pause();
  forget_file();
  view_.selected = 0;
  view_.dialog_open = false;
  document_ = editor::Document("", file_name(path), bytes, false);
  show_text(Session::read(path, bytes, options_));
  begin_order({path, std::move(bytes), options_}, Cursor::Start);
  runner_->wait(moment);
  take_made_runs();
}

// What can be shown of a file while its run is being made.
void Controller::show_text(Session session) {
  show_faults(session);
  runner_->bury(std::exchange(session_, std::move(session)));
}

void Controller::show_faults(const Session& session) {
  std::vector<editor::Fault> faults;
  for (const SourceFault& fault : session.faults()) {
    if (fault.range.empty()) continue;
    bool one_line = fault.range.begin.line == fault.range.end.line;
    std::size_t begin = fault.range.begin.column - 1;
    faults.push_back(
        {fault.range.begin.line - 1, begin, one_line ? fault.range.end.column - 1 : std::string::npos, fault.message});
  }
  document_.set_faults(std::move(faults));
}

void Controller::run_again() {
  if (document_.is_open()) order_text(Cursor::Keep);
}

bool Controller::handle_editing(const Intent& intent) {
  switch (intent.action) {
    case Action::FocusEditor:
      view_.editing = document_.is_open();
      return true;
    case Action::LeaveEditor:
      leave_editor();
      return true;
    case Action::Edit:
      edit(intent.edit);
      return true;
    case Action::ToggleRunMode:
      view_.runs_on_typing = !view_.runs_on_typing;
      return true;
    default:
      return false;
  }
}

void Controller::leave_editor() { view_.editing = false; }

void Controller::edit(const editor::Request& request) {
  if (!document_.is_open()) return;
  bool opens = request.command == editor::Command::OpenSearch || request.command == editor::Command::OpenReplace;
  if (opens || request.command == editor::Command::CloseSearch) view_.editing = true;
  if (!document_.apply(request)) return;
  since_edit_ = 0;
  session_.say({});
  give_up_order();
  move_breakpoints();
}

void Controller::take_text(const std::string& file_bytes) {
  document_.take_text(file_bytes);
  give_up_order();
  move_breakpoints();
  run_again();
}

void Controller::move_to(const std::string& path) {
  order_.path = path;
  run_again();
}

// Breakpoints stay on their statements, wherever those go.
void Controller::move_breakpoints() {
  for (const editor::LineShift& shift : document_.take_shifts()) {
    std::set<std::uint32_t> moved;
    for (std::uint32_t line : view_.breakpoints.lines) {
      if (auto now = shifted(shift, line - 1)) moved.insert(static_cast<std::uint32_t>(*now + 1));
    }
    view_.breakpoints.lines = std::move(moved);
  }
}

bool Controller::waits_for_pause() const {
  return view_.runs_on_typing && document_.is_open() && tried_revision_ != document_.editor().buffer().revision();
}

double Controller::seconds_to_run() const {
  constexpr double typing_pause = 0.25;
  return waits_for_pause() ? std::max(0.0, typing_pause - since_edit_) : -1;
}

}  // namespace loopscope::scene
