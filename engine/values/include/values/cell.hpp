#pragma once
// Cells: what a heap holds. A cell type lists its fields once, in `fields()`; cloning, equality, hashing, reference
// visiting and size are derived from that list (see CellType). Cells are plain data: they refer to other cells by id.
//
//   struct PairCell : Cell {
//     static constexpr CellTraits traits{"pair", 1, false};
//     Value first, second;
//     auto fields() const { return std::tie(first, second); }
//   };
#include <base/hash.hpp>
#include <base/small_vector.hpp>
#include <values/value.hpp>

#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

namespace loopscope {

struct CellType;

struct Cell {
  const CellType* type = nullptr;
  std::uint32_t references = 0;  // pages that hold this cell; the heap's business
  std::uint32_t owner = 0;       // token of the heap that may write it in place
  std::uint64_t serial = 0;      // 1, 2, 3... in order of birth: the identity people see

  Cell() = default;
  Cell(const Cell& other) : type(other.type), serial(other.serial) {}
  Cell& operator=(const Cell&) = delete;
};

struct CellTraits {
  const char* name;
  std::uint8_t kind;  // distinguishes the types of one language; core types use 0..15
  bool is_object;     // derived from the language's object cell
};

class LiveSet;

struct CellType {
  CellTraits traits;
  Cell* (*clone)(const Cell&);
  void (*destroy)(Cell*);
  bool (*equal)(const Cell&, const Cell&);
  void (*hash)(const Cell&, Hasher&);
  void (*references)(const Cell&, std::vector<CellId>& out);
  std::size_t (*bytes)(const Cell&);  // counted, not measured: depends on contents only, never on capacities
  // Types that hold weak references forget the dead ones after marking; null for all others.
  bool (*has_dead)(const Cell&, const LiveSet&);
  void (*forget_dead)(Cell&, const LiveSet&);
};

// --- what can be a field -------------------------------------------------------------------------------------------
// Each of the three families handles scalars, ids, values, strings, containers of fields and structs with fields().

template <class T>
concept HasFields = requires(const T& t) {
  t.fields();
};
template <class T>
concept IsContainer = requires(const T& t) {
  t.begin();
  t.end();
  t.size();
};
template <class T>
concept IsText = std::is_same_v<T, std::u16string> || std::is_same_v<T, std::string>;
template <class T>
concept IsPlain = std::is_arithmetic_v<T> || std::is_enum_v<T>;

// A reference that does not keep its target alive.
struct WeakId {
  CellId id;
  friend bool operator==(WeakId, WeakId) = default;
};

template <class T>
void add_references(std::vector<CellId>& out, const T& field) {
  if constexpr (std::is_same_v<T, Value>) {
    if (field.is_cell()) out.push_back(field.cell());
  } else if constexpr (std::is_same_v<T, CellId>) {
    if (field) out.push_back(field);
  } else if constexpr (HasFields<T>) {
    std::apply([&](const auto&... parts) { (add_references(out, parts), ...); }, field.fields());
  } else if constexpr (IsText<T> || IsPlain<T> || std::is_same_v<T, WeakId>) {
    return;
  } else if constexpr (IsContainer<T>) {
    for (const auto& item : field) add_references(out, item);
  } else {
    static_assert(HasFields<T>, "this field has no way to visit its references");
  }
}

template <class T>
void add_hash(Hasher& hasher, const T& field) {
  if constexpr (std::is_same_v<T, Value>) {
    hasher.add(static_cast<std::uint64_t>(field.tag()));
    hasher.add(field.bits());
  } else if constexpr (std::is_same_v<T, CellId>) {
    hasher.add(field.index);
  } else if constexpr (std::is_same_v<T, WeakId>) {
    hasher.add(field.id.index);
  } else if constexpr (HasFields<T>) {
    std::apply([&](const auto&... parts) { (add_hash(hasher, parts), ...); }, field.fields());
  } else if constexpr (std::is_same_v<T, std::u16string>) {
    hasher.add(hash_units(std::u16string_view(field)));
  } else if constexpr (std::is_same_v<T, std::string>) {
    hasher.add(hash_units(std::string_view(field)));
  } else if constexpr (std::is_floating_point_v<T>) {
    hasher.add(std::bit_cast<std::uint64_t>(static_cast<double>(field)));
  } else if constexpr (IsPlain<T>) {
    hasher.add(static_cast<std::uint64_t>(field));
  } else {
    hasher.add(field.size());
    for (const auto& item : field) add_hash(hasher, item);
  }
}

// Bytes a field owns outside its own struct.
template <class T>
std::size_t outside_bytes(const T& field) {
  if constexpr (HasFields<T>) {
    return std::apply([](const auto&... parts) { return (std::size_t{0} + ... + outside_bytes(parts)); },
                      field.fields());
  } else if constexpr (IsText<T>) {
    return field.size() * sizeof(typename T::value_type);
  } else if constexpr (IsContainer<T> && !std::is_same_v<T, Value>) {
    std::size_t total = field.size() * sizeof(*field.begin());
    using Item = std::remove_cvref_t<decltype(*field.begin())>;
    if constexpr (!IsPlain<Item> && !std::is_same_v<Item, Value> && !std::is_same_v<Item, CellId>) {
      for (const auto& item : field) total += outside_bytes(item);
    }
    return total;
  } else {
    return 0;
  }
}

template <class T>
constexpr CellType make_cell_type() {
  CellType type{};
  type.traits = T::traits;
  type.clone = [](const Cell& cell) -> Cell* { return new T(static_cast<const T&>(cell)); };
  type.destroy = [](Cell* cell) { delete static_cast<T*>(cell); };
  type.equal = [](const Cell& x, const Cell& y) {
    return static_cast<const T&>(x).fields() == static_cast<const T&>(y).fields();
  };
  type.hash = [](const Cell& cell, Hasher& hasher) { add_hash(hasher, static_cast<const T&>(cell)); };
  type.references = [](const Cell& cell, std::vector<CellId>& out) {
    add_references(out, static_cast<const T&>(cell));
  };
  type.bytes = [](const Cell& cell) { return sizeof(T) + outside_bytes(static_cast<const T&>(cell)); };
  if constexpr (requires(T & t, const LiveSet& live) { t.forget_dead(live); }) {
    type.has_dead = [](const Cell& cell, const LiveSet& live) { return static_cast<const T&>(cell).has_dead(live); };
    type.forget_dead = [](Cell& cell, const LiveSet& live) { static_cast<T&>(cell).forget_dead(live); };
  }
  return type;
}

template <class T>
inline constexpr CellType cell_type = make_cell_type<T>();

}  // namespace loopscope
