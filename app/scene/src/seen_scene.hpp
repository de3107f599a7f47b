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

  // Everything but the title, the profile, the reason, the values and the totals.
  void fill(Scene& scene, const Snapshot& seen) const;
  // A place in the file that the scene shows; nowhere when it lies in another one.
  Place place(const Scene& scene, const SeenPlace& seen) const;
  // The program could not start: its place is lit.
  void show_fault(Scene& scene, const Diagnostic& fault) const;
};

}  // namespace loopscope::scene
