#pragma once
// Rows that scroll by themselves: when the run moves, the row that the turn was taken from comes into sight, else the
// one that has changed.
#include <panels/ui.hpp>

#include <optional>
#include <vector>

namespace loopscope::panels {

struct RowPlace {
  float y = 0;  // from the first row's top
  float height = 0;
};

// Inside the window that scrolls; `lit`: the row that the turn was taken from. Once for each step that is shown, so
// that the wheel can still scroll away.
void follow_rows(Ui& ui, const std::vector<FollowedRows::Row>& rows, const std::vector<RowPlace>& places,
                 std::optional<std::size_t> lit, float height);

}  // namespace loopscope::panels
