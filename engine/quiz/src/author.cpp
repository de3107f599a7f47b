#include <quiz/author.hpp>

#include <base/utf.hpp>
#include <scenario/highlight.hpp>
#include <text/quiz_text.hpp>

#include <algorithm>
#include <charconv>
#include <set>

#include "position_comments.hpp"

namespace loopscope {

namespace {

using Words = std::vector<std::string>;

bool is_word_unit(char unit) {
  auto byte = static_cast<unsigned char>(unit);
  return byte >= 0x80 || (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

void add_words(Words& words, std::string_view text) {
  bool inside = false;
  for (char unit : text) {
    bool belongs = is_word_unit(unit);
    if (belongs && !inside) words.emplace_back();
    if (belongs) words.back() += unit;
    inside = belongs;
  }
}

// The answer as bare words.
Words words_of(const std::vector<std::string>& lines) {
  Words words;
  for (const std::string& line : lines) add_words(words, line);
  return words;
}

std::string small_letters(std::string word) {
  for (char& unit : word) {
    if (unit >= 'A' && unit <= 'Z') unit = static_cast<char>(unit - 'A' + 'a');
  }
  return word;
}

// It holds the words one after the other, or all of them as one word.
bool tells(std::string_view text, const Words& answer) {
  if (answer.size() < 2) return false;
  Words words;
  add_words(words, text);
  if (std::search(words.begin(), words.end(), answer.begin(), answer.end()) != words.end()) return true;
  std::string joined;
  for (const std::string& word : answer) joined += small_letters(word);
  return std::any_of(words.begin(), words.end(),
                     [&](const std::string& word) { return small_letters(word) == joined; });
}

bool tells(const LocalizedText& text, const Words& answer) {
  return tells(text.base, answer) || tells(text.english, answer) || tells(text.portuguese, answer);
}

// Digits compare as the number they write.
bool comes_before(std::string_view x, std::string_view y) {
  while (!x.empty() && !y.empty()) {
    std::uint64_t a = 0, b = 0;
    auto [a_end, a_error] = std::from_chars(x.data(), x.data() + x.size(), a);
    auto [b_end, b_error] = std::from_chars(y.data(), y.data() + y.size(), b);
    bool both = a_error == std::errc() && b_error == std::errc();
    if (both && a != b) return a < b;
    if (!both && x.front() != y.front()) return x.front() < y.front();
    x.remove_prefix(both ? static_cast<std::size_t>(a_end - x.data()) : 1);
    y.remove_prefix(both ? static_cast<std::size_t>(b_end - y.data()) : 1);
  }
  return x.size() < y.size();
}

bool is_sorted(const std::vector<std::string>& lines) {
  return lines.size() > 2 && std::is_sorted(lines.begin(), lines.end(), comes_before);
}

class Author {
 public:
  Author(const SourceText& source, const Header& header, const Quiz& quiz, Language language)
      : source_(source), header_(header), quiz_(quiz), language_(language) {}

  std::vector<QuizRemark> check() {
    if (header_.quiz.ask == "next")
      check_next();
    else
      check_output();
    auto earlier = [](const QuizRemark& x, const QuizRemark& y) {
      return x.diagnostic.span.begin < y.diagnostic.span.begin;
    };
    std::stable_sort(remarks_.begin(), remarks_.end(), earlier);
    return std::move(remarks_);
  }

 private:
  template <class... Arguments>
  void fault(Span span, TextId id, const Arguments&... arguments) {
    remarks_.push_back({{span, "", text(language_, id, arguments...), ""}, false});
  }
  template <class... Arguments>
  void warn(Span span, TextId id, const Arguments&... arguments) {
    std::string message = text(language_, id, arguments...);
    remarks_.push_back({{span, "", text(language_, QuizText::quiz_warning, message), ""}, true});
  }

  void check_next() {
    std::optional<std::uint64_t> step = quiz_.find_step(header_.quiz.step);
    if (!step) return fault(header_.quiz_span, QuizText::quiz_step_missing);
    NextQuestion next = quiz_.next_question(*step);
    if (waiting(next) > 0 && next.options.size() > 1) return;
    TextId what = waiting(next) > 0 ? QuizText::quiz_next_alone : QuizText::quiz_next_empty;
    warn(header_.quiz_span, QuizText::quiz_next_advice, text(language_, what) + better_step());
  }

  // Of the options, those that stand for something in a queue or a timer.
  static std::size_t waiting(const NextQuestion& next) {
    return static_cast<std::size_t>(std::count_if(next.options.begin(), next.options.end(),
                                                  [](const NextOption& option) { return option.serial != 0; }));
  }

  // Where most of the first lines' ends things wait; the first of such places.
  std::string better_step() const {
    constexpr std::size_t most_tried = 20;
    std::string best;
    std::size_t most = 1;
    for (std::size_t line = 1; line <= std::min(quiz_.allowed()[0].lines.size(), most_tried); ++line) {
      std::string name = fmt::format("output:{}", line);
      std::optional<std::uint64_t> step = quiz_.find_step(name);
      std::size_t count = step ? waiting(quiz_.next_question(*step)) : 0;
      if (count <= most) continue;
      most = count;
      best = text(language_, QuizText::quiz_next_better, name, count);
    }
    return best;
  }

  void check_output() {
    const std::vector<std::string>& lines = quiz_.allowed()[0].lines;
    bool asks_order = header_.quiz.ask == "order";
    if (lines.empty()) return fault(header_.quiz_span, QuizText::quiz_prints_nothing);
    if (asks_order && lines.size() < 2) return fault(header_.quiz_span, QuizText::quiz_too_few);
    if (header_.quiz.ask == "choice") check_choices();
    if (quiz_.is_open()) warn(header_.quiz_span, QuizText::quiz_open_order, quiz_.allowed().size());
    if (asks_order && is_sorted(lines)) warn(header_.quiz_span, QuizText::quiz_sorted_gives_away);
    for (const PrintedRun& run : quiz_.allowed()) check_texts(words_of(run.lines));
    check_positions(lines);
  }

  void check_texts(const Words& answer) {
    if (tells(header_.title, answer)) warn(header_.title_span, QuizText::quiz_gives_away, "title");
    if (tells(header_.summary, answer)) warn(header_.summary_span, QuizText::quiz_gives_away, "summary");
    if (tells(header_.quiz.question, answer)) warn(header_.quiz_span, QuizText::quiz_gives_away, "question");
    for (const HeaderNote& note : header_.notes) {
      if (tells(note.text, answer)) warn(note.span, QuizText::quiz_note_gives_away);
    }
    check_comments(answer);
  }

  // Comments on neighbouring lines are read as one, of whatever kind they are.
  void check_comments(const Words& answer) {
    Highlighter highlighter(source_.name());
    FileState state;
    std::string comment;
    std::uint32_t first = 0;
    for (std::uint32_t line = 1; line <= source_.line_count() + 1; ++line) {
      std::u16string_view code = line <= source_.line_count() ? source_.line_text(line) : std::u16string_view();
      std::vector<HighlightSpan> spans;
      highlighter.read(code, state, spans);
      if (line < header_.first_code_line) continue;
      std::erase_if(spans, [](const HighlightSpan& span) { return span.kind != HighlightKind::Comment; });
      if (!spans.empty() && comment.empty()) first = source_.line_start(line) + spans.front().begin;
      for (const HighlightSpan& span : spans)
        comment += utf16_to_utf8(code.substr(span.begin, span.end - span.begin)) + "\n";
      if (!spans.empty()) continue;
      if (tells(comment, answer)) warn({first, first}, QuizText::quiz_comment_gives_away);
      comment.clear();
    }
  }

  // A comment beside a line that says when it is printed.
  void check_positions(const std::vector<std::string>& lines) {
    if (lines.size() < 2) return;
    std::vector<PositionComment> comments = position_comments(source_, header_.first_code_line);
    if (comments.empty()) return;
    for (const PositionComment& each : telling_comments(std::move(comments), quiz_.printing_lines(), lines)) {
      std::size_t place = each.said.place == last_place ? lines.size() : each.said.place;
      warn({each.offset, each.offset}, QuizText::quiz_comment_position, place);
    }
  }

  void check_choices() {
    for (const std::vector<std::string>* texts :
         {&header_.quiz.choices.in(Language::English), &header_.quiz.choices.in(Language::Portuguese)}) {
      if (texts->empty()) continue;
      std::size_t right = 0;
      std::set<std::string> seen;
      bool are_equal = false;
      for (const QuizChoice& choice : quiz_.choices_of(*texts)) {
        right += choice.right;
        are_equal |= !seen.insert(choice.label).second;
      }
      if (right == 0) return fault(header_.quiz_span, QuizText::quiz_no_choice_right);
      if (right > 1) return fault(header_.quiz_span, QuizText::quiz_choices_right);
      if (are_equal) return fault(header_.quiz_span, QuizText::quiz_choices_equal);
    }
  }

  const SourceText& source_;
  const Header& header_;
  const Quiz& quiz_;
  Language language_;
  std::vector<QuizRemark> remarks_;
};

}  // namespace

bool tells_answer(std::string_view text, const std::vector<std::string>& lines) { return tells(text, words_of(lines)); }

std::vector<QuizRemark> check_quiz(const SourceText& source, const Header& header, const Quiz& quiz,
                                   Language language) {
  if (header.quiz.ask.empty() || quiz.fault()) return {};
  return Author(source, header, quiz, language).check();
}

}  // namespace loopscope
