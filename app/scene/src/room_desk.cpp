#include <quiz/quiz.hpp>
#include <quiz/words.hpp>
#include <scene/room_desk.hpp>
#include <text/presenter_text.hpp>
#include <text/quiz_text.hpp>

#include <algorithm>

namespace loopscope::scene {

namespace {

std::string trimmed(const std::string& text) {
  constexpr const char* blanks = " \t\r\n";
  std::size_t begin = text.find_first_not_of(blanks);
  return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

}  // namespace

RoomDesk::RoomDesk() = default;
RoomDesk::~RoomDesk() = default;
RoomDesk::RoomDesk(RoomDesk&&) noexcept = default;
RoomDesk& RoomDesk::operator=(RoomDesk&&) noexcept = default;

void RoomDesk::open(const Session& session, Language language) {
  view_.open = true;
  view_.typing = !view_.revealed;
  say_again(session, language);
}

void RoomDesk::say_again(const Session& session, Language language) {
  if (!view_.open) return;
  view_.fault.clear();
  quiz_ = session.make_quiz(language);
  if (!quiz_) {
    view_.fault = text(language, QuizText::window_quiz_too_long);
    return;
  }
  curtain_.set_answers(*quiz_);
  if (quiz_->allowed()[0].lines.empty()) view_.fault = text(language, QuizText::quiz_prints_nothing);
  if (view_.revealed) grade(language);
}

void RoomDesk::close() { view_.open = view_.typing = false; }

void RoomDesk::forget() { *this = RoomDesk(); }

// The same said once more counts, however it is written.
void RoomDesk::add(const std::string& given) {
  std::string text = trimmed(given);
  if (text.empty() || !quiz_) return;
  const std::vector<std::string>& lines = quiz_->allowed()[0].lines;
  auto parts = [&](const std::string& answer) { return cut_answer(answer, cut_of(answer, lines), {}); };
  auto same = std::find_if(view_.predictions.begin(), view_.predictions.end(),
                           [&](const Prediction& each) { return parts(each.text) == parts(text); });
  view_.focus = static_cast<std::size_t>(same - view_.predictions.begin());
  if (same != view_.predictions.end())
    ++same->count;
  else
    view_.predictions.push_back({text, 1, false, ""});
}

void RoomDesk::count(bool more) {
  if (view_.focus >= view_.predictions.size()) return;
  Prediction& prediction = view_.predictions[view_.focus];
  if (more) ++prediction.count;
  if (!more && --prediction.count == 0) {
    view_.predictions.erase(view_.predictions.begin() + static_cast<std::ptrdiff_t>(view_.focus));
    move_focus(false);
  }
}

void RoomDesk::move_focus(bool down) {
  std::size_t count = view_.predictions.size();
  if (down && view_.focus + 1 < count) ++view_.focus;
  if (!down && view_.focus > 0) --view_.focus;
}

void RoomDesk::reveal(Language language) {
  if (!quiz_ || !view_.fault.empty()) return;
  view_.revealed = true;
  view_.typing = false;
  grade(language);
}

void RoomDesk::grade(Language language) {
  view_.answer = joined_lines(quiz_->allowed()[0].lines);
  view_.said = view_.right = 0;
  for (Prediction& each : view_.predictions) {
    Grade grade = quiz_->grade(each.text);
    each.right = grade.right;
    each.idea = grade.ideas.empty() ? "" : idea_titles(grade.ideas, language);
    view_.said += each.count;
    view_.right += each.right ? each.count : 0;
  }
}

void RoomDesk::begin_again() {
  view_.predictions.clear();
  view_.answer.clear();
  view_.focus = 0;
  view_.revealed = false;
  view_.typing = true;
}

bool RoomDesk::handle(const Intent& intent, Language language) {
  if (!view_.open) return false;
  switch (intent.action) {
    case Action::RoomAdd:
      if (!view_.revealed) add(intent.text);
      return true;
    case Action::RoomType:
      view_.typing = !view_.revealed && !view_.typing;
      return true;
    case Action::RoomFocus:
      move_focus(intent.x > 0);
      return true;
    case Action::RoomCount:
      if (!view_.revealed) count(intent.x > 0);
      return true;
    case Action::RoomReveal:
      view_.revealed ? begin_again() : reveal(language);
      return true;
    default:
      return false;
  }
}

}  // namespace loopscope::scene
