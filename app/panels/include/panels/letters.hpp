#pragma once
// The letters of the window. Making one costs time and the fonts hold tens of thousands: the atlas begins with those
// that every text has and notes which others a text asks for; whoever owns the stage has them made before the next
// frame. ImGui's fonts end at U+FFFF: a character above is drawn through a stand-in below it.
#include <panels/astral.hpp>
#include <panels/fonts.hpp>

#include <imgui.h>

#include <bitset>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope::panels {

class LetterAtlas : public ImFontAtlas {
 public:
  LetterAtlas();

  // A text as ImGui draws it, in `room` where it differs; what its letters need is noted. No letter that nobody made is
  // asked for twice.
  std::string_view shown(std::string_view text, std::string& room);
  // The same for one character.
  char32_t shown(char32_t character);
  // Some letters were asked for that are not there.
  bool wants_more() const { return wants_more_; }

  // Makes every face anew with all letters asked for so far, at its size times `scale`; the em of none is smaller than
  // `least` pixels of scale 1.
  panels::Fonts make(float scale, float least);

 private:
  char32_t shown_astral(char32_t character);
  void note(char32_t character);

  std::bitset<0x10000> known_;  // made, or asked for
  bool wants_more_ = false;
  std::vector<char32_t> more_;  // asked for beyond the usual ones, below U+10000
  StandIns astral_{first_astral_stand_in, last_astral_stand_in};
  FontFiles files_;
};

// The atlas that a stage's font stands in.
LetterAtlas& letters_of(const ImFont* font);

}  // namespace loopscope::panels
