#include <explain/truth.hpp>

#include "look.hpp"

namespace loopscope {

Truth truth_of(ToldRule rule) {
  for (std::span<const TruthRow> rows : {language_truths(), node_truths(), page_truths(), ring_truths()}) {
    for (const TruthRow& row : rows) {
      if (row.rule == rule) return row.holds;
    }
  }
  return nullptr;
}

}  // namespace loopscope
