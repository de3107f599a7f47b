#include "matcher.hpp"

namespace loopscope::js {

namespace {

bool is_inside_pair(std::u16string_view subject, std::size_t index) {
  if (index == 0 || index >= subject.size()) return false;
  return (subject[index - 1] & 0xFC00) == 0xD800 && (subject[index] & 0xFC00) == 0xDC00;
}

}  // namespace

std::size_t Matcher::aligned(std::size_t start) const {
  return is_by_code_point_ && is_inside_pair(subject_, start) ? start - 1 : start;
}

RegExpOutcome Matcher::search(std::size_t start) {
  if (code_.is_anchored) return start == 0 ? run(0) : RegExpOutcome::NoMatch;
  for (std::size_t index = start; index <= subject_.size(); ++index) {
    if (budget_ == 0) return RegExpOutcome::OutOfBudget;
    if (!may_begin_at(index)) {
      spend(1);
      continue;
    }
    RegExpOutcome outcome = run(index);
    if (outcome != RegExpOutcome::NoMatch) return outcome;
  }
  return RegExpOutcome::NoMatch;
}

bool Matcher::may_begin_at(std::size_t index) {
  if (!code_.first) return true;
  char32_t point = 0;
  stand_at(index);
  return read_forward(point) && code_.first->contains(point);
}

void Matcher::stand_at(std::size_t index) {
  position_ = static_cast<Position>(index);
  is_inside_pair_ = is_by_code_point_ && is_inside_pair(subject_, index);
}

}  // namespace loopscope::js
