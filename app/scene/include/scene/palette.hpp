#pragma once
// What the command palette offers: every command of the table, sizes of text, the profiles that fit, lessons and files
// that were opened before; and, while a number is typed, that step and that line.
#include <scene/commands.hpp>
#include <scene/fuzzy.hpp>
#include <scene/lessons.hpp>

#include <string>
#include <vector>

namespace loopscope::scene {

struct PaletteEntry {
  std::string id;  // in no language: what is remembered of it
  std::string words;
  std::string note;     // a second thing to say, such as a lesson's summary
  std::string keys;     // its key; empty: none
  std::string why_not;  // empty: it can be chosen
  Intent intent{};
};

struct PaletteSources {
  std::vector<Lesson> lessons;
  std::vector<std::string> recent_files;
};

std::vector<PaletteEntry> palette_entries(const Situation& now, const PaletteSources& sources);
// What a typed number stands for; nothing for other texts.
std::vector<PaletteEntry> number_entries(const Situation& now, std::string_view typed);

struct PaletteHit {
  const PaletteEntry* entry;
  FuzzyMatch match;
};
// Those that match what was typed, the best first; among equals, and when nothing was typed, the ones that were used
// last come first.
std::vector<PaletteHit> palette_hits(const std::vector<PaletteEntry>& entries, std::string_view typed,
                                     const std::vector<std::string>& recent);

}  // namespace loopscope::scene
