#pragma once
// What is remembered from one start to the next: how a person likes the window, and the files that were opened last.
// Plain text, a line a setting; a line that is not understood is left alone.
#include <scene/view.hpp>

#include <string>
#include <vector>

namespace loopscope::window {

// Text of the settings file for a view, and a view with what such a text says. The language is one only once it
// was chosen in the window; one that the command line names goes before it.
std::string settings_text(const scene::View& view);
void apply_settings(const std::string& text, scene::View& view);

// Most recent first, absolute, each once, a bounded number.
std::vector<std::string> read_recent(const std::string& text);
std::string recent_text(const std::vector<std::string>& paths);
void note_recent(std::vector<std::string>& paths, const std::string& path);

}  // namespace loopscope::window
