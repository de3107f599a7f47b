#include "folded.hpp"

#include <base/number_parse.hpp>
#include <javascript/number_arithmetic.hpp>

#include <cmath>

#include "function_compiler.hpp"

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

// Whether a literal is true; nothing of another expression.
std::optional<bool> truth(const Node& node) {
  if (auto number = folded_number(node)) return *number != 0 && !std::isnan(*number);
  if (node.kind == NodeKind::NullLiteral) return false;
  if (const auto* boolean = try_as<BooleanLiteral>(&node)) return boolean->value;
  if (const auto* text = try_as<StringLiteral>(&node)) return !text->value.empty();
  return folded_boolean(node);
}

}  // namespace

FoldedLinks folded_links(const Binary& node) {
  FoldedLinks folded{folded_number(*node.first), 0};
  if (!folded.value) return folded;
  for (const BinaryLink& link : node.links) {
    std::optional<double> right = folded_number(*link.right);
    if (!right || link.op > BinaryOperator::BitwiseXor) break;
    folded.value = number_arithmetic(binary_op(link.op), *folded.value, *right);
    ++folded.links;
  }
  return folded;
}

std::optional<double> folded_number(const Node& node) {
  if (const auto* literal = try_as<NumberLiteral>(&node)) return literal->value;
  if (const auto* unary = try_as<Unary>(&node)) return of_unary(*unary);
  const auto* binary = try_as<Binary>(&node);
  if (binary == nullptr) return std::nullopt;
  FoldedLinks folded = folded_links(*binary);
  return folded.links == binary->links.count ? folded.value : std::nullopt;
}

std::optional<bool> folded_boolean(const Node& node) {
  const auto* unary = try_as<Unary>(&node);
  if (unary == nullptr || unary->op != UnaryOperator::Not) return std::nullopt;
  std::optional<bool> operand = truth(*unary->operand);
  if (!operand) return std::nullopt;
  return !*operand;
}

}  // namespace loopscope::js::compiling
