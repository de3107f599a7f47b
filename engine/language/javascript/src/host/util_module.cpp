// require('util'), as far as it goes.
#include "host_support.hpp"

#include <javascript/setup.hpp>

namespace loopscope::js {

CellId make_util(Exec& exec) {
  CellId util = new_object(exec);
  for (std::uint32_t row = 0; row < 3; ++row) install_row(exec, util, native_number("inspect_rows", row));
  for (PropertyKey wanted : own_keys(exec.heap(), util)) {
    define_own(exec.heap(), util, wanted, get_own_property(exec.heap(), util, wanted).value);
  }
  return util;
}

}  // namespace loopscope::js
