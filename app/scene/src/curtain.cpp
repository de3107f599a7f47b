#include <quiz/author.hpp>
#include <scene/curtain.hpp>

#include <algorithm>
#include <filesystem>

namespace loopscope::scene {

namespace {

// What a program is called whose own name is the answer.
constexpr const char* plain_name = "program";

}  // namespace

void Curtain::set_answers(const Quiz& quiz) {
  answers_.clear();
  for (const PrintedRun& run : quiz.allowed()) answers_.push_back(run.lines);
}

bool Curtain::tells(const std::string& text) const {
  return std::any_of(answers_.begin(), answers_.end(), [&](const auto& lines) { return tells_answer(text, lines); });
}

// The header holds what is expected.
std::shared_ptr<const SourceView> Curtain::without_answers(const SourceView& whole) const {
  auto source = std::make_shared<SourceView>(whole);
  std::size_t header = std::min<std::size_t>(source->first_line - 1, source->lines.size());
  for (std::size_t i = 0; i < header; ++i) source->lines[i].clear();
  if (tells(source->name)) source->name = plain_name + std::filesystem::path(source->name).extension().string();
  return source;
}

void Curtain::hide_future(Scene& scene) const {
  scene.timeline = nullptr;
  scene.break_hits = nullptr;
  for (Counter* counter : {&scene.counters.event, &scene.counters.line, &scene.counters.turn})
    counter->total = counter->now;
  scene.counters.complete = false;
  scene.state = RunState::Running;
  scene.message.clear();
  scene.notice.clear();
  scene.choice.reset();
  scene.schedule.clear();
  scene.code.notes.clear();
  if (!scene.code.source) return;
  if (whole_ != scene.code.source) {
    whole_ = scene.code.source;
    hidden_ = without_answers(*whole_);
  }
  bool is_name = scene.title == scene.code.source->name;
  scene.code.source = hidden_;
  if (is_name || tells(scene.title)) scene.title = hidden_->name;
}

}  // namespace loopscope::scene
