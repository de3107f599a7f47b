#include "analyzer.hpp"

namespace loopscope::js::compiling {

void Analyzer::expressions(const List<const Expression*>& list) {
  for (const Expression* node : list) optional_expression(node);
}

void Analyzer::key(const js::PropertyName& key) {
  if (key.kind == KeyKind::Computed) expression(*key.computed);
}

void Analyzer::expression(const Node& node) {
  switch (node.kind) {
    case NodeKind::Identifier:
      return use(node, as<Identifier>(node).name);
    case NodeKind::This:
      return use_pseudo(Pseudo::This);
    case NodeKind::NewTarget:
      return use_pseudo(Pseudo::NewTarget);
    case NodeKind::Function:
      return function(as<Function>(node), as<Function>(node).function_kind == FunctionKind::Normal);
    case NodeKind::Class:
      return class_definition(as<Class>(node));
    case NodeKind::Call:
      return call(as<Call>(node));
    case NodeKind::ObjectLiteral:
      return object(as<ObjectLiteral>(node));
    case NodeKind::Member:
      expression(*as<Member>(node).object);
      if (as<Member>(node).key.kind == KeyKind::Private) use_private(as<Member>(node).key.name);
      return key(as<Member>(node).key);
    case NodeKind::SuperMember:
      use_super();
      return key(as<SuperMember>(node).key);
    case NodeKind::SuperCall:
      use_super();
      use_pseudo(Pseudo::NewTarget);
      return expressions(as<SuperCall>(node).arguments);
    case NodeKind::PrivateIn:
      use_private(as<PrivateIn>(node).name);
      return expression(*as<PrivateIn>(node).object);
    case NodeKind::ArrayPattern:
    case NodeKind::ObjectPattern:
      return pattern(node, false);
    default:
      return compound_expression(node);
  }
}

void Analyzer::compound_expression(const Node& node) {
  switch (node.kind) {
    case NodeKind::TemplateLiteral:
      return expressions(as<TemplateLiteral>(node).substitutions);
    case NodeKind::TaggedTemplate:
      expression(*as<TaggedTemplate>(node).tag);
      return expressions(as<TaggedTemplate>(node).quasi->substitutions);
    case NodeKind::ArrayLiteral:
      return expressions(as<ArrayLiteral>(node).elements);
    case NodeKind::Unary:
      return expression(*as<Unary>(node).operand);
    case NodeKind::Update:
      return expression(*as<Update>(node).operand);
    case NodeKind::Binary:
      expression(*as<Binary>(node).first);
      for (const BinaryLink& link : as<Binary>(node).links) expression(*link.right);
      return;
    case NodeKind::Logical:
      return expressions(as<Logical>(node).operands);
    case NodeKind::Conditional:
      expression(*as<Conditional>(node).test);
      expression(*as<Conditional>(node).consequent);
      return expression(*as<Conditional>(node).alternate);
    case NodeKind::Assignment:
      pattern(*as<Assignment>(node).target, false);
      return expression(*as<Assignment>(node).value);
    case NodeKind::Sequence:
      return expressions(as<Sequence>(node).expressions);
    case NodeKind::New:
      expression(*as<New>(node).callee);
      return expressions(as<New>(node).arguments);
    default:
      return leaf_expression(node);
  }
}

void Analyzer::leaf_expression(const Node& node) {
  switch (node.kind) {
    case NodeKind::OptionalChain:
      return expression(*as<OptionalChain>(node).expression);
    case NodeKind::ImportCall:
      expression(*as<ImportCall>(node).specifier);
      return optional_expression(as<ImportCall>(node).options);
    case NodeKind::Spread:
      return expression(*as<Spread>(node).operand);
    case NodeKind::Yield:
      return optional_expression(as<Yield>(node).operand);
    case NodeKind::Await:
      return expression(*as<Await>(node).operand);
    case NodeKind::IntrinsicCall:
      return expressions(as<IntrinsicCall>(node).arguments);
    default:
      return;
  }
}

void Analyzer::call(const Call& node) {
  expression(*node.callee);
  expressions(node.arguments);
  if (node.is_possible_direct_eval) materialise_for_eval();
}

void Analyzer::object(const ObjectLiteral& node) {
  for (const ObjectProperty& property : node.properties) {
    if (property.kind != PropertyKind::Spread) key(property.key);
    if (const auto* method = try_as<Function>(property.value);
        method != nullptr && property.kind != PropertyKind::Value) {
      function(*method, false);
    } else {
      expression(*property.value);
    }
  }
}

void Analyzer::pattern_element(const PatternElement& element, bool binds) {
  optional_expression(element.default_value);
  if (element.target != nullptr) pattern(*element.target, binds);
}

// A declaration's names become initialised one by one; an assignment's are uses.
void Analyzer::pattern(const Pattern& node, bool binds) {
  if (const auto* array = try_as<ArrayPattern>(&node)) {
    for (const PatternElement& element : array->elements) pattern_element(element, binds);
    return;
  }
  if (const auto* object = try_as<ObjectPattern>(&node)) {
    for (const PatternProperty& property : object->properties) {
      if (!property.value.is_rest) key(property.key);
      pattern_element(property.value, binds);
    }
    return;
  }
  if (!binds) return expression(node);
  const auto& identifier = as<Identifier>(node);
  initialise(identifier.name);
  use(node, identifier.name);
}

}  // namespace loopscope::js::compiling
