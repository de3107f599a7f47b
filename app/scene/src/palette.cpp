#include <scene/palette.hpp>
#include <text/comfort_text.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>

namespace loopscope::scene {

namespace {

class EntryMaker {
 public:
  explicit EntryMaker(const Situation& now) : now_(now), language_(now.view.language) {}

  std::vector<PaletteEntry> take() { return std::move(entries_); }

  void commands() {
    for (const CommandRow& row : command_table()) {
      PaletteEntry& entry = add(row.id, words_of(row, language_), intent_of(row));
      entry.keys = keys_of(row);
      if (auto why = hindrance_of(row, now_)) entry.why_not = text(language_, *why);
    }
  }

  void sizes() {
    for (float zoom : text_zooms) {
      int percent = static_cast<int>(std::lround(zoom * 100));
      Intent intent{Action::SetTextZoom};
      intent.x = zoom;
      add("size-" + std::to_string(percent), text(language_, ComfortText::choice_size, percent), intent);
    }
  }

  void profiles() {
    for (const std::string& profile : now_.scene.profiles)
      add_with_text("profile-" + profile, text(language_, ComfortText::command_profile, profile), Action::ChooseProfile,
                    profile);
  }

  void lessons(const std::vector<Lesson>& lessons) {
    for (const Lesson& lesson : lessons) {
      std::string words = text(language_, ComfortText::palette_lesson, lesson.title);
      add_with_text("lesson-" + std::filesystem::path(lesson.path).filename().string(), words, Action::OpenFile,
                    lesson.path)
          .note = lesson.summary;
    }
  }

  void files(const std::vector<std::string>& paths) {
    for (const std::string& path : paths) {
      std::filesystem::path file(path);
      std::string words = text(language_, ComfortText::palette_recent, file.filename().string());
      add_with_text("file-" + path, words, Action::OpenFile, path).note = file.parent_path().string();
    }
  }

  void steps_and_lines(std::uint64_t number) {
    add("", text(language_, ComfortText::command_to_step, number), {Action::GoToStep, number});
    Intent line{Action::GoToLine, number};
    line.x = 1;
    add("", text(language_, ComfortText::command_to_line, number), line);
    line.x = -1;
    add("", text(language_, ComfortText::command_to_line_before, number), line);
    add("", text(language_, ComfortText::command_break_at_line, number), {Action::ToggleBreakpoint, number});
    if (now_.scene.code.source) return;
    for (PaletteEntry& entry : entries_) entry.why_not = text(language_, ComfortText::why_no_program);
  }

 private:
  PaletteEntry& add(std::string id, std::string words, Intent intent) {
    PaletteEntry entry;
    entry.id = std::move(id);
    entry.words = std::move(words);
    const QuizView& quiz = now_.view.quiz;
    if (quiz.open && !quiz.checked && !may_ask_in_quiz(intent.action))
      entry.why_not = text(language_, ComfortText::why_quiz_hides);
    entry.intent = std::move(intent);
    entries_.push_back(std::move(entry));
    return entries_.back();
  }

  PaletteEntry& add_with_text(std::string id, std::string words, Action action, const std::string& argument) {
    Intent intent{action};
    intent.text = argument;
    return add(std::move(id), std::move(words), std::move(intent));
  }

  const Situation& now_;
  Language language_;
  std::vector<PaletteEntry> entries_;
};

}  // namespace

std::vector<PaletteEntry> palette_entries(const Situation& now, const PaletteSources& sources) {
  EntryMaker maker(now);
  maker.commands();
  maker.sizes();
  maker.profiles();
  maker.lessons(sources.lessons);
  maker.files(sources.recent_files);
  return maker.take();
}

std::vector<PaletteEntry> number_entries(const Situation& now, std::string_view typed) {
  std::uint64_t number = 0;
  auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
  if (typed.empty() || error != std::errc() || end != typed.data() + typed.size()) return {};
  EntryMaker maker(now);
  maker.steps_and_lines(number);
  return maker.take();
}

std::vector<PaletteHit> palette_hits(const std::vector<PaletteEntry>& entries, std::string_view typed,
                                     const std::vector<std::string>& recent) {
  struct Ranked {
    PaletteHit hit;
    std::ptrdiff_t used;  // how long ago it was used last, in commands
  };
  std::vector<Ranked> ranked;
  for (const PaletteEntry& entry : entries) {
    auto match = fuzzy_match(typed, entry.words);
    if (match)
      ranked.push_back(
          {{&entry, std::move(*match)}, std::find(recent.begin(), recent.end(), entry.id) - recent.begin()});
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
    return a.hit.match.score != b.hit.match.score ? a.hit.match.score > b.hit.match.score : a.used < b.used;
  });
  std::vector<PaletteHit> hits;
  for (Ranked& each : ranked) hits.push_back(std::move(each.hit));
  return hits;
}

}  // namespace loopscope::scene
