#include "render.hpp"

#include <base/number_format.hpp>
#include <base/utf.hpp>

#include "folded.hpp"

namespace loopscope::js::compiling {

namespace {

constexpr const char16_t* unnamed = u"(intermediate value)";
constexpr std::size_t longest = 2'000;  // a message that long helps nobody

class Renderer {
 public:
  explicit Renderer(const SourceText& source) : source_(source) {}
  std::u16string take() { return std::move(text_); }

  // Something is printed for every expression that is asked for.
  void print(const Node& node) {
    if (text_.size() > longest) return;
    std::size_t before = text_.size();
    visit(node);
    if (text_.size() == before) text_ += unnamed;
  }

 private:
  void visit(const Node& node) {
    switch (node.kind) {
      case NodeKind::Identifier:
        text_ += as<Identifier>(node).name;
        return;
      case NodeKind::NullLiteral:
        text_ += u"null";
        return;
      case NodeKind::BooleanLiteral:
        text_ += as<BooleanLiteral>(node).value ? u"true" : u"false";
        return;
      case NodeKind::NumberLiteral:
        return number(as<NumberLiteral>(node).value);
      case NodeKind::RegExpLiteral:
        text_ += source_.text(node.span);
        return;
      case NodeKind::StringLiteral:
        text_ += u'"' + std::u16string(as<StringLiteral>(node).value) + u'"';
        return;
      case NodeKind::This:
        text_ += u"this";
        return;
      case NodeKind::Member:
        return member(as<Member>(node));
      case NodeKind::SuperMember:
        return super_member(as<SuperMember>(node));
      case NodeKind::OptionalChain:
        return print(*as<OptionalChain>(node).expression);
      case NodeKind::Call:
        print(*as<Call>(node).callee);
        text_ += u"(...)";
        return;
      case NodeKind::TaggedTemplate:
        print(*as<TaggedTemplate>(node).tag);
        text_ += u"(...)";
        return;
      case NodeKind::SuperCall:
        text_ += u"super(...)";
        return;
      default:
        return operators(node);
    }
  }

  void operators(const Node& node) {
    switch (node.kind) {
      case NodeKind::Unary:
        return unary(as<Unary>(node));
      case NodeKind::Update:
        return update(as<Update>(node));
      case NodeKind::Binary:
        return binary(as<Binary>(node));
      case NodeKind::Logical:
        return logical(as<Logical>(node));
      case NodeKind::Sequence:
        return list(as<Sequence>(node).expressions, u" , ", u'(', u')');
      case NodeKind::Conditional:
        for (int i = 0; i < 3; ++i) text_ += unnamed;
        return;
      case NodeKind::Assignment:
        if (as<Assignment>(node).target->kind == NodeKind::Identifier) visit(*as<Assignment>(node).target);
        return;
      case NodeKind::TemplateLiteral:
        return template_literal(as<TemplateLiteral>(node));
      case NodeKind::ArrayLiteral:
        return list(as<ArrayLiteral>(node).elements, u",", u'[', u']');
      case NodeKind::ObjectLiteral:
        return object(as<ObjectLiteral>(node));
      case NodeKind::Spread:
        text_ += u"(...";
        print(*as<Spread>(node).operand);
        text_ += u')';
        return;
      default:
        return;
    }
  }

  void template_literal(const TemplateLiteral& node) {
    if (node.substitutions.empty()) text_ += u'"' + std::u16string(node.parts[0].cooked) + u'"';
    for (const Expression* part : node.substitutions) print(*part);
  }

  void member(const Member& node) {
    print(*node.object);
    const auto* quoted = try_as<StringLiteral>(node.key.computed);
    if (node.key.kind == KeyKind::Name || quoted != nullptr) {
      text_ += node.is_optional ? u"?." : u".";
      text_ += quoted != nullptr ? quoted->value : node.key.name;
      return;
    }
    text_ += node.is_optional ? u"?.[" : u"[";
    if (node.key.kind == KeyKind::Private)
      text_ += node.key.name;
    else
      print(*node.key.computed);
    text_ += u']';
  }

  void super_member(const SuperMember& node) {
    const auto* quoted = try_as<StringLiteral>(node.key.computed);
    text_ += unnamed;
    if (node.key.kind == KeyKind::Name || quoted != nullptr) {
      text_ += u'.';
      text_ += quoted != nullptr ? quoted->value : node.key.name;
      return;
    }
    text_ += u'[';
    print(*node.key.computed);
    text_ += u']';
  }

  void unary(const Unary& node) {
    constexpr const char16_t* words[] = {u"delete ", u"void ", u"typeof ", u"+", u"-", u"~", u"!"};
    if (auto value = folded_number(node)) return number(*value);
    if (auto value = folded_boolean(node)) {
      text_ += *value ? u"true" : u"false";
      return;
    }
    text_ += u'(';
    text_ += words[static_cast<std::size_t>(node.op)];
    print(*node.operand);
    text_ += u')';
  }

  void update(const Update& node) {
    const char16_t* word = node.is_increment ? u"++" : u"--";
    text_ += u'(';
    if (node.is_prefix) text_ += word;
    print(*node.operand);
    if (!node.is_prefix) text_ += word;
    text_ += u')';
  }

  void binary(const Binary& node) {
    auto [value, done] = folded_links(node);
    if (value && done == node.links.count) return number(*value);
    text_ += u'(';
    done > 0 ? number(*value) : print(*node.first);
    for (; done < node.links.count; ++done) {
      const BinaryLink& link = node.links[done];
      text_ += u' ';
      text_ += source_.text(link.operator_span);
      text_ += u' ';
      print(*link.right);
    }
    text_ += u')';
  }

  void number(double value) { text_ += ascii_to_utf16(number_to_string(value)); }

  void logical(const Logical& node) {
    constexpr const char16_t* words[] = {u" && ", u" || ", u" ?? "};
    list(node.operands, words[static_cast<std::size_t>(node.op)], u'(', u')');
  }

  void list(const List<const Expression*>& items, const char16_t* between, char16_t open, char16_t close) {
    text_ += open;
    for (std::uint32_t i = 0; i < items.count && text_.size() < longest; ++i) {
      if (i > 0) text_ += between;
      if (items[i] != nullptr) print(*items[i]);
    }
    text_ += close;
  }

  void object(const ObjectLiteral& node) {
    text_ += u'{';
    for (std::uint32_t i = 0; i < node.properties.count && text_.size() < longest; ++i) text_ += unnamed;
    text_ += u'}';
  }

  const SourceText& source_;
  std::u16string text_;
};

}  // namespace

std::u16string render_callee(const Node& node, const SourceText& source) {
  Renderer renderer(source);
  renderer.print(node);
  return renderer.take();
}

std::u16string render_iterable(const Node& node, bool is_async, const SourceText& source) {
  const auto* call = try_as<Call>(&node);
  const auto* construct = try_as<New>(&node);
  if (call == nullptr && construct == nullptr) return render_callee(node, source);
  constexpr const char16_t* of_call = u" is not a function or its return value";
  if (construct != nullptr && is_async) return std::u16string(unnamed) + of_call;
  std::u16string callee = render_callee(call != nullptr ? *call->callee : *construct->callee, source);
  return callee + (is_async ? u"(...)" : u"") + of_call;
}

}  // namespace loopscope::js::compiling
