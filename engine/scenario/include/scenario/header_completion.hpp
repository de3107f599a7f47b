#pragma once
// What may stand at a place of a scenario's header: tables, keys and values of its schema.
#include <source/source_text.hpp>
#include <text/text.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope {

struct HeaderProposal {
  std::string label;            // as it is listed
  std::string inserted;         // in the place of what was typed of it
  std::optional<TextId> about;  // what it means
};

struct HeaderCompletion {
  std::uint32_t typed = 0;  // units before the place that the proposals take the place of
  std::vector<HeaderProposal> proposals;
};

// For the place `offset` of a source whose line comments begin with `marker`. Outside of a header nothing.
HeaderCompletion complete_header(const SourceText& source, std::u16string_view marker, std::uint32_t offset);

}  // namespace loopscope
