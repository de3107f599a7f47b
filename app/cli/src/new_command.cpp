#include <scenario/profile_choice.hpp>
#include <text/cli_text.hpp>

#include <filesystem>

#include "file_bytes.hpp"

namespace loopscope::cli {

namespace {

// A TOML string: the title comes from the file's name, which may hold anything.
std::string toml_string(std::string_view text) {
  std::string quoted = "\"";
  for (char c : text) {
    auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') quoted += '\\';
    if (byte < 0x20 || byte == 0x7F)
      quoted += fmt::format("\\u{:04x}", byte);
    else
      quoted += c;
  }
  return quoted + "\"";
}

std::string starting_text(const Context& context, std::string_view title, std::string_view profile) {
  Language other = context.language() == Language::English ? Language::Portuguese : Language::English;
  std::string_view other_code = language_code(other);
  std::string out = "// --- loopscope\n";
  auto line = [&](const std::string& text) { out += "// " + text + "\n"; };
  line("# " + context.say(CliText::new_title_comment));
  line("title   = " + toml_string(title));
  line("summary = " + toml_string(context.say(CliText::new_summary)));
  line(fmt::format("runtime = \"{}\"", profile));
  line("level   = \"intro\"   # " + context.say(CliText::new_level_comment));
  line("expect  = [\"A\", \"C\", \"B\"]   # " + context.say(CliText::new_expect_comment));
  out += "//\n";
  line("# " + context.say(CliText::new_language_comment));
  line(fmt::format("[{}]", other_code));
  line("summary = " + toml_string(text(other, CliText::new_summary)));
  out += "//\n";
  line("# " + context.say(CliText::new_note_comment));
  line("[[note]]");
  line("at   = \"Promise.resolve()\"");
  line("text = " + toml_string(context.say(CliText::new_note)));
  line(fmt::format("{}.text = {}", other_code, toml_string(text(other, CliText::new_note))));
  line("# " + context.say(CliText::new_more_comment));
  return out + "// ---\nconsole.log('A');\nPromise.resolve().then(() => console.log('B'));\nconsole.log('C');\n";
}

// As a shell takes it for one word.
std::string shell_word(const std::string& path) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./";
  if (path.find_first_not_of(plain) == std::string::npos) return path;
  std::string word = "'";
  for (char c : path) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

bool names_a_folder(const std::string& path) {
  std::error_code error;
  std::string name = std::filesystem::path(path).filename().string();
  return name.empty() || name == "." || name == ".." || std::filesystem::is_directory(path, error);
}

}  // namespace

int new_command(const Context& context) {
  std::string path = context.line().files.front();
  if (names_a_folder(path)) {
    context.complain(context.say(CliText::cli_name_is_folder, path));
    return exit_usage;
  }
  if (!std::filesystem::path(path).has_extension()) path += ".js";
  ProfileChoice choice = choose_profile(context.line().profile, "", path, false);
  if (choice.fault == ProfileFault::NoLanguage) context.complain(context.say(CliText::cli_no_language, path));
  if (choice.fault == ProfileFault::NotYet)
    context.complain(context.say(CliText::cli_profile_not_yet, path, choice.name));
  if (choice.fault != ProfileFault::None) return exit_usage;
  std::string title = std::filesystem::path(path).stem().string();
  std::string reason;
  switch (create_file(path, starting_text(context, title, choice.name), reason)) {
    case WriteOutcome::Written:
      context.print(context.say(CliText::cli_created, path, shell_word(path)) + "\n");
      return exit_fine;
    case WriteOutcome::Exists:
      context.complain(context.say(CliText::cli_file_exists, path));
      return exit_usage;
    case WriteOutcome::Failed:
      context.complain(context.say(CliText::cli_cannot_write, path, reason));
      break;
  }
  return exit_usage;
}

}  // namespace loopscope::cli
