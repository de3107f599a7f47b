#include <editor/journal.hpp>

#include <catch2/catch.hpp>

#include <random>
#include <string>

using namespace loopscope::editor;

namespace {

const JournalRecord sample{"/a b\n/c.js", "c.js", 42, std::string("\xEF\xBB\xBFx\r\n\0\xFF`", 8)};

}  // namespace

TEST_CASE("a journal gives back what was written, whatever the bytes") {
  CHECK(read_record(write_record(sample)) == sample);
  CHECK(read_record(write_record({})) == JournalRecord{});
}

TEST_CASE("a journal that is cut short anywhere is none") {
  std::string whole = write_record(sample);
  for (std::size_t length = 0; length < whole.size(); ++length) CHECK_FALSE(read_record(whole.substr(0, length)));
}

TEST_CASE("any bytes are read as a record or as none") {
  std::mt19937 random(9);
  for (int round = 0; round < 2000; ++round) {
    std::string bytes = write_record(sample);
    for (int i = 0; i < 3; ++i) bytes[random() % bytes.size()] = static_cast<char>(random() % 256);
    auto record = read_record(bytes);
    if (record) CHECK(record->bytes.size() <= bytes.size());
  }
}

TEST_CASE("the first difference names its line and both texts there") {
  Difference found = first_difference("a\nb\nc\n", "a\nbx\nc\n");
  CHECK(found.line == 2);
  CHECK(found.before == "b");
  CHECK(found.after == "bx");
  CHECK(first_difference("", "x").line == 1);
  CHECK(first_difference("a\n", "a\nb").after == "b");
}
