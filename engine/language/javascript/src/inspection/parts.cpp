#include "parts.hpp"

#include "preview.hpp"
#include "reading.hpp"

#include <javascript/collections.hpp>
#include <javascript/coroutine.hpp>
#include <javascript/namespace.hpp>
#include <javascript/promise.hpp>
#include <javascript/typed_array.hpp>

#include <base/utf.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

constexpr std::size_t longest_name = 60;  // units of a key

class PartsReader {
 public:
  PartsReader(const Machine& machine, std::size_t most) : machine_(machine), heap_(machine.heap), most_(most) {}

  PartsView read(CellId id) {
    if (const auto* map = heap_.try_get<MapCell>(id))
      entries(map->table, true);
    else if (const auto* set = heap_.try_get<SetCell>(id))
      entries(set->table, false);
    else if (const auto* promise = heap_.try_get<PromiseCell>(id))
      outcome(*promise);
    elements(id);
    if (kind_of(heap_, id) == Kind::Error) message(id);
    properties(object_of(heap_, id));
    return std::move(view_);
  }

 private:
  void add(std::string name, Value value) {
    ++view_.total;
    if (view_.parts.size() < most_) view_.parts.push_back({std::move(name), value});
  }
  bool is_full() const { return view_.parts.size() >= most_; }

  void entries(const OrderedTable& table, bool has_values) {
    std::size_t index = 0;
    for (std::size_t i = 0; i < table.entries.size(); ++i) {
      const TableEntry& entry = table.entries[i];
      if (entry.key.is_empty()) continue;
      if (is_full())
        ++view_.total;
      else if (has_values)
        add(preview(machine_, entry.key, longest_name) + " =>", entry.value);
      else
        add(std::to_string(index), entry.key);
      ++index;
    }
  }

  void outcome(const PromiseCell& promise) {
    if (promise.state == PromiseState::Pending) return;
    add(promise.state == PromiseState::Rejected ? "<reason>" : "<value>", promise.result);
  }

  void elements(CellId id) {
    const ObjectCell& cell = object_of(heap_, id);
    for (std::size_t i = 0; i < cell.elements.size(); ++i) {
      if (cell.elements[i].is_empty()) continue;
      if (is_full()) {
        view_.total += cell.elements.size() - i;
        return;
      }
      add(std::to_string(i), cell.elements[i]);
    }
  }

  void message(CellId id) {
    Value message = js::read(heap_, id, key(Name::message));
    if (message.is_string()) add("message", message);
  }

  void properties(const ObjectCell& cell) {
    const auto& shape = heap_.get<ShapeCell>(cell.shape);
    for (std::size_t slot = 0; slot < shape.properties.size(); ++slot) {
      const ShapeProperty& property = shape.properties[slot];
      if (property.key.type == PropertyKey::Type::None) continue;
      bool is_private = property.key.is_symbol() && heap_.get<SymbolCell>(property.key.cell()).is_private;
      if (!is_private && (property.flags & Enumerable) == 0) continue;
      if (is_full())
        ++view_.total;
      else
        add(name_of(property.key), (property.flags & IsAccessor) != 0 ? Value{} : cell.slots[slot]);
    }
  }

  std::string name_of(PropertyKey key) const {
    if (key.is_index()) return std::to_string(key.id);
    if (key.is_string()) return utf16_to_utf8(text_prefix(heap_, key.cell(), longest_name));
    const auto& symbol = heap_.get<SymbolCell>(key.cell());
    std::string text = symbol.description.is_string()
                           ? utf16_to_utf8(text_prefix(heap_, symbol.description.cell(), longest_name))
                           : "";
    return symbol.is_private ? text : "[Symbol(" + text + ")]";
  }

  const Machine& machine_;
  const Heap& heap_;
  std::size_t most_;
  PartsView view_;
};

ReactionView view_of(const Machine& machine, const PromiseReaction& reaction, bool rejected) {
  ReactionView view;
  view.site = reaction.site;
  if (reaction.kind == ReactionKind::Await) {
    const ParkedFrame* parked =
        reaction.on_fulfilled.is_object() ? &parked_frame_of(machine.heap, reaction.on_fulfilled.cell()) : nullptr;
    if (parked != nullptr && parked->present) view.code = parked->frame.code;
    return view;
  }
  Value first = rejected ? reaction.on_rejected : reaction.on_fulfilled;
  Value second = rejected ? reaction.on_fulfilled : reaction.on_rejected;
  if (is_callable(machine.heap, first))
    view.callable = first;
  else if (is_callable(machine.heap, second))
    view.callable = second;
  return view;
}

PromiseView view_of(const Machine& machine, const PromiseCell& cell) {
  constexpr std::size_t most_reactions = 20;
  PromiseView view;
  view.serial = cell.serial;
  view.is_settled = cell.state != PromiseState::Pending;
  view.is_rejected = cell.state == PromiseState::Rejected;
  view.is_handled = cell.is_handled;
  view.result = cell.result;
  for (const PromiseReaction& reaction : cell.reactions) {
    if (view.reactions.size() == most_reactions) break;
    view.reactions.push_back(view_of(machine, reaction, view.is_rejected));
  }
  return view;
}

}  // namespace

PartsView parts(const Machine& machine, Value value, std::size_t most) {
  bool is_link = value.is_internal() && machine.heap.try_get<ModuleBindingCell>(value.cell()) != nullptr;
  if (is_link) value = imported_value(machine.heap, value);
  if (!value.is_object()) return {};
  return PartsReader(machine, most).read(value.cell());
}

std::optional<PromiseView> promise(const Machine& machine, Value value) {
  const auto* cell = value.is_object() ? machine.heap.try_get<PromiseCell>(value.cell()) : nullptr;
  if (cell == nullptr) return std::nullopt;
  return view_of(machine, *cell);
}

std::vector<PromiseView> waiting_promises(const Machine& machine) {
  std::vector<PromiseView> found;
  machine.heap.each_cell([&](CellId, const Cell& cell) {
    if (cell.type != &cell_type<PromiseCell>) return;
    const auto& promise = static_cast<const PromiseCell&>(cell);
    bool is_unhandled = promise.state == PromiseState::Rejected && !promise.is_handled;
    if (promise.state == PromiseState::Pending || !promise.reactions.empty() || is_unhandled)
      found.push_back(view_of(machine, promise));
  });
  std::sort(found.begin(), found.end(), [](const auto& x, const auto& y) { return x.serial < y.serial; });
  return found;
}

}  // namespace loopscope::js
