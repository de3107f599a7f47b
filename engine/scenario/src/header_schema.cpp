#include "header_schema.hpp"

#include <algorithm>
#include <text/header_text.hpp>

namespace loopscope {

namespace {

using enum SchemaKind;
constexpr bool translated = true;
constexpr bool required = true;

constexpr SchemaRow schema[] = {
    {"", "title", Text, "", translated, false, HeaderText::header_about_title},
    {"", "summary", Text, "", translated, false, HeaderText::header_about_summary},
    {"", "runtime", Profile, "", false, false, HeaderText::header_about_runtime},
    {"", "level", Word, "intro|core|deep", false, false, HeaderText::header_about_level},
    {"", "order", Integer, "1..", false, false, HeaderText::header_about_order},
    {"", "expect", Lines, "", false, false, HeaderText::header_about_expect},
    {"", "quiz", Table, "", false, false, HeaderText::header_about_quiz},
    {"", "note", TableList, "", false, false, HeaderText::header_about_note},
    {"", "limits", Table, "", false, false, HeaderText::header_about_limits},
    {"", "world", Table, "", false, false, HeaderText::header_about_world},
    {"", "view", Table, "", false, false, HeaderText::header_about_view},
    {"", "check", Table, "", false, false, HeaderText::header_about_check},

    {"quiz", "ask", Word, "order|choice|next|text", false, required, HeaderText::header_about_quiz_ask},
    {"quiz", "question", Text, "", translated, false, HeaderText::header_about_quiz_question},
    {"quiz", "choices", Texts, "", translated, false, HeaderText::header_about_quiz_choices},
    {"quiz", "step", Step, "", false, false, HeaderText::header_about_quiz_step},

    {"note", "at", Text, "", false, false, HeaderText::header_about_note_at},
    {"note", "line", Integer, "1..", false, false, HeaderText::header_about_note_line},
    {"note", "text", Text, "", translated, required, HeaderText::header_about_note_text},

    {"limits", "instructions", Limit, "", false, false, HeaderText::header_about_limits_instructions},
    {"limits", "memory_mb", Limit, "", false, false, HeaderText::header_about_limits_memory_mb},
    {"limits", "frames", Limit, "", false, false, HeaderText::header_about_limits_frames},
    {"limits", "virtual_time", Limit, "", false, false, HeaderText::header_about_limits_virtual_time},

    {"world", "seed", Integer, "", false, false, HeaderText::header_about_world_seed},
    {"world", "epoch", Moment, "", false, false, HeaderText::header_about_world_epoch},
    {"world", "time_zone", Text, "", false, false, HeaderText::header_about_world_time_zone},
    {"world", "fetch", TableList, "", false, false, HeaderText::header_about_world_fetch},
    {"world", "files", TableList, "", false, false, HeaderText::header_about_world_files},
    {"world", "events", TableList, "", false, false, HeaderText::header_about_world_events},
    {"world", "stdin", Text, "", false, false, HeaderText::header_about_world_stdin},
    {"world", "argv", Texts, "", false, false, HeaderText::header_about_world_argv},
    {"world", "env", TextMap, "", false, false, HeaderText::header_about_world_env},

    {"world.fetch", "url", Text, "", false, required, HeaderText::header_about_world_fetch_url},
    {"world.fetch", "after", Number, "", false, false, HeaderText::header_about_world_fetch_after},
    {"world.fetch", "status", Integer, "100..599", false, false, HeaderText::header_about_world_fetch_status},
    {"world.fetch", "body", Text, "", false, false, HeaderText::header_about_world_fetch_body},
    {"world.fetch", "error", Text, "", false, false, HeaderText::header_about_world_fetch_error},

    {"world.files", "path", Text, "", false, required, HeaderText::header_about_world_files_path},
    {"world.files", "text", Text, "", false, required, HeaderText::header_about_world_files_text},
    {"world.files", "latency", Number, "", false, false, HeaderText::header_about_world_files_latency},

    {"world.events", "at", Number, "", false, required, HeaderText::header_about_world_events_at},
    {"world.events", "target", Text, "", false, required, HeaderText::header_about_world_events_target},
    {"world.events", "type", Text, "", false, required, HeaderText::header_about_world_events_type},

    {"view", "panels", Texts, "", false, false, HeaderText::header_about_view_panels},
    {"view", "grain", Word, "event|line|turn", false, false, HeaderText::header_about_view_grain},
    {"view", "speed", Number, "", false, false, HeaderText::header_about_view_speed},

    {"check", "exit", Integer, "0..255", false, false, HeaderText::header_about_check_exit},
    {"check", "stderr_contains", OneOrTexts, "", false, false, HeaderText::header_about_check_stderr_contains},
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
