#pragma once
// From the engine's snapshot to a scene.
#include <explain/snapshot.hpp>
#include <scene/scene.hpp>
#include <scene/source_file.hpp>

namespace loopscope::scene {

struct SceneMaker {
  const SourceFile& file;
  const RunInspection& inspection;
  Language language;
  OtherViews& others;

  // Everything but the title, the profile, the reason and the totals.
  void fill(Scene& scene, const Snapshot& seen) const;
  // The program could not start: its place is lit.
  void show_fault(Scene& scene, const Diagnostic& fault) const;
};

// Marks the variables of the top frame whose values the last step changed. `before` is the state one step earlier.
void mark_changes(std::vector<Scope>& scopes, const Snapshot& before, const Snapshot& now);

}  // namespace loopscope::scene
