#include <scenario/header_completion.hpp>

#include <base/utf.hpp>

#include <catch2/catch.hpp>

#include <random>
#include <string>

using namespace loopscope;

namespace {

// What is proposed at "|", by labels.
std::vector<std::string> proposed(std::string text, std::uint32_t* typed = nullptr) {
  std::size_t place = text.find('|');
  text.erase(place, 1);
  SourceText source("a.js", text);
  auto offset = static_cast<std::uint32_t>(utf8_to_utf16(std::string_view(text).substr(0, place)).size());
  HeaderCompletion found = complete_header(source, u"//", offset);
  if (typed) *typed = found.typed;
  std::vector<std::string> labels;
  for (const HeaderProposal& proposal : found.proposals) labels.push_back(proposal.label);
  return labels;
}

std::string in_header(const std::string& lines) { return "// --- loopscope\n" + lines + "\n// ---\nf()\n"; }

using Labels = std::vector<std::string>;

}  // namespace

TEST_CASE("keys are proposed by what was typed of them, each once a table") {
  CHECK(proposed(in_header("// su|")) == Labels{"summary"});
  CHECK(proposed(in_header("// summary = \"x\"\n// su|")).empty());
  CHECK(proposed(in_header("// [quiz]\n// qu|")) == Labels{"question"});
  CHECK(proposed(in_header("// [quiz]\n// ask = \"next\"\n// |")) == Labels{"question", "choices", "step"});
  CHECK(proposed(in_header("// [pt]\n// |")) == Labels{"title", "summary"});
}

TEST_CASE("values are those of the schema") {
  CHECK(proposed(in_header("// level = |")) == Labels{"\"intro\"", "\"core\"", "\"deep\""});
  CHECK(proposed(in_header("// level = \"c|")) == Labels{"\"core\""});
  std::uint32_t typed = 0;
  proposed(in_header("// level = \"c|"), &typed);
  CHECK(typed == 2);
  Labels profiles = proposed(in_header("// runtime = \"bro|"));
  CHECK(profiles == Labels{"\"browser\""});
  CHECK(proposed(in_header("// title = |")).empty());
}

TEST_CASE("tables are proposed with their brackets") {
  CHECK(proposed(in_header("// [no|")) == Labels{"[[note]]"});
  CHECK(proposed(in_header("// [wo|")) == Labels{"[world]", "[[world.fetch]]", "[[world.files]]", "[[world.events]]"});
}

TEST_CASE("outside of a header nothing is proposed") {
  CHECK(proposed("// su|").empty());
  CHECK(proposed(in_header("") + "su|").empty());
  CHECK(proposed("// --- loop|scope\n// ---").empty());
  CHECK(proposed(in_header("// # su|")).empty());
}

TEST_CASE("whatever the header and the place, completion ends") {
  std::mt19937 random(21);
  const std::string alphabet = "[]=\"' su.\n/\xC3\xA9";
  for (int round = 0; round < 2000; ++round) {
    std::string text = "// --- loopscope\n// ";
    for (std::size_t i = random() % 40; i > 0; --i) text += alphabet[random() % alphabet.size()];
    SourceText source("a.js", text);
    auto size = static_cast<std::uint32_t>(source.units().size());
    HeaderCompletion found = complete_header(source, u"//", random() % (size + 1));
    CHECK(found.typed <= size);
  }
}
