#include <javascript/object.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

constexpr std::size_t indexed_from = 9;  // below this, a scan beats a hash table

std::size_t key_hash(PropertyKey key) {
  return static_cast<std::size_t>(mix_hash(static_cast<std::uint64_t>(key.type), key.id));
}

void place(std::vector<std::uint32_t>& index, const std::vector<ShapeProperty>& properties, std::uint32_t slot) {
  std::size_t mask = index.size() - 1;
  std::size_t at = key_hash(properties[slot].key) & mask;
  while (index[at]) at = (at + 1) & mask;
  index[at] = slot + 1;
}

}  // namespace

bool ShapeCell::has_dead(const LiveSet& live) const {
  return std::any_of(transitions.begin(), transitions.end(),
                     [&](const ShapeTransition& t) { return !live.contains(t.shape.id); });
}

void ShapeCell::forget_dead(const LiveSet& live) {
  std::erase_if(transitions, [&](const ShapeTransition& t) { return !live.contains(t.shape.id); });
}

std::uint32_t ShapeCell::find(PropertyKey key) const {
  if (index.empty()) {
    for (std::uint32_t slot = 0; slot < properties.size(); ++slot) {
      if (properties[slot].key == key) return slot;
    }
    return not_found;
  }
  std::size_t mask = index.size() - 1;
  for (std::size_t at = key_hash(key) & mask; index[at]; at = (at + 1) & mask) {
    if (properties[index[at] - 1].key == key) return index[at] - 1;
  }
  return not_found;
}

void ShapeCell::append(ShapeProperty property) {
  properties.push_back(property);
  if (properties.size() < indexed_from) return;
  if (index.size() < properties.size() * 2) return rebuild_index();
  place(index, properties, static_cast<std::uint32_t>(properties.size() - 1));
}

// Deleted entries stay in the table (their key is None) so that probing past them works.
void ShapeCell::rebuild_index() {
  index.clear();
  if (properties.size() < indexed_from) return;
  std::size_t size = 32;
  while (size < properties.size() * 4) size *= 2;
  index.resize(size);
  for (std::uint32_t slot = 0; slot < properties.size(); ++slot) {
    if (properties[slot].key.type != PropertyKey::Type::None) place(index, properties, slot);
  }
}

}  // namespace loopscope::js
