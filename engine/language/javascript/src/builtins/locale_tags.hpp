#pragma once
// Language tags (BCP 47 as ECMA-402 6.2.1 takes it).
#include <string_view>

namespace loopscope::js {

// V8 has one message for what does not begin as a tag and another for what does not end as one.
enum class TagKind { Valid, BadStart, BadRest };
TagKind locale_tag_kind(std::u16string_view tag);

// A Unicode type: groups of three to eight letters and digits.
bool is_type_text(std::u16string_view text);

}  // namespace loopscope::js
