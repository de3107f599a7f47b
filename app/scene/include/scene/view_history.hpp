#pragma once
// Going back over what a person looked at, as browsers go back over pages: where in the run, and how it was shown.
// Plain data: it knows no session, and whoever owns one goes where it says.
#include <scene/view.hpp>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace loopscope::scene {

// What is looked at and how: all that going back restores.
struct Look {
  std::uint64_t step = 0;
  TimelineView timeline;
  Id selected = 0;
  std::string unfolded_queue;
  InspectTab tab = InspectTab::Variables;
  std::set<std::string> unfolded;
  bool why_open = false;
  bool chain_open = false;
  bool line_runs = true;
  Grain grain = Grain::Event;
  Splits splits;
  ThemeName theme = ThemeName::Dark;
  bool safe_colours = false;
  float text_zoom = 1;
  friend bool operator==(const Look&, const Look&) = default;
};

Look look_of(const View& view, std::uint64_t step);
// Everything but the step, which is the session's.
void apply_look(const Look& look, View& view);
// What differs most, as one sentence for a person: "step 12", "theme".
std::string words_between(const Look& before, const Look& now, Language language);

class ViewHistory {
 public:
  static constexpr std::size_t most = 200;  // entries to go back over; the oldest are forgotten

  // Nothing lies before `look`, and nothing after it.
  void begin(Look look);
  // What is looked at changed without the person's doing: no entry is made of it.
  void settle(Look look) { now_ = std::move(look); }
  // The person changed it. What comes under the same reason as the change before (a walk by single steps, a drag) is
  // one entry with it; reason 0 is never the same.
  void note(Look look, std::uint64_t reason);
  // What to look at again; nothing: there is no more.
  std::optional<Look> back();
  std::optional<Look> forward();

  const Look& now() const { return now_; }
  HistoryView reach() const { return {past_.size(), future_.size()}; }

 private:
  Look now_;
  std::vector<Look> past_, future_;  // the nearest last
  std::uint64_t reason_ = 0;
};

}  // namespace loopscope::scene
