#include <catch2/catch.hpp>
#include <scenario/header.hpp>

#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace loopscope;

namespace {

const std::string page_path = std::string(LOOPSCOPE_SOURCE_DIR) + "/docs/scenario-header.md";
const std::string marker = "<!-- The tables below are the schema itself: a test keeps them equal. -->\n";

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

}  // namespace

// LOOPSCOPE_UPDATE_DOCS=1 in the environment rewrites the page instead.
TEST_CASE("the page on the header says what the schema says") {
  std::string page = read_file(page_path);
  std::size_t at = page.find(marker);
  REQUIRE(at != std::string::npos);
  std::string wanted = page.substr(0, at) + marker + "\n" + header_schema_markdown();
  if (std::getenv("LOOPSCOPE_UPDATE_DOCS"))
    std::ofstream(page_path, std::ios::binary) << wanted;
  else
    CHECK(page == wanted);
}
