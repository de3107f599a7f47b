// Completion of a scenario's header while it is typed.
#include <base/utf.hpp>
#include <editor/document.hpp>

#include <algorithm>

namespace loopscope::editor {

namespace {

constexpr std::size_t longest_header = 64 * 1024;

bool is_word(std::string_view text) {
  return text.size() == 1 && ((text[0] >= 'a' && text[0] <= 'z') || (text[0] >= 'A' && text[0] <= 'Z') ||
                              text[0] == '_' || text[0] == '[' || text[0] == '"' || text[0] == '.');
}

}  // namespace

// While proposals are open, the keys that move and enter are about them.
bool Document::apply_completion(const Request& request) {
  std::size_t count = completion_.proposals.size();
  if (request.command == Command::OpenCompletion) {
    propose();
    return true;
  }
  if (!completion_.is_open()) return false;
  switch (request.command) {
    case Command::Up:
      completion_.chosen = (completion_.chosen + count - 1) % count;
      return true;
    case Command::Down:
      completion_.chosen = (completion_.chosen + 1) % count;
      return true;
    case Command::NewLine:
    case Command::Indent:
      accept(completion_.chosen);
      return true;
    case Command::AcceptCompletion:
      accept(request.count == 0 ? completion_.chosen : request.count - 1);
      return true;
    case Command::CloseCompletion:
      completion_ = {};
      return true;
    default:
      return false;
  }
}

// A letter in the header opens it, an erased one keeps it open; anything else closes it.
void Document::follow_with_completion(const Request& request) {
  bool was_open = completion_.is_open();
  completion_ = {};
  bool follows = (request.command == Command::Type && (is_word(request.text) || (was_open && request.text != " "))) ||
                 (request.command == Command::Backspace && was_open);
  if (follows) propose();
}

void Document::propose() {
  completion_ = {};
  std::size_t head = editor_.selection().head;
  if (read_only_ || head > longest_header || !editor_.selection().empty()) return;
  std::string_view text = editor_.buffer().text();
  std::size_t line = editor_.buffer().line_of(head);
  const auto& spans = editor_.colours().line(editor_.buffer(), line);
  if (spans.empty() || spans.front().kind != HighlightKind::HeaderMark) return;
  std::size_t end = std::min(text.size(), longest_header);
  SourceText source(name_, utf8_to_utf16(text.substr(0, end)));
  std::string marker = editor_.colours().marker();
  auto offset = static_cast<std::uint32_t>(utf8_to_utf16(text.substr(0, head)).size());
  HeaderCompletion found = complete_header(source, ascii_to_utf16(marker), offset);
  std::u16string_view typed = source.units().substr(offset - found.typed, found.typed);
  completion_.typed = utf16_to_utf8(typed).size();
  completion_.proposals = std::move(found.proposals);
}

// A key goes on with its values.
void Document::accept(std::size_t which) {
  const HeaderProposal& proposal = completion_.proposals[std::min(which, completion_.proposals.size() - 1)];
  bool is_key = proposal.inserted.ends_with("= ");
  editor_.apply({Command::Complete, false, proposal.inserted, 0, completion_.typed});
  completion_ = {};
  if (is_key) propose();
}

}  // namespace loopscope::editor
