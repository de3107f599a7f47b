// Direct eval, intrinsics, modules' bindings, debugger.
#include "compile_context.hpp"
#include "ops.hpp"

#include <javascript/host.hpp>
#include <javascript/node_modules.hpp>

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/eval.hpp>
#include <javascript/parser.hpp>
#include <javascript/promise.hpp>
#include <javascript/render.hpp>
#include <javascript/stack_trace.hpp>

namespace loopscope::js {

Flow op_load_intrinsic(Exec& exec, Instruction instruction) {
  CellId object = intrinsic(exec, static_cast<Intrinsic>(instruction.b));
  exec.push(object ? Value::object(object) : Value::undefined());
  return Flow::Next;
}

Flow op_debugger(Exec&, Instruction) { return Flow::Next; }

namespace {

struct EvalScopes {
  std::vector<const ScopeInfo*> scopes;
  std::vector<const Code*> codes;
};

EvalScopes running_scopes(Exec& exec) {
  EvalScopes out;
  for (CellId id = exec.frame->environment; id; id = exec.heap().get<EnvironmentCell>(id).outer) {
    const auto& environment = exec.heap().get<EnvironmentCell>(id);
    const Code& code = exec.machine.codes[environment.code];
    out.scopes.push_back(&code.scopes[environment.scope]);
    out.codes.push_back(&code);
  }
  return out;
}

Flow fail_diagnostic(Exec& exec, const Diagnostic& diagnostic) {
  ErrorType type = diagnostic.kind == "ReferenceError" ? ErrorType::ReferenceError
                   : diagnostic.kind == "RangeError"   ? ErrorType::RangeError
                                                       : ErrorType::SyntaxError;
  return fail(exec, type, diagnostic.message);
}

std::shared_ptr<const SourceText> eval_source(Exec& exec, Value text) {
  return std::make_shared<const SourceText>(evaluated_name(exec), copy_text(exec.heap(), text.cell()));
}

// Pushes the frame that runs eval code.
Flow run_eval_code(Exec& exec, std::uint32_t code, CellId environment, Value this_value, CellId function,
                   Value new_target, ResultTarget target, std::uint32_t slot) {
  if (!exec.push_frame(code, function, this_value, new_target, target, slot)) return Flow::Throw;
  exec.frame->environment = environment;
  exec.emit(EventKind::FrameEntered, RuleId::CallPushesFrame, 0, exec.frame->serial);
  return Flow::Frame;
}

}  // namespace

Flow perform_indirect_eval(Exec& exec, Value text, ResultTarget target, std::uint32_t slot) {
  auto source = eval_source(exec, text);
  ParseOptions options;
  options.goal = ProgramGoal::Eval;
  ParseResult parsed = parse(*source, options);
  if (parsed.diagnostic) return fail_diagnostic(exec, *parsed.diagnostic);
  HeapConstants constants(exec);
  MachineCodes codes(exec);
  CompileResult compiled = compile(parsed.ast, source, CompileOptions{}, constants, codes);
  if (compiled.diagnostic) return fail_diagnostic(exec, *compiled.diagnostic);
  return run_eval_code(exec, compiled.main, {}, Value::object(realm(exec).global_this), {}, Value::undefined(), target,
                       slot);
}

namespace {

Flow perform_direct_eval(Exec& exec, Value text) {
  auto source = eval_source(exec, text);
  EvalScopes running = running_scopes(exec);
  ParseOptions options;
  options.goal = ProgramGoal::Eval;
  options.strict = exec.code->strict;
  options.eval = eval_context(running.scopes, running.codes);
  ParseResult parsed = parse(*source, options);
  if (parsed.diagnostic) return fail_diagnostic(exec, *parsed.diagnostic);
  CompileOptions compile_options;
  compile_options.enclosing_scopes = running.scopes;
  HeapConstants constants(exec);
  MachineCodes codes(exec);
  CompileResult compiled = compile(parsed.ast, source, compile_options, constants, codes);
  if (compiled.diagnostic) return fail_diagnostic(exec, *compiled.diagnostic);
  return run_eval_code(exec, compiled.main, exec.frame->environment, exec.frame->this_value, exec.frame->function,
                       exec.frame->new_target, ResultTarget::Push, 0);
}

}  // namespace

// 13.3.6.1: eval(...) by that name, when it still is the realm's eval.
Flow op_call_eval(Exec& exec, Instruction instruction) {
  Value callee = exec.operand(instruction.a + 1u);
  CellId eval = intrinsic(exec, Intrinsic::Eval);
  if (!eval || callee != Value::object(eval)) return op_call(exec, {Op::Call, instruction.a, 0});
  Value text = instruction.a > 0 ? exec.operand(instruction.a - 1u) : Value::undefined();
  exec.drop(instruction.a + 2u);
  if (!text.is_string()) return exec.push(text), Flow::Next;
  return perform_direct_eval(exec, text);
}

// --- modules -------------------------------------------------------------------------------------------------------

// A program of one file is instantiated and evaluated in one go; its imports reach the host's modules.
Flow op_module_start(Exec& exec, Instruction) { return link_imports(exec); }

Flow op_load_import(Exec& exec, Instruction instruction) {
  CellId id = exec.frame->environment;
  for (std::uint16_t hop = 0; hop < instruction.a; ++hop) id = exec.heap().get<EnvironmentCell>(id).outer;
  exec.push(exec.heap().get<EnvironmentCell>(id).slots[static_cast<std::size_t>(instruction.b)]);
  return Flow::Next;
}

// 13.3.10.1: the promise of a module that cannot be had is rejected.
Flow op_import_call(Exec& exec, Instruction) {
  Value specifier = exec.operand(0);
  if (specifier.is_object()) return convert_operand(exec, &exec.operand(0), Hint::String);
  if (specifier.is_string() && is_simulated_module(to_utf8(exec, specifier.cell()))) {
    exec.drop(1);
    std::string name(without_scheme(to_utf8(exec, specifier.cell())));
    Value argument = ascii_value(exec, name);
    return call_prelude(exec, "importBuiltin", std::span<const Value>(&argument, 1));
  }
  CellId promise = make_promise(exec);
  std::string text = specifier.is_symbol() ? "Symbol()" : to_utf8(exec, primitive_to_string(exec, specifier));
  reject_promise(exec, promise, Value::object(missing_module_error(exec, text)));
  exec.operand(0) = Value::object(promise);
  return Flow::Next;
}

Flow op_load_import_meta(Exec& exec, Instruction) {
  Heap& heap = exec.heap();
  if (CellId known = realm(exec).import_meta) return exec.push(Value::object(known)), Flow::Next;
  CellId meta = make_object(heap, {});
  std::string url = "file://" + exec.machine.options->world.main_path;
  define_own(heap, meta, key_from_text(heap, u"url"), Value::string(make_string(heap, utf8_to_utf16(url))));
  realm_mut(exec).import_meta = meta;
  exec.push(Value::object(meta));
  return Flow::Next;
}

}  // namespace loopscope::js
