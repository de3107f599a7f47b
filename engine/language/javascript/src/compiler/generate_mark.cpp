// Marks, positions, and what messages call the things at fault.
#include "function_compiler.hpp"
#include "render.hpp"

namespace loopscope::js::compiling {

void FunctionCompiler::mark(MarkKind kind, Span span) {
  if (is_hidden_) return;
  SpanGuard guard(out_, span);
  out_.emit_a(Op::Mark, static_cast<std::uint32_t>(kind));
}

// From the statement's begin to where its body begins, without the space between.
Span FunctionCompiler::head_span(const Node& statement, std::uint32_t body_begin) const {
  std::u16string_view text = compilation_.source->units();
  std::uint32_t end = body_begin;
  while (end > statement.span.begin && (text[end - 1] <= u' ' || text[end - 1] == u'{')) --end;
  return span_from(statement.span.begin, end);
}

void FunctionCompiler::subject(const Node& node) {
  if (!is_hidden_) out_.set_subject(render_callee(node, *compilation_.source));
}

namespace {

bool stands_at(const Node& node, Span place) {
  return node.kind != NodeKind::OptionalChain && position_of(node) == place.begin;
}

// The call in `node` that V8 places there: the error is taken for one of that call.
const Expression* called_at(const Node* node, Span place) {
  for (;;) {
    if (const auto* call = try_as<Call>(node)) {
      if (stands_at(*node, place)) return call->callee;
      node = call->callee;
    } else if (const auto* construct = try_as<New>(node)) {
      return stands_at(*node, place) ? construct->callee : nullptr;
    } else if (const auto* tagged = try_as<TaggedTemplate>(node)) {
      if (stands_at(*node, place)) return tagged->tag;
      node = tagged->tag;
    } else if (const auto* member = try_as<Member>(node)) {
      node = member->object;
    } else if (const auto* chain = try_as<OptionalChain>(node)) {
      node = chain->expression;
    } else {
      return nullptr;
    }
  }
}

constexpr const char16_t* cannot_read = u" is not iterable (cannot read property Symbol(Symbol.iterator))";

}  // namespace

// V8 looks for what stands where the error is placed; empty: it finds nothing there.
std::u16string FunctionCompiler::iterable_text(const Node& node, Span place, bool is_async) const {
  if (is_hidden_) return {};
  if (!stands_at(node, place)) return called_text(node, place, is_async);
  return render_iterable(node, is_async, *compilation_.source) +
         (is_async ? u" is not async iterable" : u" is not iterable");
}

std::u16string FunctionCompiler::called_text(const Node& node, Span place, bool is_async) const {
  const Expression* callee = is_hidden_ ? nullptr : called_at(&node, place);
  if (callee == nullptr) return {};
  return render_callee(*callee, *compilation_.source) + (is_async ? u" is not a function" : cannot_read);
}

// Of `yield*` V8 goes on printing a word for all that follows.
std::u16string FunctionCompiler::delegate_text(const Yield& node, Span place) const {
  if (is_hidden_) return {};
  if (!stands_at(*node.operand, place)) return called_text(*node.operand, place, is_async());
  constexpr std::uint32_t most_values = 100, of_async_body = 3;
  std::u16string text = u"yield* ";
  std::uint32_t values = 1 + statements_after_ + (is_async() ? of_async_body : 0);
  for (std::uint32_t i = 0; i < std::min(values, most_values); ++i) text += intermediate_value;
  return text + (is_async() ? u" is not async iterable" : u" is not iterable");
}

std::u16string FunctionCompiler::source_text(const PatternSource& source) const {
  if (!source.name.empty()) return std::u16string(source.name);
  if (source.expression == nullptr) return {};
  bool is_default = source.kind == PatternSource::Kind::Argument;
  return is_default ? std::u16string(argument_default) : render_callee(*source.expression, *compilation_.source);
}

namespace {

// The name of the first property as V8 words it; empty when it has none.
std::u16string first_name(const ObjectPattern& pattern) {
  if (pattern.properties.empty() || pattern.properties[0].value.is_rest) return {};
  const js::PropertyName& key = pattern.properties[0].key;
  if (key.kind == KeyKind::Name) return std::u16string(key.name);
  bool is_index = key.kind == KeyKind::Number && key.number >= 0 && key.number < 4294967296.0;
  std::u16string text;
  if (!is_index) return text;
  for (char digit : std::to_string(static_cast<std::uint32_t>(key.number)))
    text.push_back(static_cast<char16_t>(digit));
  return text;
}

bool is_pattern(const Node& node) {
  return node.kind == NodeKind::ArrayPattern || node.kind == NodeKind::ObjectPattern;
}

// V8 says only what it could not read when the value is a part of another one, or the first property is not simply
// bound.
bool names_no_source(const PatternSource& source, const ObjectPattern& pattern) {
  if (source.is_part()) return true;
  const PatternElement& first = pattern.properties[0].value;
  if (is_pattern(*first.target)) return false;
  return first.default_value != nullptr || first.target->kind != NodeKind::Identifier;
}

}  // namespace

// V8's messages for taking apart undefined or null.
void FunctionCompiler::pattern_subject(const PatternSource& source, const ObjectPattern& pattern) {
  if (is_hidden_) return;
  constexpr char16_t value_mark = u'\0', rendered_mark = u'\1';
  std::u16string name = first_name(pattern);
  if (!name.empty() && names_no_source(source, pattern)) {
    return out_.set_subject(std::u16string(u"Cannot read properties of ") + value_mark + u" (reading '" + name + u"')");
  }
  std::u16string thing = source.is_part() ? std::u16string() : source_text(source);
  if (!name.empty() && pattern.properties[0].value.default_value != nullptr)
    thing = render_callee(*pattern.properties[0].value.default_value, *compilation_.source);
  if (thing.empty()) thing = rendered_mark;
  std::u16string text = u"Cannot destructure ";
  if (!name.empty()) text += u"property '" + name + u"' of ";
  out_.set_subject(text + u"'" + thing + u"' as it is " + value_mark + u".");
}

namespace {

// V8 keeps more than two operands in one list, which stands where its first one does.
std::uint32_t position_of_logical(const Logical& node) {
  if (node.operands.count > 2) return position_of(*node.operands[0]);
  return node.op == LogicalOperator::Coalesce ? node.operands[1]->span.begin : node.operator_begin;
}

}  // namespace

std::uint32_t position_of(const Node& node) {
  switch (node.kind) {
    case NodeKind::Member:
      return as<Member>(node).position;
    case NodeKind::SuperMember:
      return as<SuperMember>(node).position;
    case NodeKind::Call:
      return as<Call>(node).position;
    case NodeKind::SuperCall:
      return as<SuperCall>(node).position;
    case NodeKind::New:
      return as<New>(node).position;
    case NodeKind::OptionalChain:
      return position_of(*as<OptionalChain>(node).expression);
    case NodeKind::Binary:
      return as<Binary>(node).links.back().operator_span.begin;
    case NodeKind::Logical:
      return position_of_logical(as<Logical>(node));
    case NodeKind::Sequence:
      return position_of(*as<Sequence>(node).expressions[as<Sequence>(node).expressions.count == 2 ? 1 : 0]);
    case NodeKind::Assignment:
      return as<Assignment>(node).operator_span.begin;
    case NodeKind::Update:
      return as<Update>(node).is_prefix ? node.span.begin : node.span.end - 2;
    case NodeKind::TaggedTemplate:
      return as<TaggedTemplate>(node).quasi->span.begin;
    default:
      return node.span.begin;
  }
}

}  // namespace loopscope::js::compiling
