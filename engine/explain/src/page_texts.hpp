#pragma once
// The sentences of a page's rules that need nothing but who acts and where that was queued.
#include <explain/told_rule.hpp>

#include <optional>

namespace loopscope {

// {0}: what runs; {1}: who queued it.
std::optional<TextId> page_turn_text(ToldRule rule);
// {0}: what is queued.
std::optional<TextId> page_queued_text(ToldRule rule);

}  // namespace loopscope
