#pragma once
// Building the realm, and how rows of natives are installed.
#include <javascript/native.hpp>

namespace loopscope::js {

// On a machine with an empty heap.
void set_up_realm(Exec& exec);
// A cell for the realm of another thread, with what all realms share; fill_realm makes its objects once it runs.
CellId add_realm(Exec& exec);
void fill_realm(Exec& exec);
// See LanguageTable.
void exchange_realms(Exec& exec, CellId other);
// What tables cannot say: aliases, constants, links between builtins, globals (src/builtins/finish_realm.cpp).
void finish_realm(Exec& exec);
void install_row(Exec& exec, CellId target, std::uint32_t native);

struct RowName {
  PropertyKey key;
  std::u16string shown;
  bool is_getter = false, is_setter = false;
};
RowName parse_row_name(Heap& heap, std::string_view name);

}  // namespace loopscope::js
