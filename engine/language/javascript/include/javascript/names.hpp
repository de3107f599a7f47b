#pragma once
// Constant ids of the names and well-known symbols the engine uses: cell 1 is the intern table, then the names, then
// the symbols. setup.cpp makes them first on an empty heap and checks that they got these ids.
#include <javascript/object.hpp>

namespace loopscope::js {

enum class Name : std::uint32_t {
#define NAME(id, text) id,
#include <javascript/names.def>
#undef NAME
  Count
};
enum class Symbol : std::uint32_t {
#define SYMBOL(id) id,
#include <javascript/symbols.def>
#undef SYMBOL
  Count
};

constexpr CellId id_of(Name name) { return CellId{2 + static_cast<std::uint32_t>(name)}; }
constexpr CellId id_of(Symbol symbol) {
  return CellId{2 + static_cast<std::uint32_t>(Name::Count) + static_cast<std::uint32_t>(symbol)};
}
inline PropertyKey key(Name name) { return PropertyKey::string(id_of(name)); }
inline PropertyKey key(Symbol symbol) { return PropertyKey::symbol(id_of(symbol)); }
constexpr Value string_value(Name name) { return Value::string(id_of(name)); }
constexpr Value symbol_value(Symbol symbol) { return Value::symbol(id_of(symbol)); }

}  // namespace loopscope::js
