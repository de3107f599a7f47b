#pragma once
// What a scenario's header says, as plain values. Every field is optional: a source without a header is a scenario with
// an empty one. The reader never fails: whatever is wrong becomes a placed diagnostic, and what is right is kept.
#include <scenario/limit_options.hpp>
#include <source/diagnostic.hpp>
#include <text/text.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace loopscope {

// A text as the author gave it, and again per language where a language table has it.
struct LocalizedText {
  std::string base;
  std::string english;
  std::string portuguese;

  const std::string& in(Language language) const;
  bool empty() const { return base.empty() && english.empty() && portuguese.empty(); }
  friend bool operator==(const LocalizedText&, const LocalizedText&) = default;
};

struct LocalizedTexts {
  std::vector<std::string> base;
  std::vector<std::string> english;
  std::vector<std::string> portuguese;

  const std::vector<std::string>& in(Language language) const;
  friend bool operator==(const LocalizedTexts&, const LocalizedTexts&) = default;
};

struct HeaderQuiz {
  std::string ask;  // order, choice, next or text; empty: no quiz
  LocalizedText question;
  LocalizedTexts choices;
  std::string step;  // where "what runs next?" is asked, as for --step
  friend bool operator==(const HeaderQuiz&, const HeaderQuiz&) = default;
};

struct HeaderNote {
  std::uint32_t line = 0;  // one-based line of the file itself
  LocalizedText text;
  Span span = {};  // of the note in the header
  friend bool operator==(const HeaderNote&, const HeaderNote&) = default;
};

struct FetchAnswer {
  std::string url;
  double after_ms = 100;
  std::int64_t status = 200;
  std::string body;
  std::string error;  // when not empty, the request fails with it
  friend bool operator==(const FetchAnswer&, const FetchAnswer&) = default;
};

struct WorldFile {
  std::string path;
  std::string text;
  double latency_ms = 0;
  friend bool operator==(const WorldFile&, const WorldFile&) = default;
};

struct WorldEvent {
  double at_ms = 0;
  std::string target;
  std::string type;
  friend bool operator==(const WorldEvent&, const WorldEvent&) = default;
};

struct HeaderWorld {
  std::optional<std::int64_t> seed;
  std::optional<std::int64_t> epoch_ms;  // milliseconds since 1970-01-01T00:00:00Z
  std::string time_zone;
  std::vector<FetchAnswer> fetch;
  std::vector<WorldFile> files;
  std::vector<WorldEvent> events;
  std::string stdin_text;
  std::vector<std::string> argv;
  std::vector<std::pair<std::string, std::string>> env;
  friend bool operator==(const HeaderWorld&, const HeaderWorld&) = default;
};

struct HeaderView {
  std::vector<std::string> panels;
  std::string grain;  // event, line or turn
  std::optional<double> speed;
  friend bool operator==(const HeaderView&, const HeaderView&) = default;
};

struct HeaderCheck {
  std::optional<int> exit_code;
  std::vector<std::string> stderr_contains;
  friend bool operator==(const HeaderCheck&, const HeaderCheck&) = default;
};

struct Header {
  bool present = false;
  std::uint32_t first_code_line = 1;  // one-based line of the file after the header
  LocalizedText title;
  LocalizedText summary;
  std::string runtime;
  std::string level;                               // intro, core or deep
  std::optional<std::int64_t> order;               // place among the lessons of its folder, from 1
  std::optional<std::vector<std::string>> expect;  // an empty list expects no output
  Span title_span;
  Span summary_span;
  Span quiz_span;
  Span expect_span;
  Span check_exit_span;
  Span check_stderr_span;
  HeaderQuiz quiz;
  std::vector<HeaderNote> notes;
  LimitOptions limits;
  HeaderWorld world;
  HeaderView view;
  HeaderCheck check;
  friend bool operator==(const Header&, const Header&) = default;
};

struct HeaderResult {
  Header header;
  std::vector<Diagnostic> faults;  // in the order of the source
};

HeaderResult read_header(const SourceText& source, std::u16string_view comment_marker, Language language);

// The keys of the header as the tables of docs/scenario-header.md.
std::string header_schema_markdown();

}  // namespace loopscope
