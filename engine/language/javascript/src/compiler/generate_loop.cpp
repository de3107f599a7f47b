// Loops (ECMA-262 14.7).
#include "function_compiler.hpp"

namespace loopscope::js::compiling {

namespace {

const Pattern& loop_target(const Node& left) {
  const auto* declaration = try_as<VariableDeclaration>(&left);
  return declaration != nullptr ? *declaration->declarators[0].target : left;
}

}  // namespace

void FunctionCompiler::while_loop(const While& node) {
  Label start, next, end;
  begin_completion();
  push_control(ControlKind::Break, true, labels_, &end);
  push_control(ControlKind::Continue, true, std::move(labels_), &next);
  labels_.clear();
  out_.bind(start);
  mark(MarkKind::LoopTest, head_span(node, node.body->span.begin));
  out_.begin_statement(position_span(*node.test));
  branch(*node.test, end, false);
  statement(*node.body);
  out_.bind(next);
  out_.jump(Op::Loop, start);
  out_.bind(end);
  control_.resize(control_.size() - 2);
}

void FunctionCompiler::do_while_loop(const DoWhile& node) {
  Label start, next, end;
  begin_completion();
  push_control(ControlKind::Break, true, labels_, &end);
  push_control(ControlKind::Continue, true, std::move(labels_), &next);
  labels_.clear();
  out_.bind(start);
  statement(*node.body);
  out_.bind(next);
  mark(MarkKind::LoopTest, node.test->span);
  out_.begin_statement(position_span(*node.test));
  branch(*node.test, end, false);
  out_.jump(Op::Loop, start);
  out_.bind(end);
  control_.resize(control_.size() - 2);
}

void FunctionCompiler::for_initializer(const Node& node) {
  if (node.kind == NodeKind::VariableDeclaration) return variable_declaration(as<VariableDeclaration>(node));
  statement_mark(node.span);
  out_.begin_statement(node.span);
  effect(node);
}

void FunctionCompiler::for_loop(const For& node) {
  Label start, next, end;
  begin_completion();
  Scope* scope = analysis_.scope_of.find(&node)->second;
  enter_scope(scope);
  if (node.initializer != nullptr) {
    SpanGuard guard(out_, node.initializer->span);
    for_initializer(*node.initializer);
  }
  push_control(ControlKind::Break, true, labels_, &end);
  push_control(ControlKind::Continue, true, std::move(labels_), &next);
  labels_.clear();
  if (scope->owns_environment && scope->copies_first_environment) out_.emit(Op::CopyEnvironment);
  out_.bind(start);
  if (node.test != nullptr) {
    mark(MarkKind::LoopTest, node.test->span);
    out_.begin_statement(position_span(*node.test));
    branch(*node.test, end, false);
  }
  statement(*node.body);
  out_.bind(next);
  if (scope->owns_environment) out_.emit(Op::CopyEnvironment);
  if (node.update != nullptr) {
    statement_mark(node.update->span);
    out_.begin_statement(position_span(*node.update));
    effect(*node.update);
  }
  out_.jump(Op::Loop, start);
  out_.bind(end);
  control_.resize(control_.size() - 2);
  leave_scope();
}

// ---------------------------------------------------------------------------------------------------------------------
// for-in, for-of

// -> [x], evaluated while the names of the head are in their dead zone (14.7.5.6 ForIn/OfHeadEvaluation).
void FunctionCompiler::loop_source(const Node& loop, const Expression& right) {
  Scope* head = analysis_.loops.find(&loop)->second.head;
  for (Binding* binding : head->bindings) {
    if (!binding->needs_check && !binding->in_environment) binding->slot = next_local_;  // never looked at
  }
  enter_scope(head);
  out_.begin_statement(position_span(right));
  value(right);
  leave_scope();
}

// [value] ->
void FunctionCompiler::bind_loop_value(const Node& left) {
  const auto* declaration = try_as<VariableDeclaration>(&left);
  bool is_lexical = declaration != nullptr && declaration->declaration_kind != DeclarationKind::Var;
  const Pattern& target = loop_target(left);
  SpanGuard guard(out_, target.span);
  PatternSource source;
  if (declaration != nullptr) source = {PatternSource::Kind::Named, nullptr, u".for"};
  assign_pattern(target, is_lexical ? Bind::Initialise : Bind::Assign, source);
}

void FunctionCompiler::for_in(const ForIn& node) {
  Label start, next, end;
  if (const auto* declaration = try_as<VariableDeclaration>(node.left)) {  // Annex B.3.5
    if (declaration->declarators[0].initializer != nullptr) variable_declaration(*declaration);
  }
  statement_mark(head_span(node, node.body->span.begin));
  begin_completion();
  std::vector<Text> labels;
  labels.swap(labels_);
  loop_source(node, *node.right);
  {
    SpanGuard guard(out_, position_span(*node.right));
    out_.emit(Op::ForInStart);
  }
  push_control(ControlKind::Break, true, labels, &end);
  push_control(ControlKind::Continue, true, std::move(labels), &next);
  out_.bind(start);
  mark(MarkKind::LoopTest, span_from(node.left->span.begin, node.right->span.end));
  out_.jump(Op::ForInNext, end);
  enter_scope(analysis_.loops.find(&node)->second.body);
  bind_loop_value(*node.left);
  statement(*node.body);
  leave_scope();
  out_.bind(next);
  out_.jump(Op::Loop, start);
  out_.bind(end);
  out_.emit(Op::Pop);
  control_.resize(control_.size() - 2);
}

void FunctionCompiler::for_of(const ForOf& node) {
  Label start, next, exit, ready, end;
  statement_mark(head_span(node, node.body->span.begin));
  begin_completion();
  std::vector<Text> labels;
  labels.swap(labels_);
  push_control(ControlKind::Break, true, labels, &end);
  std::int32_t depth = out_.depth();
  loop_source(node, *node.right);
  Span place = out_.position();
  get_iterator(node.is_await, place, iterable_text(*node.right, place, node.is_await));
  FinallyContext cleanup;
  push_finally(cleanup);
  push_control(ControlKind::Continue, true, std::move(labels), &next);
  out_.bind(start);
  mark(MarkKind::LoopTest, span_from(node.left->span.begin, node.right->span.end));
  for_of_step(node, exit, ready);
  std::uint32_t begin = out_.pc();  // [iterator next value]
  enter_scope(analysis_.loops.find(&node)->second.body);
  bind_loop_value(*node.left);
  statement(*node.body);
  leave_scope();
  std::uint32_t body_end = out_.pc();
  out_.bind(next);
  out_.jump(Op::Loop, start);
  control_.resize(control_.size() - 2);
  out_.bind(exit);
  for (int i = 0; i < 3; ++i) out_.emit(Op::Pop);
  out_.jump(Op::Jump, end);
  if (begin != body_end) {
    enter_handler(begin, body_end, depth + 2, true);
    out_.bind(cleanup.entry);
    for_of_cleanup(node, cleanup, depth);
  }
  out_.set_depth(depth);
  out_.bind(end);
  control_.pop_back();
}

// [iterator next] -> [iterator next value]; at `exit` [iterator next x].
void FunctionCompiler::for_of_step(const ForOf& node, Label& exit, Label& ready) {
  SpanGuard guard(out_, span_from(loop_target(*node.left).span.begin, node.right->span.end));
  Label fast;
  if (!node.is_await) out_.jump(Op::ForOfFast, fast);
  out_.emit(Op::IteratorCall);
  if (node.is_await) {
    mark(MarkKind::Await, out_.span);
    out_.emit(Op::PromiseResolve);
    out_.emit(Op::Await);
  }
  out_.emit(Op::CheckIteratorResult);
  out_.emit(Op::Duplicate);
  out_.emit(Op::GetProperty, out_.string(u"done"));
  out_.jump(Op::JumpIfTrue, exit);
  out_.emit(Op::GetProperty, out_.string(u"value"));
  if (node.is_await) return;
  out_.jump(Op::Jump, ready);
  out_.set_depth(out_.depth() + 1);
  out_.bind(fast);
  out_.jump(Op::JumpIfTrue, exit);
  out_.bind(ready);
}

// [iterator next value kind]: the body was left before its end.
void FunctionCompiler::for_of_cleanup(const ForOf& node, FinallyContext& cleanup, std::int32_t) {
  SpanGuard guard(out_, position_span(*node.right));
  std::int32_t depth = out_.depth();
  bool only_throws = cleanup.exits.empty() && !cleanup.has_return;
  Label throws;
  if (!only_throws) {
    out_.jump(Op::JumpIfInteger, throws, static_cast<std::uint32_t>(Completion::Throw));
    out_.emit_a(Op::Pick, 3);
    close_iterator(node.is_await, true);
    dispatch_exits(cleanup);
    out_.set_depth(depth);
    out_.bind(throws);
  }
  close_after_throw(node.is_await);
  out_.emit(Op::Pop);
  out_.emit_a(Op::Throw, 1);
}

}  // namespace loopscope::js::compiling
