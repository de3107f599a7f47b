#pragma once
// Everything between the document and the disk: saving, watching for others who write the file, the journal against
// crashes, recent files and settings. It decides nothing: what a person must be asked, it reports.
#include <scene/progress.hpp>
#include <scene/view.hpp>
#include <window/disk.hpp>
#include <window/journal_keeper.hpp>

#include <string>
#include <vector>

namespace loopscope::window {

struct Places {
  std::string state;   // journal, recent files and progress; empty: nothing is kept
  std::string config;  // settings; empty: none
};

class FileKeeper {
 public:
  explicit FileKeeper(Places places);

  // A file was opened or saved under this path: it is as the disk has it now.
  void note_opened(const std::string& path);
  // What became of the file since then.
  enum class Change : std::uint8_t { None, Written, Gone };
  // Looks at the disk. Each change is reported once.
  Change look(const std::string& path);

  // Saves the document's text under `path`; why it could not, or nothing.
  std::string save(editor::Document& document, const std::string& path);

  JournalKeeper& journal() { return journal_; }
  const JournalKeeper& journal() const { return journal_; }
  const std::vector<std::string>& recent() const { return recent_; }

  // Nothing is remembered of an earlier start, though there is a place for it.
  bool is_first_start() const;

  // What was answered in quizzes, in this window and before.
  scene::Progress progress() const;
  void note_answer(const scene::AnsweredQuiz& answer);

  // Where they are kept; empty: nowhere.
  std::string settings_file() const;
  void load_settings(scene::View& view) const;
  // Writes them where they differ from what was read or written last.
  void save_settings(const scene::View& view);

 private:
  Places places_;
  JournalKeeper journal_;
  FileStamp stamp_;
  std::string watched_;
  std::vector<std::string> recent_;
  bool is_first_start_ = false;
  mutable std::string settings_;
};

}  // namespace loopscope::window
