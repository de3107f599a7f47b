#include <base/big_integer.hpp>
#include <base/unicode.hpp>
#include <base/utf.hpp>
#include <base/white_space.hpp>
#include <catch2/catch.hpp>

#include "reference.hpp"

using namespace loopscope;
using namespace reference;

namespace {

using Mapping = std::u16string (*)(std::u16string_view);

std::u16string point_text(char32_t point) {
  std::u16string text;
  append_utf16(text, point);
  return text;
}

std::string digest(const std::u16string& text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (char16_t unit : text) hash = (hash ^ unit) * 0x100000001b3ULL;
  return BigInteger::from_uint64(hash).to_string(16).text;
}

std::string block_digest(Mapping map, std::uint32_t block) {
  std::u16string text;
  for (std::uint32_t i = 0; i < 256; ++i) text += map(point_text(block + i));
  return digest(text);
}

}  // namespace

TEST_CASE("every character has the upper and lower case that node gives it, alone and in words") {
  std::vector<Row> all = rows("unicode.tsv");
  REQUIRE(all.size() > 90);
  for (const Row& row : all) {
    INFO(row[0] << " " << row[1]);
    Mapping map = row[0].starts_with("upper") ? to_upper_case : to_lower_case;
    if (row[0].ends_with("digest")) {
      REQUIRE(block_digest(map, integer_cell<std::uint32_t>(row[1])) == row.back());
    } else {
      REQUIRE(map(text_cell(row[1])) == text_cell(row.back()));
    }
  }
}

TEST_CASE("characters take the columns that node's tables give them") {
  CHECK(column_width(U'a') == 1);
  CHECK(column_width(U'\u00e9') == 1);
  CHECK(column_width(U'\u0301') == 0);  // combining acute
  CHECK(column_width(U'\u200d') == 0);  // zero width joiner
  CHECK(column_width(U'\u3042') == 2);  // hiragana
  CHECK(column_width(U'\uff21') == 2);  // full-width letter
  CHECK(column_width(U'\uac00') == 2);  // hangul syllable
  CHECK(column_width(U'\U0001f44d') == 2);
  CHECK(column_width(U'\u00ad') == 1);  // soft hyphen
  CHECK(column_width(U'\x07') == 0);
  CHECK(column_width(U'\x7f') == 0);
  CHECK(column_width(char32_t{0xD800}) == 1);
}

TEST_CASE("a text is as wide as its characters, zero width joiners joining nothing") {
  CHECK(column_width(std::u16string_view(u"caf\u00e9 \u65e5\u672c")) == 9);
  CHECK(column_width(std::u16string_view(u"\U0001f468\u200d\U0001f469\u200d\U0001f467")) == 6);
  CHECK(column_width(std::u16string_view(u"1\ufe0f\u20e3")) == 1);
}

TEST_CASE("white space is what ECMA-262 trims") {
  std::u16string all = u"\t\v\f \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f";
  all += u"\u205f\u3000\ufeff\n\r\u2028\u2029";
  CHECK(trim(all + u"x" + all) == u"x");
  CHECK(trim(all).empty());
  std::size_t count = 0;
  for (char32_t point = 0; point < 0x110000; ++point) count += is_trimmed(point);
  CHECK(count == all.size());
  CHECK(trim_start(u" a ") == u"a ");
  CHECK(trim_end(u" a ") == u" a");
}
