// Marks for machines; the shapes are documented in docs/quiz.md.
#include <nlohmann/json.hpp>

#include "quiz_marks.hpp"

namespace loopscope::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr int format_version = 1;

Json idea_names(const std::vector<const Misconception*>& ideas) {
  Json names = Json::array();
  for (const Misconception* idea : ideas) names.push_back(idea->name);
  return names;
}

Json mark_json(const Mark& mark) {
  const Grade& grade = mark.grade;
  Json json;
  if (!mark.name.empty()) json["name"] = mark.name;
  json["answer"] = mark.answer;
  json["right"] = mark.right;
  bool is_empty = is_blank(mark);
  if (is_empty) json["blank"] = true;
  if (is_empty || mark.right) return json;
  json["line"] = grade.line;
  json["expected"] = grade.too_long ? Json(nullptr) : Json(grade.expected);
  json["given"] = grade.too_short ? Json(nullptr) : Json(grade.given);
  json["why"] = {{"step", grade.reason.step}, {"sentence", grade.reason.sentence}, {"rule", grade.reason.rule}};
  json["ideas"] = idea_names(grade.ideas);
  json["exact"] = grade.is_exact;
  return json;
}

std::string joined_names(const std::vector<const Misconception*>& ideas) {
  std::string names;
  for (const Misconception* idea : ideas) {
    if (!names.empty()) names += " ";
    names += idea->name;
  }
  return names;
}

}  // namespace

std::string marks_as_csv(const QuizQuestion&, const std::vector<Mark>& marks) {
  std::string out = "name,answer,right,line,expected,given,ideas\n";
  for (const Mark& mark : marks) {
    if (is_blank(mark)) {
      out += fmt::format("{},{},,,,,\n", csv_field(mark.name), csv_field(mark.answer));
      continue;
    }
    const Grade& grade = mark.grade;
    std::string line = mark.right ? "" : fmt::format("{}", grade.line);
    out += fmt::format("{},{},{},{},{},{},{}\n", csv_field(mark.name), csv_field(mark.answer), mark.right ? 1 : 0, line,
                       csv_field(grade.expected), csv_field(grade.given), joined_names(grade.ideas));
  }
  return out;
}

std::string marks_as_json(const Context&, const QuizQuestion& question, const std::vector<Mark>& marks) {
  Json answers = Json::array(), ideas = Json::array();
  std::size_t right = 0;
  for (const Mark& mark : marks) {
    answers.push_back(mark_json(mark));
    right += mark.right;
  }
  for (const IdeaCount& each : count_ideas(marks))
    ideas.push_back({{"ideas", idea_names(each.ideas)}, {"count", each.count}});
  Json json = {{"format", format_version},    {"question", question.text}, {"right", right}, {"total", marks.size()},
               {"blank", count_blank(marks)}, {"answers", answers},        {"ideas", ideas}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace loopscope::cli
