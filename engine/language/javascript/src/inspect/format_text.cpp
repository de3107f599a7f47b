#include "format_text.hpp"

#include <javascript/function.hpp>
#include <javascript/proxy.hpp>

namespace loopscope::js::inspection {

namespace {

bool is_own_function(Heap& heap, CellId object, PropertyKey key) {
  Property property = get_own_property(heap, object, key);
  return property.is_data() && is_callable(heap, property.value);
}

bool converts(Heap& heap, CellId object) {
  return get_own_property(heap, object, key(Name::toString)).found() ||
         is_own_function(heap, object, key(Symbol::toPrimitive));
}

}  // namespace

bool has_builtin_to_string(Formatting& state, CellId shown) {
  Heap& heap = state.exec.heap();
  Value target = behind_proxies(heap, Value::object(shown));
  if (!target.is_object()) return true;
  CellId object = target.cell();
  Value to_string = get_with_answers(state.exec, object, key(Name::toString), state.answers);
  Value to_primitive = get_with_answers(state.exec, object, key(Symbol::toPrimitive), state.answers);
  if (!is_callable(heap, to_string) && !is_callable(heap, to_primitive)) return true;
  if (converts(heap, object)) return false;
  CellId holder = prototype_of(heap, object);
  while (holder && !converts(heap, holder)) holder = prototype_of(heap, holder);
  if (!holder) return true;
  Property constructor = get_own_property(heap, holder, key(Name::constructor));
  if (!constructor.is_data() || !is_callable(heap, constructor.value)) return false;
  Value name = get_data(heap, constructor.value.cell(), Name::name);
  return name.is_string() && is_builtin_name(string_units(heap, name.cell()));
}

bool is_circular_structure_error(Exec& exec, Value thrown) {
  if (!thrown.is_object()) return false;
  Value message = get_data(exec.heap(), thrown.cell(), Name::message);
  return message.is_string() &&
         copy_text(exec.heap(), message.cell()).starts_with(u"Converting circular structure to JSON");
}

}  // namespace loopscope::js::inspection
