#pragma once
// What one run of the formatter carries along. Everything it calls is a free function over this.
//
// A function that may have to ask the program returns something empty once `stopped()`; callers that loop look at it.
#include <javascript/inspect.hpp>

namespace loopscope::js::inspection {

using Output = std::vector<std::u16string>;

struct Context {
  Exec& exec;
  InspectOptions options;
  Answers& answers;
  std::vector<CellId> seen;      // the objects being formatted, outermost first
  std::vector<CellId> circular;  // those that something refers back to, by number of their <ref *n>
  int indentation = 0;
  int current_depth = 0;                  // of the object entered last
  int nesting = 0;                        // C++ calls
  std::vector<std::size_t> written;       // characters written so far by indentation
  std::optional<PropertyKey> custom_key;  // Symbol.for('nodejs.util.inspect.custom') when the program knows it

  Context(Exec& running, InspectOptions chosen, Answers& known);
  Heap& heap() { return exec.heap(); }
  bool stopped() const { return answers.stopped(); }
  // Whether it can have a custom inspect function: not before the program knows the symbol, unless a proxy is asked.
  bool may_have_custom_function(CellId object);
  bool too_deep(int depth) const { return depth > options.depth; }
  // Counts work; stops when the run's budget is used up.
  void charge(std::size_t work);
};

enum class Style : std::uint8_t {
  None,
  Special,
  Number,
  BigInt,
  Boolean,
  Undefined,
  Null,
  String,
  Symbol,
  Date,
  RegExp,
  Module
};
std::u16string stylize(const Context& context, std::u16string text, Style style);
std::u16string without_colors(std::u16string_view text);

// Length as lines are measured: code units, escape sequences left out.
std::size_t line_length(const Context& context, std::u16string_view text);

// How the entries of an object are laid out: grouped in columns when there are many (ArrayLike), else one by one.
enum class Entries : std::uint8_t { Plain, ArrayItem, ArrayLike };

std::u16string format_value(Context& context, Value value, int depth, bool inside_typed_array = false);
std::u16string format_raw(Context& context, CellId object, int depth, bool inside_typed_array);
std::u16string format_primitive(Context& context, Value value);
std::u16string format_number(double number, bool separators);
std::u16string quote(std::u16string_view text);
std::u16string escape_unquoted(std::u16string_view text);

struct OwnProperty {
  CellId object;
  PropertyKey key;
  Value receiver;  // of getters
};
std::u16string format_property(Context& context, const OwnProperty& property, int depth, Entries entries);
std::u16string format_property(Context& context, CellId object, PropertyKey key, int depth, Entries entries);
std::vector<PropertyKey> shown_keys(Context& context, CellId object, bool without_indexes = false);
std::u16string symbol_text(const Heap& heap, CellId symbol);

// The braces, what stands before them and what stands between them, on one line or several. `items`: the array whose
// elements these are, so that numbers are aligned to the right.
struct Layout {
  std::u16string base, opening = u"{", closing = u"}";
  Entries entries = Entries::Plain;
  CellId items;
};
std::u16string reduce_to_single_string(Context& context, Output output, const Layout& layout, int depth);
Output group_array_elements(Context& context, Output output, CellId items);

// Nothing: a null prototype.
using ConstructorName = std::optional<std::u16string>;
// `hidden`: where properties of prototypes go when they are shown (showHidden), else null.
ConstructorName constructor_name(Context& context, CellId object, int depth, Output* hidden);
// What made an object that no builtin made: its constructor's name, else "Object".
std::u16string maker_name(Heap& heap, CellId object);
std::u16string prefix(const ConstructorName& constructor, std::u16string_view tag, std::u16string_view fallback,
                      std::u16string_view size = u"");
bool is_builtin_name(std::u16string_view name);
void add_prototype_properties(Context& context, CellId main, CellId object, int depth, Output& output);

std::u16string function_base(Context& context, CellId function, const ConstructorName& constructor,
                             std::u16string_view tag);
// Adds `cause` and `errors` to the keys and takes away what the stack says already.
std::u16string error_base(Context& context, CellId error, const ConstructorName& constructor, std::u16string_view tag,
                          std::vector<PropertyKey>& keys);
std::u16string boxed_base(Context& context, CellId object, std::vector<PropertyKey>& keys,
                          const ConstructorName& constructor, std::u16string_view tag);

// A custom inspect function's answer, when the object has one and it says something else than the object itself.
std::optional<std::u16string> format_by_custom_function(Context& context, Value value, CellId object, int depth);

// A Buffer as its own inspect function shows it; nothing when `function` is another one.
std::optional<std::u16string> format_buffer(Context& context, CellId object, Value function);

// The text of a primitive, as String() gives it.
std::u16string primitive_text(Exec& exec, Value value);
Value get(Context& context, CellId object, PropertyKey key);
bool has(Context& context, CellId object, PropertyKey key);
// Of the object and what it inherits from; a proxy's traps are asked.
Value own_value(Context& context, CellId object, PropertyKey key);  // undefined: none, or an accessor
CellId next_prototype(Context& context, CellId object);
inline Value get(Context& context, CellId object, Name name) { return get(context, object, key(name)); }
std::u16string to_text(Context& context, Value value);

template <class MakeCall>
std::optional<UserAnswer> ask(Answers& answers, MakeCall make_call) {
  if (answers.stopped()) return std::nullopt;
  if (const UserAnswer* known = answers.next()) return *known;
  answers.request(make_call());
  return std::nullopt;
}

}  // namespace loopscope::js::inspection
