// Calls of all kinds (ECMA-262 13.3).
#include "function_compiler.hpp"

namespace loopscope::js::compiling {

namespace {

constexpr std::uint32_t most_operand_arguments = 60'000;

}  // namespace

bool FunctionCompiler::has_spread(const List<const Expression*>& list) const {
  if (list.count > most_operand_arguments) return true;
  for (const Expression* argument : list) {
    if (argument->kind == NodeKind::Spread) return true;
  }
  return false;
}

void FunctionCompiler::arguments(const List<const Expression*>& list) {
  for (const Expression* argument : list) value(*argument);
}

void FunctionCompiler::call(const Call& node) {
  callee(*node.callee);
  if (node.is_optional) optional_callee();
  infer_argument_names(*node.callee, node.arguments);
  Span span = span_from(node.position, node.span.end);
  bool spreads = has_spread(node.arguments);
  if (spreads)
    array_literal(node.arguments, true, span);
  else
    arguments(node.arguments);
  mark(MarkKind::Call, node.span);
  SpanGuard guard(out_, span);
  if (spreads)
    out_.emit(Op::CallSpread);
  else
    out_.emit_a(node.is_possible_direct_eval ? Op::CallEval : Op::Call, node.arguments.count);
  subject(*node.callee);
}

// [f this]: when f is nullish the chain ends.
void FunctionCompiler::optional_callee() {
  Label callable;
  out_.emit(Op::Swap);
  out_.jump(Op::JumpIfNotNullishKeep, callable);
  out_.emit(Op::Swap);
  out_.emit(Op::Pop);
  out_.jump(Op::Jump, *chain_);
  out_.set_depth(out_.depth() + 1);
  out_.bind(callable);
  out_.emit(Op::Swap);
}

void FunctionCompiler::callee(const Expression& node) {
  if (const auto* access = try_as<Member>(&node)) return callee_member(*access);
  if (const auto* chain = try_as<OptionalChain>(&node)) return callee_chain(*chain);
  if (const auto* super_property = try_as<SuperMember>(&node)) {
    super_member(*super_property);
    return load_pseudo(Pseudo::This);
  }
  const auto* identifier = try_as<Identifier>(&node);
  if (identifier != nullptr && reference_of(node).kind == ReferenceKind::Dynamic) {
    SpanGuard guard(out_, node.span);
    return out_.emit(Op::LoadNameMethod, out_.string(identifier->name));
  }
  if (identifier != nullptr && reference_of(node).kind == ReferenceKind::Global)
    load_reference(*identifier);  // V8 gives a callee that is global no position of its own
  else
    value(node);
  out_.emit(Op::LoadUndefined);
}

void FunctionCompiler::callee_member(const Member& node) {
  member_object(node);
  if (node.key.kind == KeyKind::Private) load_private_name(node.key.name);
  const auto* quoted = try_as<StringLiteral>(node.key.computed);
  if (node.key.kind == KeyKind::Computed && quoted == nullptr) value(*node.key.computed);
  SpanGuard guard(out_, span_from(node.position, node.span.end));
  if (node.key.kind == KeyKind::Private) return out_.emit(Op::GetPrivateMethod);
  if (quoted != nullptr) return out_.emit(Op::GetMethod, out_.string(quoted->value));
  if (node.key.kind == KeyKind::Computed) return out_.emit(Op::GetElementMethod);
  out_.emit(Op::GetMethod, out_.string(node.key.name));
}

// `(a?.b)()`: the chain ends inside the parentheses, this is kept.
void FunctionCompiler::callee_chain(const OptionalChain& node) {
  Label ended, done;
  Label* saved = chain_;
  chain_ = &ended;
  callee(*node.expression);
  chain_ = saved;
  out_.jump(Op::Jump, done);
  out_.bind(ended);
  out_.emit(Op::Pop);
  out_.emit(Op::LoadUndefined);
  out_.emit(Op::LoadUndefined);
  out_.bind(done);
}

void FunctionCompiler::construct(const New& node) {
  value(*node.callee);
  infer_argument_names(*node.callee, node.arguments);
  Span span = span_from(node.position, node.span.end);
  bool spreads = has_spread(node.arguments);
  if (spreads)
    array_literal(node.arguments, true, span);
  else
    arguments(node.arguments);
  mark(MarkKind::Call, node.span);
  SpanGuard guard(out_, span);
  if (spreads)
    out_.emit(Op::ConstructSpread);
  else
    out_.emit_a(Op::Construct, node.arguments.count);
  subject(*node.callee);
}

void FunctionCompiler::super_call(const SuperCall& node) {
  load_pseudo(Pseudo::ActiveFunction);
  load_pseudo(Pseudo::NewTarget);
  Span span = span_from(node.position, node.span.end);
  bool spreads = has_spread(node.arguments);
  if (spreads)
    array_literal(node.arguments, true, span);
  else
    arguments(node.arguments);
  mark(MarkKind::Call, node.span);
  SpanGuard guard(out_, span);
  if (spreads)
    out_.emit(Op::SuperCallSpread);
  else
    out_.emit_a(Op::SuperCall, node.arguments.count);
  bind_this();
}

// [object] -> [object], which becomes this (ECMA-262 13.3.7.1 steps 7 to 11).
void FunctionCompiler::bind_this() {
  Binding* binding = find_pseudo(analysis_, function_, Pseudo::This);
  if (binding == nullptr) return;
  load_binding(*binding, false);
  out_.emit(Op::ThrowSuperCalledTwice);
  out_.emit(Op::Duplicate);
  initialise_binding(*binding);
  const FunctionScope* owner = binding->scope->function;
  if (owner != nullptr && !owner->has_instance_initializer) return;
  load_pseudo(Pseudo::ActiveFunction);
  out_.emit(Op::RunFieldInitializer);
}

void FunctionCompiler::tagged_template(const TaggedTemplate& node) {
  callee(*node.tag);
  {
    SpanGuard guard(out_, node.quasi->span);
    template_object(*node.quasi);
  }
  arguments(node.quasi->substitutions);
  mark(MarkKind::Call, node.span);
  SpanGuard guard(out_, node.quasi->span);
  out_.emit_a(Op::Call, node.quasi->substitutions.count + 1);
  subject(*node.tag);
}

void FunctionCompiler::intrinsic_call(const IntrinsicCall& node) {
  arguments(node.arguments);
  const IntrinsicTable* table = compilation_.options.intrinsics;
  auto index = table != nullptr ? table->call(node.name) : std::nullopt;
  if (!index) compilation_.result.diagnostic = Diagnostic{node.span, "", "there is no such intrinsic function", ""};
  out_.emit_a(Op::CallIntrinsic, node.arguments.count, static_cast<std::int32_t>(index.value_or(0)));
}

void FunctionCompiler::import_call(const ImportCall& node) {
  value(*node.specifier);
  if (node.options != nullptr)
    value(*node.options);
  else
    out_.emit(Op::LoadUndefined);
  out_.emit(Op::ImportCall);
}

}  // namespace loopscope::js::compiling
