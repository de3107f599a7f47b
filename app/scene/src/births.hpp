#pragma once
// Which job or timer was queued when, by what and where: gathered while a run is recorded, so that causes are known
// long after their turns are over. Of the first million things of a run; later ones have no chain.
#include <scene/scene.hpp>

#include <runtime/event.hpp>

#include <vector>

namespace loopscope::scene {

struct Birth {
  std::uint64_t step = 0;  // 0: not known
  std::uint64_t time = 0;  // virtual ns
  Id cause = 0;
  SourceSite site;
  Kind kind = Kind::Task;
};

class Births {
 public:
  static constexpr Id most = 1'000'000;

  // The first one counts: a task that goes back to its queue was born before.
  void add(const Event& event, Kind kind) {
    if (event.subject == 0 || event.subject > most) return;
    if (event.subject > births_.size()) births_.resize(event.subject);
    Birth& birth = births_[event.subject - 1];
    if (birth.step == 0) birth = {event.step, event.time, event.cause, event.site, kind};
  }

  const Birth* find(Id id) const {
    bool is_known = id != 0 && id <= births_.size() && births_[id - 1].step != 0;
    return is_known ? &births_[id - 1] : nullptr;
  }

 private:
  std::vector<Birth> births_;
};

}  // namespace loopscope::scene
