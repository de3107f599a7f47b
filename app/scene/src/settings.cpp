#include <scene/arrangement.hpp>
#include <scene/player.hpp>
#include <scene/settings.hpp>
#include <text/comfort_text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "nearest.hpp"

namespace loopscope::scene {

namespace {

using Choice = std::optional<std::size_t>;

template <std::size_t number>
std::size_t choices() {
  return number;
}

std::size_t first(const View&) { return 0; }

// The words of the choices, in their order.
constexpr TextId themes[] = {ComfortText::theme_dark, ComfortText::theme_light, ComfortText::theme_contrast_dark,
                             ComfortText::theme_contrast_light};
static_assert(std::size(themes) == theme_count);
constexpr TextId colours[] = {ComfortText::colours_usual, ComfortText::colours_safe};
constexpr TextId languages[] = {ComfortText::language_english, ComfortText::language_portuguese};
constexpr TextId grains[] = {ComfortText::setting_grain_event, ComfortText::setting_grain_line,
                             ComfortText::setting_grain_turn};
constexpr TextId on_off[] = {ComfortText::setting_on, ComfortText::setting_off};
constexpr TextId run_modes[] = {ComfortText::setting_while_typing, ComfortText::setting_on_save};
constexpr TextId arrangements[] = {ComfortText::layout_usual, ComfortText::layout_code, ComfortText::layout_machine,
                                   ComfortText::layout_story};
static_assert(std::size(arrangements) == arrangement_count);

template <const auto& list>
std::string listed(std::size_t choice, Language language) {
  return choice < std::size(list) ? text(language, list[choice]) : "";
}

Intent with_number(Action action, double number) {
  Intent intent{action};
  intent.x = number;
  return intent;
}

std::string zoom_words(std::size_t choice, Language) {
  return fmt::format("{} %", std::lround(text_zooms[choice] * 100));
}

std::string speed_words(std::size_t choice, Language language) {
  std::string number = fmt::format("{}", Player::speeds()[choice]);
  if (language == Language::Portuguese) std::replace(number.begin(), number.end(), '.', ',');
  return text(language, ComfortText::setting_per_second, number);
}

Choice chosen_arrangement(const View& view) {
  std::optional<Arrangement> at = arrangement_of(view.splits);
  return at ? Choice(static_cast<std::size_t>(*at)) : std::nullopt;
}

constexpr SettingRow rows[] = {
    {"theme", ComfortText::setting_theme, ComfortText::setting_theme_about, choices<std::size(themes)>, first,
     [](const View& view) { return Choice(static_cast<std::size_t>(view.theme)); }, listed<themes>,
     [](std::size_t choice) {
       return Intent{Action::SetTheme, choice};
     }},
    {"colours", ComfortText::setting_colours, ComfortText::setting_colours_about, choices<2>, first,
     [](const View& view) { return Choice(view.safe_colours ? 1 : 0); }, listed<colours>,
     [](std::size_t choice) {
       return Intent{Action::SetColours, choice};
     }},
    {"language", ComfortText::setting_language, ComfortText::setting_language_about, choices<2>,
     [](const View& view) { return static_cast<std::size_t>(view.usual_language); },
     [](const View& view) { return Choice(static_cast<std::size_t>(view.language)); }, listed<languages>,
     [](std::size_t choice) {
       return Intent{Action::SetLanguage, choice};
     }},
    {"text_zoom", ComfortText::setting_size, ComfortText::setting_size_about, choices<std::size(text_zooms)>,
     [](const View&) { return nearest(text_zooms, 1); },
     [](const View& view) { return Choice(nearest(text_zooms, view.text_zoom)); }, zoom_words,
     [](std::size_t choice) { return with_number(Action::SetTextZoom, text_zooms[choice]); }, false},
    {"splits", ComfortText::setting_layout, ComfortText::setting_layout_about, choices<std::size(arrangements)>, first,
     chosen_arrangement, listed<arrangements>,
     [](std::size_t choice) {
       return Intent{Action::SetArrangement, choice};
     }},
    {"motion", ComfortText::setting_motion, ComfortText::setting_motion_about, choices<2>, first,
     [](const View& view) { return Choice(view.motion ? 0 : 1); }, listed<on_off>,
     [](std::size_t) { return Intent{Action::ToggleMotion}; }},
    {"speed", ComfortText::setting_speed, ComfortText::setting_speed_about, [] { return Player::speeds().size(); },
     [](const View&) { return nearest(Player::speeds(), View{}.speed); },
     [](const View& view) { return Choice(nearest(Player::speeds(), view.speed)); }, speed_words,
     [](std::size_t choice) { return with_number(Action::SetSpeed, Player::speeds()[choice]); }, false},
    {"grain", ComfortText::setting_grain, ComfortText::setting_grain_about, choices<std::size(grains)>, first,
     [](const View& view) { return Choice(static_cast<std::size_t>(view.grain)); }, listed<grains>,
     [](std::size_t choice) {
       return Intent{Action::SetGrain, choice};
     }},
    {"run_while_typing", ComfortText::setting_run, ComfortText::setting_run_about, choices<2>, first,
     [](const View& view) { return Choice(view.runs_on_typing ? 0 : 1); }, listed<run_modes>,
     [](std::size_t) { return Intent{Action::ToggleRunMode}; }},
    {"line_counts", ComfortText::setting_counts, ComfortText::setting_counts_about, choices<2>, first,
     [](const View& view) { return Choice(view.line_runs ? 0 : 1); }, listed<on_off>,
     [](std::size_t) { return Intent{Action::ToggleLineRuns}; }},
};

}  // namespace

std::span<const SettingRow> setting_table() { return rows; }
std::size_t setting_rows() { return std::size(rows) + 1; }

std::string setting_words(const SettingRow& row, const View& view) {
  Choice at = row.current(view);
  return at ? row.words(*at, view.language) : text(view.language, ComfortText::setting_own);
}

bool is_usual(const SettingRow& row, const View& view) { return row.current(view) == row.usual(view); }

std::size_t neighbour_choice(const SettingRow& row, const View& view, double direction) {
  std::size_t last = row.count() - 1;
  Choice at = row.current(view);
  if (!at) return direction < 0 ? last : 0;
  bool round = row.goes_round || direction == 0;
  if (direction < 0) return *at > 0 ? *at - 1 : round ? last : 0;
  return *at < last ? *at + 1 : round ? 0 : last;
}

}  // namespace loopscope::scene
