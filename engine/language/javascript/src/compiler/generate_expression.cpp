// Expressions: operators, members, optional chains (ECMA-262 13).
#include "function_compiler.hpp"

namespace loopscope::js::compiling {

Op binary_op(BinaryOperator op) {
  constexpr Op ops[] = {Op::Add,
                        Op::Subtract,
                        Op::Multiply,
                        Op::Divide,
                        Op::Modulo,
                        Op::Exponent,
                        Op::ShiftLeft,
                        Op::ShiftRight,
                        Op::ShiftRightUnsigned,
                        Op::BitAnd,
                        Op::BitOr,
                        Op::BitXor,
                        Op::Equal,
                        Op::NotEqual,
                        Op::StrictEqual,
                        Op::StrictNotEqual,
                        Op::Less,
                        Op::LessEqual,
                        Op::Greater,
                        Op::GreaterEqual,
                        Op::In,
                        Op::InstanceOf};
  return ops[static_cast<std::size_t>(op)];
}

void FunctionCompiler::value(const Node& node) {
  switch (node.kind) {
    case NodeKind::Identifier:
      return load_identifier(as<Identifier>(node));
    case NodeKind::Member:
      return member(as<Member>(node));
    case NodeKind::Call:
      return call(as<Call>(node));
    case NodeKind::Assignment:
      return assignment(as<Assignment>(node), true);
    case NodeKind::Binary:
      return binary(as<Binary>(node));
    case NodeKind::Logical:
      return logical(as<Logical>(node));
    case NodeKind::Conditional:
      return conditional(as<Conditional>(node), true);
    case NodeKind::Update:
      return update(as<Update>(node), true);
    case NodeKind::Unary:
      return unary(as<Unary>(node));
    case NodeKind::Sequence: {
      const auto& list = as<Sequence>(node).expressions;
      for (std::uint32_t i = 0; i + 1 < list.count; ++i) {
        effect(*list[i]);
        out_.begin_statement(position_span(*list[i + 1]));
      }
      return value(*list.back());
    }
    default:
      return special_value(node);
  }
}

void FunctionCompiler::special_value(const Node& node) {
  SpanGuard guard(out_, node.span);
  switch (node.kind) {
    case NodeKind::This:
      return load_pseudo(Pseudo::This);
    case NodeKind::NewTarget:
      return load_pseudo(Pseudo::NewTarget);
    case NodeKind::New:
      return construct(as<New>(node));
    case NodeKind::SuperMember:
      return super_member(as<SuperMember>(node));
    case NodeKind::SuperCall:
      return super_call(as<SuperCall>(node));
    case NodeKind::OptionalChain:
      return optional_chain(as<OptionalChain>(node));
    case NodeKind::TaggedTemplate:
      return tagged_template(as<TaggedTemplate>(node));
    case NodeKind::PrivateIn:
      load_private_name(as<PrivateIn>(node).name);
      value(*as<PrivateIn>(node).object);
      return out_.emit(Op::HasPrivate);
    case NodeKind::ImportCall:
      return import_call(as<ImportCall>(node));
    case NodeKind::ImportMeta:
      return out_.emit(Op::LoadImportMeta);
    case NodeKind::Yield:
      return yield(as<Yield>(node));
    case NodeKind::Await:
      out_.move_position(node.span);
      value(*as<Await>(node).operand);
      return await_value(node.span);
    case NodeKind::IntrinsicReference:
      return intrinsic(as<IntrinsicReference>(node));
    case NodeKind::IntrinsicCall:
      return intrinsic_call(as<IntrinsicCall>(node));
    default:
      return literal(node);
  }
}

void FunctionCompiler::effect(const Node& node) {
  switch (node.kind) {
    case NodeKind::Assignment:
      return assignment(as<Assignment>(node), false);
    case NodeKind::Update:
      return update(as<Update>(node), false);
    case NodeKind::Conditional:
      return conditional(as<Conditional>(node), false);
    case NodeKind::Sequence: {
      const auto& list = as<Sequence>(node).expressions;
      for (std::uint32_t i = 0; i < list.count; ++i) {
        if (i > 0) out_.begin_statement(position_span(*list[i]));
        effect(*list[i]);
      }
      return;
    }
    case NodeKind::Logical: {
      const auto& logical = as<Logical>(node);
      if (logical.op == LogicalOperator::Coalesce) break;
      Label end;
      for (std::uint32_t i = 0; i + 1 < logical.operands.count; ++i) {
        branch(*logical.operands[i], end, logical.op == LogicalOperator::Or);
      }
      effect(*logical.operands.back());
      return out_.bind(end);
    }
    default:
      break;
  }
  value(node);
  out_.emit(Op::Pop);
}

bool is_anonymous_function(const Expression& node) {
  if (const auto* function = try_as<Function>(&node)) return function->name.empty();
  if (const auto* definition = try_as<Class>(&node)) return definition->name.empty();
  return false;
}

// ECMA-262 8.4.5 NamedEvaluation.
void FunctionCompiler::named_value(const Expression& node, Text name) {
  if (!is_anonymous_function(node)) return value(node);
  SpanGuard guard(out_, node.span);
  if (const auto* function = try_as<Function>(&node)) return make_function(*function, std::u16string(name));
  class_definition(as<Class>(node), name, -1);
}

// ---------------------------------------------------------------------------------------------------------------------
// Branches

void FunctionCompiler::branch(const Expression& test, Label& target, bool jump_if) {
  if (const auto* negated = try_as<Unary>(&test); negated != nullptr && negated->op == UnaryOperator::Not) {
    return branch(*negated->operand, target, !jump_if);
  }
  const auto* node = try_as<Logical>(&test);
  if (node != nullptr && node->op != LogicalOperator::Coalesce) return logical_branch(*node, target, jump_if);
  if (const auto* constant = try_as<BooleanLiteral>(&test)) {
    if (constant->value == jump_if) out_.jump(Op::Jump, target);
    return;
  }
  value(test);
  SpanGuard guard(out_, test.span);
  out_.jump(jump_if ? Op::JumpIfTrue : Op::JumpIfFalse, target);
}

void FunctionCompiler::logical_branch(const Logical& node, Label& target, bool jump_if) {
  bool decides = node.op == LogicalOperator::Or;  // the truth of an operand that decides the whole
  Label skip;
  for (std::uint32_t i = 0; i + 1 < node.operands.count; ++i) {
    branch(*node.operands[i], decides == jump_if ? target : skip, decides);
  }
  branch(*node.operands.back(), target, jump_if);
  out_.bind(skip);
}

void FunctionCompiler::logical(const Logical& node) {
  Label end;
  constexpr Op jumps[] = {Op::JumpIfFalseKeep, Op::JumpIfTrueKeep, Op::JumpIfNotNullishKeep};
  for (std::uint32_t i = 0; i < node.operands.count; ++i) {
    value(*node.operands[i]);
    if (i + 1 == node.operands.count) break;
    SpanGuard guard(out_, node.operands[i]->span);
    out_.jump(jumps[static_cast<std::size_t>(node.op)], end);
    out_.emit(Op::Pop);
  }
  out_.bind(end);
}

void FunctionCompiler::conditional(const Conditional& node, bool wants_value) {
  Label otherwise, end;
  branch(*node.test, otherwise, false);
  std::int32_t before = out_.depth();
  if (wants_value)
    value(*node.consequent);
  else
    effect(*node.consequent);
  SpanGuard guard(out_, node.span);
  out_.jump(Op::Jump, end);
  out_.set_depth(before);
  out_.bind(otherwise);
  if (wants_value)
    value(*node.alternate);
  else
    effect(*node.alternate);
  out_.bind(end);
}

// ---------------------------------------------------------------------------------------------------------------------
// Operators

void FunctionCompiler::binary(const Binary& node) {
  value(*node.first);
  for (const BinaryLink& link : node.links) {
    value(*link.right);
    SpanGuard guard(out_, span_from(link.operator_span.begin, link.right->span.end));
    out_.emit(binary_op(link.op));
  }
}

void FunctionCompiler::unary(const Unary& node) {
  SpanGuard guard(out_, node.span);
  switch (node.op) {
    case UnaryOperator::Delete:
      return delete_expression(*node.operand);
    case UnaryOperator::Typeof:
      return type_of(*node.operand);
    case UnaryOperator::Void:
      effect(*node.operand);
      return out_.emit(Op::LoadUndefined);
    case UnaryOperator::Minus:
      if (const auto* number = try_as<NumberLiteral>(node.operand)) return out_.load_number(-number->value);
      value(*node.operand);
      return out_.emit(Op::Negate);
    case UnaryOperator::Plus:
      value(*node.operand);
      return out_.emit(Op::ToNumber);
    case UnaryOperator::BitwiseNot:
      value(*node.operand);
      return out_.emit(Op::BitNot);
    case UnaryOperator::Not:
      value(*node.operand);
      return out_.emit(Op::Not);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Members

// -> [object], or leaves the optional chain with the nullish object.
void FunctionCompiler::member_object(const Member& node) {
  value(*node.object);
  if (node.is_optional) out_.jump(Op::JumpIfNullishKeep, *chain_);
}

void FunctionCompiler::member(const Member& node) {
  member_object(node);
  if (node.key.kind == KeyKind::Private) load_private_name(node.key.name);
  const auto* quoted = try_as<StringLiteral>(node.key.computed);
  if (node.key.kind == KeyKind::Computed && quoted == nullptr) value(*node.key.computed);
  SpanGuard guard(out_, span_from(node.position, node.span.end));
  if (node.key.kind == KeyKind::Private) return out_.emit(Op::GetPrivate);
  if (quoted != nullptr) return out_.emit(Op::GetProperty, out_.string(quoted->value));
  if (node.key.kind == KeyKind::Computed) return out_.emit(Op::GetElement);
  out_.emit(Op::GetProperty, out_.string(node.key.name));
}

// -> [this home key]
void FunctionCompiler::super_operands(const SuperMember& node) {
  load_pseudo(Pseudo::This);
  load_pseudo(Pseudo::ActiveFunction);
  out_.emit(Op::LoadHomeObject);
  if (node.key.kind == KeyKind::Computed)
    value(*node.key.computed);
  else
    out_.load_string(node.key.name);
}

void FunctionCompiler::super_member(const SuperMember& node) {
  super_operands(node);
  SpanGuard guard(out_, span_from(node.position, node.span.end));
  out_.emit(Op::GetSuperProperty);
}

void FunctionCompiler::optional_chain(const OptionalChain& node) {
  Label ended, done;
  Label* saved = chain_;
  chain_ = &ended;
  value(*node.expression);
  chain_ = saved;
  out_.jump(Op::Jump, done);
  out_.bind(ended);
  out_.emit(Op::Pop);
  out_.emit(Op::LoadUndefined);
  out_.bind(done);
}

}  // namespace loopscope::js::compiling
