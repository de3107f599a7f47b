#include "message.hpp"

#include <array>

namespace loopscope::js {

namespace {

constexpr std::array message_texts = {
#define MESSAGE(name, text) std::string_view(text),
#include "message.def"
#undef MESSAGE
};

}  // namespace

std::string_view message_text(Message message) { return message_texts[static_cast<std::size_t>(message)]; }

}  // namespace loopscope::js
