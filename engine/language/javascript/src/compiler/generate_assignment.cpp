// Assignments and updates (ECMA-262 13.15, 13.4).
#include "function_compiler.hpp"

namespace loopscope::js::compiling {

namespace {

bool is_pattern(const Node& node) {
  return node.kind == NodeKind::ArrayPattern || node.kind == NodeKind::ObjectPattern;
}

constexpr const char16_t* invalid_assignment = u"Invalid left-hand side in assignment";

}  // namespace

void FunctionCompiler::assignment(const Assignment& node, bool wants_value) {
  if (is_pattern(*node.target)) {
    value(*node.value);
    if (wants_value) out_.emit(Op::Duplicate);
    SpanGuard guard(out_, node.span);
    return assign_pattern(*node.target, Bind::Assign,
                          {PatternSource::Kind::Expression, node.value, {}, node.operator_span.begin});
  }
  if (node.target->kind == NodeKind::Identifier) return identifier_assignment(node, wants_value);
  member_assignment(node, wants_value);
}

void FunctionCompiler::jump_if_assigned(LogicalOperator op, Label& target) {
  constexpr Op jumps[] = {Op::JumpIfFalseKeep, Op::JumpIfTrueKeep, Op::JumpIfNotNullishKeep};
  out_.jump(jumps[static_cast<std::size_t>(op)], target);
}

void FunctionCompiler::identifier_assignment(const Assignment& node, bool wants_value) {
  const auto& identifier = as<Identifier>(*node.target);
  Span span = span_from(node.operator_span.begin, node.span.end);
  Label end;
  if (node.assignment_kind != AssignmentKind::Plain) load_reference(identifier);
  SpanGuard guard(out_, span);
  infer_names(*node.value, identifier);
  if (node.assignment_kind == AssignmentKind::Compound) {
    value(*node.value);
    out_.emit(binary_op(node.binary));
  } else {
    if (node.assignment_kind == AssignmentKind::Logical) {
      jump_if_assigned(node.logical, end);
      out_.emit(Op::Pop);
    }
    if (identifier.parenthesized)
      value(*node.value);
    else
      named_value(*node.value, identifier.name);
  }
  bool keeps = wants_value || node.assignment_kind == AssignmentKind::Logical;
  if (keeps) out_.emit(Op::Duplicate);
  out_.move_position(span);
  store_identifier(identifier, Bind::Assign);
  out_.bind(end);
  if (keeps && !wants_value) out_.emit(Op::Pop);
}

void FunctionCompiler::member_assignment(const Assignment& node, bool wants_value) {
  Target target = prepare_target(*node.target, invalid_assignment);
  Span span = span_from(node.operator_span.begin, node.span.end);
  if (node.assignment_kind == AssignmentKind::Logical) {
    logical_member_assignment(node, target);
  } else {
    if (node.assignment_kind == AssignmentKind::Compound) {
      duplicate_target(target);
      load_target(target);
    }
    infer_names(*node.value, *node.target);
    value(*node.value);
    SpanGuard guard(out_, span);
    if (node.assignment_kind == AssignmentKind::Compound) out_.emit(binary_op(node.binary));
    store_target(target, span);
  }
  if (!wants_value) out_.emit(Op::Pop);
}

void FunctionCompiler::logical_member_assignment(const Assignment& node, const Target& target) {
  Label assigned, end;
  duplicate_target(target);
  load_target(target);
  jump_if_assigned(node.logical, assigned);
  out_.emit(Op::Pop);
  value(*node.value);
  store_target(target, span_from(node.operator_span.begin, node.span.end));
  std::int32_t after = out_.depth();
  out_.jump(Op::Jump, end);
  out_.bind(assigned);
  drop_below(target.operands);
  out_.set_depth(after);
  out_.bind(end);
}

void FunctionCompiler::drop_below(std::uint32_t count) {
  if (count > 3) {
    LocalMark locals(*this);
    std::int32_t kept = new_local();
    out_.emit(Op::StoreLocal, kept);
    for (std::uint32_t i = 0; i < count; ++i) out_.emit(Op::Pop);
    return out_.emit(Op::LoadLocal, kept);
  }
  for (std::uint32_t i = 0; i < count; ++i) {
    out_.emit(Op::Swap);
    out_.emit(Op::Pop);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Targets

Target FunctionCompiler::prepare_target(const Node& node, const char16_t* invalid) {
  if (node.kind == NodeKind::Identifier) return {TargetKind::Identifier, &node, 0};
  if (const auto* access = try_as<Member>(&node)) {
    value(*access->object);
    if (access->key.kind == KeyKind::Name) return {TargetKind::Named, &node, 1};
    if (access->key.kind == KeyKind::Private)
      load_private_name(access->key.name);
    else
      value(*access->key.computed);
    return {access->key.kind == KeyKind::Private ? TargetKind::Private : TargetKind::Keyed, &node, 2};
  }
  if (const auto* super_property = try_as<SuperMember>(&node)) {
    super_operands(*super_property);
    return {TargetKind::Super, &node, 3};
  }
  effect(node);
  SpanGuard guard(out_, node.span);
  out_.emit_a(Op::ThrowError, 1, out_.string(invalid));
  return {TargetKind::Invalid, &node, 0};
}

void FunctionCompiler::duplicate_target(const Target& target) {
  if (target.operands == 1) out_.emit(Op::Duplicate);
  if (target.operands == 2) out_.emit(Op::DuplicatePair);
  for (std::uint32_t i = 0; target.operands == 3 && i < 3; ++i) out_.emit_a(Op::Pick, 2);
}

// [target's operands] -> [value]
void FunctionCompiler::load_target(const Target& target) {
  SpanGuard guard(out_, out_.position());
  switch (target.kind) {
    case TargetKind::Identifier:
      return load_reference(as<Identifier>(*target.node));
    case TargetKind::Named:
      return out_.emit_unplaced(Op::GetProperty, out_.string(as<Member>(*target.node).key.name));
    case TargetKind::Keyed:
      return out_.emit_unplaced(Op::GetElement);
    case TargetKind::Private: {
      SpanGuard dot(out_, span_from(position_of(*target.node) - 1, target.node->span.end));
      return out_.emit(Op::GetPrivate);
    }
    case TargetKind::Super:
      return out_.emit_unplaced(Op::GetSuperProperty);
    case TargetKind::Invalid:
      return out_.emit(Op::LoadUndefined);
  }
}

// [target's operands, value] -> [value]
void FunctionCompiler::store_target(const Target& target, Span span) {
  SpanGuard guard(out_, span);
  switch (target.kind) {
    case TargetKind::Identifier:
      out_.emit(Op::Duplicate);
      return store_identifier(as<Identifier>(*target.node), Bind::Assign);
    case TargetKind::Named:
      return out_.emit(Op::SetProperty, out_.string(as<Member>(*target.node).key.name));
    case TargetKind::Keyed:
      return out_.emit(Op::SetElement);
    case TargetKind::Private:
      return out_.emit(Op::SetPrivate);
    case TargetKind::Super:
      return out_.emit(Op::SetSuperProperty);
    case TargetKind::Invalid:
      return;
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// ++ and --

void FunctionCompiler::update(const Update& node, bool wants_value) {
  if (node.operand->kind == NodeKind::Identifier) return identifier_update(node, wants_value);
  Target target =
      prepare_target(*node.operand, node.is_prefix ? u"Invalid left-hand side expression in prefix operation"
                                                   : u"Invalid left-hand side expression in postfix operation");
  bool wants_old = wants_value && !node.is_prefix;
  LocalMark locals(*this);
  std::int32_t old = wants_old ? new_local() : -1;
  duplicate_target(target);
  load_target(target);
  SpanGuard guard(out_, node.span);
  if (wants_old) {
    out_.emit(Op::ToNumeric);
    out_.emit(Op::Duplicate);
    out_.emit(Op::StoreLocal, old);
  }
  out_.emit(node.is_increment ? Op::Increment : Op::Decrement);
  store_target(target, node.span);
  if (!wants_value || wants_old) out_.emit(Op::Pop);
  if (wants_old) out_.emit(Op::LoadLocal, old);
}

void FunctionCompiler::identifier_update(const Update& node, bool wants_value) {
  const auto& identifier = as<Identifier>(*node.operand);
  load_reference(identifier);
  std::uint32_t position = node.is_prefix ? node.span.begin : node.span.end - 2;
  SpanGuard guard(out_, span_from(position, node.span.end));
  if (wants_value && !node.is_prefix) {
    out_.emit(Op::ToNumeric);
    out_.emit(Op::Duplicate);
  }
  out_.emit(node.is_increment ? Op::Increment : Op::Decrement);
  if (wants_value && node.is_prefix) out_.emit(Op::Duplicate);
  store_identifier(identifier, Bind::Assign);
}

}  // namespace loopscope::js::compiling
