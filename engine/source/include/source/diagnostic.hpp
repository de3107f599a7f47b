#pragma once
// A fault in a source file that a person must mend: where, what, and what would be right. Producers (lexers, parsers,
// the header reader, the checker) collect diagnostics as values; only the command line and the window render them.
#include <base/span.hpp>
#include <source/source_text.hpp>

#include <string>

namespace loopscope {

struct Diagnostic {
  Span span;
  // "SyntaxError" for JavaScript early errors ("ReferenceError", "RangeError" where the language says so); empty for
  // faults that are Loopscope's own, such as a header key.
  std::string kind;
  std::string message;  // one sentence without a full stop, as the real runtime words it where there is one
  std::string hint;     // what would be right, or empty
  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

// "file:line:column: message" , the line of source, a caret line under the span, and the hint.
std::string render_diagnostic(const SourceText& source, const Diagnostic& diagnostic);

}  // namespace loopscope
