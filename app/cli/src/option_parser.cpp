// The only file that sees CLI11. It splits words into options and arguments and lays out the help; what is wrong is
// found and said here in the reader's language, because CLI11 speaks English only.
#include <cli/command_line.hpp>
#include <runtime/oracle.hpp>
#include <scenario/profile_choice.hpp>
#include <scenario/suggestion.hpp>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <quiz/class_list.hpp>
#include <text/cli_text.hpp>
#include <text/diff_text.hpp>
#include <text/presenter_text.hpp>
#include <text/quiz_text.hpp>
#include <text/view_text.hpp>
#include <tuple>

#include "command_table.hpp"
#include "picture_look.hpp"

namespace loopscope::cli {

namespace {

// A whole number from 1 to `most`, at most a million.
std::optional<std::uint64_t> parse_number(const std::string& text, std::uint64_t most) {
  bool is_number = !text.empty() && text.size() <= 7 && text.find_first_not_of("0123456789") == std::string::npos;
  std::uint64_t value = is_number ? std::stoull(text) : 0;
  return value >= 1 && value <= most ? std::optional<std::uint64_t>(value) : std::nullopt;
}

std::optional<std::uint64_t> parse_bound(const std::string& text) { return parse_number(text, 1'000'000); }
std::optional<std::uint64_t> parse_timeout(const std::string& text) { return parse_number(text, 3600); }

// What the words bind to before they are judged.
struct RawOptions {
  std::vector<std::string> files;
  std::string profile;
  std::string lang;
  std::vector<std::string> limits;
  std::string schedule;
  std::string input_path;
  std::string bound = "1000";
  std::string profiles;
  std::string trace_format = "json";
  std::string timeout = "20";
  bool watch = false;
  bool strict = false;
  bool all = false;
  std::string step;
  std::string format = "text";
  std::string output_path;
  std::string answer, answers, ask, columns, seed = "1";
  bool choices = false;
  bool preview = false;
  bool ignore_case = false;
  std::string size = "1440x900";
  std::string scale;
  std::string theme = "dark";
  bool no_record = false;
  bool present = false;
  bool shot_quiz = false;
  bool no_answers = false;
  bool version = false;
};

// --lang decides the language of errors too, so it is looked for before anything is parsed.
std::string_view early_language(const std::vector<std::string>& arguments) {
  std::string_view found;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    std::string_view word = arguments[i];
    if (word == "--") break;
    if (word.starts_with("--lang=")) found = word.substr(7);
    if (word == "--lang" && i + 1 < arguments.size()) found = arguments[i + 1];
  }
  return found;
}

// CLI11's own usage line repeats internal words; ours is "Usage: loopscope run [options] FILE".
class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_usage(const CLI::App* app, std::string name) const override {
    std::string usage = fmt::format("{}: {} [{}]", get_label("Usage"), name, get_label("options"));
    for (const CLI::Option* option : app->get_options([](const CLI::Option* o) { return o->get_positional(); })) {
      usage += " " + option->get_name(true);
    }
    return usage + "\n";
  }

  std::string make_option_opts(const CLI::Option* option) const override {
    return option->get_positional() ? "" : CLI::Formatter::make_option_opts(option);
  }
};

class OptionParser {
 public:
  OptionParser(const ParseSettings& settings, Language language, const std::vector<std::string>& arguments)
      : settings_(settings), language_(language) {
    app_.name("loopscope");
    app_.description(say(CliText::cli_about));
    app_.footer("\n" + say(CliText::cli_footer));
    app_.require_subcommand(0, 1);
    set_labels();
    app_.add_option("[FILE]", raw_.files, say(CliText::cli_argument_file));
    add_common(app_);
    add_step(app_);
    app_.add_flag("--present", raw_.present, say(CliText::cli_option_present));
    app_.add_flag("--version", raw_.version, say(CliText::cli_option_version));
    for (const CommandRow& row : command_table()) {
      // The options of the others would never be asked for; making them takes a tenth of the time to start.
      bool is_named = std::find(arguments.begin(), arguments.end(), row.name) != arguments.end();
      add_command(row, is_named);
    }
  }

  std::variant<CommandLine, CommandReply> parse(const std::vector<std::string>& arguments) {
    try {
      app_.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::CallForHelp&) {
      return CommandReply{app_.help(), 0};
    } catch (const CLI::ParseError& error) {
      return usage_error(describe(error));
    }
    if (raw_.version) return CommandReply{"loopscope " + settings_.version + "\n", 0};
    return judge();
  }

 private:
  template <class... Arguments>
  std::string say(TextId id, const Arguments&... arguments) const {
    return text(language_, id, arguments...);
  }

  void set_labels() {
    auto formatter = std::make_shared<HelpFormatter>();
    app_.formatter(formatter);
    formatter->label("Usage", say(CliText::cli_label_usage));
    formatter->label("Positionals", say(CliText::cli_label_arguments));
    formatter->label("options", say(CliText::cli_label_options_short));
    formatter->label("TEXT", "");
    formatter->column_width(24);
    app_.option_defaults()->group(say(CliText::cli_label_options));
  }

  void add_common(CLI::App& app) {
    app.set_help_flag("-h,--help", say(CliText::cli_option_help))->group(say(CliText::cli_label_options));
    app.allow_extras();
    app.add_option("--profile", raw_.profile, say(CliText::cli_option_profile, available_profile_names()))
        ->type_name("P");
    app.add_option("--lang", raw_.lang, say(CliText::cli_option_lang))->type_name("L");
    app.add_option("--limit", raw_.limits, say(CliText::cli_option_limit, limit_names()))
        ->type_name("NAME=VALUE")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->allow_extra_args(false);  // FILE may follow
    app.add_option("--schedule", raw_.schedule, say(CliText::cli_option_schedule))->type_name("S");
  }

  void add_step(CLI::App& app) { app.add_option("--step", raw_.step, say(CliText::cli_option_step))->type_name("N"); }

  void add_command(const CommandRow& row, bool is_named) {
    if (row.command == Command::Shot && !settings_.can_shoot) return;
    CLI::App* command = app_.add_subcommand(std::string(row.name), say(row.about));
    command->group(say(CliText::cli_label_commands));
    command->footer("");
    if (!is_named) return;
    add_argument(*command, row.argument);
    add_common(*command);
    if (row.argument == CommandArgument::File)
      command->add_option("--stdin", raw_.input_path, say(CliText::cli_option_stdin))->type_name("FILE");
    if (row.command == Command::State || row.command == Command::Shot) add_step(*command);
    if (row.command == Command::Diff)
      command->add_option("--profiles", raw_.profiles, say(DiffText::cli_option_profiles))->type_name("A,B");
    if (row.command == Command::State || row.command == Command::Diff) {
      command->add_option("--format", raw_.format, say(CliText::cli_option_format))->type_name("F");
    }
    if (row.command == Command::Trace) {
      command->add_option("--format", raw_.trace_format, say(CliText::cli_option_trace_format))->type_name("F");
    }
    if (row.command == Command::Check) command->add_flag("--watch", raw_.watch, say(CliText::cli_option_watch));
    if (row.command == Command::Verify) {
      command->add_flag("--strict", raw_.strict, say(CliText::cli_option_strict));
      command->add_flag("--all", raw_.all, say(CliText::cli_option_all));
      command->add_option("--timeout", raw_.timeout, say(CliText::cli_option_timeout))->type_name("S");
    }
    if (row.command == Command::Explore)
      command->add_option("--bound", raw_.bound, say(CliText::cli_option_bound))->type_name("N");
    if (row.command == Command::Shot) {
      command->add_option("-o,--output", raw_.output_path, say(CliText::cli_option_output))->type_name("PNG");
      command->add_option("--size", raw_.size, say(ViewText::cli_option_size))->type_name("WxH");
      command->add_option("--scale", raw_.scale, say(ViewText::cli_option_scale))->type_name("S");
      command->add_option("--theme", raw_.theme, say(ViewText::cli_option_theme))->type_name("T");
      command->add_flag("--quiz", raw_.shot_quiz, say(QuizText::cli_option_shot_quiz));
      command->add_option("--ask", raw_.ask, say(QuizText::cli_option_ask))->type_name("K");
      command->add_flag("--no-answers", raw_.no_answers, say(QuizText::cli_option_no_answers));
      command->add_flag("--present", raw_.present, say(PresenterText::cli_option_shot_present));
    }
    if (row.command == Command::Quiz) add_quiz(*command);
    if (row.command == Command::Run) {
      command->add_flag("--no-record", raw_.no_record, say(CliText::cli_option_no_record));
    }
  }

  void add_quiz(CLI::App& command) {
    answer_ = command.add_option("--answer", raw_.answer, say(QuizText::cli_option_answer))->type_name("A");
    command.add_option("--answers", raw_.answers, say(QuizText::cli_option_answers))->type_name("CSV");
    command.add_option("--columns", raw_.columns, say(QuizText::cli_option_columns))->type_name("N,A");
    command.add_option("--ask", raw_.ask, say(QuizText::cli_option_ask))->type_name("K");
    command.add_flag("--choices", raw_.choices, say(QuizText::cli_option_choices));
    command.add_flag("--preview", raw_.preview, say(QuizText::cli_option_preview));
    command.add_flag("--ignore-case", raw_.ignore_case, say(QuizText::cli_option_ignore_case));
    command.add_option("--seed", raw_.seed, say(QuizText::cli_option_seed))->type_name("N");
    command.add_option("--format", raw_.format, say(QuizText::cli_option_quiz_format))->type_name("F");
    add_step(command);
  }

  void add_argument(CLI::App& command, CommandArgument argument) {
    switch (argument) {
      case CommandArgument::None:
        return;
      case CommandArgument::File:
        return add_argument(command, "FILE", CliText::cli_argument_file);
      case CommandArgument::Files:
        return add_argument(command, "FILE|DIR...", CliText::cli_argument_files);
      case CommandArgument::Name:
        return add_argument(command, "NAME", CliText::cli_argument_name);
    }
  }

  // Takes any number of words: too many are told apart from unknown commands later.
  void add_argument(CLI::App& command, const char* name, TextId about) {
    command.add_option(name, raw_.files, say(about));
  }

  CommandReply usage_error(const std::string& message) const {
    return {fmt::format("loopscope: {}; {}\n", message, say(CliText::cli_try_help)), 2};
  }

  // The only mistake left to CLI11 is an option whose value is missing or doubled; its message begins with the name.
  std::string describe(const CLI::ParseError& error) const {
    std::string message = error.what();
    return say(CliText::cli_needs_value, message.substr(0, message.find(':')));
  }

  std::variant<CommandLine, CommandReply> judge() {
    for (const std::string& extra : app_.remaining(true)) {
      if (extra.size() > 1 && extra.front() == '-' && extra != "--") return usage_error(unknown_option(extra));
    }
    const CommandRow* row = chosen();
    for (const std::string& extra : app_.remaining(true)) {
      if (extra != "--") raw_.files.push_back(extra);
    }
    std::string fault = argument_fault(row);
    if (fault.empty()) fault = option_fault(row);
    if (!fault.empty()) return usage_error(fault);
    return command_line(row);
  }

  const CommandRow* chosen() const {
    std::vector<CLI::App*> commands = app_.get_subcommands();
    for (const CommandRow& row : command_table()) {
      if (!commands.empty() && commands.front()->get_name() == row.name) return &row;
    }
    return nullptr;
  }

  std::string unknown_option(const std::string& word) const {
    std::vector<CLI::App*> commands = app_.get_subcommands();
    const CLI::App* app = commands.empty() ? &app_ : commands.front();
    std::vector<std::string> names;
    for (const CLI::Option* option : app->get_options()) {
      for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
    std::string given = word.substr(0, word.find('='));
    std::vector<std::string_view> words(names.begin(), names.end());
    std::string_view near = nearest_word(given, words);
    return near.empty() ? say(CliText::cli_unknown_option, given) : say(CliText::cli_unknown_option_near, given, near);
  }

  std::string argument_fault(const CommandRow* row) const {
    CommandArgument argument = row ? row->argument : CommandArgument::File;
    std::size_t allowed = argument == CommandArgument::None    ? 0
                          : argument == CommandArgument::Files ? raw_.files.size()
                                                               : 1;
    if (!row && raw_.present) return "";  // a play list
    if (!row && raw_.files.size() > 1) return unknown_command(raw_.files.front());
    if (raw_.files.size() > allowed) return say(CliText::cli_too_many_arguments, raw_.files[allowed]);
    if (!row || !raw_.files.empty()) return "";
    switch (argument) {
      case CommandArgument::None:
        return "";
      case CommandArgument::File:
        return say(CliText::cli_needs_file, row->name);
      case CommandArgument::Files:
        return say(CliText::cli_needs_files, row->name);
      case CommandArgument::Name:
        return say(CliText::cli_needs_name, row->name);
    }
    return "";
  }

  std::string unknown_command(const std::string& word) const {
    return unknown_command_message(word, language_, settings_.can_shoot);
  }

  std::string option_fault(const CommandRow* row) const {
    if (!raw_.lang.empty() && raw_.lang != "en" && raw_.lang != "pt") return say(CliText::cli_bad_language, raw_.lang);
    if (row && row->command == Command::Quiz) {
      if (std::string fault = quiz_fault(); !fault.empty()) return fault;
    } else if (raw_.format != "text" && raw_.format != "json") {
      return say(CliText::cli_bad_format, raw_.format);
    }
    if (!raw_.step.empty() && !parse_step_name(raw_.step)) return say(CliText::cli_bad_step, raw_.step);
    if (row && row->command == Command::Shot && raw_.output_path.empty()) return say(CliText::cli_needs_output);
    if (row && row->command == Command::Shot && !is_kind_of_quiz(raw_.ask)) return say(QuizText::cli_bad_ask, raw_.ask);
    if (!parse_picture_size(raw_.size)) return say(ViewText::cli_bad_size, raw_.size);
    if (!parse_scale(raw_.scale)) return say(ViewText::cli_bad_scale, raw_.scale);
    if (!parse_theme(raw_.theme)) return say(ViewText::cli_bad_theme, raw_.theme);
    if (row && row->command == Command::Diff) {
      if (std::string fault = profiles_fault(); !fault.empty()) return fault;
    }
    if (raw_.trace_format != "json" && raw_.trace_format != "perfetto")
      return say(CliText::cli_bad_trace_format, raw_.trace_format);
    if (!parse_timeout(raw_.timeout)) return say(CliText::cli_bad_timeout, raw_.timeout);
    if (!parse_bound(raw_.bound)) return say(CliText::cli_bad_bound, raw_.bound);
    if (!parse_schedule(raw_.schedule)) return say(CliText::cli_bad_schedule, raw_.schedule);
    LimitOptions ignored;
    for (const std::string& setting : raw_.limits) {
      LimitFault fault = set_limit(ignored, setting);
      if (fault == LimitFault::BadValue) return say(CliText::cli_bad_limit, setting);
      std::string name = setting.substr(0, setting.find('='));
      if (fault == LimitFault::UnknownName) return say(CliText::cli_unknown_limit, name, limit_names());
    }
    return profile_fault();
  }

  static bool is_kind_of_quiz(std::string_view ask) {
    constexpr std::string_view kinds[] = {"", "order", "choice", "next", "text"};
    return std::find(std::begin(kinds), std::end(kinds), ask) != std::end(kinds);
  }

  std::string quiz_fault() const {
    if (raw_.format != "text" && raw_.format != "csv" && raw_.format != "json")
      return say(QuizText::cli_bad_quiz_format, raw_.format);
    if (!is_kind_of_quiz(raw_.ask)) return say(QuizText::cli_bad_ask, raw_.ask);
    if (!parse_number(raw_.seed, 1'000'000)) return say(QuizText::cli_bad_seed, raw_.seed);
    if (!raw_.columns.empty() && (raw_.answers.empty() || !class_columns(raw_.columns)))
      return say(QuizText::cli_bad_columns, raw_.columns);
    bool has_answer = answer_ && answer_->count() > 0;
    return has_answer && !raw_.answers.empty() ? say(QuizText::cli_one_answer_or_class) : "";
  }

  QuizLine quiz_line() const {
    QuizLine line{{}, raw_.answers, raw_.ask, raw_.columns, raw_.choices, raw_.preview, raw_.ignore_case};
    if (answer_ && answer_->count() > 0) line.answer = raw_.answer;
    line.seed = parse_number(raw_.seed, 1'000'000).value_or(1);
    line.format = raw_.format == "json" ? QuizFormat::Json : raw_.format == "csv" ? QuizFormat::Csv : QuizFormat::Text;
    return line;
  }

  // "A,B" in two; empty ones when it is not that.
  std::pair<std::string, std::string> two_profiles() const {
    std::size_t comma = raw_.profiles.find(',');
    if (comma == std::string::npos || raw_.profiles.find(',', comma + 1) != std::string::npos) return {};
    return {raw_.profiles.substr(0, comma), raw_.profiles.substr(comma + 1)};
  }

  std::string profiles_fault() const {
    auto [first, second] = two_profiles();
    if (first.empty() || second.empty()) return say(DiffText::cli_needs_profiles);
    for (const std::string& name : {first, second}) {
      if (choose_profile(name, "", "", false).fault == ProfileFault::Unknown)
        return say(CliText::cli_unknown_profile, name, available_profile_names());
    }
    return "";
  }

  std::string profile_fault() const {
    bool unknown = choose_profile(raw_.profile, "", "", false).fault == ProfileFault::Unknown;
    return unknown ? say(CliText::cli_unknown_profile, raw_.profile, available_profile_names()) : "";
  }

  CommandLine command_line(const CommandRow* row) const {
    CommandLine line;
    line.command = row ? row->command : Command::Window;
    line.language = language_;
    line.language_given = !raw_.lang.empty();
    line.files = raw_.files;
    line.profile = raw_.profile;
    for (const std::string& setting : raw_.limits) set_limit(line.limits, setting);
    line.schedule = raw_.schedule;
    line.input_path = raw_.input_path;
    line.trace_format = raw_.trace_format == "json" ? TraceFormat::Json : TraceFormat::Perfetto;
    std::tie(line.profiles[0], line.profiles[1]) = two_profiles();
    line.quiz = quiz_line();
    line.watch = raw_.watch;
    line.strict = raw_.strict;
    line.all = raw_.all;
    line.timeout = parse_timeout(raw_.timeout).value_or(1);
    line.bound = parse_bound(raw_.bound).value_or(1);
    line.step = parse_step_name(raw_.step);
    line.format = raw_.format == "json" ? StateFormat::Json : StateFormat::Text;
    line.output_path = raw_.output_path;
    std::tie(line.look.width, line.look.height) = *parse_picture_size(raw_.size);
    line.look.scale = *parse_scale(raw_.scale);
    line.look.theme = *parse_theme(raw_.theme);
    line.look.quiz = raw_.shot_quiz || !raw_.ask.empty();
    line.look.ask = raw_.ask;
    line.look.present = raw_.present;
    line.look.no_answers = raw_.no_answers;
    line.record = !raw_.no_record;
    line.present = raw_.present;
    return line;
  }

  const ParseSettings& settings_;
  Language language_;
  RawOptions raw_;
  CLI::Option* answer_ = nullptr;  // an empty answer is an answer
  CLI::App app_;
};

}  // namespace

std::variant<CommandLine, CommandReply> parse_command_line(const std::vector<std::string>& arguments,
                                                           const ParseSettings& settings) {
  std::string_view given = early_language(arguments);
  bool known = given == "en" || given == "pt";
  Language language = known ? language_from_locale(given) : settings.language;
  return OptionParser(settings, language, arguments).parse(arguments);
}

}  // namespace loopscope::cli
