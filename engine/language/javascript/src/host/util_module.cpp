// What require('util') has of the inspector (prelude/module_util.js has the rest).
#include "host_support.hpp"

#include <javascript/inspect.hpp>
#include <javascript/setup.hpp>

namespace loopscope::js {

// The same functions that custom inspect functions receive.
CellId make_util(Exec& exec) {
  CellId util = new_object(exec);
  constexpr std::pair<std::u16string_view, InspectBuiltin> functions[] = {
      {u"inspect", InspectBuiltin::Inspect},
      {u"format", InspectBuiltin::Format},
      {u"formatWithOptions", InspectBuiltin::FormatWithOptions}};
  for (auto [name, which] : functions) {
    define_own(exec.heap(), util, key_from_text(exec.heap(), name), Value::object(inspect_builtin(exec, which)));
  }
  return util;
}

}  // namespace loopscope::js
