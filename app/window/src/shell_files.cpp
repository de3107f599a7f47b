// The part of Shell that is about files: opening, saving, what others write, and the questions that come of it.
#include <filesystem>

#include <text/editor_text.hpp>
#include <window/disk.hpp>
#include <window/shell.hpp>

namespace loopscope::window {

namespace {

std::string untitled_path(const std::string& name) {
  std::error_code error;
  return (std::filesystem::current_path(error) / name).string();
}

}  // namespace

std::string Shell::words(TextId id, const std::string& argument) const {
  return text(controller_.view().language, id, argument);
}

// --- opening

void Shell::open(const std::string& path, const scene::SessionOptions& options) {
  controller_.open(path, options);
  after_open();
}

void Shell::open_nothing() {
  if (auto found = files_.journal().find("")) {
    if (found->record.path.empty()) {
      open_untitled(found->record.name, "");
      return ask_recover(std::move(*found));
    }
    open(found->record.path, {});
  }
  wake();
}

void Shell::open_untitled(std::string name, std::string bytes) {
  controller_.open_untitled(untitled_path(name), std::move(bytes));
  controller_.handle({scene::Action::FocusEditor});
  wake();
}

void Shell::after_open() {
  wake();
  const editor::Document& document = controller_.document();
  if (!document.is_open()) return;
  files_.note_opened(document.path());
  auto found = files_.journal().find(document.path());
  if (!found) return;
  if (found->record.bytes == document.disk_bytes()) return files_.journal().drop(*found);
  ask_recover(std::move(*found));
}

void Shell::present(std::vector<std::string> play_list) {
  controller_.set_play_list(std::move(play_list));
  controller_.handle({scene::Action::TogglePresent});
  wake();
}

void Shell::go_to_lesson(const scene::Intent& intent) {
  std::string lesson = controller_.lesson_for(intent);
  if (lesson.empty()) return controller_.handle(intent);
  leave({scene::Action::OpenFile, 0, lesson});
}

// Before the text goes away, it is asked about.
void Shell::leave(const scene::Intent& intent) {
  const editor::Document& document = controller_.document();
  bool loses = document.is_open() && document.is_modified() && !document.is_read_only();
  loses ? ask_unsaved(intent) : proceed(intent);
}

void Shell::proceed(const scene::Intent& intent) {
  switch (intent.action) {
    case scene::Action::Quit:
      quit_ = true;
      return;
    case scene::Action::NewFile:
      return open_untitled(text(controller_.view().language, EditorText::editor_untitled) + ".js", "");
    default:
      controller_.handle(intent);
      after_open();
  }
}

// Reads the file again, or runs the text again where it is not what the disk has.
void Shell::reload(const scene::Intent& intent) {
  controller_.handle(intent);
  const editor::Document& document = controller_.document();
  if (document.is_open() && !document.is_modified()) files_.note_opened(document.path());
}

// --- saving

void Shell::save() {
  const editor::Document& document = controller_.document();
  if (!document.is_open() || document.is_read_only()) return;
  if (document.path().empty()) return controller_.handle({scene::Action::SaveDialog});
  watch_files();
  if (asked_ == Asked::Nothing) save_under(document.path());
}

bool Shell::save_under(const std::string& path) {
  editor::Document& document = controller_.document();
  bool is_other = path != document.path();
  std::string why = files_.save(document, path);
  if (controller_.view().dialog_open) controller_.handle({scene::Action::CloseDialog});
  if (!why.empty()) {
    controller_.say(text(controller_.view().language, EditorText::editor_cannot_save, path, why));
    return false;
  }
  if (is_other) controller_.move_to(path);
  if (!is_other && controller_.is_stale()) controller_.run_again();
  controller_.say(words(EditorText::editor_saved, document.name()));
  return true;
}

// --- what others write

void Shell::watch_files() {
  editor::Document& document = controller_.document();
  if (!document.is_open() || asked_ != Asked::Nothing) return;
  switch (files_.look(document.path())) {
    case FileKeeper::Change::None:
      return;
    case FileKeeper::Change::Gone:
      document.forget_disk();
      controller_.say(words(EditorText::editor_file_gone, document.name()));
      break;
    case FileKeeper::Change::Written:
      file_written();
      break;
  }
  wake();
}

void Shell::file_written() {
  editor::Document& document = controller_.document();
  std::string theirs = read_file(document.path()).value_or("");
  if (theirs == document.disk_bytes()) return;
  if (theirs == document.editor().buffer().file_bytes()) return document.set_disk_bytes(std::move(theirs));
  if (document.is_read_only()) return controller_.handle({scene::Action::Reload});
  if (document.is_modified()) return ask_conflict(std::move(theirs));
  document.set_disk_bytes(theirs);
  controller_.take_text(theirs);
  controller_.say(words(EditorText::editor_read_again, document.name()));
}

// --- questions

void Shell::ask(Asked what, panels::Question question) {
  asked_ = what;
  stage_.ui().question = std::move(question);
  wake();
}

void Shell::ask_unsaved(const scene::Intent& next) {
  Language language = controller_.view().language;
  next_ = next;
  ask(Asked::Unsaved, {words(EditorText::ask_unsaved_title, controller_.document().name()),
                       text(language, EditorText::ask_unsaved),
                       "",
                       "",
                       {text(language, EditorText::files_save), text(language, EditorText::ask_discard),
                        text(language, EditorText::ask_cancel)}});
}

void Shell::ask_conflict(std::string theirs) {
  Language language = controller_.view().language;
  const editor::Document& document = controller_.document();
  editor::Difference difference = editor::first_difference(theirs, document.editor().buffer().file_bytes());
  theirs_ = std::move(theirs);
  ask(Asked::Conflict, {words(EditorText::ask_conflict_title, document.name()),
                        text(language, EditorText::ask_conflict),
                        difference.before,
                        difference.after,
                        {text(language, EditorText::ask_keep_mine), text(language, EditorText::ask_take_theirs),
                         text(language, EditorText::ask_show_both)}});
}

void Shell::ask_recover(JournalKeeper::Found found) {
  Language language = controller_.view().language;
  editor::Difference difference = editor::first_difference(controller_.document().disk_bytes(), found.record.bytes);
  found_ = std::move(found);
  ask(Asked::Recover, {words(EditorText::ask_recover_title, found_->record.name),
                       text(language, EditorText::ask_recover),
                       difference.before,
                       difference.after,
                       {text(language, EditorText::ask_take_back), text(language, EditorText::ask_throw_away)}});
}

void Shell::answer(std::size_t which) {
  Asked asked = asked_;
  asked_ = Asked::Nothing;
  stage_.ui().question = {};
  switch (asked) {
    case Asked::Unsaved:
      return answer_unsaved(which);
    case Asked::Conflict:
      return answer_conflict(which);
    case Asked::Recover:
      return answer_recover(which);
    case Asked::Nothing:
      return;
  }
}

// Save, do not save, or stay.
void Shell::answer_unsaved(std::size_t which) {
  const editor::Document& document = controller_.document();
  if (which > 1) return;
  if (which == 0 && document.path().empty()) return controller_.handle({scene::Action::SaveDialog});
  if (which == 0 && !save_under(document.path())) return;
  files_.journal().forget();
  proceed(next_);
}

// Dismissed, it is mine that stays.
void Shell::answer_conflict(std::size_t which) {
  if (which == 2) return ask_over_both();
  controller_.document().set_disk_bytes(theirs_);
  if (which == 1) controller_.take_text(theirs_);
  theirs_.clear();
}

// The same question, with both texts beside each other.
void Shell::ask_over_both() {
  Language language = controller_.view().language;
  const editor::Document& document = controller_.document();
  panels::Question question{words(EditorText::ask_conflict_title, document.name()),
                            "",
                            "",
                            "",
                            {text(language, EditorText::ask_keep_mine), text(language, EditorText::ask_take_theirs)}};
  panels::Comparison& comparison = question.comparison;
  comparison.title = text(language, EditorText::compare_theirs);
  comparison.other_title = text(language, EditorText::compare_mine);
  comparison.one = editor::split_lines(theirs_);
  comparison.other = editor::split_lines(document.editor().buffer().file_bytes());
  comparison.lines = editor::compare_lines(comparison.one, comparison.other);
  if (comparison.lines.empty()) comparison.lines.push_back({std::nullopt, std::nullopt, true});
  ask(Asked::Conflict, std::move(question));
}

// Dismissed, the journal stays for another time.
void Shell::answer_recover(std::size_t which) {
  JournalKeeper::Found found = std::move(*found_);
  found_.reset();
  if (which > 1) return;
  if (which == 0) {
    controller_.take_text(found.record.bytes);
    controller_.handle({scene::Action::FocusEditor});
    controller_.say(text(controller_.view().language, EditorText::editor_recovered));
    files_.journal().write_now(controller_.document());
  }
  files_.journal().drop(found);
}

}  // namespace loopscope::window
