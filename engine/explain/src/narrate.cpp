// Telling a whole run without copying machines: the run stops at the boundary after every event.
#include <explain/sentence.hpp>

#include <vector>

namespace loopscope {

namespace {

class Collector : public EventSink {
 public:
  void on_event(const Event& event) override { events.push_back(event); }
  std::vector<Event> events;
};

}  // namespace

void narrate(Machine& machine, const LanguageTable& language, const Model& model,
             const std::function<bool(const Event&, const Machine& after)>& take) {
  Collector collector;
  while (machine.state == RunState::Running) {
    StopAt stop;
    stop.events = machine.counters.events + 1;
    run(machine, language, model, stop, &collector);
    for (const Event& event : collector.events) {
      if (!take(event, machine)) return;
    }
    collector.events.clear();
  }
}

}  // namespace loopscope
