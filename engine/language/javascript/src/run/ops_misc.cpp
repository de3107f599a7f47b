// Direct eval, intrinsics, modules' bindings, debugger.
#include "compile_context.hpp"
#include "ops.hpp"

#include <javascript/host.hpp>

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/eval.hpp>
#include <javascript/module_record.hpp>
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
  if (parsed.diagnostic) return fail_diagnostic(exec, *source, *parsed.diagnostic);
  HeapConstants constants(exec);
  MachineCodes codes(exec);
  CompileResult compiled = compile(parsed.ast, source, CompileOptions{}, constants, codes);
  if (compiled.diagnostic) return fail_diagnostic(exec, *source, *compiled.diagnostic);
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
  if (parsed.diagnostic) return fail_diagnostic(exec, *source, *parsed.diagnostic);
  CompileOptions compile_options;
  compile_options.enclosing_scopes = running.scopes;
  HeapConstants constants(exec);
  MachineCodes codes(exec);
  CompileResult compiled = compile(parsed.ast, source, compile_options, constants, codes);
  if (compiled.diagnostic) return fail_diagnostic(exec, *source, *compiled.diagnostic);
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

// The module's environment and functions are made: its frame waits until it is evaluated.
Flow op_module_start(Exec& exec, Instruction) {
  CellId module = exec.frame->coroutine;
  ResultTarget target = exec.frame->target;
  std::uint32_t slot = exec.frame->target_slot;
  auto& cell = exec.heap().mut<ModuleCell>(module);
  cell.environment = exec.frame->environment;
  exec.park(cell.parked);
  exec.deliver(target, slot, Value::undefined());
  return Flow::Frame;
}

Flow op_load_import(Exec& exec, Instruction instruction) {
  CellId id = exec.frame->environment;
  for (std::uint16_t hop = 0; hop < instruction.a; ++hop) id = exec.heap().get<EnvironmentCell>(id).outer;
  const auto& environment = exec.heap().get<EnvironmentCell>(id);
  auto slot = static_cast<std::size_t>(instruction.b);
  Value value = imported_value(exec.heap(), environment.slots[slot]);
  if (value.is_empty()) {
    const std::u16string& name = exec.machine.codes[environment.code].scopes[environment.scope].slots[slot].name;
    return fail(exec, ErrorType::ReferenceError,
                fmt::format("Cannot access '{}' before initialization", utf16_to_utf8(name)));
  }
  exec.push(value);
  return Flow::Next;
}

namespace {

bool names_source(const Machine& machine, std::uint32_t code, std::string& name) {
  const auto& source = machine.codes[code].source;
  if (!source || is_evaluated(*source) || machine.codes[code].is_hidden) return false;
  name = source->name();
  return true;
}

// The file whose text holds an import(): of code made at run time, that of the program's nearest frame.
std::string referrer_of(Exec& exec) {
  std::string name = exec.machine.options->world.main_path;
  for (CellId id = exec.frame->environment; id; id = exec.heap().get<EnvironmentCell>(id).outer) {
    if (names_source(exec.machine, exec.heap().get<EnvironmentCell>(id).code, name)) return name;
  }
  const FrameStack& frames = exec.machine.task.frames;
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    if (names_source(exec.machine, frames[i].code, name)) return name;
  }
  return name;
}

}  // namespace

// 13.3.10.1: the loader is the prelude's (prelude/loader_modules.js); its promise is the result.
Flow op_import_call(Exec& exec, Instruction) {
  Value arguments[] = {exec.operand(1), exec.operand(0), text_value(exec, utf8_to_utf16(referrer_of(exec)))};
  exec.drop(2);
  return call_prelude(exec, "importDynamically", arguments);
}

Flow op_load_import_meta(Exec& exec, Instruction) {
  for (CellId id = exec.frame->environment; id; id = exec.heap().get<EnvironmentCell>(id).outer) {
    const auto& environment = exec.heap().get<EnvironmentCell>(id);
    const Code& code = exec.machine.codes[environment.code];
    if (code.scopes[environment.scope].kind != ScopeKind::Module) continue;
    CellId meta = environment.extra ? environment.extra : make_import_meta(exec, code.source->name());
    exec.heap().mut<EnvironmentCell>(id).extra = meta;
    exec.push(Value::object(meta));
    return Flow::Next;
  }
  exec.push(Value::undefined());
  return Flow::Next;
}

}  // namespace loopscope::js
