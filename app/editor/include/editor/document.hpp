#pragma once
// The file that is open for editing: its text, what of it the disk knows, what the last run said about it, and the
// search in it. A plain value; it reads and writes no files, whoever owns it does.
#include <editor/editor.hpp>
#include <editor/search.hpp>
#include <scenario/header_completion.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loopscope::editor {

// Something wrong at a place of the text, as the last run saw it.
struct Fault {
  std::size_t line = 0;   // from 0
  std::size_t begin = 0;  // bytes of the line
  std::size_t end = 0;
  std::string message;
  friend bool operator==(const Fault&, const Fault&) = default;
};

struct SearchState {
  bool open = false;
  bool replacing = false;
  SearchQuery query;
  std::string replacement;
  std::vector<Selection> matches;  // of the text as it is
  bool capped = false;             // there are more
  SearchFault fault = SearchFault::None;
};

// What may be put in at the cursor; open while there is something.
struct CompletionState {
  std::size_t typed = 0;  // bytes before the cursor that a proposal takes the place of
  std::vector<HeaderProposal> proposals;
  std::size_t chosen = 0;
  bool is_open() const { return !proposals.empty(); }
};

class Document {
 public:
  // Nothing is open.
  Document() = default;
  // `path` is empty for a text that has no file yet, which then has `name`.
  Document(std::string path, std::string name, std::string file_bytes, bool read_only);

  bool is_open() const { return open_; }
  bool is_read_only() const { return read_only_; }
  const std::string& path() const { return path_; }
  const std::string& name() const { return name_; }
  Editor& editor() { return editor_; }
  const Editor& editor() const { return editor_; }

  // Whether the text differs from what the disk has.
  bool is_modified() const;
  // The disk has this text now, under this path.
  void mark_saved(std::string path, std::string name);
  // The disk has other bytes now, and this text stays as it is.
  void set_disk_bytes(std::string bytes);
  const std::string& disk_bytes() const { return disk_bytes_; }
  // The file is no longer there.
  void forget_disk();
  // The text becomes that of these file bytes; Undo brings the old one back.
  void take_text(const std::string& file_bytes);

  // Carries out what a person asks for. Whether the text changed.
  bool apply(const Request& request);
  const SearchState& search() const { return search_; }
  const CompletionState& completion() const { return completion_; }
  // Which match the selection is, counted from 1; 0: none.
  std::size_t current_match() const;

  // A run of the text as it is has begun: lines are counted from here.
  void begin_run() { since_run_.clear(); }
  // Where a line of the last run is now, from 0; nothing when it is gone.
  std::optional<std::size_t> line_now(std::size_t line_of_run) const;
  // What moved lines since the last call.
  std::vector<LineShift> take_shifts();

  void set_faults(std::vector<Fault> faults) { faults_ = std::move(faults); }
  const std::vector<Fault>& faults() const { return faults_; }

 private:
  bool apply_search(const Request& request);
  bool apply_completion(const Request& request);
  void follow_with_completion(const Request& request);
  void propose();
  void accept(std::size_t which);
  void open_search(bool replacing);
  void find_matches();
  void find(bool forward, bool from_start);
  void replace_one();
  void replace_every();
  void note_shifts();

  bool open_ = false;
  bool read_only_ = false;
  std::string path_;
  std::string name_;
  std::string disk_bytes_;
  bool on_disk_ = true;
  Editor editor_;
  SearchState search_;
  CompletionState completion_;
  std::vector<LineShift> since_run_;
  std::vector<LineShift> not_taken_;
  std::vector<Fault> faults_;
  mutable std::uint64_t compared_revision_ = ~std::uint64_t{0};
  mutable bool modified_ = false;
};

}  // namespace loopscope::editor
