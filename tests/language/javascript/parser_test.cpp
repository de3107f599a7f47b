// The parser is total: any bytes give a tree or a diagnostic with a place inside the text.
#include <catch2/catch.hpp>

#include <base/random.hpp>
#include <javascript/parser.hpp>
#include <javascript/program.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace {

using namespace loopscope;

std::string read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return std::move(bytes).str();
}

std::vector<std::string> programs() {
  std::vector<std::string> texts;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(LOOPSCOPE_SOURCE_DIR "/tests/programs/javascript")) {
    std::string name = entry.path().extension().string();
    if (name == ".js" || name == ".mjs" || name == ".cjs") texts.push_back(read(entry.path()));
  }
  return texts;
}

// A tree or a diagnostic, for every goal; the diagnostic lies inside the text.
bool is_answered(const std::string& bytes) {
  SourceText source("/test/program.js", std::string_view(bytes));
  for (SourceGoal goal : {SourceGoal::CommonJs, SourceGoal::Module, SourceGoal::Script}) {
    auto fault = js::check_syntax(source, goal);
    if (!fault) continue;
    bool placed = fault->span.begin <= fault->span.end && fault->span.end <= source.units().size() + 1;
    if (!placed || fault->message.empty()) return false;
  }
  return true;
}

class Mutator {
 public:
  explicit Mutator(std::uint64_t seed) : random_(seed) {}

  std::string mutate(std::string text, const std::vector<std::string>& others) {
    for (std::uint64_t i = 0, count = 1 + below(4); i < count; ++i) text = once(std::move(text), others);
    return text;
  }
  std::uint64_t below(std::uint64_t limit) { return limit == 0 ? 0 : random_.next() % limit; }

 private:
  std::string once(std::string text, const std::vector<std::string>& others) {
    static constexpr std::string_view pieces[] = {
        "`${",          "}",  "(",  ")",    "[",       "...",     "=>",         "async ", "await ", "yield ",
        "class A { #x", "/",  "/*", "\\u{", "?.",      "?\?=",    "'",          "\"",     "\xff",   "\xe2\x80\xa8",
        "0x",           "1e", "of", "let ", "import ", "export ", "new.target", "**"};
    std::size_t at = below(text.size() + 1);
    switch (below(5)) {
      case 0:
        return text.substr(0, at);
      case 1:
        return text.erase(at, 1 + below(9));
      case 2:
        return text.insert(at, std::string(pieces[below(std::size(pieces))]));
      case 3: {
        const std::string& other = others[below(others.size())];
        std::size_t from = below(other.size() + 1);
        return text.insert(at, other, from, below(60));
      }
      default:
        if (at < text.size()) text[at] = static_cast<char>(below(256));
        return text;
    }
  }

  Random random_;
};

}  // namespace

TEST_CASE("every program there is parses, or says why not") {
  for (const std::string& text : programs()) CHECK(is_answered(text));
}

TEST_CASE("programs with random damage are parsed or refused with a place") {
  std::vector<std::string> texts = programs();
  Mutator mutator(1);
  for (int i = 0; i < 1500; ++i) {
    std::string damaged = mutator.mutate(texts[mutator.below(texts.size())], texts);
    INFO(damaged);
    REQUIRE(is_answered(damaged));
  }
}

TEST_CASE("random bytes are parsed or refused with a place") {
  Mutator mutator(2);
  for (int i = 0; i < 500; ++i) {
    std::string bytes;
    for (std::uint64_t n = mutator.below(400); n > 0; --n) bytes += static_cast<char>(mutator.below(256));
    REQUIRE(is_answered(bytes));
  }
}

TEST_CASE("nesting too deep is refused, not a crash") {
  for (std::string_view opening : {"(", "[", "{", "!", "-", "a?", "a=>", "`${", "f(", "if(1)", "async()=>",
                                   "class A{m(){", "new ", "await ", "...["}) {
    std::string text;
    for (int i = 0; i < 20000; ++i) text += opening;
    INFO(opening);
    CHECK(is_answered(text));
  }
}
