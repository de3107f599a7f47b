#include "follow_rows.hpp"

#include <algorithm>

namespace loopscope::panels {

namespace {

bool same(const FollowedRows::Row& x, const FollowedRows::Row& y) {
  return x.id == y.id && x.total == y.total && x.first == y.first;
}

// The one that changed; the first time, the first one that holds something.
std::size_t target_of(const FollowedRows& before, const std::vector<FollowedRows::Row>& rows) {
  bool is_known = before.rows.size() == rows.size();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (is_known ? !same(before.rows[i], rows[i]) : rows[i].total > 0) return i;
  }
  return is_known ? before.target : 0;
}

}  // namespace

void follow_rows(Ui& ui, const std::vector<FollowedRows::Row>& rows, const std::vector<RowPlace>& places,
                 std::optional<std::size_t> lit, float height) {
  FollowedRows& followed = ui.followed_rows;
  std::uint64_t arrivals = ui.scene->arrivals;
  bool is_shown = followed.arrivals == arrivals && followed.height == height && followed.rows.size() == rows.size();
  if (is_shown || places.empty()) return;
  followed.target = std::min(lit ? *lit : target_of(followed, rows), places.size() - 1);
  followed.arrivals = arrivals;
  followed.height = height;
  followed.rows = rows;
  const RowPlace& place = places[followed.target];
  float scroll = ImGui::GetScrollY();
  float wanted =
      std::clamp(scroll, place.y + place.height - height, std::max(place.y, place.y + place.height - height));
  if (place.height > height) wanted = place.y;
  if (wanted != scroll) ImGui::SetScrollY(std::max(0.0F, wanted));
}

}  // namespace loopscope::panels
