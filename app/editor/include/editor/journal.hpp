#pragma once
// Unsaved text on its way through a crash: one record holds one document. The format is a few lines and then the bytes
// as they are; reading is total, and a record that is cut short is none.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace loopscope::editor {

struct JournalRecord {
  std::string path;          // empty: the text has no file yet
  std::string name;          // what it is called
  std::int64_t process = 0;  // the one that wrote it
  std::string bytes;         // of the file, as saving would write them
  friend bool operator==(const JournalRecord&, const JournalRecord&) = default;
};

std::string write_record(const JournalRecord& record);
std::optional<JournalRecord> read_record(std::string_view text);

// The first line that differs between two texts, for a person to recognise what was written: its number from 1, and
// what each has there.
struct Difference {
  std::size_t line = 1;
  std::string before;
  std::string after;
};
Difference first_difference(std::string_view before, std::string_view after);

}  // namespace loopscope::editor
