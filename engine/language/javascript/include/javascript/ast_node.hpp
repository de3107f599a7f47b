#pragma once
// What all nodes of the syntax tree (ast.hpp) share: kinds, lists in the arena, property names and patterns.
#include <base/span.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <type_traits>
#include <vector>

namespace loopscope::js {

constexpr std::uint32_t maximum_tree_depth = 1500;

// An immutable array in the arena.
template <class T>
struct List {
  const T* items = nullptr;
  std::uint32_t count = 0;

  const T* begin() const { return items; }
  const T* end() const { return items + count; }
  std::uint32_t size() const { return count; }
  bool empty() const { return count == 0; }
  const T& operator[](std::size_t index) const { return items[index]; }
  const T& back() const { return items[count - 1]; }
};

using Text = std::u16string_view;

enum class NodeKind : std::uint8_t {
  // Expressions
  Identifier,
  NullLiteral,
  BooleanLiteral,
  NumberLiteral,
  BigIntLiteral,
  StringLiteral,
  RegExpLiteral,
  TemplateLiteral,
  TaggedTemplate,
  ArrayLiteral,
  ObjectLiteral,
  Function,
  Class,
  This,
  Unary,
  Update,
  Binary,
  Logical,
  Conditional,
  Assignment,
  Sequence,
  Member,
  SuperMember,
  Call,
  SuperCall,
  New,
  OptionalChain,
  PrivateIn,
  NewTarget,
  ImportMeta,
  ImportCall,
  Spread,
  Yield,
  Await,
  IntrinsicReference,
  IntrinsicCall,
  // Patterns
  ArrayPattern,
  ObjectPattern,
  // Statements
  ExpressionStatement,
  VariableDeclaration,
  FunctionDeclaration,
  ClassDeclaration,
  Block,
  Empty,
  If,
  For,
  ForIn,
  ForOf,
  While,
  DoWhile,
  Return,
  Break,
  Continue,
  Throw,
  Try,
  Switch,
  Labelled,
  With,
  Debugger,
  ImportDeclaration,
  ExportNamed,
  ExportAll,
  ExportDeclaration,
  ExportDefault,
  // Root
  Program,
};

struct Node {
  NodeKind kind;
  bool parenthesized = false;  // expressions only
  Span span;
};

struct Expression : Node {};
struct Statement : Node {};
using Pattern = Node;

// The checked-by-kind downcast: `as<Member>(node)`.
template <class T>
const T& as(const Node& node) {
  return static_cast<const T&>(node);
}
// Null unless the node is of T's kind: `if (const auto* call = try_as<Call>(node))`.
template <class T>
const T* try_as(const Node* node) {
  return node != nullptr && node->kind == T::node_kind ? static_cast<const T*>(node) : nullptr;
}

// ---------------------------------------------------------------------------------------------------------------------
// Parts that are not nodes

enum class KeyKind : std::uint8_t {
  Name,      // `name`: an identifier name or a string literal
  Number,    // `number`: the key is its string form
  BigInt,    // `name` holds the digits as in BigIntLiteral, `radix` their base
  Computed,  // `computed`
  Private,   // `name`, with the leading '#'
};

struct PropertyName {
  KeyKind kind = KeyKind::Name;
  std::uint8_t radix = 10;
  bool quoted = false;  // a Name that was written as a string literal
  Text name;
  double number = 0;
  const Expression* computed = nullptr;
  Span span;
};

// One element of an array pattern, one value of an object pattern, or one parameter.
struct PatternElement {
  const Pattern* target = nullptr;            // null: a hole in an array pattern
  const Expression* default_value = nullptr;  // or null
  bool is_rest = false;
  Span span;  // with the dots and the default
};

struct PatternProperty {
  PropertyName key;  // unused when value.is_rest
  PatternElement value;
  bool is_shorthand = false;
};

}  // namespace loopscope::js
