#pragma once
// Keeps the unsaved text of a document in the state folder, so that a crash loses at most what was typed in the last
// moment. One file a document and process; it is there exactly while there is something to lose.
#include <editor/document.hpp>
#include <editor/journal.hpp>

#include <optional>
#include <string>

namespace loopscope::window {

class JournalKeeper {
 public:
  // Without a folder nothing is kept.
  explicit JournalKeeper(std::string folder) : folder_(std::move(folder)) {}

  // `seconds` have passed: writes what has changed, after a moment. Cheap when nothing has.
  void advance(const editor::Document& document, double seconds);
  // Does not wait for the moment to pass.
  void write_now(const editor::Document& document);
  // Seconds until there is something to write; below 0: there is nothing.
  double seconds_to_write() const { return waits_ ? (since_change_ < pause ? pause - since_change_ : 0) : -1; }
  // Nothing of this document is to be recovered any more: it was saved, or its edits are not wanted.
  void forget();

  struct Found {
    std::string file;
    editor::JournalRecord record;
  };
  // What a process that no longer runs has left of this file; with an empty path, of any, the newest first.
  std::optional<Found> find(const std::string& path) const;
  void drop(const Found& found);

 private:
  static constexpr double pause = 0.3;
  std::string file_for(const editor::Document& document) const;

  std::string folder_;
  std::string file_;  // that holds the document's text
  std::uint64_t written_revision_ = 0;
  bool waits_ = false;
  double since_change_ = 0;
};

}  // namespace loopscope::window
