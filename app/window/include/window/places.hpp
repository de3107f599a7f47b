#pragma once
// Where the program keeps its own files, as the platform wants it (XDG base directories). Empty: there is no such
// place.
#include <string>

namespace loopscope::window {

std::string state_folder();   // $XDG_STATE_HOME/loopscope, else ~/.local/state/loopscope
std::string config_folder();  // $XDG_CONFIG_HOME/loopscope, else ~/.config/loopscope

}  // namespace loopscope::window
