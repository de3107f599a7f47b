#pragma once
// What was changed, so that it can be undone and done again, step by step. A step is what a person takes for one
// change: a word that was typed, a paste, a replacement everywhere.
#include <editor/selection.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace loopscope::editor {

struct Change {
  std::size_t position = 0;
  std::string removed;
  std::string inserted;
};

enum class ChangeKind : std::uint8_t { Typing, Erasing, Other };

struct EditStep {
  std::vector<Change> changes;  // in the order they were made
  Selection before;
  Selection after;
  ChangeKind kind = ChangeKind::Other;
};

class EditHistory {
 public:
  // Joins the step to the last one where it goes on with the same word.
  void add(EditStep step);
  // The next step is a new one, whatever it is.
  void close() { open_ = false; }
  // The step to undo or to do again, which counts as done; null: there is none. Valid until the next call.
  const EditStep* undo();
  const EditStep* redo();
  bool can_undo() const { return done_ > 0; }
  bool can_redo() const { return done_ < steps_.size(); }

 private:
  std::vector<EditStep> steps_;
  std::size_t done_ = 0;  // steps that are in the text
  bool open_ = false;
};

}  // namespace loopscope::editor
