#include <editor/journal.hpp>

#include <algorithm>
#include <charconv>

namespace loopscope::editor {

namespace {

constexpr std::string_view first_line = "loopscope-journal 1\n";

// A field is its name, its length in bytes, and its bytes on the next line, so that a path may hold anything.
void add_field(std::string& out, std::string_view name, std::string_view value) {
  out += std::string(name) + " " + std::to_string(value.size()) + "\n" + std::string(value) + "\n";
}

class FieldReader {
 public:
  explicit FieldReader(std::string_view text) : rest_(text) {}

  std::optional<std::string> field(std::string_view name) {
    std::string start = std::string(name) + " ";
    if (!rest_.starts_with(start)) return std::nullopt;
    rest_.remove_prefix(start.size());
    std::size_t length = 0;
    auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), length);
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    if (error != std::errc() || !rest_.starts_with('\n') || length > rest_.size() - 1) return std::nullopt;
    std::string value(rest_.substr(1, length));
    rest_.remove_prefix(1 + length);
    if (!rest_.starts_with('\n')) return std::nullopt;
    rest_.remove_prefix(1);
    return value;
  }

 private:
  std::string_view rest_;
};

std::string_view line_at(std::string_view text, std::size_t start) {
  std::size_t end = std::min(text.find_first_of("\r\n", start), text.size());
  return text.substr(start, end - start);
}

}  // namespace

std::string write_record(const JournalRecord& record) {
  std::string out(first_line);
  add_field(out, "path", record.path);
  add_field(out, "name", record.name);
  add_field(out, "process", std::to_string(record.process));
  add_field(out, "bytes", record.bytes);
  return out;
}

std::optional<JournalRecord> read_record(std::string_view text) {
  if (!text.starts_with(first_line)) return std::nullopt;
  FieldReader reader(text.substr(first_line.size()));
  auto path = reader.field("path");
  auto name = path ? reader.field("name") : std::nullopt;
  auto process = name ? reader.field("process") : std::nullopt;
  auto bytes = process ? reader.field("bytes") : std::nullopt;
  if (!bytes) return std::nullopt;
  JournalRecord record{std::move(*path), std::move(*name), 0, std::move(*bytes)};
  std::from_chars(process->data(), process->data() + process->size(), record.process);
  return record;
}

Difference first_difference(std::string_view before, std::string_view after) {
  auto [mine, theirs] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
  auto same = static_cast<std::size_t>(mine - before.begin());
  std::size_t breaks = static_cast<std::size_t>(std::count(before.begin(), mine, '\n'));
  std::size_t start = same == 0 ? 0 : before.rfind('\n', same - 1) + 1;  // npos + 1 is 0
  return {breaks + 1, std::string(line_at(before, start)), std::string(line_at(after, start))};
}

}  // namespace loopscope::editor
