#pragma once
// The sentences of a page's rules that need nothing but who acts and where that was queued.
#include <runtime/rules.hpp>
#include <text/text.hpp>

#include <optional>

namespace loopscope {

// {0}: what runs; {1}: who queued it.
std::optional<TextId> page_turn_text(RuleId rule);
// {0}: what is queued. A promise that waits for the checkpoint's end has the rule of its later task: `waits`.
std::optional<TextId> page_queued_text(RuleId rule, bool waits);

}  // namespace loopscope
