#include "collation.hpp"

#include <cstdint>
#include <span>

namespace loopscope::js {

namespace {

// The root order for Basic Latin, Latin-1 and Latin Extended-A. A group is what compares equal when accents and case do
// not count; `|` parts its accents, and what follows each other between is told apart by case only.
constexpr std::u16string_view groups[] = {
    u" \u00A0",
    u"_",
    u"-",
    u",",
    u";",
    u":",
    u"!",
    u"¡",
    u"?",
    u"¿",
    u".",
    u"·",
    u"'",
    u"\"",
    u"«",
    u"»",
    u"(",
    u")",
    u"[",
    u"]",
    u"{",
    u"}",
    u"§",
    u"¶",
    u"@",
    u"*",
    u"/",
    u"\\",
    u"&",
    u"#",
    u"%",
    u"`",
    u"´",
    u"^",
    u"¯",
    u"¨",
    u"¸",
    u"°",
    u"©",
    u"®",
    u"+",
    u"±",
    u"÷",
    u"×",
    u"<",
    u"=",
    u">",
    u"¬",
    u"\u0001",
    u"¦",
    u"~",
    u"¤",
    u"¢",
    u"$",
    u"£",
    u"¥",
    u"0",
    u"1¹",
    u"½",
    u"¼",
    u"2²",
    u"3³",
    u"¾",
    u"4",
    u"5",
    u"6",
    u"7",
    u"8",
    u"9",
    u"aAª|áÁ|àÀ|ăĂ|âÂ|åÅ|äÄ|ãÃ|ąĄ|āĀ",
    u"æÆ",
    u"bB",
    u"cC|ćĆ|ĉĈ|čČ|ċĊ|çÇ",
    u"dD|ďĎ|đĐ|ðÐ",
    u"eE|éÉ|èÈ|ĕĔ|êÊ|ěĚ|ëË|ėĖ|ęĘ|ēĒ",
    u"fF",
    u"gG|ğĞ|ĝĜ|ġĠ|ģĢ",
    u"hH|ĥĤ|ħĦ",
    u"iI|íÍ|ìÌ|ĭĬ|îÎ|ïÏ|ĩĨ|İ|įĮ|īĪ",
    u"ĳĲ",
    u"ı",
    u"jJ|ĵĴ",
    u"kK|ķĶ",
    u"lL|ĺĹ|ľĽ|ļĻ|łŁ|ŀĿ",
    u"mM",
    u"nN|ńŃ|ňŇ|ñÑ|ņŅ",
    u"ŋŊ",
    u"oOº|óÓ|òÒ|ŏŎ|ôÔ|öÖ|őŐ|õÕ|øØ|ōŌ",
    u"œŒ",
    u"pP",
    u"qQ",
    u"ĸ",
    u"rR|ŕŔ|řŘ|ŗŖ",
    u"sS|śŚ|ŝŜ|šŠ|şŞ|ſ",
    u"ß",
    u"tT|ťŤ|ţŢ",
    u"ŧŦ",
    u"uU|úÚ|ùÙ|ŭŬ|ûÛ|ůŮ|üÜ|űŰ|ũŨ|ųŲ|ūŪ",
    u"vV",
    u"wW|ŵŴ",
    u"xX",
    u"yY|ýÝ|ŷŶ|ÿŸ",
    u"zZ|źŹ|žŽ|żŻ",
    u"þÞ",
    u"ŉ",
    u"µ",
};

struct Weights {
  std::uint32_t letter = 0, accent = 0, letter_case = 0;
};

Weights weights_of(char16_t unit) {
  if (unit == u'|') unit = u'\u0001';  // a bar parts accents in the table
  for (std::uint32_t group = 0; group < std::size(groups); ++group) {
    std::size_t at = groups[group].find(unit);
    if (at == std::u16string_view::npos) continue;
    Weights weights{group + 1, 0, 0};
    for (std::size_t i = 0; i < at; ++i) {
      weights.letter_case = groups[group][i] == u'|' ? 0 : weights.letter_case + 1;
      if (groups[group][i] == u'|') ++weights.accent;
    }
    return weights;
  }
  return {0x1000u + unit, 0, 0};
}

// Control characters and soft hyphens count for nothing.
bool is_ignored(char16_t unit) {
  return unit < 0x20 ? unit < 9 || unit > 13 : (unit >= 0x7F && unit < 0xA0) || unit == 0xAD;
}

int order(std::uint32_t x, std::uint32_t y) { return x < y ? -1 : x > y ? 1 : 0; }

}  // namespace

int compare_for_people(std::u16string_view x, std::u16string_view y) {
  int by_accent = 0, by_case = 0;
  for (std::size_t i = 0, j = 0;; ++i, ++j) {
    while (i < x.size() && is_ignored(x[i])) ++i;
    while (j < y.size() && is_ignored(y[j])) ++j;
    if (i == x.size() || j == y.size()) {
      if (i != x.size() || j != y.size()) return i == x.size() ? -1 : 1;
      return by_accent ? by_accent : by_case;
    }
    Weights left = weights_of(x[i]), right = weights_of(y[j]);
    if (int by_letter = order(left.letter, right.letter)) return by_letter;
    if (!by_accent) by_accent = order(left.accent, right.accent);
    if (!by_case) by_case = order(left.letter_case, right.letter_case);
  }
}

}  // namespace loopscope::js
