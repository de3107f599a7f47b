#pragma once
// The prelude: builtins that must call user code, written in JavaScript (src/prelude/*.js), one top-level function
// each. A function is compiled when it is first called. Inside, %Name% is a realm object and %name(...) calls a native
// of the prelude's own table (src/builtins/intrinsic_calls.cpp). Prelude frames are hidden: not shown, not counted.
#include <javascript/native.hpp>

namespace loopscope::js {

struct PreludeSource {
  std::string_view name;
  std::string_view file;
  std::string_view text;
};
// Generated at build time from src/prelude/*.js, sorted by name.
std::span<const PreludeSource> prelude_sources();

// Code id of a prelude function. The name must exist.
std::uint32_t prelude_code(Exec& exec, std::string_view name);
// Code id of the stub that calls or constructs with `count` arguments from its operands.
std::uint32_t stub_code(Exec& exec, bool construct, std::uint32_t count);

// Natives that only the prelude calls, by name, in groups; CallIntrinsic's operand is group * 4096 + row.
std::span<const NativeRow> intrinsic_call_rows();  // the library's (src/builtins/intrinsic_calls.cpp)
std::span<const NativeRow> collection_call_rows();
std::span<const NativeRow> typed_array_call_rows();
std::span<const NativeRow> buffer_call_rows();
std::span<const NativeRow> date_call_rows();
std::span<const NativeRow> json_call_rows();
std::span<const NativeRow> promise_element_call_rows();
std::span<const NativeRow> promise_call_rows();
std::span<const NativeRow> iteration_call_rows();
std::span<const NativeRow> inspect_call_rows();
std::span<const NativeRow> module_call_rows();
std::span<const NativeRow> timer_call_rows();
std::span<const NativeRow> file_call_rows();
std::span<const NativeRow> module_record_call_rows();
std::span<const NativeRow> source_file_call_rows();
std::span<const NativeRow> network_call_rows();
std::span<const NativeRow> message_call_rows();
std::span<const NativeRow> thread_call_rows();
std::span<const NativeRow> page_call_rows();
std::span<const NativeRow> web_call_rows();
std::span<const NativeRow> task_call_rows();
std::span<const NativeRow> digest_call_rows();
std::span<const NativeRow> error_stack_call_rows();
std::span<const NativeRow> library_frame_call_rows();
std::span<const NativeRow> regexp_call_rows();
const NativeRow& intrinsic_call(std::uint32_t number);
std::optional<std::uint32_t> find_intrinsic_call(std::u16string_view name);
std::optional<Intrinsic> find_intrinsic(std::u16string_view name);
// %SymbolIterator% and the like are symbols, not objects.
std::optional<Value> find_intrinsic_symbol(std::u16string_view name);

}  // namespace loopscope::js
