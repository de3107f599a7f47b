#pragma once
// What regular expressions ask Unicode: the properties behind \p{...}, and which letters are the same when case is
// ignored. The tables are generated from node 20 (tools/unicode/generate_regexp_tables.mjs).
#include <optional>
#include <string_view>

#include "code_point_set.hpp"

namespace loopscope::js {

// ECMA-262 22.2.1, UnicodePropertyValueExpression: \p{name}. Nothing for an unknown name.
std::optional<CodePointSet> find_lone_property(std::string_view name);
// \p{name=value}.
std::optional<CodePointSet> find_property(std::string_view name, std::string_view value);

// ECMA-262 22.2.2.7.3, Canonicalize, for expressions that ignore case: one member stands for each class of letters
// that are the same. Which member that is, differs from the specification's choice; no program can tell.
class CaseFolding {
 public:
  explicit CaseFolding(bool is_by_code_point) : is_by_code_point_(is_by_code_point) {}

  char32_t canonicalize(char32_t point) const;
  // Every letter that is the same as some member.
  CodePointSet closure(const CodePointSet& set) const;

 private:
  bool is_by_code_point_;
};

}  // namespace loopscope::js
