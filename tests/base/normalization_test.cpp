// Unicode's normalization forms.
#include <base/normalization.hpp>

#include <catch2/catch.hpp>

using namespace loopscope;

TEST_CASE("letters and their marks come apart and together again") {
  CHECK(normalize(u"\u00E9", NormalForm::NFD) == u"e\u0301");
  CHECK(normalize(u"e\u0301", NormalForm::NFC) == u"\u00E9");
  CHECK(normalize(u"s\u0307\u0323", NormalForm::NFC) == u"\u1E69");
  CHECK(normalize(u"\uD55C", NormalForm::NFD) == u"\u1112\u1161\u11AB");
  CHECK(normalize(u"\u1112\u1161\u11AB", NormalForm::NFC) == u"\uD55C");
}

TEST_CASE("compatible forms lose what only looks different") {
  CHECK(normalize(u"\uFB01\u2460", NormalForm::NFKC) == u"fi1");
  CHECK(normalize(u"\uFB01", NormalForm::NFC) == u"\uFB01");
}

TEST_CASE("text that has no form of its own stays, unpaired surrogates too") {
  CHECK(normalize(u"plain", NormalForm::NFKD) == u"plain");
  std::u16string alone{char16_t{0xD800}, u'\u00E9'};
  CHECK(normalize(alone, NormalForm::NFC) == alone);
}
