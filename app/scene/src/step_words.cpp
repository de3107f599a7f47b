#include <scene/step_words.hpp>

#include <scene/format.hpp>
#include <text/comfort_text.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

namespace loopscope::scene {

namespace {

class StepWriter {
 public:
  StepWriter(const Scene& scene, Language language) : scene_(scene), language_(language) {}

  std::vector<WordLine> write() {
    headline();
    stack();
    for (const Queue& queue : scene_.queues) items(queue);
    waiting();
    if (scene_.ring.exists) ring();
    variables();
    output();
    if (!scene_.message.empty()) say(scene_.message);
    return std::move(lines_);
  }

 private:
  template <class... Arguments>
  std::string words(TextId id, const Arguments&... arguments) const {
    return text(language_, id, arguments...);
  }
  void say(std::string line, int depth = 0) { lines_.push_back({std::move(line), depth}); }

  // A heading whose list follows; an empty list is said beside it.
  void heading(const std::string& title, bool is_empty, TextId empty = ComfortText::words_nothing) {
    say(is_empty ? title + ": " + words(empty) : title + ":");
  }

  std::string with_place(std::string line, const Place& place) const {
    return place.line == 0 ? line : line + " (" + words(ComfortText::words_place, place.line) + ")";
  }

  void headline() {
    std::string line = words(ComfortText::words_step, format_count(scene_.counters.event.now),
                             format_count(scene_.counters.event.total), format_time(scene_.clock, language_));
    const Place& place = scene_.code.current.begin;
    if (place.line != 0) line += ", " + words(ComfortText::words_place, place.line);
    say(line);
    if (!scene_.reason.sentence.empty()) say(scene_.reason.sentence);
    if (!scene_.reason.rule.empty()) say(scene_.reason.rule + " · " + scene_.reason.source, 1);
    const Phases& phases = scene_.phases;
    if (phases.current >= 0)
      say(words(ComfortText::words_phase, phases.names[static_cast<std::size_t>(phases.current)]));
  }

  void frames(const std::vector<Frame>& frames) {
    for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
      std::string line = with_place(frame->label, frame->place);
      if (!frame->waits_for.empty()) line += ", " + frame->waits_for;
      say(line, 1);
    }
  }

  void stack() {
    heading(words(WindowText::window_panel_stack), scene_.stack.empty(), ComfortText::words_empty);
    frames(scene_.stack);
    if (scene_.suspended.empty()) return;
    heading(words(ComfortText::words_suspended), false);
    frames(scene_.suspended);
  }

  std::string item_words(const Item& item) const {
    return with_place(item.excerpt.empty() ? item.label : item.label + " `" + item.excerpt + "`", item.place);
  }

  void more(std::uint64_t total, std::size_t shown) {
    if (total > shown) say(words(ComfortText::words_more, format_count(total - shown)), 1);
  }

  void items(const Queue& queue) {
    heading(queue.name, queue.items.empty(), ComfortText::words_empty);
    for (const Item& item : queue.items) say(item_words(item), 1);
    more(queue.total, queue.items.size());
  }

  void waiting() {
    heading(words(ViewText::view_panel_waiting), scene_.timers.empty() && scene_.in_flight.empty());
    for (const auto* list : {&scene_.timers, &scene_.in_flight}) {
      for (const Timer& timer : *list)
        say(item_words(timer.item) + ", " + words(ComfortText::words_due, format_time(timer.remaining, language_)), 1);
    }
  }

  std::string task_words(const Task& task) const {
    std::string line = item_words(task.item);
    if (!task.waits_for.empty()) line += ", " + task.waits_for;
    if (task.remaining > 0) line += ", " + words(ComfortText::words_due, format_time(task.remaining, language_));
    return line;
  }

  void tasks(TextId title, const TaskList& list) {
    heading(words(title), list.tasks.empty());
    for (const Task& task : list.tasks) say(task_words(task), 1);
    more(list.total, list.tasks.size());
  }

  void ring() {
    heading(words(ComfortText::words_running_task), !scene_.ring.running);
    if (scene_.ring.running) say(task_words(*scene_.ring.running), 1);
    tasks(ComfortText::words_ready_tasks, scene_.ring.ready);
    tasks(ComfortText::words_sleeping_tasks, scene_.ring.sleeping);
    tasks(ComfortText::words_joining_tasks, scene_.ring.joining);
    tasks(ComfortText::words_finished_tasks, scene_.ring.finished);
  }

  void variables() {
    for (const Scope& scope : scene_.scopes) {
      if (scope.variables.empty()) continue;
      heading(scope.title, false);
      for (const Variable& variable : scope.variables) {
        if (variable.hidden > 0) {
          say(words(ComfortText::words_more, format_count(variable.hidden)), 1 + variable.depth);
          continue;
        }
        std::string line = variable.name + " = " + variable.value;
        if (variable.changed) line += " (" + words(ComfortText::words_changed) + ")";
        say(line, 1 + variable.depth);
      }
    }
  }

  void output() {
    heading(words(WindowText::window_panel_output), scene_.output.lines.empty());
    std::uint64_t hidden = scene_.output.total - scene_.output.lines.size();
    if (hidden > 0) say(words(WindowText::window_not_shown, format_count(hidden)), 1);
    for (const OutputLine& line : scene_.output.lines) say((line.stream == Stream::Error ? "! " : "") + line.text, 1);
  }

  const Scene& scene_;
  Language language_;
  std::vector<WordLine> lines_;
};

}  // namespace

std::vector<WordLine> step_words(const Scene& scene, Language language) { return StepWriter(scene, language).write(); }

std::string step_text(const Scene& scene, Language language) {
  std::string whole;
  for (const WordLine& line : step_words(scene, language))
    whole += std::string(static_cast<std::size_t>(line.depth) * 2, ' ') + line.text + "\n";
  return whole;
}

}  // namespace loopscope::scene
