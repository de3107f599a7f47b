#pragma once
// The realm: the builtin objects of one thread, by name, and the language's private state. One cell under
// Root::Language; the host's state (process, timers' objects) is another under Root::Host.
#include <javascript/property.hpp>
#include <machine/exec.hpp>

namespace loopscope::js {

enum class Intrinsic : std::uint16_t {
#define INTRINSIC(name) name,
#include <javascript/intrinsics.def>
#undef INTRINSIC
  Count
};

// The shapes closures start with, by kind of function.
enum class FunctionShape : std::uint8_t { Constructor, Plain, Class, Generator, Async, AsyncGenerator, Count };
struct FunctionShapeRow {
  FunctionShape which;
  Intrinsic prototype;
  std::uint8_t prototype_flags;
};

struct GlobalLexical {
  PropertyKey name;
  Value value;  // empty: in its temporal dead zone
  bool is_constant = false;
  auto fields() const { return std::tie(name, value, is_constant); }
  friend bool operator==(const GlobalLexical& x, const GlobalLexical& y) { return x.fields() == y.fields(); }
};

// The template object of one call site (code id and pc).
struct TemplateSite {
  std::uint64_t site = 0;
  CellId object;
  auto fields() const { return std::tie(site, object); }
  friend bool operator==(const TemplateSite& x, const TemplateSite& y) { return x.fields() == y.fields(); }
};

struct RealmState {
  CellId global_object;
  CellId global_this;  // the same, unless a host says otherwise
  std::vector<CellId> intrinsics = std::vector<CellId>(static_cast<std::size_t>(Intrinsic::Count));
  std::vector<CellId> pinned;                // names and symbols with constant ids
  std::vector<GlobalLexical> lexicals;       // let, const and class of scripts
  std::vector<std::uint32_t> lexical_index;  // open-addressed over lexicals when there are many; unused now
  std::vector<std::uint32_t> prelude_codes;  // code id + 1 by prelude function, 0: not compiled yet
  std::vector<CellId> registered_symbols;    // Symbol.for
  std::vector<CellId> function_shapes = std::vector<CellId>(static_cast<std::size_t>(FunctionShape::Count));
  CellId array_shape;
  CellId null_shape;  // for objects without a prototype
  CellId iterator_result_shape;
  std::vector<std::uint32_t> stubs;  // code id + 1 of the stub for (argument count * 2 + is construct)
  CellId console;                    // the console's state (src/host/console_state.hpp), once it is used
  std::vector<TemplateSite> templates;
  std::vector<CellId> joining;              // arrays whose texts are being joined, outermost first
  Value match_text;                         // of the last match of any regular expression: RegExp.$1 and its like
  std::vector<std::uint32_t> match_places;  // its captures' begins and ends; ~0: took no part
  std::uint32_t reaction_stub = 0, thenable_stub = 0;  // code id + 1 of the stubs that run promise jobs
  std::uint32_t after_job_stub = 0;                    // and of the one below a job that runs within a call
  auto fields() const {
    return std::tie(global_object, global_this, intrinsics, pinned, lexicals, lexical_index, prelude_codes,
                    registered_symbols, function_shapes, array_shape, null_shape, iterator_result_shape, stubs, console,
                    templates, joining, match_text, match_places, reaction_stub, thenable_stub, after_job_stub);
  }
  friend bool operator==(const RealmState& x, const RealmState& y) { return x.fields() == y.fields(); }
};
struct RealmCell : Cell, RealmState {
  static constexpr CellTraits traits{"realm", static_cast<std::uint8_t>(Kind::Realm), false};
};

inline const RealmCell& realm_of(const Machine& machine) {
  return machine.heap.get<RealmCell>(machine.root(Root::Language));
}
inline const RealmCell& realm(const Exec& exec) { return realm_of(exec.machine); }
inline RealmCell& realm_mut(Exec& exec) { return exec.machine.heap.mut<RealmCell>(exec.machine.root(Root::Language)); }
inline CellId intrinsic(const Exec& exec, Intrinsic which) {
  return realm(exec).intrinsics[static_cast<std::size_t>(which)];
}
// The realm of the running thread has a constant id: it is made right after the names and symbols, and what is in it
// changes places with the cell that keeps another thread's realm when that one runs.
inline constexpr CellId realm_id{id_of(Symbol::Count).index};
inline CellId intrinsic(const Heap& heap, Intrinsic which) {
  return heap.get<RealmCell>(realm_id).intrinsics[static_cast<std::size_t>(which)];
}

inline CellId new_object(Exec& exec, Intrinsic prototype = Intrinsic::ObjectPrototype) {
  return make_object(exec.heap(), intrinsic(exec, prototype));
}
inline Value text_value(Exec& exec, std::u16string text) {
  return Value::string(make_string(exec.heap(), std::move(text)));
}
Value utf8_value(Exec& exec, std::string_view utf8);  // src/run/render.cpp
inline Value ascii_value(Exec& exec, std::string_view text) {
  return Value::string(make_ascii_string(exec.heap(), text));
}
Value iterator_result(Exec& exec, Value value, bool done);

}  // namespace loopscope::js
