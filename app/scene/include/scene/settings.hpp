#pragma once
// What a person can set, as one table: the settings panel is made of it. Each row has a few choices, and each choice is
// an intent that could be asked for anywhere.
#include <scene/intent.hpp>
#include <scene/view.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace loopscope::scene {

struct SettingRow {
  const char* id;  // as the settings file calls it
  TextId name;
  TextId about;  // one line on what it does
  std::size_t (*count)();
  std::size_t (*usual)(const View&);                   // the choice it has by default
  std::optional<std::size_t> (*current)(const View&);  // nothing: none of them
  std::string (*words)(std::size_t choice, Language language);
  Intent (*choose)(std::size_t choice);  // asked for only where it is not chosen yet
  bool goes_round = true;                // after the last choice comes the first
};

std::span<const SettingRow> setting_table();
// After the settings comes one more row, which resets them all.
std::size_t setting_rows();

// How it stands, in words.
std::string setting_words(const SettingRow& row, const View& view);
bool is_usual(const SettingRow& row, const View& view);
// The choice that lies in a direction (0: the next one, and after the last the first) from where it stands.
std::size_t neighbour_choice(const SettingRow& row, const View& view, double direction);

}  // namespace loopscope::scene
