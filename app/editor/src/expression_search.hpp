#pragma once
// Search by a regular expression over UTF-8 bytes.
#include <editor/search.hpp>

namespace loopscope::editor {

std::vector<Selection> find_expression(std::string_view text, const SearchQuery& query, std::size_t most,
                                       SearchFault* fault);

}  // namespace loopscope::editor
