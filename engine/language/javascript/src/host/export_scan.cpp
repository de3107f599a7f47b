#include "export_scan.hpp"

#include <lexer/characters.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace loopscope::js {

namespace {

struct ScanToken {
  enum class Kind : std::uint8_t { Word, String, Punctuator };
  Kind kind = Kind::Punctuator;
  std::u16string_view text;       // of a string: with its quotes
  std::uint32_t depth = 0;        // brackets open around it
  bool is_keyword_place = false;  // not the name of a member
};

bool is_word_unit(char16_t unit) { return unit >= 0x80 || is_ascii_id_part(unit); }
bool is_blank(char16_t unit) { return unit == u' ' || (unit > 8 && unit < 14) || unit == 0xA0; }

// Splits a text into words, strings and single punctuators; comments, templates and regular expressions are passed
// over.
class Scanner {
 public:
  explicit Scanner(std::u16string_view source) : source_(source) {}

  std::vector<ScanToken> run() {
    if (source_.starts_with(u"#!")) skip_line();
    while (at_ < source_.size()) step();
    return std::move(tokens_);
  }

 private:
  char16_t unit(std::size_t ahead = 0) const { return at_ + ahead < source_.size() ? source_[at_ + ahead] : u'\0'; }

  void step() {
    char16_t next = unit();
    if (is_blank(next))
      ++at_;
    else if (is_word_unit(next))
      word();
    else if (next == u'"' || next == u'\'')
      string(next);
    else if (next == u'`')
      skip_template();
    else if (next == u'/')
      slash();
    else
      punctuator();
  }

  void add(ScanToken::Kind kind, std::size_t begin) {
    bool is_member =
        !tokens_.empty() && tokens_.back().text == u"." && tokens_.back().kind == ScanToken::Kind::Punctuator;
    bool is_spread = is_member && tokens_.size() > 1 && tokens_[tokens_.size() - 2].text == u".";
    tokens_.push_back({kind, source_.substr(begin, at_ - begin), depth_, !is_member || is_spread});
  }

  void word() {
    std::size_t begin = at_;
    while (is_word_unit(unit())) ++at_;
    add(ScanToken::Kind::Word, begin);
  }

  void string(char16_t quote) {
    std::size_t begin = at_++;
    while (at_ < source_.size() && unit() != quote && unit() != u'\n') at_ += unit() == u'\\' ? 2u : 1u;
    at_ = std::min(at_ + 1, source_.size());
    add(ScanToken::Kind::String, begin);
  }

  void punctuator() {
    char16_t mark = unit();
    ++at_;
    if (mark == u')' || mark == u']' || mark == u'}') depth_ -= depth_ > 0 ? 1u : 0u;
    if (mark == u'}' && !templates_.empty() && templates_.back() == depth_) {
      templates_.pop_back();
      return skip_template_rest();
    }
    add(ScanToken::Kind::Punctuator, at_ - 1);
    if (mark == u'(' || mark == u'[' || mark == u'{') ++depth_;
  }

  void skip_line() {
    while (at_ < source_.size() && unit() != u'\n' && unit() != u'\r') ++at_;
  }

  void slash() {
    if (unit(1) == u'/') return skip_line();
    if (unit(1) == u'*') {
      std::size_t end = source_.find(u"*/", at_ + 2);
      at_ = end == std::u16string_view::npos ? source_.size() : end + 2;
    } else if (begins_expression()) {
      skip_regular_expression();
    } else {
      punctuator();
    }
  }

  // Whether an expression, not an operator, may stand after the last token.
  bool begins_expression() const {
    if (tokens_.empty()) return true;
    const ScanToken& last = tokens_.back();
    if (last.kind == ScanToken::Kind::String) return false;
    if (last.kind == ScanToken::Kind::Punctuator) return last.text != u")" && last.text != u"]" && last.text != u"}";
    constexpr std::u16string_view words[] = {u"return", u"typeof", u"case",  u"in",    u"of",   u"void", u"delete",
                                             u"throw",  u"new",    u"yield", u"await", u"else", u"do",   u"instanceof"};
    return last.is_keyword_place && std::find(std::begin(words), std::end(words), last.text) != std::end(words);
  }

  void skip_regular_expression() {
    bool in_class = false;
    for (++at_; at_ < source_.size() && unit() != u'\n'; ++at_) {
      if (unit() == u'\\')
        ++at_;
      else if (unit() == u'[')
        in_class = true;
      else if (unit() == u']')
        in_class = false;
      else if (unit() == u'/' && !in_class)
        break;
    }
    at_ = std::min(at_ + 1, source_.size());
    while (is_word_unit(unit())) ++at_;
    tokens_.push_back({ScanToken::Kind::String, u"\"\"", depth_, true});
  }

  void skip_template() {
    ++at_;
    skip_template_rest();
  }

  void skip_template_rest() {
    for (; at_ < source_.size() && unit() != u'`'; ++at_) {
      if (unit() == u'\\') ++at_;
      if (unit() != u'$' || unit(1) != u'{') continue;
      at_ += 2;
      templates_.push_back(depth_++);
      return;
    }
    at_ = std::min(at_ + 1, source_.size());
    tokens_.push_back({ScanToken::Kind::String, u"\"\"", depth_, true});
  }

  std::u16string_view source_;
  std::size_t at_ = 0;
  std::uint32_t depth_ = 0;
  std::vector<std::uint32_t> templates_;  // depths around the ${ that are open
  std::vector<ScanToken> tokens_;
};

// Looks for the forms among the tokens.
class Finder {
 public:
  explicit Finder(std::vector<ScanToken> tokens) : tokens_(std::move(tokens)) {}

  ScannedExports run() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) find_at(i);
    ScannedExports out;
    for (const std::u16string& name : names_) {
      if (unsafe_.count(name) == 0) out.names.push_back(name);
    }
    out.reexports = reexports_;
    return out;
  }

 private:
  bool is_word(std::size_t i, std::u16string_view text) const {
    return i < tokens_.size() && tokens_[i].kind == ScanToken::Kind::Word && tokens_[i].text == text;
  }
  bool is_word(std::size_t i) const { return i < tokens_.size() && tokens_[i].kind == ScanToken::Kind::Word; }
  bool is_mark(std::size_t i, char16_t mark) const {
    return i < tokens_.size() && tokens_[i].kind == ScanToken::Kind::Punctuator && tokens_[i].text[0] == mark;
  }
  bool is_string(std::size_t i) const { return i < tokens_.size() && tokens_[i].kind == ScanToken::Kind::String; }

  // The text of a string token; escapes other than of quotes are left alone.
  std::u16string text_of(std::size_t i) const {
    std::u16string_view inner = tokens_[i].text;
    if (tokens_[i].kind != ScanToken::Kind::String) return std::u16string(inner);
    inner = inner.size() < 2 ? u"" : inner.substr(1, inner.size() - 2);
    std::u16string out;
    for (std::size_t at = 0; at < inner.size(); ++at) {
      if (inner[at] == u'\\' && at + 1 < inner.size()) ++at;
      out += inner[at];
    }
    return out;
  }

  void add_name(std::size_t i) {
    std::u16string name = text_of(i);
    if (std::find(names_.begin(), names_.end(), name) == names_.end()) names_.push_back(name);
  }
  void add_reexport(std::u16string specifier) {
    if (std::find(reexports_.begin(), reexports_.end(), specifier) == reexports_.end())
      reexports_.push_back(std::move(specifier));
  }

  // `exports` or `module.exports`: how many tokens it takes, or 0.
  std::size_t exports_at(std::size_t i) const {
    if (is_word(i, u"exports")) return 1;
    return is_word(i, u"module") && is_mark(i + 1, u'.') && is_word(i + 2, u"exports") ? 3 : 0;
  }

  // require("x"): the specifier's token, or 0.
  std::size_t require_at(std::size_t i) const {
    bool matches = is_word(i, u"require") && is_mark(i + 1, u'(') && is_string(i + 2) && is_mark(i + 3, u')');
    return matches ? i + 2 : 0;
  }

  void find_at(std::size_t i) {
    if (tokens_[i].kind != ScanToken::Kind::Word || !tokens_[i].is_keyword_place) return find_star_call(i);
    if (is_word(i, u"exports")) return find_assignment(i + 1, false);
    if (is_word(i, u"module") && exports_at(i) == 3) return find_assignment(i + 3, true);
    if (is_word(i, u"Object") && is_mark(i + 1, u'.')) {
      if (is_word(i + 2, u"defineProperty")) return find_definition(i + 3);
      if (is_word(i + 2, u"keys") && tokens_[i].depth == 0) return find_copy(i + 3);
    }
    if (tokens_[i].depth == 0) find_star_binding(i);
    find_star_call(i);
  }

  void find_assignment(std::size_t i, bool is_module) {
    if (is_mark(i, u'.') && is_word(i + 1) && is_mark(i + 2, u'=')) return add_name(i + 1);
    if (is_mark(i, u'[') && is_string(i + 1) && is_mark(i + 2, u']') && is_mark(i + 3, u'=')) return add_name(i + 1);
    if (!is_module || !is_mark(i, u'=')) return;
    reexports_.clear();
    if (is_mark(i + 1, u'{')) return find_literal(i + 2);
    if (std::size_t specifier = require_at(i + 1)) add_reexport(text_of(specifier));
  }

  // The members of `module.exports = {...}`, as far as they are plain.
  void find_literal(std::size_t i) {
    for (;; ++i) {
      if (is_mark(i, u'.') && is_mark(i + 1, u'.') && is_mark(i + 2, u'.')) {
        i += 3;
        std::size_t specifier = require_at(i);
        if (specifier) add_reexport(text_of(specifier));
        if (!specifier && !is_word(i)) return;
        i = specifier ? specifier + 2 : i + 1;
      } else if (is_word(i) || is_string(i)) {
        std::size_t name = i++;
        bool has_value = is_mark(i, u':');
        if (!has_value && is_string(name)) return;
        if (has_value && !is_word(i + 1)) return;
        if (has_value && is_digit(i + 1)) return;
        i += has_value ? 2u : 0u;
        add_name(name);
      } else {
        return;
      }
      if (!is_mark(i, u',')) return;
    }
  }

  bool is_digit(std::size_t i) const { return tokens_[i].text[0] >= u'0' && tokens_[i].text[0] <= u'9'; }

  // Object.defineProperty(exports, "name", {enumerable: true, get/value ...
  void find_definition(std::size_t i) {
    if (!is_mark(i, u'(')) return;
    std::size_t length = exports_at(i + 1);
    if (length == 0) return;
    i += 1 + length;
    if (!is_mark(i, u',') || !is_string(i + 1) || !is_mark(i + 2, u',') || !is_mark(i + 3, u'{')) return;
    std::size_t name = i + 1;
    i += 4;
    if (is_word(i, u"enumerable")) {
      if (!is_mark(i + 1, u':') || !is_word(i + 2, u"true") || !is_mark(i + 3, u',')) return unsafe(name);
      i += 4;
    }
    if (is_word(i, u"value") && is_mark(i + 1, u':')) return add_name(name);
    if (is_word(i, u"get") && returns_member(i + 1)) return add_name(name);
    unsafe(name);
  }

  void unsafe(std::size_t name) { unsafe_.insert(text_of(name)); }

  // `: function () { return a.b; }})` or `() { return a.b; }})`
  bool returns_member(std::size_t i) const {
    if (is_mark(i, u':')) {
      if (!is_word(i + 1, u"function")) return false;
      i += is_word(i + 2) ? 3u : 2u;
    }
    if (!is_mark(i, u'(') || !is_mark(i + 1, u')') || !is_mark(i + 2, u'{') || !is_word(i + 3, u"return")) return false;
    i += 4;
    if (!is_word(i++)) return false;
    if (is_mark(i, u'.')) {
      if (!is_word(i + 1)) return false;
      i += 2;
    } else if (is_mark(i, u'[')) {
      if (!is_string(i + 1) || !is_mark(i + 2, u']')) return false;
      i += 3;
    }
    if (is_mark(i, u';')) ++i;
    if (!is_mark(i++, u'}')) return false;
    if (is_mark(i, u',')) ++i;
    return is_mark(i, u'}') && is_mark(i + 1, u')');
  }

  // `var x = require("y")`, `var x = _interopRequireWildcard(require("y"))` at the top: for find_copy.
  void find_star_binding(std::size_t i) {
    bool declares = is_word(i, u"var") || is_word(i, u"let") || is_word(i, u"const");
    if (!declares || !is_word(i + 1) || !is_mark(i + 2, u'=')) return;
    std::size_t value = i + 3;
    if (is_word(value, u"_interopRequireWildcard") && is_mark(value + 1, u'(')) value += 2;
    if (std::size_t specifier = require_at(value)) stars_[text_of(i + 1)] = text_of(specifier);
  }

  // `__exportStar(require("x"), exports)`, `tslib.__export(require("x"))` at the top.
  void find_star_call(std::size_t i) {
    if (tokens_[i].depth != 0 || !(is_word(i, u"__export") || is_word(i, u"__exportStar")) || !is_mark(i + 1, u'('))
      return;
    if (std::size_t specifier = require_at(i + 2)) add_reexport(text_of(specifier));
  }

  // `Object.keys(x).forEach(function (k) { if (k === "default" ...`: a compiler's way to pass exports on.
  void find_copy(std::size_t i) {
    if (!is_mark(i, u'(') || !is_word(i + 1) || !is_mark(i + 2, u')') || !is_mark(i + 3, u'.')) return;
    std::size_t call = i + 4;
    if (!is_word(call, u"forEach") || !is_mark(call + 1, u'(') || !is_word(call + 2, u"function")) return;
    if (!is_mark(call + 3, u'(') || !is_word(call + 4) || !is_mark(call + 5, u')') || !is_mark(call + 6, u'{')) return;
    bool tests = is_word(call + 7, u"if") && is_mark(call + 8, u'(') && is_word(call + 9, tokens_[call + 4].text);
    if (!tests || !(is_mark(call + 10, u'=') || is_mark(call + 10, u'!'))) return;
    auto star = stars_.find(text_of(i + 1));
    if (star != stars_.end()) add_reexport(star->second);
  }

  std::vector<ScanToken> tokens_;
  std::vector<std::u16string> names_, reexports_;
  std::set<std::u16string> unsafe_;
  std::map<std::u16string, std::u16string> stars_;
};

}  // namespace

ScannedExports scan_exports(std::u16string_view source) { return Finder(Scanner(source).run()).run(); }

}  // namespace loopscope::js
