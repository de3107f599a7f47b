#pragma once
#include <javascript/object.hpp>

#include <optional>
#include <vector>

namespace loopscope::js::inspection {

struct CollectionEntries {
  bool has_keys = false;  // a map, or an iterator over entries
  std::vector<Value> keys, values;
};

// What a Map, a Set or an iterator over one holds; nothing for other objects.
std::optional<CollectionEntries> collection_entries(const Heap& heap, CellId object);

}  // namespace loopscope::js::inspection
