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

// The first property of an object literal in the expression; null: there is none, or it has no plain name.
const ObjectProperty* first_property(const Expression* node) {
  if (const auto* spread = try_as<Spread>(node)) return first_property(spread->operand);
  if (const auto* array = try_as<ArrayLiteral>(node)) {
    for (const Expression* element : array->elements) {
      if (const ObjectProperty* found = element != nullptr ? first_property(element) : nullptr) return found;
    }
    return nullptr;
  }
  const auto* literal = try_as<ObjectLiteral>(node);
  if (literal == nullptr || literal->properties.empty()) return nullptr;
  const ObjectProperty& first = literal->properties[0];
  if (first.kind == PropertyKind::Spread) return first_property(first.value);
  return first.key.kind == KeyKind::Name ? &first : nullptr;
}

// The property among the arguments that names the functions before it.
const ObjectProperty* naming_property(const List<const Expression*>& arguments, std::uint32_t& functions_before) {
  for (functions_before = 0; functions_before < arguments.count; ++functions_before) {
    if (const ObjectProperty* found = first_property(arguments[functions_before])) return found;
  }
  return nullptr;
}

}  // namespace

// V8 gives functions that wait for a name that of the next property it meets, after the callee's: "test.only.timeout".
void FunctionCompiler::infer_argument_names(const Expression& callee, const List<const Expression*>& arguments) {
  if (is_hidden_ || arguments.count < 2) return;
  std::uint32_t before = 0;
  const ObjectProperty* property = naming_property(arguments, before);
  if (property == nullptr || before == 0) return;
  Functions found;
  for (std::uint32_t i = 0; i < before; ++i) collect(arguments[i], found);
  if (found.empty()) return;
  std::u16string name = member_chain(callee);
  if (!name.empty()) name += u'.';
  name += property->key.name;
  for (const Function* function : found) inferred_names_[function] = name;
}

void FunctionCompiler::infer_names(const Expression& value, const Node& target) {
  if (value.kind == NodeKind::Call || value.kind == NodeKind::New) return;
  Functions found;
  collect(&value, found);
  for (const Function* function : found) inferred_names_[function] = member_chain(target);
}

}  // namespace loopscope::js::compiling
