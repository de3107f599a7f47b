#include "folded.hpp"

#include <base/math.hpp>
#include <base/number_parse.hpp>

#include <cmath>

namespace loopscope::js::compiling {

namespace {

std::optional<double> of_unary(const Unary& node) {
  std::optional<double> operand = folded_number(*node.operand);
  if (!operand) return std::nullopt;
  switch (node.op) {
    case UnaryOperator::Plus:
      return operand;
    case UnaryOperator::Minus:
      return -*operand;
    case UnaryOperator::BitwiseNot:
      return ~to_int32(*operand);
    default:
      return std::nullopt;
  }
}

std::optional<double> of_chain(const Binary& node) {
  std::optional<double> value = folded_number(*node.first);
  for (const BinaryLink& link : node.links) {
    std::optional<double> right = value ? folded_number(*link.right) : std::nullopt;
    if (!right) return std::nullopt;
    value = folded(link.op, *value, *right);
  }
  return value;
}

// Whether a literal is true; nothing of another expression.
std::optional<bool> truth(const Node& node) {
  if (auto number = folded_number(node)) return *number != 0 && !std::isnan(*number);
  if (node.kind == NodeKind::NullLiteral) return false;
  if (const auto* boolean = try_as<BooleanLiteral>(&node)) return boolean->value;
  if (const auto* text = try_as<StringLiteral>(&node)) return !text->value.empty();
  return folded_boolean(node);
}

}  // namespace

std::optional<double> folded(BinaryOperator op, double left, double right) {
  std::uint32_t count = to_uint32(right) & 31U;
  switch (op) {
    case BinaryOperator::Add:
      return left + right;
    case BinaryOperator::Subtract:
      return left - right;
    case BinaryOperator::Multiply:
      return left * right;
    case BinaryOperator::Divide:
      return left / right;
    case BinaryOperator::Remainder:
      return std::fmod(left, right);
    case BinaryOperator::Exponent:
      return math::pow(left, right);
    case BinaryOperator::ShiftLeft:
      return static_cast<std::int32_t>(to_uint32(left) << count);
    case BinaryOperator::ShiftRight:
      return to_int32(left) >> count;
    case BinaryOperator::ShiftRightUnsigned:
      return to_uint32(left) >> count;
    case BinaryOperator::BitwiseAnd:
      return to_int32(left) & to_int32(right);
    case BinaryOperator::BitwiseOr:
      return to_int32(left) | to_int32(right);
    case BinaryOperator::BitwiseXor:
      return to_int32(left) ^ to_int32(right);
    default:
      return std::nullopt;
  }
}

std::optional<double> folded_number(const Node& node) {
  if (const auto* literal = try_as<NumberLiteral>(&node)) return literal->value;
  if (const auto* unary = try_as<Unary>(&node)) return of_unary(*unary);
  if (const auto* binary = try_as<Binary>(&node)) return of_chain(*binary);
  return std::nullopt;
}

std::optional<bool> folded_boolean(const Node& node) {
  const auto* unary = try_as<Unary>(&node);
  if (unary == nullptr || unary->op != UnaryOperator::Not) return std::nullopt;
  std::optional<bool> operand = truth(*unary->operand);
  if (!operand) return std::nullopt;
  return !*operand;
}

}  // namespace loopscope::js::compiling
