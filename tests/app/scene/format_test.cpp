#include <catch2/catch.hpp>
#include <scene/format.hpp>

using namespace loopscope;
using namespace loopscope::scene;

TEST_CASE("times read as milliseconds, without trailing zeros, with the language's decimal mark") {
  CHECK(format_time(0, Language::English) == "0 ms");
  CHECK(format_time(1'000'000, Language::English) == "1 ms");
  CHECK(format_time(1'050'900, Language::English) == "1.05 ms");
  CHECK(format_time(1'050'900, Language::Portuguese) == "1,05 ms");
  CHECK(format_time(999, Language::English) == "0 ms");
  CHECK(format_time(-2'500'000, Language::English) == "-2.5 ms");
  CHECK(format_time(12'500'000'000, Language::Portuguese) == "12,5 s");
}

TEST_CASE("large counts are grouped by narrow spaces") {
  CHECK(format_count(1234) == "1234");
  CHECK(format_count(12345) == "12\u202f345");
  CHECK(format_count(1234567) == "1\u202f234\u202f567");
}
