#pragma once
// Symbols that the whole program shares by name (ECMA-262 20.4.2.2, Symbol.for).
#include <javascript/native.hpp>

namespace loopscope::js {

// The symbol of this name (a string cell), made when it is first asked for.
CellId registered_symbol(Exec& exec, CellId name);
// None: nobody has asked for it.
CellId find_registered_symbol(Exec& exec, CellId name);

}  // namespace loopscope::js
