// The text alternative of a step: nothing that the scene shows is missing, nothing that it hides is told.
#include <catch2/catch.hpp>
#include <scene/session.hpp>
#include <scene/step_words.hpp>

#include <filesystem>

using namespace loopscope;
using namespace loopscope::scene;

namespace {

bool tells(const std::string& words, const std::string& part) { return words.find(part) != std::string::npos; }

// Of every item of these, as it is called or as it is written.
void check_items(const std::string& words, const std::vector<Item>& items) {
  for (const Item& item : items) CHECK(tells(words, item.excerpt.empty() ? item.label : item.excerpt));
}

void check_scene(const Scene& scene, const std::string& words) {
  CHECK(tells(words, scene.reason.sentence));
  for (const Frame& frame : scene.stack) CHECK(tells(words, frame.label));
  for (const Frame& frame : scene.suspended) CHECK(tells(words, frame.label));
  for (const Queue& queue : scene.queues) {
    CHECK(tells(words, queue.name));
    check_items(words, queue.items);
  }
  for (const Timer& timer : scene.timers) check_items(words, {timer.item});
  for (const Timer& timer : scene.in_flight) check_items(words, {timer.item});
  for (const TaskList* list : {&scene.ring.ready, &scene.ring.sleeping, &scene.ring.joining, &scene.ring.finished})
    for (const Task& task : list->tasks) check_items(words, {task.item});
  for (const Scope& scope : scene.scopes)
    for (const Variable& variable : scope.variables) CHECK(tells(words, variable.name));
  for (const OutputLine& line : scene.output.lines) CHECK(tells(words, line.text));
}

}  // namespace

TEST_CASE("a step in words tells all that its scene shows, at every step of every lesson, in both languages") {
  std::size_t steps = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(LOOPSCOPE_SOURCE_DIR "/scenarios")) {
    if (entry.path().extension() != ".js") continue;
    for (Language language : {Language::English, Language::Portuguese}) {
      SessionOptions options;
      options.language = language;
      Session session = Session::open(entry.path().string(), options);
      for (int i = 0; i < 60; ++i, ++steps) {
        INFO(entry.path().string() << " step " << session.step());
        check_scene(session.scene(), step_text(session.scene(), language));
        if (!session.step(Grain::Event, Direction::Forward)) break;
      }
    }
  }
  CHECK(steps > 500);
}

TEST_CASE("an empty scene in words says that there is nothing") {
  std::vector<WordLine> lines = step_words(Scene(), Language::English);
  REQUIRE_FALSE(lines.empty());
  CHECK(lines.back().text == "Output: nothing");
}
