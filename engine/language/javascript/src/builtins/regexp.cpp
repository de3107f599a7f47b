// RegExp objects (ECMA-262 22.2): making them, running them, and what the prelude asks (src/prelude/regexp.js).
#include <javascript/regexp_object.hpp>
#include "string_support.hpp"

#include <base/utf.hpp>

#include <javascript/prelude.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

constexpr std::uint64_t steps_per_instruction = 8;

const RegExpCell* regexp_of(const Heap& heap, Value value) {
  return value.is_object() ? heap.try_get<RegExpCell>(value.cell()) : nullptr;
}

std::string message_of(std::u16string_view pattern, std::u16string_view letters, const std::string& reason) {
  return "Invalid regular expression: /" + utf16_to_utf8(pattern) + "/" + utf16_to_utf8(letters) + ": " + reason;
}

// The program, compiled when it is first needed: derived from source and flags.
const RegExpProgram& program_of(Heap& heap, CellId id) {
  const auto& cell = heap.get<RegExpCell>(id);
  if (!cell.program.value) {
    std::u16string source(string_units(heap, cell.source.cell()));
    std::u16string letters(string_units(heap, cell.letters.cell()));
    auto compiled = compile_regexp(source, *parse_regexp_flags(letters));
    cell.program.value = std::get<std::shared_ptr<const RegExpProgram>>(compiled);
  }
  return *cell.program.value;
}

// 22.2.3.4 RegExpInitialize
NativeResult initialize(NativeCall& call) {
  Heap& heap = call.heap();
  std::u16string source(string_units(heap, call.argument(1).cell()));
  std::u16string letters(string_units(heap, call.argument(2).cell()));
  std::optional<RegExpFlags> flags = parse_regexp_flags(letters);
  if (!flags) {
    return call.fail(ErrorType::SyntaxError, "Invalid flags supplied to RegExp constructor '{}'",
                     utf16_to_utf8(letters));
  }
  call.exec.charge(1 + source.size());
  auto compiled = compile_regexp(source, *flags);
  if (const auto* reason = std::get_if<std::string>(&compiled))
    return call.fail(ErrorType::SyntaxError, "{}", message_of(source, letters, *reason));
  CellId id = call.argument(0).cell();
  auto& cell = heap.mut<RegExpCell>(id);
  cell.source = call.argument(1);
  cell.letters = call.argument(2);
  cell.program.value = std::get<std::shared_ptr<const RegExpProgram>>(compiled);
  heap.charge(16 * source.size());
  set_last_index(call.exec, id, 0);
  return call.give_object(id);
}

NativeResult allocate(NativeCall& call) {
  CellId id = call.heap().make<RegExpCell>();
  CellId model = create_from_constructor(call.exec, call.argument(0), Intrinsic::RegExpPrototype);
  call.heap().mut<RegExpCell>(id).shape = object_of(call.heap(), model).shape;
  Value empty = string_value(Name::empty_string);
  call.heap().mut<RegExpCell>(id).source = call.heap().mut<RegExpCell>(id).letters = empty;
  define_own(call.heap(), id, key_from_text(call.heap(), u"lastIndex"), Value::number(0), Writable);
  return call.give_object(id);
}

// --- running -------------------------------------------------------------------------------------------------------

struct Found {
  RegExpOutcome outcome = RegExpOutcome::NoMatch;
  std::vector<std::ptrdiff_t> captures;
};

// Matches from `start` on; what it costs is charged to the program.
Found find(NativeCall& call, CellId id, std::u16string_view text, std::size_t start, bool sticky) {
  Found found;
  const RegExpProgram& program = program_of(call.heap(), id);
  const Machine& machine = call.exec.machine;
  std::uint64_t limit = machine.options->limits.instructions;
  std::uint64_t used = std::min(limit, machine.counters.instructions);
  std::uint64_t most = limit - used > ~std::uint64_t{0} / steps_per_instruction
                           ? ~std::uint64_t{0}
                           : (limit - used) * steps_per_instruction;
  std::uint64_t budget = std::max<std::uint64_t>(most, 1);
  std::uint64_t before = budget;
  auto run = sticky ? match_regexp : search_regexp;
  found.outcome = run(program, text, start, budget, found.captures);
  call.exec.charge(1 + (before - budget) / steps_per_instruction);
  return found;
}

Value part(NativeCall& call, Value text, const std::vector<std::ptrdiff_t>& captures, std::size_t index) {
  std::ptrdiff_t begin = captures[2 * index], end = captures[2 * index + 1];
  if (begin < 0) return Value::undefined();
  return substring_value(call.exec, text.cell(), static_cast<std::size_t>(begin), static_cast<std::size_t>(end));
}

Value pair_of(NativeCall& call, const std::vector<std::ptrdiff_t>& captures, std::size_t index) {
  if (captures[2 * index] < 0) return Value::undefined();
  std::vector<Value> ends{Value::number(static_cast<double>(captures[2 * index])),
                          Value::number(static_cast<double>(captures[2 * index + 1]))};
  return Value::object(make_array(call.heap(), ends));
}

// The groups object, of texts or of pairs of indices; undefined when the pattern names no group.
template <class Get>
Value groups_of(NativeCall& call, const RegExpProgram& program, Get get) {
  if (program.group_names().empty()) return Value::undefined();
  CellId groups = make_object(call.heap(), CellId{});
  for (const RegExpGroupName& name : program.group_names())
    define_own(call.heap(), groups, key_from_text(call.heap(), name.name), get(name.capture));
  return Value::object(groups);
}

// 22.2.7.2, step 27 on: the array of a match.
Value result_of(NativeCall& call, CellId id, Value text, const std::vector<std::ptrdiff_t>& captures) {
  Heap& heap = call.heap();
  const RegExpProgram& program = program_of(heap, id);
  std::vector<Value> parts;
  for (std::size_t i = 0; i < program.capture_count(); ++i) parts.push_back(part(call, text, captures, i));
  CellId array = make_array(heap, parts);
  auto put = [&](std::u16string_view name, Value value) { define_own(heap, array, key_from_text(heap, name), value); };
  put(u"index", Value::number(static_cast<double>(captures[0])));
  put(u"input", text);
  put(u"groups", groups_of(call, program, [&](std::uint32_t n) { return parts[n]; }));
  if (!program.flags().indices) return Value::object(array);
  std::vector<Value> pairs;
  for (std::size_t i = 0; i < program.capture_count(); ++i) pairs.push_back(pair_of(call, captures, i));
  CellId indices = make_array(heap, pairs);
  define_own(heap, indices, key_from_text(heap, u"groups"),
             groups_of(call, program, [&](std::uint32_t n) { return pairs[n]; }));
  put(u"indices", Value::object(indices));
  return Value::object(array);
}

// lastIndex is set as by a strict assignment: it may be read-only. False: it threw.
bool store_last_index(NativeCall& call, CellId id, double index) {
  Property own = get_own_property(call.heap(), id, key_from_text(call.heap(), u"lastIndex"));
  if (!(own.flags & Writable)) {
    throw_error(call.exec, ErrorType::TypeError,
                "Cannot assign to read only property 'lastIndex' of object '[object RegExp]'");
    return false;
  }
  set_last_index(call.exec, id, index);
  return true;
}

void remember_match(Exec& exec, Value text, const std::vector<std::ptrdiff_t>& captures) {
  RealmCell& state = realm_mut(exec);
  state.match_text = text;
  state.match_places.assign(captures.begin(), captures.end());
}

// 22.2.7.2 RegExpBuiltinExec
NativeResult run_from(NativeCall& call, CellId id, Value text, double last) {
  const RegExpProgram& program = program_of(call.heap(), id);
  RegExpFlags flags = program.flags();
  bool moves = flags.global || flags.sticky;
  std::u16string_view units = string_units(call.heap(), text.cell());
  if (!moves) last = 0;
  Found found;
  if (last <= static_cast<double>(units.size()))
    found = find(call, id, units, static_cast<std::size_t>(last), flags.sticky);
  if (found.outcome != RegExpOutcome::Match) {
    if (moves && !store_last_index(call, id, 0)) return call.thrown();
    return call.give(Value::null());
  }
  if (moves && !store_last_index(call, id, static_cast<double>(found.captures[1]))) return call.thrown();
  remember_match(call.exec, text, found.captures);
  return call.give(result_of(call, id, text, found.captures));
}

// (regexp, text): with lastIndex as it stands.
NativeResult exec_plain(NativeCall& call, Value regexp, Value text) {
  Property own = get_own_property(call.heap(), regexp.cell(), key_from_text(call.heap(), u"lastIndex"));
  if (own.is_data() && own.value.is_number())
    return run_from(call, regexp.cell(), text, to_length(own.value.as_number()));
  return run_prelude(call, "regExpExecFrom", {regexp, text});
}

NativeResult exec_plain_call(NativeCall& call) { return exec_plain(call, call.argument(0), call.argument(1)); }

NativeResult run_call(NativeCall& call) {
  return run_from(call, call.argument(0).cell(), call.argument(1), call.argument(2).as_number());
}

// (regexp, text, from): where it matches next when it is not held to one place; -1: nowhere.
NativeResult find_call(NativeCall& call) {
  std::u16string_view units = string_units(call.heap(), call.argument(1).cell());
  auto from = static_cast<std::size_t>(call.argument(2).as_number());
  Found found = find(call, call.argument(0).cell(), units, from, false);
  return call.give(found.outcome == RegExpOutcome::Match ? static_cast<double>(found.captures[0]) : -1.0);
}

// 22.2.7.3 AdvanceStringIndex: (text, index, by code points)
NativeResult advance_call(NativeCall& call) {
  std::u16string_view units = string_units(call.heap(), call.argument(0).cell());
  double index = call.argument(1).as_number();
  bool pair = call.argument(2).as_boolean() && index + 1 < static_cast<double>(units.size());
  auto at = static_cast<std::size_t>(pair ? index : 0);
  pair = pair && (units[at] & 0xFC00) == 0xD800 && (units[at + 1] & 0xFC00) == 0xDC00;
  return call.give(index + (pair ? 2 : 1));
}

NativeResult is_regexp_object(NativeCall& call) {
  return call.give(regexp_of(call.heap(), call.argument(0)) != nullptr);
}
NativeResult source_call(NativeCall& call) { return call.give(regexp_of(call.heap(), call.argument(0))->source); }
NativeResult letters_call(NativeCall& call) { return call.give(regexp_of(call.heap(), call.argument(0))->letters); }

// (method, receiver)
NativeResult throw_incompatible(NativeCall& call) {
  return call.type_error("Method {} called on incompatible receiver {}", to_utf8(call.exec, call.argument(0).cell()),
                         shown_value(call.exec, call.argument(1)));
}

NativeResult same_value_call(NativeCall& call) {
  return call.give(same_value(call.heap(), call.argument(0), call.argument(1)));
}

// --- the iterator of matchAll ----------------------------------------------------------------------------------------

NativeResult iterator_make(NativeCall& call) {
  Heap& heap = call.heap();
  std::vector<Value> state;
  for (std::uint32_t i = 0; i < 4; ++i) state.push_back(call.argument(i));
  CellId list = make_array(heap, state);
  CellId id = make_with_prototype<RegExpStringIteratorCell>(
      heap, intrinsic(call.exec, Intrinsic::RegExpStringIteratorPrototype));
  heap.mut<RegExpStringIteratorCell>(id).state = list;
  return call.give_object(id);
}

NativeResult iterator_state(NativeCall& call) {
  Value receiver = call.argument(0);
  const auto* cell = receiver.is_object() ? call.heap().try_get<RegExpStringIteratorCell>(receiver.cell()) : nullptr;
  if (!cell) {
    return call.type_error("Method %RegExpStringIterator.prototype%.next called on incompatible receiver {}",
                           shown_value(call.exec, receiver));
  }
  return cell->state ? call.give_object(cell->state) : call.give_undefined();
}

NativeResult iterator_end(NativeCall& call) {
  call.heap().mut<RegExpStringIteratorCell>(call.argument(0).cell()).state = CellId{};
  return call.give_undefined();
}

constexpr NativeRow calls[] = {
    {"RegExpAllocate", 1, allocate},
    {"RegExpInitialize", 3, initialize},
    {"RegExpExecPlain", 2, exec_plain_call},
    {"RegExpRun", 3, run_call},
    {"RegExpFind", 3, find_call},
    {"RegExpAdvance", 3, advance_call},
    {"IsRegExpObject", 1, is_regexp_object},
    {"RegExpSource", 1, source_call},
    {"RegExpLetters", 1, letters_call},
    {"RegExpIteratorMake", 4, iterator_make},
    {"RegExpIteratorState", 1, iterator_state},
    {"RegExpIteratorEnd", 1, iterator_end},
    {"ThrowIncompatibleReceiver", 2, throw_incompatible},
    {"SameValue", 2, same_value_call},
    {"RegExpExecAny", 2, nullptr, "regExpExecAny"},
    {"RegExpSubstitute", 5, nullptr, "regExpSubstitute"},
};

// --- RegExp.prototype ------------------------------------------------------------------------------------------------

NativeResult exec(NativeCall& call) {
  if (!regexp_of(call.heap(), call.this_value)) return incompatible_receiver(call, "RegExp.prototype.exec");
  if (call.count == 0) return exec_plain(call, call.this_value, string_value(Name::undefined));
  NativeResult answer;
  auto text = to_string_argument(call, 0, answer);
  return text ? exec_plain(call, call.this_value, Value::string(*text)) : answer;
}

// The getter of one flag: the prototype itself has none.
NativeResult flag(NativeCall& call, char16_t letter, const char* name) {
  if (const RegExpCell* cell = regexp_of(call.heap(), call.this_value)) {
    return call.give(string_units(call.heap(), cell->letters.cell()).find(letter) != std::u16string_view::npos);
  }
  if (call.this_value.is_object() && call.this_value.cell() == intrinsic(call.exec, Intrinsic::RegExpPrototype))
    return call.give_undefined();
  return call.type_error("RegExp.prototype.{} getter called on non-RegExp object", name);
}

NativeResult has_indices(NativeCall& call) { return flag(call, u'd', "hasIndices"); }
NativeResult is_global(NativeCall& call) { return flag(call, u'g', "global"); }
NativeResult ignore_case(NativeCall& call) { return flag(call, u'i', "ignoreCase"); }
NativeResult multiline(NativeCall& call) { return flag(call, u'm', "multiline"); }
NativeResult dot_all(NativeCall& call) { return flag(call, u's', "dotAll"); }
NativeResult unicode(NativeCall& call) { return flag(call, u'u', "unicode"); }
NativeResult unicode_sets(NativeCall& call) { return flag(call, u'v', "unicodeSets"); }
NativeResult sticky(NativeCall& call) { return flag(call, u'y', "sticky"); }

NativeResult source(NativeCall& call) {
  if (const RegExpCell* cell = regexp_of(call.heap(), call.this_value))
    return call.give_text(escaped_source(string_units(call.heap(), cell->source.cell())));
  if (call.this_value.is_object() && call.this_value.cell() == intrinsic(call.exec, Intrinsic::RegExpPrototype))
    return call.give_text(u"(?:)");
  return call.type_error("RegExp.prototype.source getter called on non-RegExp object");
}

constexpr NativeRow prototype_table[] = {
    {"exec", 1, exec},
    {"get dotAll", 0, dot_all},
    {"get flags", 0, nullptr, "regExpFlags"},
    {"get global", 0, is_global},
    {"get hasIndices", 0, has_indices},
    {"get ignoreCase", 0, ignore_case},
    {"get multiline", 0, multiline},
    {"get source", 0, source},
    {"get sticky", 0, sticky},
    {"get unicode", 0, unicode},
    {"compile", 2, nullptr, "regExpCompile"},
    {"toString", 0, nullptr, "regExpToString"},
    {"test", 1, nullptr, "regExpTest"},
    {"[Symbol.match]", 1, nullptr, "regExpMatch"},
    {"[Symbol.matchAll]", 1, nullptr, "regExpMatchAll"},
    {"[Symbol.replace]", 2, nullptr, "regExpReplace"},
    {"[Symbol.search]", 1, nullptr, "regExpSearch"},
    {"[Symbol.split]", 2, nullptr, "regExpSplit"},
    {"get unicodeSets", 0, unicode_sets},
};
// --- RegExp.$1 and its like: the last match, as V8 keeps it
// ------------------------------------------------------------

// A part of the text that was last matched; empty when there was none.
NativeResult give_matched(NativeCall& call, std::size_t begin, std::size_t end) {
  Value text = realm(call.exec).match_text;
  if (!text.is_string()) return call.give(string_value(Name::empty_string));
  return call.give(substring_value(call.exec, text.cell(), begin, end));
}

NativeResult give_capture(NativeCall& call, std::size_t index) {
  const auto& places = realm(call.exec).match_places;
  bool took_part = 2 * index + 1 < places.size() && places[2 * index] != ~0u;
  return took_part ? give_matched(call, places[2 * index], places[2 * index + 1]) : give_matched(call, 0, 0);
}

template <std::size_t index>
NativeResult capture(NativeCall& call) {
  return give_capture(call, index);
}
NativeResult last_paren(NativeCall& call) {
  std::size_t count = realm(call.exec).match_places.size() / 2;
  return count > 1 ? give_capture(call, count - 1) : give_matched(call, 0, 0);
}
NativeResult left_context(NativeCall& call) {
  const auto& places = realm(call.exec).match_places;
  return give_matched(call, 0, places.empty() ? 0 : places[0]);
}
NativeResult right_context(NativeCall& call) {
  const auto& places = realm(call.exec).match_places;
  if (places.empty()) return give_matched(call, 0, 0);
  return give_matched(call, places[1], string_length(call.heap(), realm(call.exec).match_text.cell()));
}
NativeResult last_input(NativeCall& call) {
  Value text = realm(call.exec).match_text;
  return call.give(text.is_string() ? text : string_value(Name::empty_string));
}
NativeResult ignore_assignment(NativeCall& call) { return call.give_undefined(); }

constexpr NativeRow statics_table[] = {
    {"get input", 0, last_input},
    {"set input", 1, ignore_assignment},
    {"get $_", 0, last_input},
    {"set $_", 1, ignore_assignment},
    {"get lastMatch", 0, capture<0>},
    {"set lastMatch", 1, ignore_assignment},
    {"get $&", 0, capture<0>},
    {"set $&", 1, ignore_assignment},
    {"get lastParen", 0, last_paren},
    {"set lastParen", 1, ignore_assignment},
    {"get $+", 0, last_paren},
    {"set $+", 1, ignore_assignment},
    {"get leftContext", 0, left_context},
    {"set leftContext", 1, ignore_assignment},
    {"get $`", 0, left_context},
    {"set $`", 1, ignore_assignment},
    {"get rightContext", 0, right_context},
    {"set rightContext", 1, ignore_assignment},
    {"get $'", 0, right_context},
    {"set $'", 1, ignore_assignment},
    {"get $1", 0, capture<1>},
    {"set $1", 1, ignore_assignment},
    {"get $2", 0, capture<2>},
    {"set $2", 1, ignore_assignment},
    {"get $3", 0, capture<3>},
    {"set $3", 1, ignore_assignment},
    {"get $4", 0, capture<4>},
    {"set $4", 1, ignore_assignment},
    {"get $5", 0, capture<5>},
    {"set $5", 1, ignore_assignment},
    {"get $6", 0, capture<6>},
    {"set $6", 1, ignore_assignment},
    {"get $7", 0, capture<7>},
    {"set $7", 1, ignore_assignment},
    {"get $8", 0, capture<8>},
    {"set $8", 1, ignore_assignment},
    {"get $9", 0, capture<9>},
    {"set $9", 1, ignore_assignment},
};
constexpr NativeRow iterator_table[] = {{"next", 0, nullptr, "regExpIteratorNext"}};

}  // namespace

// 22.2.6.13.1 EscapeRegExpPattern
std::u16string escaped_source(std::u16string_view source) {
  if (source.empty()) return u"(?:)";
  std::u16string out;
  bool in_class = false;
  for (std::size_t i = 0; i < source.size(); ++i) {
    char16_t unit = source[i];
    if (unit == u'\\' && i + 1 < source.size()) {
      char16_t next = source[++i];
      if (next == u'\n' || next == u'\r' || next == 0x2028 || next == 0x2029)
        --i;  // the break is escaped below
      else {
        out += unit;
        out += next;
      }
      if (next != u'\n' && next != u'\r' && next != 0x2028 && next != 0x2029) continue;
      unit = source[++i];
    }
    if (unit == u'[') in_class = true;
    if (unit == u']') in_class = false;
    if (unit == u'/' && !in_class) out += u'\\';
    if (unit == u'\n')
      out += u"\\n";
    else if (unit == u'\r')
      out += u"\\r";
    else if (unit == 0x2028)
      out += u"\\u2028";
    else if (unit == 0x2029)
      out += u"\\u2029";
    else
      out += unit;
  }
  return out;
}

void set_last_index(Exec& exec, CellId id, double index) {
  define_own(exec.heap(), id, key_from_text(exec.heap(), u"lastIndex"), Value::number(index), Writable);
}

std::span<const NativeRow> regexp_call_rows() { return calls; }

extern const std::span<const NativeRow> regexp_rows;
const std::span<const NativeRow> regexp_rows = statics_table;
extern const std::span<const NativeRow> regexp_prototype_rows;
const std::span<const NativeRow> regexp_prototype_rows = prototype_table;
extern const std::span<const NativeRow> regexp_iterator_rows;
const std::span<const NativeRow> regexp_iterator_rows = iterator_table;

}  // namespace loopscope::js
