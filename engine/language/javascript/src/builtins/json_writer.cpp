#include "json_writer.hpp"

#include "support.hpp"

#include <base/utf.hpp>
#include <javascript/render.hpp>

#include <cmath>

namespace loopscope::js {

void quote_json(std::u16string_view units, std::u16string& out) {
  constexpr std::u16string_view plain = u"\b\f\n\r\t\"\\", letters = u"bfnrt\"\\";
  constexpr std::u16string_view digits = u"0123456789abcdef";
  out += u'"';
  for (std::size_t i = 0; i < units.size(); ++i) {
    char16_t unit = units[i];
    std::size_t place = plain.find(unit);
    bool is_high = unit >= 0xD800 && unit < 0xDC00, is_low = unit >= 0xDC00 && unit < 0xE000;
    bool is_pair = is_high && i + 1 < units.size() && units[i + 1] >= 0xDC00 && units[i + 1] < 0xE000;
    if (place != std::u16string_view::npos) {
      out += u'\\';
      out += letters[place];
    } else if (unit < u' ' || is_low || (is_high && !is_pair)) {
      out += u"\\u";
      for (int shift = 12; shift >= 0; shift -= 4) out += digits[(unit >> shift) & 15];
    } else {
      out += unit;
      if (is_pair) out += units[++i];
    }
  }
  out += u'"';
}

namespace {

std::string quoted_constructor(Exec& exec, Value object) {
  return "object with constructor '" + constructor_name(exec, object.cell()) + "'";
}

std::string shown_place(Exec& exec, Value key) {
  if (key.is_number()) return "index " + to_utf8(exec, primitive_to_string(exec, key));
  std::string name = to_utf8(exec, key.cell());
  return name.empty() ? "<anonymous>" : "property '" + name + "'";
}

}  // namespace

std::string circular_message(Exec& exec, const std::vector<Value>& stack, const std::vector<Value>& keys, Value again,
                             Value closing) {
  std::size_t first = 0;
  while (first < stack.size() && stack[first] != again) ++first;
  std::string text = "Converting circular structure to JSON\n    --> starting at " + quoted_constructor(exec, again);
  auto line = [&](std::size_t i) {
    text += "\n    |     " + shown_place(exec, keys[i]) + " -> " + quoted_constructor(exec, stack[i]);
  };
  constexpr std::size_t most_before = 2, most_after = 1;
  std::size_t before = std::min(stack.size(), first + 1 + most_before);
  for (std::size_t i = first + 1; i < before; ++i) line(i);
  if (stack.size() > before + most_after) text += "\n    |     ...";
  for (std::size_t i = std::max(before, stack.size() - most_after); i < stack.size(); ++i) line(i);
  return text + "\n    --- " + shown_place(exec, closing) + " closes the circle";
}

namespace {

// An array or object that is being written, and its keys still to come.
struct Level {
  Value object;
  Value key;  // under which it is found
  bool is_array = false;
  std::vector<PropertyKey> keys;  // object
  std::size_t next = 0;
  std::size_t length = 0;
  bool is_empty = true;
};

// Where node 20's stack ends, called from the top level.
constexpr std::size_t most_levels = 4184;

class Writer {
 public:
  Writer(Exec& exec, std::u16string_view gap, std::u16string& out)
      : exec_(exec), heap_(exec.heap()), gap_(gap), out_(out) {}

  JsonOutcome write(Value value) {
    JsonOutcome outcome = begin(value, Value::string(CellId{1}));
    while (outcome == JsonOutcome::Text && !levels_.empty()) outcome = step();
    return outcome;
  }

 private:
  // Text: the value is written, or its level is open.
  JsonOutcome begin(Value value, Value key) {
    if (value.is_null()) return put(u"null");
    if (value.is_boolean()) return put(value.as_boolean() ? u"true" : u"false");
    if (value.is_number()) return number(value);
    if (value.is_string()) {
      quote_json(string_units(heap_, value.cell()), out_);
      return check_length();
    }
    if (!value.is_object() && (value.is_undefined() || value.is_symbol())) return JsonOutcome::Undefined;
    if (!value.is_object()) return JsonOutcome::Prelude;  // big integers have a toJSON perhaps
    return open(value, key);
  }

  JsonOutcome put(std::u16string_view text) {
    out_ += text;
    return check_length();
  }

  JsonOutcome number(Value value) {
    if (!std::isfinite(value.as_number())) return put(u"null");
    return put(string_units(heap_, primitive_to_string(exec_, value)));
  }

  JsonOutcome check_length() {
    if (out_.size() <= max_string_length) return JsonOutcome::Text;
    throw_error(exec_, ErrorType::RangeError, "Invalid string length");
    return JsonOutcome::Thrown;
  }

  JsonOutcome open(Value value, Value key) {
    Kind kind = kind_of(heap_, value.cell());
    auto to_json = plain_get(heap_, value.cell(), key_from_text(heap_, u"toJSON"));
    bool is_boxed = kind == Kind::Number || kind == Kind::String || kind == Kind::BigIntegerObject;
    if (!to_json || is_callable(heap_, *to_json) || is_boxed || kind == Kind::Proxy) return JsonOutcome::Prelude;
    if (is_callable(heap_, value)) return JsonOutcome::Undefined;
    for (const Level& level : levels_) {
      if (level.object == value) return fail_circular(value, key);
    }
    if (levels_.size() >= most_levels) {
      throw_error(exec_, ErrorType::RangeError, "Maximum call stack size exceeded");
      return JsonOutcome::Thrown;
    }
    Level level;
    level.object = value;
    level.key = key;
    level.is_array = kind == Kind::Array;
    if (level.is_array)
      level.length = heap_.get<ArrayCell>(value.cell()).length;
    else
      level.keys = own_keys(heap_, value.cell());
    if (!level.is_array) level.length = level.keys.size();
    levels_.push_back(std::move(level));
    out_ += levels_.back().is_array ? u'[' : u'{';
    return JsonOutcome::Text;
  }

  JsonOutcome fail_circular(Value again, Value closing) {
    std::vector<Value> stack, keys;
    for (const Level& level : levels_) {
      stack.push_back(level.object);
      keys.push_back(level.key);
    }
    throw_error(exec_, ErrorType::TypeError, circular_message(exec_, stack, keys, again, closing));
    return JsonOutcome::Thrown;
  }

  void new_line(std::size_t depth) {
    if (gap_.empty()) return;
    out_ += u'\n';
    for (std::size_t i = 0; i < depth; ++i) out_ += gap_;
  }

  JsonOutcome step() {
    exec_.charge(1);
    Level& level = levels_.back();
    if (level.next == level.length) return close();
    std::size_t place = level.next++;
    return level.is_array ? element(place) : property(level.keys[place]);
  }

  JsonOutcome close() {
    bool is_array = levels_.back().is_array, is_empty = levels_.back().is_empty;
    levels_.pop_back();
    if (!is_empty) new_line(levels_.size());
    out_ += is_array ? u']' : u'}';
    return check_length();
  }

  JsonOutcome element(std::size_t place) {
    Value key = Value::number(static_cast<double>(place));
    auto value = plain_get(heap_, levels_.back().object.cell(), PropertyKey::index(static_cast<std::uint32_t>(place)));
    if (!value) return JsonOutcome::Prelude;
    separate();
    JsonOutcome outcome = begin(*value, key);
    return outcome == JsonOutcome::Undefined ? put(u"null") : outcome;
  }

  JsonOutcome property(PropertyKey key) {
    if (key.is_symbol()) return JsonOutcome::Text;
    Property found = get_own_property(heap_, levels_.back().object.cell(), key);
    if (!found.found() || !(found.flags & Enumerable)) return JsonOutcome::Text;
    if (!found.is_data()) return JsonOutcome::Prelude;
    std::size_t length = out_.size(), depth = levels_.size();
    bool was_empty = levels_.back().is_empty;
    separate();
    quote_json(key_text(heap_, key), out_);
    out_ += gap_.empty() ? u":" : u": ";
    JsonOutcome outcome = begin(found.value, key_to_value(heap_, key));
    if (outcome != JsonOutcome::Undefined) return outcome;
    out_.resize(length);
    levels_[depth - 1].is_empty = was_empty;
    return JsonOutcome::Text;
  }

  void separate() {
    if (!levels_.back().is_empty) out_ += u',';
    levels_.back().is_empty = false;
    new_line(levels_.size());
  }

  Exec& exec_;
  Heap& heap_;
  std::u16string_view gap_;
  std::u16string& out_;
  std::vector<Level> levels_;
};

}  // namespace

JsonOutcome write_json(Exec& exec, Value value, std::u16string_view gap, std::u16string& text) {
  JsonOutcome outcome = Writer(exec, gap, text).write(value);
  exec.charge(1 + text.size() / 16);
  return outcome;
}

}  // namespace loopscope::js
