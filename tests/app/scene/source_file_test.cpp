#include <catch2/catch.hpp>
#include <scene/source_file.hpp>

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace loopscope;
using namespace loopscope::scene;

namespace {

// A file that is there for one test.
class TemporaryFile {
 public:
  explicit TemporaryFile(std::string_view bytes) {
    close(mkstemps(path_.data(), 3));
    std::ofstream(path_, std::ios::binary) << bytes;
  }
  ~TemporaryFile() { std::remove(path_.c_str()); }
  const std::string& path() const { return path_; }

 private:
  std::string path_ = std::filesystem::temp_directory_path() / "loopscope-XXXXXX.js";
};

}  // namespace

TEST_CASE("a file is shown by lines, whatever ends them") {
  TemporaryFile file("a\r\nb\nç\U0001F600d");
  SourceFile read = read_source_file(file.path(), Language::English);
  CHECK(read.fault.empty());
  CHECK(read.view->lines == std::vector<std::string>{"a", "b", "ç\U0001F600d"});
}

TEST_CASE("the view knows where the code begins after the header") {
  TemporaryFile file("// --- loopscope\n// title = \"T\"\n// ---\nx;\n");
  SourceFile read = read_source_file(file.path(), Language::English);
  CHECK(read.view->first_line == 4);
  CHECK(read.header.header.title.in(Language::English) == "T");
}

TEST_CASE("a span's columns count bytes of the shown line") {
  TemporaryFile file("x;\nç\U0001F600d;");
  SourceFile read = read_source_file(file.path(), Language::English);
  CodeRange range = range_of(*read.text, *read.view, {6, 7});  // the d: ç is one unit, the face two
  CHECK(range.begin == Place{2, 7});
  CHECK(range.end == Place{2, 8});
}

TEST_CASE("a file that is not there is a fault in words, and so is a folder") {
  CHECK(read_source_file("/no/such/file.js", Language::English).fault.find("/no/such/file.js") != std::string::npos);
  CHECK_FALSE(read_source_file("/", Language::Portuguese).fault.empty());
  CHECK(read_source_file("/no/such/file.js", Language::English).view == nullptr);
}

TEST_CASE("a fault of the header is told with its place, and the code is shown all the same") {
  TemporaryFile file("// --- loopscope\n// sumary = \"T\"\n// ---\nx;\n");
  SourceFile read = read_source_file(file.path(), Language::English);
  CHECK(read.fault.find(":2:") != std::string::npos);
  CHECK(read.view->lines.size() == 5);
}
