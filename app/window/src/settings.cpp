#include <window/settings.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <iterator>
#include <string_view>

namespace loopscope::window {

namespace {

constexpr std::size_t most_recent = 20;

constexpr const char* theme_names[scene::theme_count] = {"dark", "light", "high-contrast", "high-contrast-light"};

const char* yes_or_no(bool value) { return value ? "yes" : "no"; }

void for_each_line(std::string_view text, const std::function<void(std::string_view)>& take) {
  while (!text.empty()) {
    std::size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) take(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void for_each_word(std::string_view text, const std::function<void(std::string_view)>& take) {
  while (!text.empty()) {
    std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) take(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void apply_theme(std::string_view value, scene::View& view) {
  for (std::size_t i = 0; i < scene::theme_count; ++i) {
    if (value == theme_names[i]) view.theme = static_cast<scene::ThemeName>(i);
  }
}

void apply_zoom(std::string_view value, scene::View& view) {
  double zoom = std::strtod(std::string(value).c_str(), nullptr);
  if (zoom >= 0.75 && zoom <= 4) view.text_zoom = static_cast<float>(zoom);
}

// Only what was chosen in the window is remembered, and it gives way to a language that the command line names.
void apply_language(std::string_view value, scene::View& view) {
  if (value != "en" && value != "pt") return;
  if (view.language_fixed) return;
  view.language = language_from_locale(value);
  view.language_chosen = true;
}

// Ids hold no space, so the latest commands stand in one line; a file's path may, and is not remembered here.
void apply_commands(std::string_view value, scene::View& view) {
  view.recent_commands.clear();
  for_each_word(value, [&](std::string_view id) { view.recent_commands.emplace_back(id); });
}

std::string commands_text(const scene::View& view) {
  std::string out;
  for (const std::string& id : view.recent_commands) {
    if (id.find_first_of(" \n") == std::string::npos) out += (out.empty() ? "" : " ") + id;
  }
  return out;
}

// "medium.code=4300 ring.wide.phases=5000": a border that was moved, by where it is kept.
std::string splits_text(const scene::View& view) {
  std::string out;
  for (std::size_t place = 0; place < scene::split_places; ++place) {
    if (view.splits.parts[place] == 0) continue;
    out += fmt::format("{}{}={}", out.empty() ? "" : " ", scene::split_name(place), view.splits.parts[place]);
  }
  return out;
}

void apply_split(std::string_view token, scene::Splits& splits) {
  std::size_t equals = token.find('=');
  if (equals == std::string_view::npos) return;
  std::string_view digits = token.substr(equals + 1);
  unsigned part = 0;
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), part);
  bool is_share =
      error == std::errc() && end == digits.data() + digits.size() && part > 0 && part < scene::Splits::whole;
  if (!is_share) return;
  for (std::size_t place = 0; place < scene::split_places; ++place) {
    if (scene::split_name(place) != token.substr(0, equals)) continue;
    splits.parts[place] = static_cast<std::uint16_t>(part);
    return;
  }
}

void apply_splits(std::string_view value, scene::View& view) {
  view.splits = {};
  for_each_word(value, [&](std::string_view token) { apply_split(token, view.splits); });
}

constexpr const char* grain_names[] = {"event", "line", "turn"};

void apply_grain(std::string_view value, scene::View& view) {
  for (std::size_t i = 0; i < std::size(grain_names); ++i) {
    if (value == grain_names[i]) view.grain = static_cast<scene::Grain>(i);
  }
}

struct SettingRow {
  std::string_view name;
  void (*apply)(std::string_view value, scene::View& view);
  std::string (*write)(const scene::View& view);
};
constexpr SettingRow settings[] = {
    {"theme", apply_theme,
     [](const scene::View& view) -> std::string { return theme_names[static_cast<std::size_t>(view.theme)]; }},
    {"text_zoom", apply_zoom,
     [](const scene::View& view) { return std::to_string(static_cast<int>(view.text_zoom * 100)) + "e-2"; }},
    {"motion", [](std::string_view value, scene::View& view) { view.motion = value != "no"; },
     [](const scene::View& view) -> std::string { return yes_or_no(view.motion); }},
    {"line_counts", [](std::string_view value, scene::View& view) { view.line_runs = value != "no"; },
     [](const scene::View& view) -> std::string { return yes_or_no(view.line_runs); }},
    {"run_while_typing", [](std::string_view value, scene::View& view) { view.runs_on_typing = value != "no"; },
     [](const scene::View& view) -> std::string { return yes_or_no(view.runs_on_typing); }},
    {"colours", [](std::string_view value, scene::View& view) { view.safe_colours = value == "safe"; },
     [](const scene::View& view) -> std::string { return view.safe_colours ? "safe" : "usual"; }},
    {"language", apply_language,
     [](const scene::View& view) -> std::string {
       return view.language_chosen ? std::string(language_code(view.language)) : "";
     }},
    {"speed",
     [](std::string_view value, scene::View& view) { view.speed = std::strtod(std::string(value).c_str(), nullptr); },
     [](const scene::View& view) { return fmt::format("{}", view.speed); }},
    {"tour", [](std::string_view value, scene::View& view) { view.tour_seen = value == "seen"; },
     [](const scene::View& view) -> std::string { return view.tour_seen ? "seen" : "new"; }},
    {"grain", apply_grain,
     [](const scene::View& view) -> std::string { return grain_names[static_cast<std::size_t>(view.grain)]; }},
    {"splits", apply_splits, splits_text},
    {"recent_commands", apply_commands, commands_text},
};

}  // namespace

std::string settings_text(const scene::View& view) {
  std::string out;
  for (const SettingRow& row : settings) out += std::string(row.name) + " = " + row.write(view) + "\n";
  return out;
}

void apply_settings(const std::string& text, scene::View& view) {
  for_each_line(text, [&](std::string_view line) {
    std::size_t equals = line.find(" = ");
    if (equals == std::string_view::npos) return;
    for (const SettingRow& row : settings) {
      if (row.name == line.substr(0, equals)) row.apply(line.substr(equals + 3), view);
    }
  });
}

std::vector<std::string> read_recent(const std::string& text) {
  std::vector<std::string> paths;
  for_each_line(text, [&](std::string_view line) {
    if (line.front() == '/' && paths.size() < most_recent) paths.emplace_back(line);
  });
  return paths;
}

std::string recent_text(const std::vector<std::string>& paths) {
  std::string out;
  for (const std::string& path : paths) out += path + "\n";
  return out;
}

void note_recent(std::vector<std::string>& paths, const std::string& path) {
  std::error_code error;
  std::string absolute = std::filesystem::absolute(path, error).lexically_normal().string();
  if (error || absolute.find('\n') != std::string::npos) return;
  std::erase(paths, absolute);
  paths.insert(paths.begin(), absolute);
  if (paths.size() > most_recent) paths.resize(most_recent);
}

}  // namespace loopscope::window
