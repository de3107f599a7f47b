#include <editor/edit_history.hpp>

namespace loopscope::editor {

namespace {

bool is_space(char each) { return each == ' ' || each == '\t' || each == '\n' || each == '\r'; }

// Typing goes on with a word; a word that begins after a space is a new step.
bool continues_typing(const Change& last, const Change& next) {
  if (!next.removed.empty() || next.position != last.position + last.inserted.size()) return false;
  return last.inserted.empty() || !is_space(last.inserted.back()) || is_space(next.inserted.front());
}

bool continues_erasing(const Change& last, const Change& next) {
  if (!next.inserted.empty()) return false;
  return next.position == last.position || next.position + next.removed.size() == last.position;
}

// Two erasures side by side as one, whichever was first.
void join_erasing(Change& last, const Change& next) {
  if (next.position == last.position) {
    last.removed += next.removed;
  } else {
    last.removed = next.removed + last.removed;
    last.position = next.position;
  }
}

}  // namespace

void EditHistory::add(EditStep step) {
  steps_.resize(done_);
  EditStep* last = open_ && done_ > 0 ? &steps_.back() : nullptr;
  open_ = step.kind != ChangeKind::Other;
  bool single = last && last->kind == step.kind && last->changes.size() == 1 && step.changes.size() == 1;
  if (single && step.kind == ChangeKind::Typing && continues_typing(last->changes[0], step.changes[0])) {
    last->changes[0].inserted += step.changes[0].inserted;
    last->after = step.after;
    return;
  }
  if (single && step.kind == ChangeKind::Erasing && continues_erasing(last->changes[0], step.changes[0])) {
    join_erasing(last->changes[0], step.changes[0]);
    last->after = step.after;
    return;
  }
  steps_.push_back(std::move(step));
  ++done_;
}

const EditStep* EditHistory::undo() {
  open_ = false;
  return done_ == 0 ? nullptr : &steps_[--done_];
}

const EditStep* EditHistory::redo() {
  open_ = false;
  return done_ == steps_.size() ? nullptr : &steps_[done_++];
}

}  // namespace loopscope::editor
