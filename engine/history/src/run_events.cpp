#include <history/run_events.hpp>

#include <vector>

namespace loopscope {

namespace {

class Gatherer : public EventSink {
 public:
  void on_event(const Event& event) override { events.push_back(event); }
  std::vector<Event> events;
};

}  // namespace

bool run_with_events(Machine& machine, const LanguageTable& language, const Model& model,
                     const std::function<bool(const Event&, const Machine& after)>& take, std::uint64_t last) {
  Gatherer gatherer;
  while (machine.counters.events < last && machine.state == RunState::Running) {
    StopAt stop;
    stop.events = machine.counters.events + 1;
    run(machine, language, model, stop, &gatherer);
    for (const Event& event : gatherer.events) {
      if (!take(event, machine)) return false;
    }
    gatherer.events.clear();
  }
  return true;
}

}  // namespace loopscope
