#include <javascript/eval.hpp>

#include "compile_context.hpp"

#include <javascript/convert.hpp>
#include <javascript/host.hpp>
#include <javascript/module_record.hpp>
#include <javascript/parser.hpp>
#include <javascript/stack_trace.hpp>

namespace loopscope::js {

NativeResult eval_native(NativeCall& call) {
  Value text = call.argument(0);
  if (!text.is_string()) return call.give(text);
  call.begin_frames();
  Flow flow = perform_indirect_eval(call.exec, text, call.target, call.target_slot);
  return flow == Flow::Throw ? NativeResult::Throw : NativeResult::Frames;
}

ErrorType error_type_of(const Diagnostic& fault) {
  return fault.kind == "ReferenceError" ? ErrorType::ReferenceError
         : fault.kind == "RangeError"   ? ErrorType::RangeError
                                        : ErrorType::SyntaxError;
}

Flow fail_diagnostic(Exec& exec, const SourceText& source, const Diagnostic& diagnostic) {
  throw_error(exec, error_type_of(diagnostic), diagnostic.message);
  keep_excerpt(exec, exec.thrown.cell(), fault_excerpt(source, diagnostic));
  return Flow::Throw;
}

namespace {

NativeResult fail_syntax(NativeCall& call, const SourceText& source, const Diagnostic& diagnostic) {
  fail_diagnostic(call.exec, source, diagnostic);
  return call.thrown();
}

// 20.2.1.1.1 CreateDynamicFunction
NativeResult create_dynamic_function(NativeCall& call, std::u16string_view prefix) {
  std::vector<std::u16string> texts;
  for (std::uint32_t i = 0; i < call.count; ++i) {
    NativeResult answer = NativeResult::Return;
    auto text = to_string_argument(call, i, answer);
    if (!text) return answer;
    texts.push_back(copy_text(call.heap(), *text));
  }
  std::u16string body = texts.empty() ? u"" : texts.back();
  if (!texts.empty()) texts.pop_back();
  std::vector<std::u16string_view> parameters(texts.begin(), texts.end());
  FunctionSource made = function_source(prefix, parameters, body);
  auto source = std::make_shared<const SourceText>(evaluated_name(call.exec), made.text);
  ParseOptions options;
  options.goal = ProgramGoal::FunctionParts;
  options.parameters_end = made.parameters_end;
  ParseResult parsed = parse(*source, options);
  if (parsed.diagnostic) return fail_syntax(call, *source, *parsed.diagnostic);
  HeapConstants constants(call.exec);
  MachineCodes codes(call.exec);
  CompileResult compiled = compile(parsed.ast, source, CompileOptions{}, constants, codes);
  if (compiled.diagnostic) return fail_syntax(call, *source, *compiled.diagnostic);
  CellId function = make_closure(call.exec, compiled.main, {});
  const Code& code = call.exec.machine.codes[compiled.main];
  bool is_normal = code.kind == loopscope::FunctionKind::Normal;
  call.heap().mut<FunctionCell>(function).is_constructor = is_normal;
  call.heap().mut<FunctionCell>(function).has_caller = is_normal && !code.strict;
  bool is_subclass = call.is_construct() && call.new_target != call.callee;
  Value prototype = is_subclass ? get_data(call.heap(), call.new_target.cell(), Name::prototype) : Value::undefined();
  if (prototype.is_object()) set_prototype(call.heap(), function, prototype.cell());
  return call.give_object(function);
}

}  // namespace

NativeResult function_constructor(NativeCall& call) { return create_dynamic_function(call, u"function"); }
NativeResult generator_function_constructor(NativeCall& call) { return create_dynamic_function(call, u"function*"); }
NativeResult async_function_constructor(NativeCall& call) { return create_dynamic_function(call, u"async function"); }
NativeResult async_generator_function_constructor(NativeCall& call) {
  return create_dynamic_function(call, u"async function*");
}

namespace {

constexpr NativeRow rows[] = {{"eval", 1, eval_native}};

}  // namespace

extern const std::span<const NativeRow> eval_rows;
const std::span<const NativeRow> eval_rows = rows;

}  // namespace loopscope::js
