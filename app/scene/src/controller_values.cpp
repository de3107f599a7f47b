// The part of Controller that walks through the inspector's values with the keys.
#include <scene/controller.hpp>

#include <algorithm>

namespace loopscope::scene {

namespace {

// The rows that the inspector shows, from the top.
std::vector<const Variable*> rows_of(const Scene& scene, InspectTab tab) {
  std::vector<const Variable*> rows;
  auto add = [&](const std::vector<Variable>& variables) {
    for (const Variable& variable : variables) {
      if (variable.hidden == 0) rows.push_back(&variable);
    }
  };
  if (tab == InspectTab::Variables) {
    for (const Scope& scope : scene.scopes) add(scope.variables);
  } else if (tab == InspectTab::Objects) {
    for (const Object& object : scene.objects) add(object.parts);
  }
  return rows;
}

std::string path_of_whole(const std::string& path) { return path.substr(0, path.rfind('\n')); }

}  // namespace

bool Controller::handle_values(const Intent& intent) {
  switch (intent.action) {
    case Action::FocusValues:
      focus_values();
      return true;
    case Action::ValueUp:
    case Action::ValueDown:
      walk_values(intent.action == Action::ValueDown ? 1 : -1);
      return true;
    case Action::ValueIn:
    case Action::ValueOut:
      unfold_value(intent.action == Action::ValueIn);
      return true;
    default:
      return false;
  }
}

// Promises have no values to walk through.
void Controller::focus_values() {
  view_.values_focus = view_.inspects = !view_.values_focus;
  if (!view_.values_focus) return;
  if (view_.tab == InspectTab::Promises) view_.tab = InspectTab::Variables;
  update_wish();
  walk_values(0);
}

// What is gone from sight is left for the first one.
void Controller::walk_values(int distance) {
  std::vector<const Variable*> rows = rows_of(session_.scene(), view_.tab);
  if (rows.empty()) return;
  auto at = std::find_if(rows.begin(), rows.end(), [&](const Variable* row) { return row->path == view_.value_at; });
  std::ptrdiff_t index = at == rows.end() ? 0 : at - rows.begin() + distance;
  view_.value_at = rows[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(index, 0, std::ssize(rows) - 1))]->path;
}

void Controller::unfold_value(bool inward) {
  std::vector<const Variable*> rows = rows_of(session_.scene(), view_.tab);
  auto at = std::find_if(rows.begin(), rows.end(), [&](const Variable* row) { return row->path == view_.value_at; });
  if (at == rows.end()) return walk_values(0);
  const Variable& row = **at;
  if (inward && row.is_unfolded) return walk_values(1);
  if (inward && row.can_unfold) return static_cast<void>(view_.unfolded.insert(row.path));
  if (!inward && row.is_unfolded) return static_cast<void>(view_.unfolded.erase(row.path));
  if (!inward && row.depth > 0) view_.value_at = path_of_whole(row.path);
}

}  // namespace loopscope::scene
