#pragma once
// What is said about a frame and about the thread that it runs on.
#include <panels/ui.hpp>

#include <string>

namespace loopscope::panels {

std::string frame_words(const Ui& ui, const scene::Frame& frame, bool parked);
std::string thread_name(const Ui& ui, std::uint32_t id);

}  // namespace loopscope::panels
