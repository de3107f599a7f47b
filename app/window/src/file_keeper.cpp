#include <window/file_keeper.hpp>

#include <filesystem>

#include <window/settings.hpp>

namespace loopscope::window {

namespace {

std::string below(const std::string& folder, const char* name) { return folder.empty() ? "" : folder + "/" + name; }

void write_own(const std::string& folder, const char* name, const std::string& text) {
  if (folder.empty()) return;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  write_file(below(folder, name), text);
}

}  // namespace

FileKeeper::FileKeeper(Places places) : places_(std::move(places)), journal_(below(places_.state, "journal")) {
  if (!places_.state.empty()) recent_ = read_recent(read_file(below(places_.state, "recent")).value_or(""));
  is_first_start_ = !places_.config.empty() && !read_file(below(places_.config, "settings")) && recent_.empty() &&
                    progress().answers() == 0;
}

bool FileKeeper::is_first_start() const { return is_first_start_; }

void FileKeeper::note_opened(const std::string& path) {
  watched_ = path;
  stamp_ = stamp_of(path);
  if (!stamp_.exists) return;
  note_recent(recent_, path);
  write_own(places_.state, "recent", recent_text(recent_));
}

FileKeeper::Change FileKeeper::look(const std::string& path) {
  if (path.empty() || path != watched_) return Change::None;
  FileStamp now = stamp_of(path);
  if (now == stamp_) return Change::None;
  bool was_there = stamp_.exists;
  stamp_ = now;
  if (now.exists) return Change::Written;
  return was_there ? Change::Gone : Change::None;
}

std::string FileKeeper::save(editor::Document& document, const std::string& path) {
  std::string why = write_file(path, document.editor().buffer().file_bytes());
  if (!why.empty()) return why;
  document.mark_saved(path, std::filesystem::path(path).filename().string());
  journal_.forget();
  note_opened(path);
  return "";
}

scene::Progress FileKeeper::progress() const {
  if (places_.state.empty()) return {};
  return scene::Progress::read(read_file(below(places_.state, "progress")).value_or(""));
}

void FileKeeper::note_answer(const scene::AnsweredQuiz& answer) {
  if (places_.state.empty()) return;
  std::error_code error;
  std::filesystem::create_directories(places_.state, error);
  append_line(below(places_.state, "progress"), scene::progress_line(answer));
}

std::string FileKeeper::settings_file() const { return below(places_.config, "settings"); }

void FileKeeper::load_settings(scene::View& view) const {
  if (places_.config.empty()) return;
  apply_settings(read_file(below(places_.config, "settings")).value_or(""), view);
  settings_ = settings_text(view);
}

void FileKeeper::save_settings(const scene::View& view) {
  std::string text = settings_text(view);
  if (places_.config.empty() || text == settings_) return;
  settings_ = text;
  write_own(places_.config, "settings", text);
}

}  // namespace loopscope::window
