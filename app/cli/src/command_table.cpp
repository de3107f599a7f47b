#include "command_table.hpp"

#include <scenario/suggestion.hpp>
#include <text/cli_text.hpp>
#include <text/diff_text.hpp>
#include <text/quiz_text.hpp>

namespace loopscope::cli {

namespace {

constexpr CommandRow rows[] = {
    {Command::Run, "run", CliText::cli_command_run, CommandArgument::File},
    {Command::Tell, "tell", CliText::cli_command_tell, CommandArgument::File},
    {Command::State, "state", CliText::cli_command_state, CommandArgument::File},
    {Command::Check, "check", CliText::cli_command_check, CommandArgument::Files},
    {Command::Verify, "verify", CliText::cli_command_verify, CommandArgument::Files},
    {Command::Explore, "explore", CliText::cli_command_explore, CommandArgument::File},
    {Command::Quiz, "quiz", QuizText::cli_command_quiz, CommandArgument::File},
    {Command::Diff, "diff", DiffText::cli_command_diff, CommandArgument::File},
    {Command::Trace, "trace", CliText::cli_command_trace, CommandArgument::File},
    {Command::Shot, "shot", CliText::cli_command_shot, CommandArgument::File},
    {Command::New, "new", CliText::cli_command_new, CommandArgument::Name},
    {Command::List, "list", CliText::cli_command_list, CommandArgument::None},
};

}  // namespace

std::span<const CommandRow> command_table() { return rows; }

std::string command_names(bool can_shoot) {
  std::string names;
  for (const CommandRow& row : rows) {
    if (row.command == Command::Shot && !can_shoot) continue;
    if (!names.empty()) names += ", ";
    names += row.name;
  }
  return names;
}

std::string unknown_command_message(std::string_view word, Language language, bool can_shoot) {
  std::vector<std::string_view> names;
  for (const CommandRow& row : rows) names.push_back(row.name);
  std::string_view near = nearest_word(word, names);
  if (!near.empty()) return text(language, CliText::cli_unknown_command_near, word, near);
  return text(language, CliText::cli_unknown_command, word, command_names(can_shoot));
}

}  // namespace loopscope::cli
