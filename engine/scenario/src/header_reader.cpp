#include <base/utf.hpp>
#include <scenario/header.hpp>
#include <scenario/header_block.hpp>
#include <text/header_text.hpp>
#include <text/quiz_text.hpp>

#include <algorithm>

#include "header_validator.hpp"
#include "moment.hpp"
#include "toml_recovery.hpp"

namespace loopscope {

namespace {

// Getters over a tree that may be wrong: what has the wrong type was reported by the validator and reads as not given.

const TomlValue* find_kind(const TomlValue& table, std::string_view key, TomlKind kind) {
  const TomlValue* value = table.find(key);
  return value && value->kind == kind ? value : nullptr;
}

std::string text_of(const TomlValue& table, std::string_view key) {
  const TomlValue* value = find_kind(table, key, TomlKind::Text);
  return value ? value->text : std::string();
}

double number_of(const TomlValue& table, std::string_view key, double otherwise) {
  const TomlValue* value = table.find(key);
  bool numeric = value && (value->kind == TomlKind::Integer || value->kind == TomlKind::Number);
  return numeric ? value->number : otherwise;
}

std::optional<std::int64_t> integer_of(const TomlValue& table, std::string_view key) {
  const TomlValue* value = find_kind(table, key, TomlKind::Integer);
  return value ? std::optional(value->integer) : std::nullopt;
}

std::vector<std::string> texts_of(const TomlValue& table, std::string_view key) {
  std::vector<std::string> texts;
  const TomlValue* value = table.find(key);
  if (value && value->kind == TomlKind::Text) texts.push_back(value->text);
  if (!value || value->kind != TomlKind::List) return texts;
  for (const TomlValue& item : value->items) {
    if (item.kind == TomlKind::Text) texts.push_back(item.text);
  }
  return texts;
}

LocalizedText localized(const TomlValue& table, std::string_view key) {
  LocalizedText text{text_of(table, key), "", ""};
  if (const TomlValue* english = find_kind(table, "en", TomlKind::Table)) text.english = text_of(*english, key);
  if (const TomlValue* portuguese = find_kind(table, "pt", TomlKind::Table))
    text.portuguese = text_of(*portuguese, key);
  return text;
}

LocalizedTexts localized_texts(const TomlValue& table, std::string_view key) {
  LocalizedTexts texts{texts_of(table, key), {}, {}};
  if (const TomlValue* english = find_kind(table, "en", TomlKind::Table)) texts.english = texts_of(*english, key);
  if (const TomlValue* portuguese = find_kind(table, "pt", TomlKind::Table))
    texts.portuguese = texts_of(*portuguese, key);
  return texts;
}

std::vector<const TomlValue*> tables_of(const TomlValue& table, std::string_view key) {
  std::vector<const TomlValue*> tables;
  const TomlValue* list = find_kind(table, key, TomlKind::List);
  if (!list) return tables;
  for (const TomlValue& item : list->items) {
    if (item.kind == TomlKind::Table) tables.push_back(&item);
  }
  return tables;
}

HeaderQuiz read_quiz(const TomlValue& table) {
  HeaderQuiz quiz{text_of(table, "ask"), localized(table, "question"), localized_texts(table, "choices"),
                  text_of(table, "step")};
  if (auto step = integer_of(table, "step")) quiz.step = std::to_string(*step);
  return quiz;
}

LimitOptions read_limits(const TomlValue& table) {
  LimitOptions limits;
  for (const TomlEntry& entry : table.entries) {
    LimitOption* option = find_limit(limits, entry.key);
    if (!option) continue;
    if (entry.value.kind == TomlKind::Text && entry.value.text == "none") *option = {true, std::nullopt};
    if (entry.value.kind == TomlKind::Integer && entry.value.integer > 0) {
      *option = {true, static_cast<std::uint64_t>(entry.value.integer)};
    }
  }
  return limits;
}

std::optional<std::int64_t> read_epoch(const TomlValue& world) {
  const TomlValue* value = world.find("epoch");
  if (!value) return std::nullopt;
  if (value->kind == TomlKind::Integer) return value->integer;
  return parse_moment(value->text);
}

FetchAnswer read_fetch(const TomlValue& table) {
  return {text_of(table, "url"), number_of(table, "after", 100), integer_of(table, "status").value_or(200),
          text_of(table, "body"), text_of(table, "error")};
}

HeaderWorld read_world(const TomlValue& table) {
  HeaderWorld world;
  world.seed = integer_of(table, "seed");
  world.epoch_ms = read_epoch(table);
  world.time_zone = text_of(table, "time_zone");
  for (const TomlValue* item : tables_of(table, "fetch")) world.fetch.push_back(read_fetch(*item));
  for (const TomlValue* item : tables_of(table, "files")) {
    world.files.push_back({text_of(*item, "path"), text_of(*item, "text"), number_of(*item, "latency", 0)});
  }
  for (const TomlValue* item : tables_of(table, "events")) {
    world.events.push_back({number_of(*item, "at", 0), text_of(*item, "target"), text_of(*item, "type")});
  }
  world.stdin_text = text_of(table, "stdin");
  world.argv = texts_of(table, "argv");
  if (const TomlValue* env = find_kind(table, "env", TomlKind::Table)) {
    for (const TomlEntry& entry : env->entries) world.env.emplace_back(entry.key, entry.value.text);
  }
  return world;
}

HeaderView read_view(const TomlValue& table) {
  HeaderView view{texts_of(table, "panels"), text_of(table, "grain"), std::nullopt};
  if (table.find("speed")) view.speed = number_of(table, "speed", 1);
  return view;
}

HeaderCheck read_check(const TomlValue& table) {
  HeaderCheck check;
  if (auto code = integer_of(table, "exit"))
    check.exit_code = static_cast<int>(std::clamp<std::int64_t>(*code, 0, 255));
  check.stderr_contains = texts_of(table, "stderr_contains");
  return check;
}

Header read_tree(const TomlValue& root) {
  Header header;
  header.title = localized(root, "title");
  header.summary = localized(root, "summary");
  if (const TomlValue* title = root.find("title")) header.title_span = title->span;
  if (const TomlValue* summary = root.find("summary")) header.summary_span = summary->span;
  header.runtime = text_of(root, "runtime");
  header.level = text_of(root, "level");
  header.order = integer_of(root, "order");
  if (const TomlValue* expect = find_kind(root, "expect", TomlKind::List)) {
    header.expect = texts_of(root, "expect");
    header.expect_span = expect->span;
  }
  if (const TomlValue* quiz = find_kind(root, "quiz", TomlKind::Table)) {
    header.quiz = read_quiz(*quiz);
    header.quiz_span = quiz->span;
  }
  if (const TomlValue* limits = find_kind(root, "limits", TomlKind::Table)) header.limits = read_limits(*limits);
  if (const TomlValue* world = find_kind(root, "world", TomlKind::Table)) header.world = read_world(*world);
  if (const TomlValue* view = find_kind(root, "view", TomlKind::Table)) header.view = read_view(*view);
  if (const TomlValue* check = find_kind(root, "check", TomlKind::Table)) {
    header.check = read_check(*check);
    if (const TomlValue* code = check->find("exit")) header.check_exit_span = code->span;
    if (const TomlValue* contains = check->find("stderr_contains")) header.check_stderr_span = contains->span;
  }
  return header;
}

// Notes name lines of the code; finding them is where the header meets the program.
class NoteReader {
 public:
  NoteReader(const SourceText& source, std::uint32_t first_code_line, Language language,
             std::vector<Diagnostic>& faults)
      : source_(source), first_code_line_(first_code_line), language_(language), faults_(faults) {}

  void read(const TomlValue& table, std::vector<HeaderNote>& notes) {
    const TomlValue* at = find_kind(table, "at", TomlKind::Text);
    const TomlValue* line = find_kind(table, "line", TomlKind::Integer);
    if (table.find("at") && table.find("line"))
      return fault(table.find("line")->span, HeaderText::header_note_twice_placed);
    if (!table.find("at") && !table.find("line")) return fault(table.span, HeaderText::header_note_unplaced);
    std::uint32_t found = at ? line_with(*at) : line ? line_numbered(*line) : 0;
    if (found != 0) notes.push_back({found, localized(table, "text"), table.span});
  }

 private:
  template <class... Arguments>
  void fault(Span span, TextId id, const Arguments&... arguments) {
    faults_.push_back({span, "", text(language_, id, arguments...), ""});
  }

  std::uint32_t line_with(const TomlValue& at) {
    std::u16string wanted = utf8_to_utf16(at.text);
    for (std::uint32_t line = first_code_line_; line <= source_.line_count() && !wanted.empty(); ++line) {
      if (source_.line_text(line).find(wanted) != std::u16string_view::npos) return line;
    }
    fault(at.span, HeaderText::header_note_not_found, at.text);
    return 0;
  }

  std::uint32_t line_numbered(const TomlValue& line) {
    std::int64_t count = std::int64_t{code_line_count()};
    if (line.integer >= 1 && line.integer <= count)
      return first_code_line_ + static_cast<std::uint32_t>(line.integer) - 1;
    TextId past = count == 1 ? HeaderText::header_note_past_one : HeaderText::header_note_out_of_range;
    if (line.integer >= 1) fault(line.span, past, line.integer, count);
    return 0;
  }

  // A last line break ends the last line; it does not begin another.
  std::uint32_t code_line_count() const {
    std::uint32_t last = source_.line_count();
    if (last > 1 && source_.line_text(last).empty()) --last;
    return last >= first_code_line_ ? last - first_code_line_ + 1 : 0;
  }

  const SourceText& source_;
  std::uint32_t first_code_line_;
  Language language_;
  std::vector<Diagnostic>& faults_;
};

// Keys that the kind of question has no use for. Without `choices` they are generated.
void check_quiz(const TomlValue& root, const HeaderQuiz& quiz, Language language, std::vector<Diagnostic>& faults) {
  const TomlValue* table = find_kind(root, "quiz", TomlKind::Table);
  if (!table || quiz.ask.empty()) return;
  auto useless = [&](const char* key, const char* kind, TextId id) {
    const TomlValue* value = table->find(key);
    if (value && quiz.ask != kind) faults.push_back({value->span, "", text(language, id), ""});
  };
  useless("choices", "choice", QuizText::quiz_choices_only_choice);
  useless("step", "next", QuizText::quiz_step_only_next);
  if (quiz.ask == "next" && !table->find("step"))
    faults.push_back({table->span, "", text(language, HeaderText::header_quiz_needs_step), ""});
}

void sort_by_place(std::vector<Diagnostic>& faults) {
  auto earlier = [](const Diagnostic& a, const Diagnostic& b) { return a.span.begin < b.span.begin; };
  std::stable_sort(faults.begin(), faults.end(), earlier);
}

template <class Text>
const Text& in_language(const Text& base, const Text& english, const Text& portuguese, Language language) {
  const Text& wanted = language == Language::Portuguese ? portuguese : english;
  if (!wanted.empty()) return wanted;
  return base.empty() ? english : base;
}

}  // namespace

const std::string& LocalizedText::in(Language language) const {
  return in_language(base, english, portuguese, language);
}

const std::vector<std::string>& LocalizedTexts::in(Language language) const {
  return in_language(base, english, portuguese, language);
}

HeaderResult read_header(const SourceText& source, std::u16string_view comment_marker, Language language) {
  HeaderResult result;
  HeaderBlock block = find_header_block(source, comment_marker);
  check_header_block(source, comment_marker, block, language, result.faults);
  if (block.found) {
    TomlValue root = parse_toml_with_recovery({block.lines, block.starts}, language, result.faults);
    validate_header(root, language, result.faults);
    result.header = read_tree(root);
    NoteReader notes(source, block.first_code_line, language, result.faults);
    for (const TomlValue* note : tables_of(root, "note")) notes.read(*note, result.header.notes);
    check_quiz(root, result.header.quiz, language, result.faults);
  }
  result.header.present = block.found;
  result.header.first_code_line = block.first_code_line;
  sort_by_place(result.faults);
  return result;
}

}  // namespace loopscope
