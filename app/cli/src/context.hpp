#pragma once
// What every command has at hand: the command line, the services, and how to say things in the reader's language.
#include <cli/commands.hpp>

namespace loopscope::cli {

class Context {
 public:
  Context(const CommandLine& line, const Services& services) : line_(line), services_(services) {}

  const CommandLine& line() const { return line_; }
  const Services& services() const { return services_; }
  Language language() const { return line_.language; }

  template <class... Arguments>
  std::string say(TextId id, const Arguments&... arguments) const {
    return text(line_.language, id, arguments...);
  }

  bool print(std::string_view bytes) const { return services_.out->write(bytes); }
  // Writes to stderr, each line beginning with `loopscope:`; what stdout holds back goes first.
  void complain(std::string_view message) const;

 private:
  const CommandLine& line_;
  const Services& services_;
};

int run_command(const Context& context);
int tell_command(const Context& context);
int state_command(const Context& context);
int check_command(const Context& context);
int verify_command(const Context& context);
int trace_command(const Context& context);
int explore_command(const Context& context);
int diff_command(const Context& context);
int quiz_command(const Context& context);
int shot_command(const Context& context);
int new_command(const Context& context);
int list_command(const Context& context);
int window_command(const Context& context);

}  // namespace loopscope::cli
