#include <scene/view_history.hpp>

#include <scene/format.hpp>
#include <text/comfort_text.hpp>

#include <utility>

namespace loopscope::scene {

Look look_of(const View& view, std::uint64_t step) {
  return {step,          view.timeline, view.selected,     view.unfolded_queue, view.tab,
          view.unfolded, view.why_open, view.chain_open,   view.line_runs,      view.grain,
          view.splits,   view.theme,    view.safe_colours, view.text_zoom};
}

void apply_look(const Look& look, View& view) {
  view.timeline = look.timeline;
  view.selected = look.selected;
  view.unfolded_queue = look.unfolded_queue;
  view.tab = look.tab;
  view.unfolded = look.unfolded;
  view.why_open = look.why_open;
  view.chain_open = look.chain_open;
  view.line_runs = look.line_runs;
  view.grain = look.grain;
  view.splits = look.splits;
  view.theme = look.theme;
  view.safe_colours = look.safe_colours;
  view.text_zoom = look.text_zoom;
}

namespace {

struct Difference {
  bool (*differs)(const Look& a, const Look& b);
  TextId words;
};
constexpr Difference differences[] = {
    {[](const Look& a, const Look& b) { return a.theme != b.theme; }, ComfortText::looked_theme},
    {[](const Look& a, const Look& b) { return a.safe_colours != b.safe_colours; }, ComfortText::looked_colours},
    {[](const Look& a, const Look& b) { return a.text_zoom != b.text_zoom; }, ComfortText::looked_size},
    {[](const Look& a, const Look& b) { return a.splits != b.splits; }, ComfortText::looked_layout},
    {[](const Look& a, const Look& b) { return a.grain != b.grain; }, ComfortText::looked_grain},
    {[](const Look& a, const Look& b) { return a.line_runs != b.line_runs; }, ComfortText::looked_counts},
    {[](const Look& a, const Look& b) { return a.tab != b.tab; }, ComfortText::looked_tab},
    {[](const Look& a, const Look& b) { return a.selected != b.selected; }, ComfortText::looked_selected},
    {[](const Look& a, const Look& b) { return a.timeline != b.timeline; }, ComfortText::looked_timeline},
};

}  // namespace

std::string words_between(const Look& before, const Look& now, Language language) {
  if (before.step != now.step) return text(language, ComfortText::looked_step, format_count(now.step));
  for (const Difference& each : differences) {
    if (each.differs(before, now)) return text(language, each.words);
  }
  return text(language, ComfortText::looked_unfolded);
}

void ViewHistory::begin(Look look) {
  now_ = std::move(look);
  past_.clear();
  future_.clear();
  reason_ = 0;
}

void ViewHistory::note(Look look, std::uint64_t reason) {
  if (look == now_) return;
  bool goes_on = reason != 0 && reason == reason_ && !past_.empty();
  if (!goes_on) past_.push_back(std::exchange(now_, std::move(look)));
  if (goes_on) now_ = std::move(look);
  if (past_.size() > most) past_.erase(past_.begin());
  future_.clear();
  reason_ = reason;
  // A walk that came back to where it began leaves nothing to go back over.
  if (!goes_on || past_.back() != now_) return;
  past_.pop_back();
  reason_ = 0;
}

std::optional<Look> ViewHistory::back() {
  if (past_.empty()) return std::nullopt;
  future_.push_back(std::exchange(now_, std::move(past_.back())));
  past_.pop_back();
  reason_ = 0;
  return now_;
}

std::optional<Look> ViewHistory::forward() {
  if (future_.empty()) return std::nullopt;
  past_.push_back(std::exchange(now_, std::move(future_.back())));
  future_.pop_back();
  reason_ = 0;
  return now_;
}

}  // namespace loopscope::scene
