#include <editor/line_shape.hpp>

#include <catch2/catch.hpp>

#include <random>
#include <string>

using namespace loopscope::editor;

namespace {

// The boundaries that Right visits.
std::vector<std::size_t> stops(std::string_view line) {
  LineShape shape(line);
  std::vector<std::size_t> found{0};
  while (found.back() < line.size()) found.push_back(shape.next(found.back()));
  return found;
}

}  // namespace

TEST_CASE("the cursor moves over what people take for one character") {
  CHECK(stops("ab") == std::vector<std::size_t>{0, 1, 2});
  CHECK(stops("e\xCC\x81x") == std::vector<std::size_t>{0, 3, 4});         // e, combining acute
  CHECK(stops("\xF0\x9F\x98\x80!") == std::vector<std::size_t>{0, 4, 5});  // one emoji
  CHECK(stops("\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x92\xBB") == std::vector<std::size_t>{0, 11});  // joined emoji
  CHECK(stops("\xF0\x9F\x91\x8D\xF0\x9F\x8F\xBD.") == std::vector<std::size_t>{0, 8, 9});           // with a skin tone
  CHECK(stops("\xF0\x9F\x87\xA7\xF0\x9F\x87\xB7") == std::vector<std::size_t>{0, 8});               // a flag
  CHECK(stops("\xE1\x84\x92\xE1\x85\xA1\xE1\x86\xAB") == std::vector<std::size_t>{0, 9});           // Hangul parts
  CHECK(stops("\xFF\xFE") == std::vector<std::size_t>{0, 1, 2});  // no characters at all
}

TEST_CASE("back visits the same boundaries as forward, whatever the bytes") {
  std::mt19937 random(3);
  const std::string alphabet = "ae\t\xCC\x81\xC3\xA9\xF0\x9F\x98\x80\xE2\x80\x8D\xF0\x9F\x87\xA7\xFF\xE4\xB8\xAD";
  for (int round = 0; round < 2000; ++round) {
    std::string line;
    for (std::size_t i = random() % 20; i > 0; --i) line += alphabet[random() % alphabet.size()];
    LineShape shape(line);
    std::vector<std::size_t> forward = stops(line);
    std::size_t at = line.size();
    for (auto stop = forward.rbegin(); stop != forward.rend(); ++stop) {
      REQUIRE(at == *stop);
      REQUIRE(shape.boundary(at) == at);
      REQUIRE(shape.byte_at(shape.cell_of(at)) == at);
      at = shape.previous(at);
    }
  }
}

TEST_CASE("accents share a cell, wide characters take two, a tab goes to its stop") {
  CHECK(LineShape("abc").cells() == 3);
  CHECK(LineShape("e\xCC\x81").cells() == 1);
  CHECK(LineShape("\xE4\xB8\xAD\xE6\x96\x87").cells() == 4);
  CHECK(LineShape("\xF0\x9F\x98\x80").cells() == 2);
  CHECK(LineShape("\t").cells() == 4);
  CHECK(LineShape("ab\tc").cells() == 5);
  CHECK(LineShape("ab\tc").cell_of(3) == 4);
}

TEST_CASE("a place between two cells is the nearer boundary") {
  LineShape shape(
      "\xE4\xB8\xAD"
      "b");
  CHECK(shape.byte_at(0.9) == 0);
  CHECK(shape.byte_at(1.2) == 3);
  CHECK(shape.byte_at(2.6) == 4);
  CHECK(shape.byte_at(-3) == 0);
  CHECK(shape.byte_at(99) == 4);
}
