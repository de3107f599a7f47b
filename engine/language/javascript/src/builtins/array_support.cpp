#include "array_support.hpp"

namespace loopscope::js {

namespace {

bool has_no_indexes(const Heap& heap, CellId object) {
  const auto& cell = object_of(heap, object);
  if (!cell.elements.empty() || cell.has_index_keys) return false;
  Kind kind = cell.kind();
  if (kind == Kind::String) return heap.get_as<StringObjectCell>(object).primitive == string_value(Name::empty_string);
  return kind != Kind::Proxy && kind != Kind::Arguments && kind != Kind::TypedArray && kind != Kind::Namespace;
}

bool is_species_getter(const Exec& exec, Value getter) {
  if (!has_kind(exec.machine.heap, getter, Kind::NativeFunction)) return false;
  std::uint32_t native = exec.machine.heap.get<NativeFunctionCell>(getter.cell()).native;
  return std::string_view(native_row(native).name) == "get [Symbol.species]";
}

}  // namespace

bool is_simple_array(const Heap& heap, Value value) {
  if (!has_kind(heap, value, Kind::Array)) return false;
  const auto& array = array_of(heap, value);
  if (array.has_index_keys || array.elements.size() != array.length || !array.extensible || !array.length_writable)
    return false;
  for (CellId above = prototype_of(heap, value.cell()); above; above = prototype_of(heap, above)) {
    if (!has_no_indexes(heap, above)) return false;
  }
  return true;
}

bool has_default_species(Exec& exec, CellId array) {
  Heap& heap = exec.heap();
  CellId constructor = intrinsic(exec, Intrinsic::Array);
  auto found = plain_get(heap, array, key(Name::constructor));
  if (!found || *found != Value::object(constructor)) return false;
  Property species = get_own_property(heap, constructor, key(Symbol::species));
  return species.is_accessor() && is_species_getter(exec, heap.get<AccessorCell>(species.value.cell()).getter);
}

bool is_plain_argument(const NativeCall& call, std::uint32_t index) { return !call.argument(index).is_object(); }

std::optional<double> position_argument(NativeCall& call, std::uint32_t index, double length, double fallback,
                                        NativeResult& answer) {
  if (call.argument(index).is_undefined()) return fallback;
  auto relative = to_integer_argument(call, index, answer);
  if (!relative) return relative;
  return relative_index(*relative, length);
}

}  // namespace loopscope::js
