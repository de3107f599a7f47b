#pragma once
// Small things the host's files share.
#include <javascript/host.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

// An argument that the prelude gives as a string.
inline std::string text_of(NativeCall& call, std::uint32_t index) {
  return to_utf8(call.exec, call.argument(index).cell());
}

void define(Exec& exec, CellId object, std::u16string_view name, Value value, std::uint8_t flags = default_flags);
void install_group(Exec& exec, CellId target, std::string_view rows);  // a whole group of natives
// The host's cell, under Root::Host, with what every host needs.
void make_host(Exec& exec);

// node's `Received ...` ending of ERR_INVALID_ARG_TYPE messages.
std::string describe_received(Exec& exec, Value value);
// Gives an internal error its code: `name [CODE]: message` in the stack, an own `code`.
void decorate_with_code(Exec& exec, CellId error, std::string_view code);
// A warning, an Error or "Name: message": printed and told to listeners by a tick of its own.
void queue_warning(Exec& exec, Value warning);

// What node prints at once when a file that can only be CommonJS has a module's syntax: a warning, or "" for other
// faults. It counts as the first warning of the run.
std::string module_syntax_advice(Exec& exec, const std::string& message);

// The block node prints when the main ES module fails.
std::string main_failure_text(Exec& exec, Value error);
inline constexpr int process_id = 4242;

// The error node makes for a rejection whose reason is not an error.
Value unhandled_rejection_error(Exec& exec, Value reason);
// Globals that are made when a program first uses them (buffer_constructor.cpp).
void define_buffer_global(Exec& exec);
void define_base64_globals(Exec& exec);
void arrange_globals(Exec& exec);  // global_order.cpp
// The place node names, instead of the program's own, for an error that an emitter threw since nobody listened; "" for
// other errors.
std::string_view emitter_excerpt_of(Exec& exec, Value error);
// The stack such an error is printed with; what the emitter left with it is gone then.
std::optional<std::string> take_emitted_stack(Exec& exec, Value error);
// The block of an uncaught error. Nothing: getters of the program must say how it looks; asking them has begun, and the
// end follows then.
std::optional<std::string> fatal_text_or_ask(Exec& exec, Value error, const SourceSite& site, std::string_view origin);
// What require('util') gives.
CellId make_util(Exec& exec);

}  // namespace loopscope::js
