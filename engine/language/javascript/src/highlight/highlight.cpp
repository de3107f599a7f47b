#include <javascript/highlight.hpp>

#include <lexer/lexer.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

// What a line begins inside of.
enum class Within : std::uint8_t { Code, BlockComment, Template, SingleQuoted, DoubleQuoted };

// An open bracket in LineState::nesting.
namespace bracket {
constexpr char paren = '(';
constexpr char head = 'h';  // of if, while, for, with: an expression may follow its ")"
constexpr char square = '[';
constexpr char block = '{';
constexpr char object = 'o';
constexpr char substitution = '$';  // "${" of a template
}  // namespace bracket

constexpr std::size_t deepest_nesting = 400;  // a hostile line must not make every state after it huge

// What a line that begins inside of something is read behind, so that the lexer sees a whole token.
std::u16string_view opening_of(Within within) {
  switch (within) {
    case Within::BlockComment:
      return u"/*";
    case Within::Template:
      return u"}";
    case Within::SingleQuoted:
      return u"'";
    case Within::DoubleQuoted:
      return u"\"";
    case Within::Code:
      break;
  }
  return u" ";  // so that nothing stands at the start of the file
}

bool is_blank(char16_t unit) { return unit <= u' ' || unit == 0x00A0 || unit == 0xFEFF; }

bool ends_operand(TokenKind kind) {
  switch (kind) {
    case TokenKind::TemplateTail:
    case TokenKind::Number:
    case TokenKind::BigInt:
    case TokenKind::String:
    case TokenKind::RegExp:
    case TokenKind::PrivateName:
    case TokenKind::RightBracket:
    case TokenKind::This:
    case TokenKind::Super:
    case TokenKind::Null:
    case TokenKind::True:
    case TokenKind::False:
      return true;
    default:
      return is_any_identifier(kind) && kind != TokenKind::Await && kind != TokenKind::Yield;
  }
}

bool opens_head(TokenKind kind) {
  return kind == TokenKind::If || kind == TokenKind::While || kind == TokenKind::For || kind == TokenKind::With;
}

// Behind these a "{" begins statements, not an object.
bool precedes_block(TokenKind kind) {
  switch (kind) {
    case TokenKind::EndOfInput:
    case TokenKind::Semicolon:
    case TokenKind::LeftBrace:
    case TokenKind::RightBrace:
    case TokenKind::RightParen:
    case TokenKind::Arrow:
    case TokenKind::Else:
    case TokenKind::Do:
    case TokenKind::Try:
    case TokenKind::Finally:
    case TokenKind::Static:
      return true;
    default:
      return false;
  }
}

bool is_constant(const Token& token) {
  if (token.kind == TokenKind::True || token.kind == TokenKind::False || token.kind == TokenKind::Null) return true;
  return token.kind == TokenKind::Identifier &&
         (token.value == u"undefined" || token.value == u"NaN" || token.value == u"Infinity");
}

class LineReader {
 public:
  LineReader(std::u16string_view line, bool is_first, LineState& state, std::vector<HighlightSpan>& spans)
      : state_(state), spans_(spans) {
    std::u16string_view opening = is_first ? std::u16string_view() : opening_of(within());
    lead_ = static_cast<std::uint32_t>(opening.size());
    text_.reserve(opening.size() + line.size());
    text_.append(opening).append(line);
  }

  void read() {
    Within begun = within();
    state_.within = 0;
    Lexer lexer(text_, arena_, false);
    Token token;
    if (begun == Within::Template) {
      lexer.scan_template_continuation(token, 0);
      take(token);
    }
    for (;;) {
      lexer.scan(token);
      reread(lexer, token);
      add_comments(token.span.begin);
      if (token.kind == TokenKind::EndOfInput) return;
      if (token.kind == TokenKind::Illegal) lexer.go_to(extend_illegal(token));
      take(token);
    }
  }

 private:
  Within within() const { return static_cast<Within>(state_.within); }
  TokenKind previous() const { return static_cast<TokenKind>(state_.previous); }

  // A "/" where an operand is due begins a regular expression, the "}" of a substitution goes on with its template.
  void reread(Lexer& lexer, Token& token) {
    bool slash = token.kind == TokenKind::Slash || token.kind == TokenKind::AssignDivide;
    if (slash && !state_.after_operand) lexer.scan_regexp(token, token.span.begin);
    if (token.kind == TokenKind::RightBrace && is_innermost(bracket::substitution)) {
      state_.nesting.pop_back();
      lexer.scan_template_continuation(token, token.span.begin);
    }
  }

  // A string with a faulty escape goes on to its quote all the same.
  std::uint32_t extend_illegal(Token& token) const {
    char16_t quote = text_[token.span.begin];
    bool is_string = quote == u'"' || quote == u'\'';
    while (is_string && token.span.end < text_.size()) {
      char16_t unit = text_[token.span.end++];
      if (unit == quote) break;
      if (unit == u'\\' && token.span.end < text_.size()) ++token.span.end;
    }
    return token.span.end;
  }

  bool is_innermost(char open) const { return !state_.nesting.empty() && state_.nesting.back() == open; }

  // What the lexer skipped and is not blank is a comment.
  void add_comments(std::uint32_t end) {
    std::uint32_t begin = covered_;
    while (begin < end && is_blank(text_[begin])) ++begin;
    std::uint32_t last = end;
    while (last > begin && is_blank(text_[last - 1])) --last;
    add(begin, last, HighlightKind::Comment);
    covered_ = std::max(covered_, end);
  }

  void add(std::uint32_t begin, std::uint32_t end, HighlightKind kind) {
    begin = std::max(begin, lead_);
    if (begin < end) spans_.push_back({begin - lead_, end - lead_, kind});
  }

  void take(const Token& token) {
    if (token.kind == TokenKind::Illegal) {
      take_illegal(token);
    } else {
      add_token(token);
      nest(token.kind);
      state_.previous = static_cast<std::uint8_t>(token.kind);
    }
    covered_ = token.span.end;
  }

  // Half-written strings, templates and comments keep their colour.
  void take_illegal(const Token& token) {
    std::u16string_view text = std::u16string_view(text_).substr(token.span.begin, token.span.end - token.span.begin);
    HighlightKind kind = HighlightKind::Illegal;
    if (text.starts_with(u"/*")) {
      state_.within = static_cast<std::uint8_t>(Within::BlockComment);
      kind = HighlightKind::Comment;
    } else if (text.starts_with(u'/')) {
      kind = HighlightKind::RegExp;
      state_.after_operand = true;
    } else if (text.starts_with(u'"') || text.starts_with(u'\'')) {
      kind = HighlightKind::String;
      state_.after_operand = true;
      if (token.span.end == text_.size() && ends_in_escape(text)) {
        state_.within = static_cast<std::uint8_t>(text.front() == u'"' ? Within::DoubleQuoted : Within::SingleQuoted);
      }
    }
    add(token.span.begin, token.span.end, kind);
  }

  static bool ends_in_escape(std::u16string_view text) {
    std::size_t last = text.find_last_not_of(u'\\');
    std::size_t backslashes = last == std::u16string_view::npos ? text.size() : text.size() - last - 1;
    return backslashes % 2 == 1;
  }

  void add_token(const Token& token) {
    bool is_template = token.kind == TokenKind::TemplateSpan || token.kind == TokenKind::TemplateTail;
    if (is_template) return add_template(token);
    add(token.span.begin, token.span.end, kind_of(token));
  }

  void add_template(const Token& token) {
    std::uint32_t begin = token.span.begin;
    std::uint32_t end = token.span.end;
    // The lexer gives the same kind to a template that is cut off by the line's end: it lacks the "${".
    bool goes_on = token.kind == TokenKind::TemplateSpan;
    bool is_cut = goes_on && token.raw.size() + 1 == end - begin;
    if (text_[begin] == u'}') add(begin, begin + 1, HighlightKind::Punctuation);
    if (text_[begin] == u'}') ++begin;
    std::uint32_t text_end = goes_on && !is_cut ? end - 2 : end;
    add(begin, text_end, HighlightKind::String);
    add(text_end, end, HighlightKind::Punctuation);
    if (is_cut) state_.within = static_cast<std::uint8_t>(Within::Template);
  }

  HighlightKind kind_of(const Token& token) const {
    switch (token.kind) {
      case TokenKind::Number:
      case TokenKind::BigInt:
        return HighlightKind::Number;
      case TokenKind::String:
        return HighlightKind::String;
      case TokenKind::RegExp:
        return HighlightKind::RegExp;
      default:
        break;
    }
    if (token_group(token.kind) == TokenGroup::Punctuator) return HighlightKind::Punctuation;
    return name_kind(token);
  }

  HighlightKind name_kind(const Token& token) const {
    bool is_property = previous() == TokenKind::Dot || previous() == TokenKind::QuestionDot;
    if (!is_property && is_constant(token)) return HighlightKind::Constant;
    if (!is_property && is_keyword_here(token)) return HighlightKind::Keyword;
    return next_visible(token.span.end) == u'(' ? HighlightKind::Function : HighlightKind::Plain;
  }

  // Words that are names elsewhere (async, of, get) are keywords where something stands beside them.
  bool is_keyword_here(const Token& token) const {
    if (token_group(token.kind) == TokenGroup::Word) return true;
    char16_t next = next_visible(token.span.end);
    bool before_name = is_ascii_name_start(next) || next == u'[' || next == u'#' || next == u'"' || next == u'\'';
    if (token.kind == TokenKind::Async) return is_ascii_name_start(next) || next == u'(' || next == u'*';
    if (token.kind == TokenKind::Get || token.kind == TokenKind::Set) return before_name;
    return token.value == u"of" && state_.after_operand;
  }

  static bool is_ascii_name_start(char16_t unit) {
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z') || unit == u'_' || unit == u'$';
  }

  char16_t next_visible(std::uint32_t at) const {
    while (at < text_.size() && is_blank(text_[at])) ++at;
    return at < text_.size() ? text_[at] : u'\0';
  }

  void nest(TokenKind kind) {
    bool is_property = previous() == TokenKind::Dot || previous() == TokenKind::QuestionDot;
    switch (kind) {
      case TokenKind::LeftParen:
        return open(opens_head(previous()) ? bracket::head : bracket::paren);
      case TokenKind::LeftBracket:
        return open(bracket::square);
      case TokenKind::LeftBrace:
        return open(begins_object() ? bracket::object : bracket::block);
      case TokenKind::TemplateSpan:
        if (within() != Within::Template) open(bracket::substitution);
        return;
      case TokenKind::RightParen:
        state_.after_operand = close() != bracket::head;
        return;
      case TokenKind::RightBracket:
        close();
        state_.after_operand = true;
        return;
      case TokenKind::RightBrace:
        state_.after_operand = close() == bracket::object;
        return;
      case TokenKind::Increment:
      case TokenKind::Decrement:
        return;
      default:
        state_.after_operand = ends_operand(kind) || (is_property && token_group(kind) == TokenGroup::Word);
    }
  }

  bool begins_object() const {
    if (state_.after_operand || precedes_block(previous())) return false;
    return previous() != TokenKind::Colon || is_innermost(bracket::object);
  }

  void open(char kind) {
    if (state_.nesting.size() < deepest_nesting) state_.nesting += kind;
    state_.after_operand = false;
  }

  // A closing bracket without its opening one closes nothing, and a template is never closed by accident.
  char close() {
    if (state_.nesting.empty() || is_innermost(bracket::substitution)) return bracket::block;
    char kind = state_.nesting.back();
    state_.nesting.pop_back();
    return kind;
  }

  LineState& state_;
  std::vector<HighlightSpan>& spans_;
  std::u16string text_;
  std::uint32_t lead_ = 0;  // units of text_ that are not the line's
  std::uint32_t covered_ = 0;
  Arena arena_;
};

}  // namespace

void highlight_line(std::u16string_view line, bool is_first, LineState& state, std::vector<HighlightSpan>& spans) {
  LineReader(line, is_first, state, spans).read();
}

}  // namespace loopscope::js
