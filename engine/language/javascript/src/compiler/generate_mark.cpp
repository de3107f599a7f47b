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

void FunctionCompiler::iteration_subject(const PatternSource& source, bool is_async) {
  if (is_hidden_) return;
  if (source.kind == PatternSource::Kind::Expression) {
    if (source.expression == nullptr) return;
    out_.set_subject(render_iterable(*source.expression, is_async, *compilation_.source));
  } else if (source.kind == PatternSource::Kind::Named) {
    out_.set_subject(std::u16string(source.name));
  }
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
  if (source.kind == PatternSource::Kind::Nested) return true;
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
  std::u16string thing(1, rendered_mark);
  if (source.kind == PatternSource::Kind::Named) thing = source.name;
  const Node* named = source.expression;
  if (!name.empty() && pattern.properties[0].value.default_value != nullptr)
    named = pattern.properties[0].value.default_value;
  if (named != nullptr) {
    bool is_default = source.kind == PatternSource::Kind::Argument && named == source.expression;
    thing = is_default ? u"(intermediate value)(intermediate value)(intermediate value)"
                       : render_callee(*named, *compilation_.source);
  }
  std::u16string text = u"Cannot destructure ";
  if (!name.empty()) text += u"property '" + name + u"' of ";
  out_.set_subject(text + u"'" + thing + u"' as it is " + value_mark + u".");
}

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
