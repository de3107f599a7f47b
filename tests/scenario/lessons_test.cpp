#include <catch2/catch.hpp>
#include <scenario/header.hpp>
#include <scenario/header_block.hpp>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace loopscope;

namespace {

std::vector<std::string> lesson_paths() {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(LOOPSCOPE_SOURCE_DIR "/scenarios")) {
    if (entry.is_regular_file()) paths.push_back(entry.path().string());
  }
  return paths;
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

}  // namespace

TEST_CASE("every lesson has a faultless header with both languages and the output it expects") {
  std::vector<std::string> paths = lesson_paths();
  CHECK(paths.size() >= 17);
  std::set<std::int64_t> places;
  for (const std::string& path : paths) {
    INFO(path);
    SourceText source(path, read_file(path));
    HeaderResult result = read_header(source, comment_marker(path), Language::English);
    for (const Diagnostic& fault : result.faults) FAIL_CHECK(render_diagnostic(source, fault));
    const Header& header = result.header;
    CHECK_FALSE(header.title.empty());
    CHECK_FALSE(header.summary.base.empty());
    CHECK_FALSE(header.summary.portuguese.empty());
    CHECK_FALSE(header.level.empty());
    CHECK(header.expect.has_value());
    CHECK_FALSE(header.quiz.ask.empty());
    CHECK_FALSE(header.quiz.question.base.empty());
    CHECK_FALSE(header.quiz.question.portuguese.empty());
    CHECK_FALSE(header.notes.empty());
    REQUIRE(header.order.has_value());
    CHECK(places.insert(*header.order).second);
    for (const HeaderNote& note : header.notes) CHECK_FALSE(note.text.portuguese.empty());
  }
  CHECK(*places.rbegin() == static_cast<std::int64_t>(places.size()));
}
