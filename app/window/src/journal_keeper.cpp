#include <window/journal_keeper.hpp>

#include <base/hash.hpp>
#include <window/disk.hpp>

#include <algorithm>
#include <filesystem>
#include <vector>

namespace loopscope::window {

namespace {

constexpr const char* extension = ".journal";

}  // namespace

void JournalKeeper::advance(const editor::Document& document, double seconds) {
  if (folder_.empty() || !document.is_open()) return;
  if (!document.is_modified()) return forget();
  std::uint64_t revision = document.editor().buffer().revision();
  if (!file_.empty() && revision == written_revision_) {
    waits_ = false;
    return;
  }
  if (!waits_) since_change_ = 0;
  if (waits_) since_change_ += seconds;
  waits_ = true;
  if (since_change_ >= pause) write_now(document);
}

void JournalKeeper::write_now(const editor::Document& document) {
  if (folder_.empty()) return;
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  std::string file = file_for(document);
  if (!file_.empty() && file_ != file) remove_file(file_);
  const std::string& path = document.path();
  std::string absolute = path.empty() ? "" : std::filesystem::absolute(path, error).lexically_normal().string();
  write_file(file,
             editor::write_record({absolute, document.name(), own_process(), document.editor().buffer().file_bytes()}));
  file_ = file;
  written_revision_ = document.editor().buffer().revision();
  waits_ = false;
}

void JournalKeeper::forget() {
  waits_ = false;
  if (file_.empty()) return;
  remove_file(file_);
  file_.clear();
}

std::string JournalKeeper::file_for(const editor::Document& document) const {
  std::string key = document.path().empty() ? document.name() : document.path();
  return folder_ + "/" + std::to_string(hash_units(std::string_view(key))) + "-" + std::to_string(own_process()) +
         extension;
}

std::optional<JournalKeeper::Found> JournalKeeper::find(const std::string& path) const {
  std::error_code error;
  std::string wanted = path.empty() ? "" : std::filesystem::absolute(path, error).lexically_normal().string();
  std::vector<std::pair<std::int64_t, std::string>> files;
  for (std::filesystem::directory_iterator each(folder_, error);
       !error && each != std::filesystem::directory_iterator(); each.increment(error)) {
    std::string file = each->path().string();
    if (file.ends_with(extension)) files.emplace_back(-stamp_of(file).changed_ns, file);
  }
  std::sort(files.begin(), files.end());
  for (const auto& [age, file] : files) {
    auto bytes = read_file(file);
    auto record = bytes ? editor::read_record(*bytes) : std::nullopt;
    bool is_free = record && (record->process == own_process() ? file != file_ : !is_running(record->process));
    if (is_free && (path.empty() || record->path == wanted)) return Found{file, std::move(*record)};
  }
  return std::nullopt;
}

void JournalKeeper::drop(const Found& found) { remove_file(found.file); }

}  // namespace loopscope::window
