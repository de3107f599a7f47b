#include <javascript/json_reader.hpp>

#include <base/number_parse.hpp>
#include <base/utf.hpp>
#include <javascript/realm.hpp>

#include <algorithm>
#include <vector>

namespace loopscope::js {

namespace {

bool is_digit(char16_t unit) { return unit >= u'0' && unit <= u'9'; }

int hex_digit(char16_t unit) {
  if (is_digit(unit)) return unit - u'0';
  char16_t lower = unit | 0x20;
  return lower >= u'a' && lower <= u'f' ? lower - u'a' + 10 : -1;
}

std::u16string with_position(std::u16string_view message, std::size_t at) {
  return std::u16string(message) + u" in JSON at position " + ascii_to_utf16(std::to_string(at));
}

// An array or object that is being read.
struct Level {
  bool is_array = false;
  std::vector<Value> items;  // array
  CellId object;             // object
  PropertyKey key;           // of the property whose value comes next
};

class Reader {
 public:
  Reader(Exec& exec, std::u16string_view text) : exec_(exec), heap_(exec.heap()), text_(text) {}

  std::variant<Value, JsonFault> read() {
    Value value;
    bool complete = read_value(value);
    while (complete && !levels_.empty()) complete = read_next(value);
    if (complete && more())
      fail(u"Unexpected non-whitespace character after JSON at position " + ascii_to_utf16(std::to_string(at_)));
    if (!complete || !fault_.empty()) return JsonFault{fault_, static_cast<std::uint32_t>(at_)};
    return value;
  }

 private:
  void skip_space() {
    while (at_ < text_.size() &&
           (text_[at_] == u' ' || text_[at_] == u'\t' || text_[at_] == u'\n' || text_[at_] == u'\r'))
      ++at_;
  }
  bool more() {
    skip_space();
    return at_ < text_.size();
  }
  bool at_unit(char16_t unit) const { return at_ < text_.size() && text_[at_] == unit; }

  bool fail(std::u16string message) {
    fault_ = std::move(message);
    return false;
  }
  bool fail_here(std::u16string_view message) { return fail(with_position(message, at_)); }
  // Where V8 expects something at the end of the text, it says only that where it expects a value.
  bool fail_token() { return at_ >= text_.size() ? fail(u"Unexpected end of JSON input") : fail_unit(); }

  bool fail_unit() {
    if (is_digit(text_[at_]) || text_[at_] == u'-') return fail_here(u"Unexpected number");
    if (text_[at_] == u'"') return fail_here(u"Unexpected string");
    for (std::u16string_view word : {u"NaN", u"Infinity", u"undefined", u"[object Object]"}) {
      if (text_ == word) return fail(u"\"" + std::u16string(text_) + u"\" is not valid JSON");
    }
    constexpr std::size_t shown = 10;
    std::u16string message = u"Unexpected token '" + std::u16string(1, text_[at_]) + u"', ";
    bool is_short = text_.size() < 2 * shown + 1;
    std::size_t from = is_short || at_ < shown ? 0 : at_ - shown;
    std::size_t to = is_short || at_ + shown >= text_.size() ? text_.size() : at_ + shown;
    if (!is_short && at_ < shown) to = at_ + shown;
    message += from > 0 ? u"...\"" : u"\"";
    message += text_.substr(from, to - from);
    message += to < text_.size() ? u"\"..." : u"\"";
    return fail(message + u" is not valid JSON");
  }

  // A value up to its end; opening an array or object only pushes its level and reads on.
  bool read_value(Value& value) {
    for (;;) {
      if (!more()) return fail_token();
      char16_t unit = text_[at_];
      if (unit == u'[') {
        if (open_array(value)) return true;
      } else if (unit == u'{') {
        bool closed = false;
        if (!open_object(value, closed)) return false;
        if (closed) return true;
      } else {
        return read_scalar(value);
      }
    }
  }

  // True: it is empty and closed already.
  bool open_array(Value& value) {
    ++at_;
    skip_space();
    if (!at_unit(u']')) {
      levels_.push_back({true, {}, {}, {}});
      return false;
    }
    ++at_;
    value = Value::object(make_array(heap_));
    return true;
  }

  bool open_object(Value& value, bool& closed) {
    ++at_;
    skip_space();
    Level level{false, {}, new_object(exec_), {}};
    if (at_unit(u'}')) {
      ++at_;
      value = Value::object(level.object);
      return closed = true;
    }
    if (!at_unit(u'"')) return fail_here(u"Expected property name or '}'");
    levels_.push_back(std::move(level));
    return read_key();
  }

  bool read_key() {
    std::u16string name;
    if (!read_string(name)) return false;
    levels_.back().key = key_from_text(heap_, name);
    skip_space();
    if (!at_unit(u':')) return fail_here(u"Expected ':' after property name");
    ++at_;
    return true;
  }

  // Puts `value` into the innermost level, then either closes it (it becomes `value`) or reads its next value.
  bool read_next(Value& value) {
    Level& level = levels_.back();
    exec_.charge(1);
    if (level.is_array)
      level.items.push_back(value);
    else
      define_own(heap_, level.object, level.key, value);
    skip_space();
    if (at_unit(level.is_array ? u']' : u'}')) {
      ++at_;
      value = Value::object(level.is_array ? make_array(heap_, level.items) : level.object);
      levels_.pop_back();
      return true;
    }
    if (!at_unit(u','))
      return fail_here(level.is_array ? u"Expected ',' or ']' after array element"
                                      : u"Expected ',' or '}' after property value");
    ++at_;
    if (!level.is_array) {
      skip_space();
      if (!at_unit(u'"')) return fail_here(u"Expected double-quoted property name");
      if (!read_key()) return false;
    }
    return read_value(value);
  }

  bool read_scalar(Value& value) {
    char16_t unit = text_[at_];
    if (unit == u'"') {
      std::u16string text;
      if (!read_string(text)) return false;
      value = Value::string(make_string(heap_, std::move(text)));
      return true;
    }
    if (is_digit(unit) || unit == u'-') return read_number(value);
    if (unit == u't') return read_word(u"true", value, Value::boolean(true));
    if (unit == u'f') return read_word(u"false", value, Value::boolean(false));
    if (unit == u'n') return read_word(u"null", value, Value::null());
    return fail_token();
  }

  bool read_word(std::u16string_view word, Value& value, Value meaning) {
    for (char16_t unit : word) {
      if (!at_unit(unit)) return fail_token();
      ++at_;
    }
    value = meaning;
    return true;
  }

  std::size_t skip_digits() {
    std::size_t from = at_;
    while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
    return at_ - from;
  }

  bool read_number(Value& value) {
    std::size_t from = at_;
    if (at_unit(u'-')) ++at_;
    if (at_ >= text_.size() || !is_digit(text_[at_])) return fail_here(u"No number after minus sign");
    bool zero = text_[at_] == u'0';
    if (!zero)
      skip_digits();
    else if (++at_ < text_.size() && is_digit(text_[at_]))
      return fail_here(u"Unexpected number");
    if (at_unit(u'.')) {
      ++at_;
      if (skip_digits() == 0) return fail_here(u"Unterminated fractional number");
    }
    if (at_unit(u'e') || at_unit(u'E')) {
      ++at_;
      if (at_unit(u'+') || at_unit(u'-')) ++at_;
      if (skip_digits() == 0) return fail_here(u"Exponent part is missing a number");
    }
    value = Value::number(string_to_number(text_.substr(from, at_ - from)));
    return true;
  }

  bool read_string(std::u16string& out) {
    ++at_;
    while (at_ < text_.size() && text_[at_] != u'"') {
      if (text_[at_] < u' ') return fail_here(u"Bad control character in string literal");
      if (text_[at_] == u'\\') {
        if (!read_escape(out)) return false;
      } else {
        out += text_[at_++];
      }
    }
    if (at_ >= text_.size()) return fail_here(u"Unterminated string");
    ++at_;
    return true;
  }

  bool read_escape(std::u16string& out) {
    constexpr std::u16string_view letters = u"\"\\/bfnrt", meanings = u"\"\\/\b\f\n\r\t";
    if (++at_ >= text_.size()) return fail_here(u"Unterminated string");
    std::size_t place = letters.find(text_[at_]);
    if (place != std::u16string_view::npos) {
      out += meanings[place];
      ++at_;
      return true;
    }
    if (text_[at_] != u'u') return fail_here(u"Bad escaped character");
    ++at_;
    char16_t unit = 0;
    for (int i = 0; i < 4; ++i, ++at_) {
      int digit = at_ < text_.size() ? hex_digit(text_[at_]) : -1;
      if (digit < 0) return at_ < text_.size() ? fail_here(u"Bad Unicode escape") : fail_here(u"Unterminated string");
      unit = static_cast<char16_t>(unit * 16 + digit);
    }
    out += unit;
    return true;
  }

  Exec& exec_;
  Heap& heap_;
  std::u16string_view text_;
  std::size_t at_ = 0;
  std::vector<Level> levels_;
  std::u16string fault_;
};

}  // namespace

std::variant<Value, JsonFault> read_json(Exec& exec, std::u16string_view text) {
  exec.charge(1 + text.size() / 4);
  return Reader(exec, text).read();
}

}  // namespace loopscope::js
