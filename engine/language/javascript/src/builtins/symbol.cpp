// Symbol (ECMA-262 20.4).
#include "support.hpp"

#include <javascript/registered_symbol.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

NativeResult construct_symbol(NativeCall& call) {
  if (call.is_construct()) return call.type_error("Symbol is not a constructor");
  if (call.argument(0).is_undefined()) return call.give(Value::symbol(call.heap().make<SymbolCell>()));
  NativeResult answer;
  auto description = to_string_argument(call, 0, answer);
  if (!description) return answer;
  CellId symbol = call.heap().make<SymbolCell>();
  call.heap().mut<SymbolCell>(symbol).description = Value::string(*description);
  return call.give(Value::symbol(symbol));
}

CellId find_registered_symbol(Exec& exec, CellId name) {
  Heap& heap = exec.heap();
  for (CellId symbol : realm(exec).registered_symbols) {
    if (strings_equal(heap, heap.get<SymbolCell>(symbol).description.cell(), name)) return symbol;
  }
  return {};
}

CellId registered_symbol(Exec& exec, CellId name) {
  if (CellId known = find_registered_symbol(exec, name)) return known;
  Heap& heap = exec.heap();
  CellId symbol = heap.make<SymbolCell>();
  heap.mut<SymbolCell>(symbol).description = Value::string(name);
  heap.mut<SymbolCell>(symbol).is_registered = true;
  realm_mut(exec).registered_symbols.push_back(symbol);
  return symbol;
}

namespace {

NativeResult symbol_for(NativeCall& call) {
  NativeResult answer;
  auto name = to_string_argument(call, 0, answer);
  if (!name) return answer;
  return call.give(Value::symbol(registered_symbol(call.exec, *name)));
}

NativeResult symbol_key_for(NativeCall& call) {
  Value symbol = call.argument(0);
  if (!symbol.is_symbol()) return call.type_error("{} is not a symbol", shown_value(call.exec, symbol));
  const auto& cell = call.heap().get<SymbolCell>(symbol.cell());
  return call.give(cell.is_registered ? cell.description : Value::undefined());
}

// thisSymbolValue
std::optional<Value> this_symbol(NativeCall& call) {
  Value value = call.this_value;
  if (value.is_symbol()) return value;
  if (!has_kind(call.heap(), value, Kind::Number)) return std::nullopt;
  Value primitive = call.heap().get_as<PrimitiveObjectCell>(value.cell()).primitive;
  return primitive.is_symbol() ? std::optional(primitive) : std::nullopt;
}

NativeResult wrong_this(NativeCall& call, std::string_view method) {
  return call.type_error("{} requires that 'this' be a Symbol", method);
}

NativeResult symbol_to_string(NativeCall& call) {
  auto symbol = this_symbol(call);
  if (!symbol) return wrong_this(call, "Symbol.prototype.toString");
  return call.give_text(key_text(call.heap(), PropertyKey::symbol(symbol->cell())));
}

NativeResult symbol_value_of(NativeCall& call) {
  auto symbol = this_symbol(call);
  return symbol ? call.give(*symbol) : wrong_this(call, "Symbol.prototype.valueOf");
}

NativeResult symbol_description(NativeCall& call) {
  auto symbol = this_symbol(call);
  if (!symbol) return wrong_this(call, "Symbol.prototype.description");
  return call.give(call.heap().get<SymbolCell>(symbol->cell()).description);
}

NativeResult symbol_to_primitive(NativeCall& call) {
  auto symbol = this_symbol(call);
  return symbol ? call.give(*symbol) : wrong_this(call, "Symbol.prototype [ @@toPrimitive ]");
}

constexpr NativeRow rows[] = {
    {"for", 1, symbol_for},
    {"keyFor", 1, symbol_key_for},
};
constexpr NativeRow prototype_rows[] = {
    {"toString", 0, symbol_to_string},
    {"valueOf", 0, symbol_value_of},
    {"get description", 0, symbol_description},
};
constexpr NativeRow special_rows[] = {
    {"[Symbol.toPrimitive]", 1, symbol_to_primitive},
};

}  // namespace

extern const std::span<const NativeRow> symbol_rows, symbol_prototype_rows, symbol_special_rows;
const std::span<const NativeRow> symbol_rows = rows;
const std::span<const NativeRow> symbol_prototype_rows = prototype_rows;
const std::span<const NativeRow> symbol_special_rows = special_rows;

}  // namespace loopscope::js
