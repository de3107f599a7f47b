#pragma once
// The names that a CommonJS module seems to export, found in its text without running it: what `import {name}` of such
// a module may name. Node looks for a fixed set of forms (documented with cjs-module-lexer, 2.2), wherever they stand.
#include <string>
#include <string_view>
#include <vector>

namespace loopscope::js {

struct ScannedExports {
  std::vector<std::u16string> names;      // in the order of the text, each once
  std::vector<std::u16string> reexports;  // specifiers whose exports are passed on
};
ScannedExports scan_exports(std::u16string_view source);

}  // namespace loopscope::js
