#include <window/places.hpp>

#include <cstdlib>

namespace loopscope::window {

namespace {

// The specification takes absolute paths only.
std::string place(const char* variable, const char* below_home) {
  const char* given = std::getenv(variable);
  if (given && given[0] == '/') return std::string(given) + "/loopscope";
  const char* home = std::getenv("HOME");
  return home && home[0] == '/' ? std::string(home) + below_home + "/loopscope" : "";
}

}  // namespace

std::string state_folder() { return place("XDG_STATE_HOME", "/.local/state"); }
std::string config_folder() { return place("XDG_CONFIG_HOME", "/.config"); }

}  // namespace loopscope::window
