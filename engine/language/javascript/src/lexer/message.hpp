#pragma once
// The messages of syntax errors (message.def).
#include <cstdint>
#include <string_view>

namespace loopscope::js {

enum class Message : std::uint8_t {
#define MESSAGE(name, text) name,
#include "message.def"
#undef MESSAGE
};

// The wording; '%' marks where the argument goes.
std::string_view message_text(Message message);

}  // namespace loopscope::js
