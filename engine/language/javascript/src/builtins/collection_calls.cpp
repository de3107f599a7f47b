// What the prelude's functions over arrays, collections and texts ask of the engine.
#include "array_support.hpp"
#include "string_support.hpp"

#include <javascript/prelude.hpp>
#include <javascript/render.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

// --- arrays

// ArrayCreate (10.4.2.2)
NativeResult array_create(NativeCall& call) {
  double length = call.argument(0).as_number();
  if (length > 4294967295.0) return call.fail(ErrorType::RangeError, "Invalid array length");
  return call.give_object(make_array(call.heap(), static_cast<std::uint32_t>(length)));
}

std::size_t place_argument(const NativeCall& call, std::uint32_t index) {
  return static_cast<std::size_t>(call.argument(index).as_number());
}

// (array, from, count) -> a new array
NativeResult copy_part(NativeCall& call) {
  const Value* elements = array_of(call.heap(), call.argument(0)).elements.data() + place_argument(call, 1);
  std::size_t count = place_argument(call, 2);
  call.exec.charge(count / 8);
  return call.give_object(make_array(call.heap(), std::vector<Value>(elements, elements + count)));
}

// (source, from, target, to, count) of plain arrays, which may be the same
NativeResult move_part(NativeCall& call) {
  std::size_t from = place_argument(call, 1), to = place_argument(call, 3), count = place_argument(call, 4);
  const Value* source = array_of(call.heap(), call.argument(0)).elements.data() + from;
  std::vector<Value> held(source, source + count);
  auto& target = array_mut(call.heap(), call.argument(2)).elements;
  std::copy(held.begin(), held.end(), target.data() + to);
  call.exec.charge(count / 8);
  return call.give_undefined();
}

NativeResult array_iterator_finish(NativeCall& call) {
  call.heap().mut<ArrayIteratorCell>(call.argument(0).cell()).target = Value::undefined();
  return call.give_undefined();
}

NativeResult array_iterator_advance(NativeCall& call) {
  call.heap().mut<ArrayIteratorCell>(call.argument(0).cell()).next_index =
      static_cast<std::uint32_t>(place_argument(call, 1));
  return call.give_undefined();
}

// An array that is being joined gives nothing when it meets itself. False: it is.
NativeResult join_begin(NativeCall& call) {
  const auto& joining = realm(call.exec).joining;
  CellId object = call.argument(0).cell();
  if (std::find(joining.begin(), joining.end(), object) != joining.end()) return call.give(false);
  realm_mut(call.exec).joining.push_back(object);
  return call.give(true);
}

NativeResult join_end(NativeCall& call) {
  std::erase(realm_mut(call.exec).joining, call.argument(0).cell());
  return call.give_undefined();
}

// --- Map and Set

NativeResult check_collection(NativeCall& call) {
  Value receiver = call.argument(0);
  std::string method = to_utf8(call.exec, call.argument(1).cell());
  Kind wanted = method.starts_with("Map") ? Kind::Map : Kind::Set;
  if (has_kind(call.heap(), receiver, wanted)) return call.give_undefined();
  return call.type_error("Method {} called on incompatible receiver {}", method, shown_value(call.exec, receiver));
}

NativeResult collection_walk(NativeCall& call) {
  bool over_map = has_kind(call.heap(), call.argument(0), Kind::Map);
  Intrinsic prototype = over_map ? Intrinsic::MapIteratorPrototype : Intrinsic::SetIteratorPrototype;
  CellId walk = make_with_prototype<CollectionIteratorCell>(call.heap(), intrinsic(call.exec, prototype));
  auto& cell = call.heap().mut<CollectionIteratorCell>(walk);
  cell.collection = call.argument(0).cell();
  cell.over_map = over_map;
  return call.give_object(walk);
}

// [key, value], or undefined at the end
NativeResult walk_next(NativeCall& call) {
  Heap& heap = call.heap();
  const auto& walk = heap.get<CollectionIteratorCell>(call.argument(0).cell());
  const OrderedTable& table =
      walk.over_map ? heap.get<MapCell>(walk.collection).table : heap.get<SetCell>(walk.collection).table;
  std::size_t place = table_next(table, walk.next_order);
  if (place == table.entries.size()) return call.give_undefined();
  TableEntry entry = table.entries[place];
  heap.mut<CollectionIteratorCell>(call.argument(0).cell()).next_order = entry.order + 1;
  Value value = entry.value.is_empty() ? Value::undefined() : entry.value;
  return call.give_object(make_array(heap, std::vector<Value>{entry.key, value}));
}

// --- texts

// (text, wanted, from) -> place or -1
NativeResult text_find(NativeCall& call) {
  std::u16string_view text = string_units(call.heap(), call.argument(0).cell());
  std::u16string wanted = copy_text(call.heap(), call.argument(1).cell());
  std::size_t from = place_argument(call, 2);
  call.exec.charge(1 + text.size() / 16);
  std::size_t at = from > text.size() ? std::u16string_view::npos : text.find(wanted, from);
  return call.give(at == std::u16string_view::npos ? -1.0 : static_cast<double>(at));
}

// (text, from, to)
NativeResult text_part(NativeCall& call) {
  return call.give(
      substring_value(call.exec, call.argument(0).cell(), place_argument(call, 1), place_argument(call, 2)));
}

// (pattern, flags)
NativeResult make_regexp(NativeCall& call) {
  Value constructor = get_data(call.heap(), realm(call.exec).global_object, key_from_text(call.heap(), u"RegExp"));
  if (!is_constructor(call.heap(), constructor))
    return call.fail(ErrorType::SyntaxError, "regular expressions are not supported yet");
  return call.tail_construct(constructor, constructor, {call.argument(0), call.argument(1)});
}

constexpr NativeRow table[] = {
    {"ArrayCreate", 1, array_create},
    {"CopyPart", 3, copy_part},
    {"MovePart", 5, move_part},
    {"ArrayIteratorFinish", 1, array_iterator_finish},
    {"ArrayIteratorAdvance", 2, array_iterator_advance},
    {"JoinBegin", 1, join_begin},
    {"JoinEnd", 1, join_end},
    {"CheckCollection", 2, check_collection},
    {"CollectionWalk", 1, collection_walk},
    {"WalkNext", 1, walk_next},
    {"TextFind", 3, text_find},
    {"TextPart", 3, text_part},
    {"MakeRegExp", 2, make_regexp},
    {"IsRegExp", 1, nullptr, "isRegExp"},
};

}  // namespace

std::span<const NativeRow> collection_call_rows() { return table; }

}  // namespace loopscope::js
