#pragma once
// Chips and lines that glide from place to place. A panel asks where its chip is now; one in flight is drawn above all
// panels when they are done. Owned by Ui; scene::Motion does the reckoning.
#include <scene/motion.hpp>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace loopscope::panels {

struct Chip {
  // Small: in a lane whose name shows the kind already. A line: text alone, as output is drawn.
  enum class Style : std::uint8_t { Chip, Small, Line, ErrorLine };

  scene::Kind kind = scene::Kind::Task;
  std::string title;     // in the code's font
  std::string subtitle;  // small and dim
  std::string note;      // small and dim, at the right; left out where it would take the title's room
  bool hatched = false;
  bool lit = false;
  Style style = Style::Chip;
  bool greyed = false;                   // it is blocked, or over
  std::optional<float> progress = {};    // of a wait, 0 to 1, as a bar along the bottom
  std::vector<std::string> frames = {};  // of a stack of its own, the top one first; hatched unless lit
};

struct Flight {
  scene::Rect rect;
  Chip chip;
  float opacity = 1;
};

// Places that things come from: the running source text, the running job.
struct Spots {
  scene::Rect code;
  scene::Rect running;
};

class Flights {
 public:
  // Before the panels are drawn. `duration`: seconds a glide takes; 0: everything snaps.
  void begin(const scene::Scene& scene, float seconds, float duration);
  // Nothing: it stands still, the panel draws it at `target`. Else it flies and will be drawn above the panels.
  bool flies(scene::Id id, const scene::Rect& target, const scene::Door& door, const Chip& chip);
  void end();

  const std::vector<Flight>& all() const { return flights_; }
  bool moving() const { return motion_.moving(); }
  // Whether a thing with this id was born by the last step.
  bool is_new(scene::Id id) const { return id > newest_before_; }

  Spots spots;
  scene::Rect area;  // nothing flies outside; empty: everywhere

 private:
  scene::Motion motion_;
  std::vector<Flight> flights_;
  std::map<scene::Id, Chip> before_, now_, gone_;  // what each looked like
  std::optional<std::uint64_t> arrivals_;
  const void* source_ = nullptr;
  scene::Id newest_before_ = 0, newest_ = 0;
};

// Ids of lines of output, apart from those of jobs and frames.
inline scene::Id line_id(std::uint64_t index) { return (scene::Id{1} << 62) | index; }
inline scene::Id frame_id(scene::Id frame) { return (scene::Id{1} << 61) | frame; }

}  // namespace loopscope::panels
