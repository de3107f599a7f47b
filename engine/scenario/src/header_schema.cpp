#include "header_schema.hpp"

#include <algorithm>

namespace loopscope {

namespace {

using enum SchemaKind;
constexpr bool translated = true;
constexpr bool required = true;

constexpr SchemaRow schema[] = {
    {"", "title", Text, "", translated, false, "Name of the lesson."},
    {"", "summary", Text, "", translated, false, "What it shows, in a sentence."},
    {"", "runtime", Profile, "", false, false, "Profile it runs under; without it the file's name decides."},
    {"", "level", Word, "intro|core|deep", false, false, "How much a reader should know before."},
    {"", "order", Integer, "1..", false, false,
     "Its place among the lessons of its folder; those without one come last, by name."},
    {"", "expect", Lines, "", false, false,
     "What the program prints on stdout, one string a line; `check` compares it."},
    {"", "quiz", Table, "", false, false, "A question about the run. The engine computes the answer."},
    {"", "note", TableList, "", false, false, "A remark on one line of the code."},
    {"", "limits", Table, "", false, false, "When the run is stopped; without it the defaults hold."},
    {"", "world", Table, "", false, false, "What the program finds around it."},
    {"", "view", Table, "", false, false, "How the window opens."},
    {"", "check", Table, "", false, false, "What else `check` verifies."},

    {"quiz", "ask", Word, "order|choice|next|text", false, required,
     "`order`: put the printed lines in order; `choice`: pick one; `next`: what runs next; `text`: write the output."},
    {"quiz", "question", Text, "", translated, false, "The question as the reader sees it."},
    {"quiz", "choices", Texts, "", translated, false,
     "What can be picked when `ask` is `choice`; without it the choices are generated."},
    {"quiz", "step", Step, "", false, false, "Where `next` is asked: a step number, `end`, `output:K` or `line:L`."},

    {"note", "at", Text, "", false, false, "The first code line that contains this text carries the note."},
    {"note", "line", Integer, "1..", false, false, "Or the line's number, 1 being the first line after the header."},
    {"note", "text", Text, "", translated, required, "The remark."},

    {"limits", "instructions", Limit, "", false, false, "Instructions run, library work counted."},
    {"limits", "memory_mb", Limit, "", false, false, "Megabytes the program's values take."},
    {"limits", "frames", Limit, "", false, false, "Calls within calls."},
    {"limits", "virtual_time", Limit, "", false, false, "Milliseconds of virtual time."},

    {"world", "seed", Integer, "", false, false, "Where random numbers start; 1 by default."},
    {"world", "epoch", Moment, "", false, false, "The clock at the start; `2025-01-01T00:00:00Z` by default."},
    {"world", "time_zone", Text, "", false, false, "The time zone dates are shown in; `UTC` by default."},
    {"world", "fetch", TableList, "", false, false, "An answer of the simulated network."},
    {"world", "files", TableList, "", false, false, "A file of the simulated disk."},
    {"world", "events", TableList, "", false, false, "Something a person does in the page."},
    {"world", "stdin", Text, "", false, false, "What the program reads on standard input."},
    {"world", "argv", Texts, "", false, false, "Arguments after the file's name."},
    {"world", "env", TextMap, "", false, false, "Environment variables, `NAME = \"value\"`."},

    {"world.fetch", "url", Text, "", false, required, "The address that is answered."},
    {"world.fetch", "after", Number, "", false, false, "Milliseconds until the answer; 100 by default."},
    {"world.fetch", "status", Integer, "100..599", false, false, "HTTP status; 200 by default."},
    {"world.fetch", "body", Text, "", false, false, "Text of the answer."},
    {"world.fetch", "error", Text, "", false, false, "Instead of an answer, the request fails with this message."},

    {"world.files", "path", Text, "", false, required, "Path, relative to the scenario's folder."},
    {"world.files", "text", Text, "", false, required, "What is in it."},
    {"world.files", "latency", Number, "", false, false, "Milliseconds a read takes."},

    {"world.events", "at", Number, "", false, required, "Milliseconds of virtual time at which it happens."},
    {"world.events", "target", Text, "", false, required, "Selector of the element it happens to."},
    {"world.events", "type", Text, "", false, required, "Name of the event, such as `click`."},

    {"view", "panels", Texts, "", false, false, "Panels that are open."},
    {"view", "grain", Word, "event|line|turn", false, false, "What one step is."},
    {"view", "speed", Number, "", false, false, "Playing speed; 1 is normal."},

    {"check", "exit", Integer, "0..255", false, false, "The program's exit code; 0 by default when `expect` is given."},
    {"check", "stderr_contains", OneOrTexts, "", false, false,
     "Text that must stand in what the program prints on stderr."},
};

bool all_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::span<const SchemaRow> header_schema() { return schema; }

const SchemaRow* find_schema_row(std::string_view table, std::string_view key) {
  auto match = std::find_if(std::begin(schema), std::end(schema),
                            [&](const SchemaRow& row) { return row.table == table && row.key == key; });
  return match == std::end(schema) ? nullptr : match;
}

std::vector<std::string_view> schema_keys(std::string_view table, bool translated_only) {
  std::vector<std::string_view> keys;
  bool any_translated = false;
  for (const SchemaRow& row : schema) {
    if (row.table != table) continue;
    any_translated |= row.translated;
    if (row.translated || !translated_only) keys.push_back(row.key);
  }
  if (any_translated && !translated_only) keys.insert(keys.end(), {"en", "pt"});
  return keys;
}

bool is_language_table(std::string_view key) { return key == "en" || key == "pt"; }

std::vector<std::string_view> split_allowed(std::string_view allowed) {
  std::vector<std::string_view> words;
  while (!allowed.empty()) {
    std::size_t end = std::min(allowed.find('|'), allowed.size());
    words.push_back(allowed.substr(0, end));
    allowed.remove_prefix(std::min(end + 1, allowed.size()));
  }
  return words;
}

bool is_step_name(std::string_view text) {
  for (std::string_view prefix : {"output:", "line:", ""}) {
    if (text.starts_with(prefix)) return text == "end" || all_digits(text.substr(prefix.size()));
  }
  return false;
}

}  // namespace loopscope
