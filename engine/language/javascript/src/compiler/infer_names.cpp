// V8's names for functions that have none: what their expression is assigned to. They show in stack traces only.
#include "function_compiler.hpp"

namespace loopscope::js::compiling {

namespace {

using Functions = std::vector<const Function*>;

void collect(const Expression* node, Functions& found);

void collect(const List<const Expression*>& list, Functions& found) {
  for (const Expression* each : list) collect(each, found);
}

// V8 takes back the last function it met at the end of a call.
void collect_call(const Call& node, Functions& found) {
  collect(node.arguments, found);
  if (!found.empty()) found.pop_back();
}

// Object literals and classes name their own.
void collect(const Expression* node, Functions& found) {
  if (node == nullptr) return;
  switch (node->kind) {
    case NodeKind::Function:
      if (is_anonymous_function(*node)) found.push_back(&as<Function>(*node));
      return;
    case NodeKind::Await:
      return collect(as<Await>(*node).operand, found);
    case NodeKind::Spread:
      return collect(as<Spread>(*node).operand, found);
    case NodeKind::New:
      return collect(as<New>(*node).arguments, found);
    case NodeKind::Call:
      return collect_call(as<Call>(*node), found);
    case NodeKind::ArrayLiteral:
      return collect(as<ArrayLiteral>(*node).elements, found);
    case NodeKind::Logical:
      return collect(as<Logical>(*node).operands, found);
    case NodeKind::Conditional:
      collect(as<Conditional>(*node).consequent, found);
      return collect(as<Conditional>(*node).alternate, found);
    default:
      return;
  }
}

// "a.b.c", without `this` and `prototype`.
std::u16string member_chain(const Node& node) {
  if (const auto* identifier = try_as<Identifier>(&node)) return std::u16string(identifier->name);
  const auto* member = try_as<Member>(&node);
  if (member == nullptr) return {};
  std::u16string chain = member_chain(*member->object), part(member->key.name);
  if (member->key.kind == KeyKind::Computed) {
    const auto* quoted = try_as<StringLiteral>(member->key.computed);
    part = quoted != nullptr ? std::u16string(quoted->value) : u"<computed>";
  }
  if (part == u"prototype") return chain;
  return chain.empty() ? part : chain + u"." + part;
}

}  // namespace

void FunctionCompiler::infer_names(const Expression& value, const Node& target) {
  if (value.kind == NodeKind::Call || value.kind == NodeKind::New) return;
  Functions found;
  collect(&value, found);
  for (const Function* function : found) inferred_names_[function] = member_chain(target);
}

}  // namespace loopscope::js::compiling
