// The part of Controller that is about the text: opening, editing, running again.
#include <folder/read_bytes.hpp>
#include <scene/controller.hpp>

#include <filesystem>

namespace loopscope::scene {

namespace {

std::string file_name(const std::string& path) { return std::filesystem::path(path).filename().string(); }

}  // namespace

void Controller::open(const std::string& path, const SessionOptions& options) {
  options_ = options;
  options_.language = view_.language;
  player_.pause();
  if (path != session_.path()) {
    view_.breakpoints = {};
    view_.timeline = {};
    view_.bookmarks.clear();
    view_.unfolded.clear();
    view_.editing = false;
  }
  view_.selected = 0;
  view_.dialog_open = false;
  std::optional<std::string> bytes = read_bytes(path);
  run_path_ = path;
  document_ = {};
  Session session = bytes ? Session::open(path, *bytes, options_) : Session::open(path, options_);
  if (bytes) document_ = editor::Document(path, file_name(path), std::move(*bytes), session.is_trace());
  show_faults(session);
  adopt(std::move(session));
}

void Controller::open_untitled(const std::string& path, std::string bytes) {
  options_ = {};
  options_.language = view_.language;
  player_.pause();
  view_.breakpoints = {};
  view_.timeline = {};
  view_.bookmarks.clear();
  view_.unfolded.clear();
  view_.selected = 0;
  view_.dialog_open = false;
  run_path_ = path;
  Session session = Session::open(path, bytes, options_);
  document_ = editor::Document("", file_name(path), std::move(bytes), false);
  show_faults(session);
  adopt(std::move(session));
}

// The session is the one of the text as it stands.
void Controller::adopt(Session session) {
  session_ = std::move(session);
  update_wish();
  recording_ = true;
  shows_older_run_ = false;
  run_revision_ = tried_revision_ = document_.editor().buffer().revision();
  document_.begin_run();
  update_wish();
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
  if (!document_.is_open()) return;
  const editor::TextBuffer& buffer = document_.editor().buffer();
  tried_revision_ = buffer.revision();
  Session session = Session::open(run_path_, buffer.file_bytes(), options_);
  show_faults(session);
  bool had_run = session_.faults().empty() && session_.scene().counters.event.total > 0;
  if (!session.faults().empty() && had_run) {
    shows_older_run_ = true;
    return;
  }
  std::uint64_t step = session_.step();
  const Counters& counters = session_.scene().counters;
  bool was_at_end = counters.complete && step == counters.event.total && step > 0;
  player_.pause();
  adopt(std::move(session));
  was_at_end ? session_.seek_end() : session_.seek(step);
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
  move_breakpoints();
}

void Controller::take_text(const std::string& file_bytes) {
  document_.take_text(file_bytes);
  move_breakpoints();
  run_again();
}

void Controller::move_to(const std::string& path) {
  run_path_ = path;
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
