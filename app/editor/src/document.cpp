#include <editor/document.hpp>

#include <algorithm>

namespace loopscope::editor {

namespace {

constexpr std::size_t most_matches = 10'000;
constexpr std::size_t longest_query_from_selection = 200;

}  // namespace

Document::Document(std::string path, std::string name, std::string file_bytes, bool read_only)
    : open_(true),
      read_only_(read_only),
      path_(std::move(path)),
      name_(std::move(name)),
      disk_bytes_(std::move(file_bytes)),
      editor_(disk_bytes_, name_) {}

bool Document::is_modified() const {
  std::uint64_t revision = editor_.buffer().revision();
  if (!on_disk_) return true;
  if (revision != compared_revision_) modified_ = editor_.buffer().file_bytes() != disk_bytes_;
  compared_revision_ = revision;
  return modified_;
}

void Document::mark_saved(std::string path, std::string name) {
  path_ = std::move(path);
  name_ = std::move(name);
  set_disk_bytes(editor_.buffer().file_bytes());
}

void Document::set_disk_bytes(std::string bytes) {
  disk_bytes_ = std::move(bytes);
  on_disk_ = true;
  compared_revision_ = ~std::uint64_t{0};
}

void Document::forget_disk() { on_disk_ = false; }

void Document::take_text(const std::string& file_bytes) {
  editor_.take_text(file_bytes);
  note_shifts();
  find_matches();
}

bool Document::apply(const Request& request) {
  std::uint64_t before = editor_.buffer().revision();
  bool changes = request.command >= Command::Type && request.command <= Command::Redo;
  if (changes && read_only_) return false;
  if (!apply_search(request) && !apply_completion(request)) {
    editor_.apply(request);
    follow_with_completion(request);
  }
  bool changed = editor_.buffer().revision() != before;
  if (changed) {
    note_shifts();
    find_matches();
  }
  return changed;
}

// The lines of faults move along; the other places of a run are asked for with line_now().
void Document::note_shifts() {
  for (const LineShift& shift : editor_.take_shifts()) {
    since_run_.push_back(shift);
    not_taken_.push_back(shift);
    for (Fault& fault : faults_) fault.line = shifted(shift, fault.line).value_or(shift.first);
  }
}

std::vector<LineShift> Document::take_shifts() {
  std::vector<LineShift> taken;
  taken.swap(not_taken_);
  return taken;
}

std::optional<std::size_t> Document::line_now(std::size_t line_of_run) const {
  std::optional<std::size_t> line = line_of_run;
  for (const LineShift& shift : since_run_) {
    if (line) line = shifted(shift, *line);
  }
  return line;
}

// --- search

bool Document::apply_search(const Request& request) {
  switch (request.command) {
    case Command::OpenSearch:
      open_search(false);
      return true;
    case Command::OpenReplace:
      open_search(!read_only_);
      return true;
    case Command::CloseSearch:
      search_.open = false;
      return true;
    case Command::SetQuery:
      search_.query.text = request.text;
      find_matches();
      find(true, true);
      return true;
    case Command::SetReplacement:
      search_.replacement = request.text;
      return true;
    case Command::ToggleMatchCase:
      search_.query.match_case = !search_.query.match_case;
      find_matches();
      return true;
    case Command::ToggleWholeWords:
      search_.query.whole_words = !search_.query.whole_words;
      find_matches();
      return true;
    case Command::ToggleExpression:
      search_.query.expression = !search_.query.expression;
      find_matches();
      return true;
    case Command::FindNext:
      find(true, false);
      return true;
    case Command::FindPrevious:
      find(false, false);
      return true;
    case Command::ReplaceOne:
      replace_one();
      return true;
    case Command::ReplaceAll:
      replace_every();
      return true;
    default:
      return false;
  }
}

// What is selected on one line is what is looked for.
void Document::open_search(bool replacing) {
  std::string_view selected = editor_.selected_text();
  bool usable = !selected.empty() && selected.size() <= longest_query_from_selection &&
                selected.find_first_of("\r\n") == std::string_view::npos;
  if (usable) search_.query.text = std::string(selected);
  search_.open = true;
  search_.replacing = replacing;
  find_matches();
}

void Document::find_matches() {
  if (!search_.open) return;
  search_.matches = find_all(editor_.buffer().text(), search_.query, most_matches + 1, &search_.fault);
  search_.capped = search_.matches.size() > most_matches;
  if (search_.capped) search_.matches.pop_back();
}

std::size_t Document::current_match() const {
  const Selection& selection = editor_.selection();
  const auto& matches = search_.matches;
  if (matches.empty() || selection.empty()) return 0;
  std::size_t index = match_after(matches, selection.begin());
  const Selection& match = matches[index];
  return match.begin() == selection.begin() && match.end() == selection.end() ? index + 1 : 0;
}

// `from_start`: a match that begins with the selection counts too, since the query is still being typed.
void Document::find(bool forward, bool from_start) {
  if (!search_.open) open_search(false);
  if (search_.matches.empty()) return;
  const Selection& selection = editor_.selection();
  std::size_t index = forward ? match_after(search_.matches, from_start ? selection.begin() : selection.end())
                              : match_before(search_.matches, selection.begin());
  const Selection& match = search_.matches[index];
  editor_.apply({Command::Select, false, "", match.begin(), match.length()});
}

void Document::replace_one() {
  if (read_only_ || search_.matches.empty()) return;
  if (current_match() != 0) {
    const Selection& match = editor_.selection();
    std::string text = replacements(editor_.buffer().text(), search_.query, {match}, search_.replacement).front();
    editor_.replace_all({{match, std::move(text)}});
    find_matches();
  }
  find(true, false);
}

void Document::replace_every() {
  if (read_only_) return;
  std::vector<Selection> matches = find_all(editor_.buffer().text(), search_.query, ~std::size_t{0});
  std::vector<std::string> texts = replacements(editor_.buffer().text(), search_.query, matches, search_.replacement);
  std::vector<Editor::Replacement> every;
  for (std::size_t i = 0; i < matches.size(); ++i) every.push_back({matches[i], std::move(texts[i])});
  editor_.replace_all(every);
}

}  // namespace loopscope::editor
