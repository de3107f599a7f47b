#pragma once
// The syntax tree of JavaScript (ES2023 with Annex B), as plain structs.
//
// Ownership: every node, list and decoded string lives in the arena of one `Ast`, which is movable and frees everything
// at once; nodes are trivially destructible and never change after parsing. Text that stands verbatim in the program
// (most identifiers, strings without escapes) is a view into the SourceText, which must therefore outlive the Ast.
//
// Always true of a tree that the parser returns:
//  * it is at most `maximum_tree_depth` nodes deep, so recursive walks are safe. Long chains such as `a + b + c + ...`,
//    `a || b || c`, `a, b, c` are one node with a list of operands;
//  * it has no early error except those of regular expression patterns;
//  * a parenthesised expression is the inner node with `parenthesized` set; its span excludes the parentheses.
//
// A *pattern* (the target of a binding or an assignment) is a Node of kind Identifier, ArrayPattern or ObjectPattern;
// in assignments (not in declarations and parameters) also Member, SuperMember, and in sloppy or strict code Call,
// which for the web's sake is evaluated and then throws a ReferenceError.
#include <javascript/ast_node.hpp>

namespace loopscope::js {

// ---------------------------------------------------------------------------------------------------------------------
// Functions and classes

struct Function;

enum class FunctionKind : std::uint8_t {
  Normal,
  Arrow,
  Method,
  Getter,
  Setter,
  Constructor,         // of a class without `extends`
  DerivedConstructor,  // of a class with `extends`
  FieldInitializer,    // `expression_body` is the value of a class field; no parameters; is a method for `super` and
                       // `this`
  StaticBlock,         // a class static block; no parameters; likewise
};

// A function of any kind. It is an expression by itself; declarations and members point to it.
struct Function : Expression {
  static constexpr NodeKind node_kind = NodeKind::Function;
  FunctionKind function_kind = FunctionKind::Normal;
  bool is_async = false;
  bool is_generator = false;
  bool is_strict = false;
  bool has_simple_parameter_list = true;
  // What the body or the parameters use, including through nested arrow functions (and for `uses_eval`, through any
  // nested function as `contains_eval`). A direct eval may use everything, which only `uses_eval` tells.
  bool uses_this = false;       // `this`, or `super`, which needs it
  bool uses_arguments = false;  // the identifier `arguments`, as a reference
  bool uses_super_property = false;
  bool uses_super_call = false;
  bool uses_new_target = false;
  bool uses_eval = false;      // a direct call of `eval` here or in a nested arrow function
  bool contains_eval = false;  // a direct call of `eval` here or in any nested function or class
  bool contains_with = false;  // a `with` statement in this function's own body (not in nested functions)
  Text name;                   // as written after `function`; empty for anonymous functions, methods and arrows
  Span name_span;
  List<PatternElement> parameters;
  std::uint32_t expected_argument_count = 0;  // the `length` property: parameters before the first default or rest
  List<const Statement*> body;
  const Expression* expression_body =
      nullptr;     // of an arrow without braces, or a field initializer; `body` is empty then
  Span body_span;  // with the braces; of `expression_body` otherwise
  // `span` is the text that Function.prototype.toString gives: for methods it begins at `async`, `get`, `*` or the key
  // (not at `static`).
};

enum class MemberKind : std::uint8_t { Method, Getter, Setter, Field, StaticBlock };

struct ClassMember {
  MemberKind kind = MemberKind::Method;
  bool is_static = false;
  PropertyName key;                 // unused for StaticBlock
  const Function* value = nullptr;  // null: a field without initializer
  Span span;
};

struct Class : Expression {
  static constexpr NodeKind node_kind = NodeKind::Class;
  Text name;  // empty when anonymous
  Span name_span;
  const Expression* superclass = nullptr;
  const Function* constructor = nullptr;  // null: the default one. Not among `members`
  List<ClassMember> members;              // in source order
  Span body_span;
};

// ---------------------------------------------------------------------------------------------------------------------
// Expressions

struct Identifier : Expression {  // a reference; in patterns a name to bind or to assign
  static constexpr NodeKind node_kind = NodeKind::Identifier;
  Text name;
};

struct NullLiteral : Expression {
  static constexpr NodeKind node_kind = NodeKind::NullLiteral;
};

struct BooleanLiteral : Expression {
  static constexpr NodeKind node_kind = NodeKind::BooleanLiteral;
  bool value = false;
};

struct NumberLiteral : Expression {
  static constexpr NodeKind node_kind = NodeKind::NumberLiteral;
  double value = 0;
};

struct BigIntLiteral : Expression {
  static constexpr NodeKind node_kind = NodeKind::BigIntLiteral;
  Text digits;  // without prefix, separators and the final n
  std::uint8_t radix = 10;
};

struct StringLiteral : Expression {
  static constexpr NodeKind node_kind = NodeKind::StringLiteral;
  Text value;
};

struct RegExpLiteral : Expression {
  static constexpr NodeKind node_kind = NodeKind::RegExpLiteral;
  Text pattern;
  Text flags;
};

struct TemplatePart {
  bool has_cooked = true;  // false: an invalid escape, allowed in tagged templates only; the value is undefined
  Text cooked;
  Text raw;
  Span span;  // without delimiters
};

struct TemplateLiteral : Expression {
  static constexpr NodeKind node_kind = NodeKind::TemplateLiteral;
  List<TemplatePart> parts;  // one more than substitutions
  List<const Expression*> substitutions;
};

struct TaggedTemplate : Expression {
  static constexpr NodeKind node_kind = NodeKind::TaggedTemplate;
  const Expression* tag = nullptr;
  const TemplateLiteral* quasi = nullptr;
};

struct ArrayLiteral : Expression {
  static constexpr NodeKind node_kind = NodeKind::ArrayLiteral;
  List<const Expression*> elements;  // null: a hole; may be Spread
};

enum class PropertyKind : std::uint8_t {
  Value,
  Shorthand,  // `{x}`: value is the Identifier
  Method,     // value is a Function
  Getter,     // value is a Function
  Setter,     // value is a Function
  Spread,     // value is the operand, key unused
  Prototype,  // `__proto__: v`, which sets the prototype
};

struct ObjectProperty {
  PropertyKind kind = PropertyKind::Value;
  PropertyName key;
  const Expression* value = nullptr;
  Span span;
};

struct ObjectLiteral : Expression {
  static constexpr NodeKind node_kind = NodeKind::ObjectLiteral;
  List<ObjectProperty> properties;
};

struct This : Expression {
  static constexpr NodeKind node_kind = NodeKind::This;
};

enum class UnaryOperator : std::uint8_t { Delete, Void, Typeof, Plus, Minus, BitwiseNot, Not };

struct Unary : Expression {
  static constexpr NodeKind node_kind = NodeKind::Unary;
  UnaryOperator op = UnaryOperator::Not;
  const Expression* operand = nullptr;
};

struct Update : Expression {
  static constexpr NodeKind node_kind = NodeKind::Update;
  bool is_increment = true;
  bool is_prefix = false;
  const Expression* operand = nullptr;  // Identifier, Member, SuperMember, or Call (throws a ReferenceError when run)
};

enum class BinaryOperator : std::uint8_t {
  Add,
  Subtract,
  Multiply,
  Divide,
  Remainder,
  Exponent,
  ShiftLeft,
  ShiftRight,
  ShiftRightUnsigned,
  BitwiseAnd,
  BitwiseOr,
  BitwiseXor,
  Equal,
  NotEqual,
  StrictEqual,
  StrictNotEqual,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  In,
  Instanceof,
};

struct BinaryLink {
  BinaryOperator op = BinaryOperator::Add;
  const Expression* right = nullptr;
  Span operator_span;
};

// A left-associated chain: ((first op0 right0) op1 right1) ... The intermediate result after link i spans from
// span.begin to the end of right i (its closing parentheses included).
struct Binary : Expression {
  static constexpr NodeKind node_kind = NodeKind::Binary;
  const Expression* first = nullptr;
  List<BinaryLink> links;  // at least one
};

enum class LogicalOperator : std::uint8_t { And, Or, Coalesce };

// operands[0] op operands[1] op ...; at least two, all with the same operator.
struct Logical : Expression {
  static constexpr NodeKind node_kind = NodeKind::Logical;
  LogicalOperator op = LogicalOperator::And;
  std::uint32_t operator_begin = 0;  // of the first
  List<const Expression*> operands;
};

struct Conditional : Expression {
  static constexpr NodeKind node_kind = NodeKind::Conditional;
  const Expression* test = nullptr;
  const Expression* consequent = nullptr;
  const Expression* alternate = nullptr;
};

enum class AssignmentKind : std::uint8_t {
  Plain,     // =
  Compound,  // op=, the operator in `binary`
  Logical,   // &&= ||= ??=, the operator in `logical`
};

struct Assignment : Expression {
  static constexpr NodeKind node_kind = NodeKind::Assignment;
  AssignmentKind assignment_kind = AssignmentKind::Plain;
  BinaryOperator binary = BinaryOperator::Add;
  LogicalOperator logical = LogicalOperator::And;
  const Pattern* target = nullptr;  // array and object patterns only when Plain
  const Expression* value = nullptr;
  Span operator_span;
};

struct Sequence : Expression {
  static constexpr NodeKind node_kind = NodeKind::Sequence;
  List<const Expression*> expressions;  // at least two
};

// `object.name`, `object[expression]`, `object.#name`.
struct Member : Expression {
  static constexpr NodeKind node_kind = NodeKind::Member;
  bool is_optional = false;  // `?.`: when the object is nullish, the enclosing OptionalChain is undefined
  const Expression* object = nullptr;
  PropertyName key;            // Name, Private or Computed
  std::uint32_t position = 0;  // where V8 places an error in the access: the name, or the bracket
};

struct SuperMember : Expression {
  static constexpr NodeKind node_kind = NodeKind::SuperMember;
  PropertyName key;
  std::uint32_t position = 0;
};

struct Call : Expression {
  static constexpr NodeKind node_kind = NodeKind::Call;
  bool is_optional = false;
  bool is_possible_direct_eval = false;  // `eval(...)` by that very name, not optional
  const Expression* callee = nullptr;
  List<const Expression*> arguments;  // may hold Spread
  std::uint32_t position = 0;         // where V8 places the call in stack traces and "is not a function"
};

struct SuperCall : Expression {
  static constexpr NodeKind node_kind = NodeKind::SuperCall;
  List<const Expression*> arguments;
  std::uint32_t position = 0;
};

struct New : Expression {
  static constexpr NodeKind node_kind = NodeKind::New;
  const Expression* callee = nullptr;
  List<const Expression*> arguments;
  std::uint32_t position = 0;
};

// The boundary of a short circuit: the Members and Calls inside it (along the object/callee spine) with is_optional end
// here.
struct OptionalChain : Expression {
  static constexpr NodeKind node_kind = NodeKind::OptionalChain;
  const Expression* expression = nullptr;
};

struct PrivateIn : Expression {  // `#name in object`
  static constexpr NodeKind node_kind = NodeKind::PrivateIn;
  Text name;  // with the '#'
  Span name_span;
  const Expression* object = nullptr;
};

struct NewTarget : Expression {
  static constexpr NodeKind node_kind = NodeKind::NewTarget;
};

struct ImportMeta : Expression {
  static constexpr NodeKind node_kind = NodeKind::ImportMeta;
};

struct ImportCall : Expression {
  static constexpr NodeKind node_kind = NodeKind::ImportCall;
  const Expression* specifier = nullptr;
  const Expression* options = nullptr;  // or null
};

struct Spread : Expression {  // only in array literals and arguments
  static constexpr NodeKind node_kind = NodeKind::Spread;
  const Expression* operand = nullptr;
};

struct Yield : Expression {
  static constexpr NodeKind node_kind = NodeKind::Yield;
  bool is_delegate = false;             // `yield*`
  const Expression* operand = nullptr;  // or null
};

struct Await : Expression {
  static constexpr NodeKind node_kind = NodeKind::Await;
  const Expression* operand = nullptr;
};

struct IntrinsicReference : Expression {  // `%Name%`, in the engine's own prelude only
  static constexpr NodeKind node_kind = NodeKind::IntrinsicReference;
  Text name;
};

struct IntrinsicCall : Expression {  // `%name(arguments)`, likewise
  static constexpr NodeKind node_kind = NodeKind::IntrinsicCall;
  Text name;
  List<const Expression*> arguments;
};

// ---------------------------------------------------------------------------------------------------------------------
// Patterns

struct ArrayPattern : Node {
  static constexpr NodeKind node_kind = NodeKind::ArrayPattern;
  List<PatternElement> elements;
};

struct ObjectPattern : Node {
  static constexpr NodeKind node_kind = NodeKind::ObjectPattern;
  List<PatternProperty> properties;
};

// ---------------------------------------------------------------------------------------------------------------------
// Statements

struct ExpressionStatement : Statement {
  static constexpr NodeKind node_kind = NodeKind::ExpressionStatement;
  bool is_directive = false;
  const Expression* expression = nullptr;
};

enum class DeclarationKind : std::uint8_t { Var, Let, Const };

struct Declarator {
  const Pattern* target = nullptr;
  const Expression* initializer = nullptr;  // or null
  std::uint32_t initializer_begin = 0;      // its first token, be it a parenthesis
  Span span;
};

struct VariableDeclaration : Statement {
  static constexpr NodeKind node_kind = NodeKind::VariableDeclaration;
  DeclarationKind declaration_kind = DeclarationKind::Var;
  List<Declarator> declarators;
};

struct FunctionDeclaration : Statement {
  static constexpr NodeKind node_kind = NodeKind::FunctionDeclaration;
  const Function* function = nullptr;
  // A sloppy function in a block that must also create and assign a `var` of its name in the enclosing function or
  // script (Annex B.3.2). The parser has checked that no lexical name or parameter stands in the way.
  bool is_annex_b_hoisted = false;
};

struct ClassDeclaration : Statement {
  static constexpr NodeKind node_kind = NodeKind::ClassDeclaration;
  const Class* definition = nullptr;
};

struct Block : Statement {
  static constexpr NodeKind node_kind = NodeKind::Block;
  List<const Statement*> body;
};

struct Empty : Statement {
  static constexpr NodeKind node_kind = NodeKind::Empty;
};

struct If : Statement {
  static constexpr NodeKind node_kind = NodeKind::If;
  const Expression* test = nullptr;
  const Statement* consequent = nullptr;  // a FunctionDeclaration here (Annex B) is in a Block made for it
  const Statement* alternate = nullptr;   // or null
};

struct For : Statement {
  static constexpr NodeKind node_kind = NodeKind::For;
  const Node* initializer = nullptr;   // a VariableDeclaration, an Expression, or null
  const Expression* test = nullptr;    // or null
  const Expression* update = nullptr;  // or null
  const Statement* body = nullptr;
};

struct ForIn : Statement {
  static constexpr NodeKind node_kind = NodeKind::ForIn;
  const Node* left = nullptr;  // a VariableDeclaration with one declarator (with initializer: Annex B), or a Pattern
  const Expression* right = nullptr;
  const Statement* body = nullptr;
};

struct ForOf : Statement {
  static constexpr NodeKind node_kind = NodeKind::ForOf;
  bool is_await = false;
  const Node* left = nullptr;  // a VariableDeclaration with one declarator, or a Pattern
  const Expression* right = nullptr;
  const Statement* body = nullptr;
};

struct While : Statement {
  static constexpr NodeKind node_kind = NodeKind::While;
  const Expression* test = nullptr;
  const Statement* body = nullptr;
};

struct DoWhile : Statement {
  static constexpr NodeKind node_kind = NodeKind::DoWhile;
  const Statement* body = nullptr;
  const Expression* test = nullptr;
};

struct Return : Statement {
  static constexpr NodeKind node_kind = NodeKind::Return;
  const Expression* value = nullptr;  // or null
};

struct Break : Statement {
  static constexpr NodeKind node_kind = NodeKind::Break;
  Text label;  // empty: the nearest loop or switch
};

struct Continue : Statement {
  static constexpr NodeKind node_kind = NodeKind::Continue;
  Text label;  // empty: the nearest loop
};

struct Throw : Statement {
  static constexpr NodeKind node_kind = NodeKind::Throw;
  const Expression* value = nullptr;
};

struct Try : Statement {
  static constexpr NodeKind node_kind = NodeKind::Try;
  const Block* block = nullptr;
  const Pattern* parameter = nullptr;  // or null
  const Block* handler = nullptr;      // or null
  const Block* finalizer = nullptr;    // or null
};

struct SwitchCase {
  const Expression* test = nullptr;  // null: default
  List<const Statement*> body;
  Span span;
};

struct Switch : Statement {
  static constexpr NodeKind node_kind = NodeKind::Switch;
  const Expression* discriminant = nullptr;
  List<SwitchCase> cases;
};

struct Labelled : Statement {
  static constexpr NodeKind node_kind = NodeKind::Labelled;
  Text label;
  Span label_span;
  const Statement* body = nullptr;
};

struct With : Statement {
  static constexpr NodeKind node_kind = NodeKind::With;
  const Expression* object = nullptr;
  const Statement* body = nullptr;
};

struct Debugger : Statement {
  static constexpr NodeKind node_kind = NodeKind::Debugger;
};

// ---------------------------------------------------------------------------------------------------------------------
// Modules. They stand at the top level of a Program only.

struct ImportAttribute {
  Text key;
  Text value;
  Span span;
};

struct ModuleRequest {
  Text specifier;
  Span span;  // of the string literal
  List<ImportAttribute> attributes;
};

enum class ImportKind : std::uint8_t { Named, Default, Namespace };

struct ImportSpecifier {
  ImportKind kind = ImportKind::Named;
  Text imported;  // for Named
  Text local;
  Span local_span;
  Span span;
};

struct ImportDeclaration : Statement {
  static constexpr NodeKind node_kind = NodeKind::ImportDeclaration;
  List<ImportSpecifier> specifiers;
  ModuleRequest request;
};

struct ExportSpecifier {
  Text local;  // the local name, or the name in the other module
  Text exported;
  Span local_span;
  Span span;
};

struct ExportNamed : Statement {  // `export {a as b}`, `export {a as b} from "m"`
  static constexpr NodeKind node_kind = NodeKind::ExportNamed;
  List<ExportSpecifier> specifiers;
  bool has_request = false;
  ModuleRequest request;
};

struct ExportAll : Statement {  // `export * from "m"`, `export * as ns from "m"`
  static constexpr NodeKind node_kind = NodeKind::ExportAll;
  bool has_name = false;
  Text exported;
  ModuleRequest request;
};

struct ExportDeclaration : Statement {  // of a VariableDeclaration, FunctionDeclaration or ClassDeclaration
  static constexpr NodeKind node_kind = NodeKind::ExportDeclaration;
  const Statement* declaration = nullptr;
};

struct ExportDefault : Statement {
  static constexpr NodeKind node_kind = NodeKind::ExportDefault;
  // A FunctionDeclaration or ClassDeclaration (perhaps without a name: its name is then "default" and it binds
  // `*default*`), or an Expression.
  const Node* value = nullptr;
};

// ---------------------------------------------------------------------------------------------------------------------
// The root

enum class ProgramGoal : std::uint8_t { Script, Module, CommonJs, FunctionParts, Eval };

struct Program : Node {
  static constexpr NodeKind node_kind = NodeKind::Program;
  ProgramGoal goal = ProgramGoal::Script;
  bool is_strict = false;
  bool has_top_level_await = false;  // modules: an `await` or `for await` outside functions
  bool uses_this = false;
  bool uses_arguments = false;
  bool uses_new_target = false;
  bool uses_eval = false;      // a direct eval outside functions (arrow functions excepted)
  bool contains_eval = false;  // a direct eval anywhere
  bool reads_passed = false;   // `x.arguments` or `x['arguments']` somewhere: functions keep what they were called with
  List<const Statement*> body;  // for FunctionParts: one ExpressionStatement whose expression is the Function
};

// ---------------------------------------------------------------------------------------------------------------------
// The owner

// Hands out memory until it is destroyed. Addresses are stable, also when the arena moves.
class Arena {
 public:
  Arena() = default;
  Arena(Arena&&) noexcept = default;
  Arena& operator=(Arena&&) noexcept = default;

  void* allocate(std::size_t size, std::size_t alignment) {
    std::size_t begin = (used_ + alignment - 1) & ~(alignment - 1);
    if (begin + size > capacity_) return allocate_chunk(size);
    used_ = begin + size;
    return chunks_.back().get() + begin;
  }

  template <class T>
  T* make(T value) {
    static_assert(std::is_trivially_destructible_v<T>);
    return new (allocate(sizeof(T), alignof(T))) T(value);
  }

  template <class T>
  List<T> copy(const T* items, std::size_t count) {
    static_assert(std::is_trivially_destructible_v<T>);
    if (count == 0) return {};
    T* copied = static_cast<T*>(allocate(sizeof(T) * count, alignof(T)));
    std::uninitialized_copy(items, items + count, copied);
    return {copied, static_cast<std::uint32_t>(count)};
  }

  Text copy_text(Text text) {
    List<char16_t> copied = copy(text.data(), text.size());
    return {copied.items, copied.count};
  }

 private:
  void* allocate_chunk(std::size_t size) {
    constexpr std::size_t chunk_size = 64 * 1024;
    capacity_ = size > chunk_size ? size : chunk_size;
    chunks_.push_back(std::make_unique_for_overwrite<std::byte[]>(capacity_));
    used_ = size;
    return chunks_.back().get();
  }

  std::vector<std::unique_ptr<std::byte[]>> chunks_;
  std::size_t used_ = 0;
  std::size_t capacity_ = 0;
};

struct Ast {
  Arena arena;
  const Program* program = nullptr;
};

}  // namespace loopscope::js
