#include "toml_highlight.hpp"

#include <algorithm>

namespace loopscope {

namespace {

bool is_blank(char16_t unit) { return unit <= u' ' || unit == 0x00A0; }
bool is_quote(char16_t unit) { return unit == u'"' || unit == u'\''; }
bool is_word(char16_t unit) {
  return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z') || (unit >= u'0' && unit <= u'9') ||
         unit == u'_' || unit == u'-' || unit == u'+' || unit == u'.' || unit > 0x7F;
}

class TomlReader {
 public:
  TomlReader(std::u16string_view line, std::size_t from, std::uint8_t& open_string, std::vector<HighlightSpan>& spans)
      : line_(line), at_(from), open_string_(open_string), spans_(spans) {}

  void read() {
    if (open_string_ != 0) finish_long_string(at_, open_string_);
    skip_blanks();
    if (peek() == u'[' && is_heading()) return read_heading();
    while (at_ < line_.size()) {
      read_piece();
      skip_blanks();
    }
  }

 private:
  char16_t peek() const { return at_ < line_.size() ? line_[at_] : u'\0'; }
  void skip_blanks() {
    while (at_ < line_.size() && is_blank(line_[at_])) ++at_;
  }
  void add(std::size_t begin, HighlightKind kind) {
    if (begin < at_) spans_.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_), kind});
  }

  // A list on a line of its own looks like a heading: only a heading holds nothing but a name.
  bool is_heading() const {
    std::size_t close = line_.find(u']', at_);
    if (close == std::u16string_view::npos) return false;
    std::u16string_view name = line_.substr(at_, close - at_);
    auto fits = [](char16_t unit) { return is_word(unit) || unit == u'[' || unit == u' '; };
    return std::all_of(name.begin(), name.end(), fits);
  }

  void read_heading() {
    std::size_t begin = at_;
    at_ = line_.find(u']', at_);
    while (peek() == u']') ++at_;
    add(begin, HighlightKind::HeaderTable);
    skip_blanks();
    begin = at_;
    at_ = line_.size();
    add(begin, begin < at_ && line_[begin] == u'#' ? HighlightKind::Comment : HighlightKind::Illegal);
  }

  void read_piece() {
    std::size_t begin = at_;
    char16_t unit = peek();
    if (unit == u'#') {
      at_ = line_.size();
      return add(begin, HighlightKind::Comment);
    }
    if (is_quote(unit)) return read_string();
    if (is_word(unit)) return read_word();
    ++at_;
    add(begin, HighlightKind::Punctuation);
  }

  void read_word() {
    std::size_t begin = at_;
    while (at_ < line_.size() && is_word(line_[at_])) ++at_;
    std::u16string_view word = line_.substr(begin, at_ - begin);
    if (is_key()) return add(begin, HighlightKind::HeaderKey);
    if (word == u"true" || word == u"false") return add(begin, HighlightKind::Constant);
    bool is_number = (word.front() >= u'0' && word.front() <= u'9') || word.front() == u'-' || word.front() == u'+';
    add(begin, is_number ? HighlightKind::Number : HighlightKind::Illegal);
  }

  bool is_key() const {
    std::size_t next = at_;
    while (next < line_.size() && is_blank(line_[next])) ++next;
    return next < line_.size() && line_[next] == u'=';
  }

  void read_string() {
    std::size_t begin = at_;
    char16_t quote = line_[at_];
    if (line_.substr(at_, 3) == std::u16string(3, quote)) {
      at_ += 3;
      return finish_long_string(begin, static_cast<std::uint8_t>(quote));
    }
    ++at_;
    while (at_ < line_.size() && line_[at_] != quote) at_ += quote == u'"' && line_[at_] == u'\\' ? 2 : 1;
    at_ = std::min(at_ + 1, line_.size());
    add(begin, is_key() ? HighlightKind::HeaderKey : HighlightKind::String);
  }

  void finish_long_string(std::size_t begin, std::uint8_t quote) {
    std::size_t close = line_.find(std::u16string(3, quote), at_);
    open_string_ = close == std::u16string_view::npos ? quote : 0;
    at_ = open_string_ != 0 ? line_.size() : close + 3;
    add(begin, HighlightKind::String);
  }

  std::u16string_view line_;
  std::size_t at_;
  std::uint8_t& open_string_;
  std::vector<HighlightSpan>& spans_;
};

}  // namespace

void highlight_toml(std::u16string_view line, std::size_t from, std::uint8_t& open_string,
                    std::vector<HighlightSpan>& spans) {
  TomlReader(line, from, open_string, spans).read();
}

}  // namespace loopscope
