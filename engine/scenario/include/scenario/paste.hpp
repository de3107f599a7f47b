#pragma once
// Text that was pasted from somewhere: when it does not parse, what is probably the matter with it, in one sentence.
#include <source/diagnostic.hpp>
#include <text/text.hpp>

#include <optional>

namespace loopscope {

// What a syntax error at `fault` probably comes from; nothing when there is no such sign. Only looks.
std::optional<TextId> paste_hint(const SourceText& source, const Diagnostic& fault);

}  // namespace loopscope
