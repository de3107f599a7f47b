#pragma once
// Bindings between modules, and module namespace exotic objects (ECMA-262 9.1.1.5, 10.4.6). A binding names a slot of
// the environment of the module that has it, so what one module assigns the others see.
#include <javascript/property.hpp>

namespace loopscope::js {

// In the slot of an imported name: where the name's binding is. Never linked to another such slot.
struct ModuleBindingCell : Cell {
  static constexpr CellTraits traits{"module binding", static_cast<std::uint8_t>(Kind::ModuleBinding), false};
  CellId environment;
  std::uint32_t slot = 0;
  auto fields() const { return std::tie(environment, slot); }
};

struct NamespaceExport {
  PropertyKey key;
  CellId environment;
  std::uint32_t slot = 0;
  auto fields() const { return std::tie(key, environment, slot); }
  friend bool operator==(const NamespaceExport& x, const NamespaceExport& y) { return x.fields() == y.fields(); }
};

struct NamespaceCell : ObjectCell {
  JS_OBJECT_CELL(NamespaceCell, "module namespace", Namespace)
  std::vector<NamespaceExport> exports;  // by code units of the name
  JS_OBJECT_FIELDS(exports)
};

// 10.4.6.12; the exports in any order.
CellId make_namespace(Heap& heap, std::vector<NamespaceExport> exports);
// Null when the namespace has no such export.
const NamespaceExport* find_export(const Heap& heap, CellId space, PropertyKey key);
// The first export that is not initialised yet; null: there is none, or the object is no namespace.
const NamespaceExport* dead_export(const Heap& heap, CellId object);
// Empty: not initialised yet.
Value export_value(const Heap& heap, const NamespaceExport& entry);
// What a slot of a module's environment holds, a link followed. Empty: not initialised yet.
Value imported_value(const Heap& heap, Value slot);
// 10.4.6.7 [[DefineOwnProperty]] of an export.
bool define_export(Heap& heap, const NamespaceExport& entry, const PropertyDescriptor& descriptor);

}  // namespace loopscope::js
