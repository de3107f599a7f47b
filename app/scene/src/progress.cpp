#include <base/hash.hpp>
#include <scene/progress.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <optional>

namespace loopscope::scene {

namespace {

// A line: what kind of line it is, then code, question and verdict, between single spaces.
constexpr std::string_view mark = "answer";
constexpr std::string_view ask_names[quiz_ask_count] = {"order", "choice", "next", "text"};
constexpr std::string_view verdicts[] = {"wrong", "right"};
constexpr int base_of_hash = 16;
constexpr std::size_t digits_of_hash = 16;

using Words = std::array<std::string_view, 4>;

std::optional<Words> words_of(std::string_view line) {
  Words words;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::size_t end = std::min(line.find(' '), line.size());
    words[i] = line.substr(0, end);
    bool is_last = i + 1 == words.size();
    if (words[i].empty() || is_last != (end == line.size())) return std::nullopt;
    if (!is_last) line.remove_prefix(end + 1);
  }
  return words;
}

template <class List>
std::optional<std::size_t> index_of(const List& list, std::string_view word) {
  auto found = std::find(std::begin(list), std::end(list), word);
  if (found == std::end(list)) return std::nullopt;
  return static_cast<std::size_t>(found - std::begin(list));
}

std::optional<AnsweredQuiz> answer_of(std::string_view line) {
  std::optional<Words> words = words_of(line);
  if (!words) return std::nullopt;
  const auto& [kind, code, ask, verdict] = *words;
  AnsweredQuiz answer;
  auto [end, error] = std::from_chars(code.data(), code.data() + code.size(), answer.code, base_of_hash);
  bool is_code = error == std::errc() && end == code.data() + code.size() && code.size() == digits_of_hash;
  auto which = index_of(ask_names, ask), right = index_of(verdicts, verdict);
  if (kind != mark || !is_code || !which || !right) return std::nullopt;
  answer.ask = static_cast<QuizAsk>(*which);
  answer.right = *right == 1;
  return answer;
}

}  // namespace

std::uint64_t hash_of_code(const SourceView& source) {
  Hasher hasher;
  for (std::size_t i = source.first_line - 1; i < source.lines.size(); ++i)
    hasher.add(hash_units(std::string_view(source.lines[i])));
  return hasher.result();
}

std::string progress_line(const AnsweredQuiz& answer) {
  return fmt::format("{} {:016x} {} {}\n", mark, answer.code, ask_names[static_cast<std::size_t>(answer.ask)],
                     verdicts[answer.right ? 1 : 0]);
}

Progress Progress::read(std::string_view bytes) {
  Progress progress;
  for (std::size_t end = bytes.find('\n'); end != std::string_view::npos; end = bytes.find('\n')) {
    if (auto answer = answer_of(bytes.substr(0, end))) progress.add(*answer);
    bytes.remove_prefix(end + 1);
  }
  return progress;
}

void Progress::add(const AnsweredQuiz& answer) {
  ++answers_;
  right_answers_ += answer.right ? 1 : 0;
  streak_ = answer.right ? streak_ + 1 : 0;
  last_[answer.code] = answer.right;
}

bool Progress::is_to_retry(std::uint64_t code) const {
  auto found = last_.find(code);
  return found != last_.end() && !found->second;
}

}  // namespace loopscope::scene
