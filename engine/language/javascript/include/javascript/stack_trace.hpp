#pragma once
// Stack traces. V8 keeps what it needs of the frames when an error is made and writes the text when `stack` is first
// read: the header then shows the name and message of that moment, and methods are named by where they are found then.
#include <javascript/realm.hpp>

namespace loopscope::js {

// One line of a trace.
struct StackSite {
  enum Flag : std::uint8_t { IsConstruct = 1, IsAsync = 2, IsBare = 4 };  // IsBare: the name says it all, no receiver
  Value text;      // string: one or more lines that are fixed already (builtins, the host's own frames)
  Value name;      // string: the function's; may be empty
  Value where;     // string: file:line:column or <anonymous>
  Value receiver;  // this; undefined for the top level
  CellId callee;
  std::uint8_t flags = 0;
  auto fields() const { return std::tie(text, name, where, receiver, callee, flags); }
  friend bool operator==(const StackSite& x, const StackSite& y) { return x.fields() == y.fields(); }
};

struct StackTraceCell : Cell {
  static constexpr CellTraits traits{"stack trace", static_cast<std::uint8_t>(Kind::StackTrace), false};
  std::vector<StackSite> sites;  // innermost first
  auto fields() const { return std::tie(sites); }
};

// How many lines a trace has at most (Error.stackTraceLimit).
std::size_t stack_limit(Exec& exec);
// Puts lines, separated by newlines, on top of the stack of an error that was just made.
void put_on_stack(Exec& exec, CellId error, std::string_view lines);
// The text of `error`'s stack: its header as it is now, and a line for each site.
Value format_stack_trace(Heap& heap, CellId error, CellId trace);
// The same with a header that was made elsewhere.
Value format_stack_trace(Heap& heap, std::string header, CellId trace);

// What a CallSite object says of a site.
struct SiteParts {
  std::string line, function, type, method, where;
  bool is_top_level = false;
};
SiteParts parts_of_site(Heap& heap, const StackSite& site);

// The name of text that the running frame evaluates (eval, Function): "eval at f (file:1:2), <anonymous>".
std::string evaluated_name(Exec& exec);
bool is_evaluated(const SourceText& source);

// Makes `stack` of the error an accessor that asks the program when it is first read: its name or message may be
// getters, or there is an Error.prepareStackTrace. False: it need not ask.
bool ask_for_stack(Exec& exec, CellId error, CellId trace);
// The same before the stack is read: an Error.prepareStackTrace of by now decides.
void reconsider_stack(Exec& exec, CellId object);
// Whether it is such an accessor still.
bool has_unread_stack(Heap& heap, Value error);

}  // namespace loopscope::js
