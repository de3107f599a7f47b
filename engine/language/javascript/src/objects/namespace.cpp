#include <javascript/namespace.hpp>

#include <values/environment.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

std::u16string name_of(const Heap& heap, const NamespaceExport& entry) { return key_text(heap, entry.key); }

bool is_same(Heap& heap, Value x, Value y) {
  if (x.is_string() && y.is_string()) return strings_equal(heap, x.cell(), y.cell());
  return x == y || (x.is_number() && y.is_number() && x.as_number() != x.as_number() && y.as_number() != y.as_number());
}

}  // namespace

CellId make_namespace(Heap& heap, std::vector<NamespaceExport> exports) {
  std::sort(exports.begin(), exports.end(),
            [&](const NamespaceExport& x, const NamespaceExport& y) { return name_of(heap, x) < name_of(heap, y); });
  CellId shape_source = make_object(heap, {});
  CellId id = heap.make<NamespaceCell>();
  heap.charge(exports.size() * sizeof(NamespaceExport));
  auto& cell = heap.mut<NamespaceCell>(id);
  cell.shape = object_of(heap, shape_source).shape;
  CellId tag = make_ascii_string(heap, "Module");
  define_own(heap, id, key(Symbol::toStringTag), Value::string(tag), constant_flags);
  heap.mut<NamespaceCell>(id).exports = std::move(exports);
  prevent_extensions(heap, id);
  return id;
}

const NamespaceExport* find_export(const Heap& heap, CellId space, PropertyKey key) {
  for (const NamespaceExport& entry : heap.get<NamespaceCell>(space).exports) {
    if (entry.key == key) return &entry;
  }
  return nullptr;
}

const NamespaceExport* dead_export(const Heap& heap, CellId object) {
  const auto* space = heap.try_get<NamespaceCell>(object);
  if (space == nullptr) return nullptr;
  for (const NamespaceExport& entry : space->exports) {
    if (export_value(heap, entry).is_empty()) return &entry;
  }
  return nullptr;
}

Value export_value(const Heap& heap, const NamespaceExport& entry) {
  return heap.get<EnvironmentCell>(entry.environment).slots[entry.slot];
}

Value imported_value(const Heap& heap, Value slot) {
  if (!slot.is_internal()) return slot;
  const auto& binding = heap.get<ModuleBindingCell>(slot.cell());
  return heap.get<EnvironmentCell>(binding.environment).slots[binding.slot];
}

bool define_export(Heap& heap, const NamespaceExport& entry, const PropertyDescriptor& descriptor) {
  if (descriptor.configurable.value_or(false) || !descriptor.enumerable.value_or(true)) return false;
  if (descriptor.is_accessor() || !descriptor.writable.value_or(true)) return false;
  return descriptor.value.is_empty() || is_same(heap, descriptor.value, export_value(heap, entry));
}

}  // namespace loopscope::js
