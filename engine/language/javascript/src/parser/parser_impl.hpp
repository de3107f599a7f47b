#pragma once
// The recursive-descent parser. One Parser reads one text; each .cpp of this folder holds one part of the grammar.
//
// The order in which things are checked follows V8, since of several errors only the first is told. After an error
// every further token is Illegal, so that all productions return soon; what they return is then of no use, but never
// null.
//
// Depth: `depth_` counts the nodes around the text being read. Where a node is put around one that has been read
// already (a call around its callee), `wrap()` counts it, so that `deepest_` is never less than the true depth of the
// tree.
#include <lexer/lexer.hpp>
#include "expression_scope.hpp"
#include "list_builder.hpp"
#include "name_scopes.hpp"

#include <javascript/parser.hpp>

#include <optional>
#include <unordered_map>

namespace loopscope::js {

// What the code of a function uses, as in the flags of Function.
enum Usage : std::uint16_t {
  uses_this_flag = 1,
  uses_arguments_flag = 2,
  uses_super_property_flag = 4,
  uses_super_call_flag = 8,
  uses_new_target_flag = 16,
  uses_eval_flag = 32,
  contains_eval_flag = 64,
  contains_with_flag = 128,
};
constexpr std::uint16_t usage_of_arrows = 0x7F;  // what an arrow function's use means for the function around it
constexpr std::uint16_t usage_of_functions = contains_eval_flag;

struct Label {
  Text name;
  std::uint32_t begin;
  std::uint32_t body_begin;
  bool is_loop;
};

// The function (or program) whose code is being read.
struct FunctionState {
  FunctionState* parent = nullptr;
  FunctionKind kind = FunctionKind::Normal;
  bool is_program = false;
  bool is_async = false;
  bool is_generator = false;
  std::uint16_t usage = 0;
  std::uint32_t loops = 0;
  std::uint32_t breakables = 0;  // loops and switches
  std::vector<Label> labels;

  bool is_arrow() const { return kind == FunctionKind::Arrow; }
  bool is_class_initializer() const {
    return kind == FunctionKind::FieldInitializer || kind == FunctionKind::StaticBlock;
  }
};

struct UnresolvedPrivateName {
  Text name;
  Span span;
};

enum class PrivateUse : std::uint8_t { Field, Method, Getter, Setter, Accessor };

struct PrivateName {
  PrivateUse use;
  bool is_static;
};

struct ClassState {
  ClassState* parent = nullptr;
  std::unordered_map<Text, PrivateName> declared;  // looked up only, never walked
  std::vector<UnresolvedPrivateName> unresolved;
};

// What is known of an arrow function once its head has been read, until the "=>" is consumed.
struct ArrowHead {
  std::uint16_t usage = 0;
  bool is_async = false;
  bool is_simple = true;
  PossibleError strict_parameter;
};

enum class PropertyShape : std::uint8_t {
  Unknown,
  Value,
  Shorthand,         // followed by ","
  ShorthandOrField,  // followed by "}"
  Assign,            // followed by "="
  Field,             // followed by ";"
  Method,
  Getter,
  Setter,
  Spread,
};

// The front of a property or class member: modifiers and key.
struct PropertyHead {
  PropertyShape shape = PropertyShape::Unknown;
  bool in_class = false;
  bool is_static = false;
  bool is_async = false;
  bool is_generator = false;
  PropertyName key;
  TokenKind first_kind = TokenKind::EndOfInput;  // the first token
  Span first_span;
  std::uint32_t text_begin = 0;  // where the function text of a method begins: behind `static`
  Expression* spread = nullptr;

  bool is_named(Text name) const { return key.kind == KeyKind::Name && key.name == name; }
};

enum class DeclarationContext : std::uint8_t { StatementList, ForHead };

struct Declarations {
  DeclarationKind kind = DeclarationKind::Var;
  List<Declarator> declarators;
  Span bindings;
  Span first_initializer;  // empty: none
};

struct ParameterList {
  List<PatternElement> elements;
  bool is_simple = true;
  bool has_rest = false;
  PossibleError duplicate;
  PossibleError strict_error;
};

struct FunctionName {
  Text name;
  Span span;
  bool is_strict_reserved = false;
  bool is_checked = true;  // false: not subject to the rules for names in strict code
};

struct FunctionTraits {
  FunctionKind kind = FunctionKind::Normal;
  bool is_async = false;
  bool is_generator = false;
  std::uint32_t begin = 0;  // where the text of the function begins
};

enum class ForEachKind : std::uint8_t { None, In, Of };

class Parser {
 public:
  Parser(const SourceText& source, const ParseOptions& options);

  ParseResult run();

 private:
  friend class DepthGuard;
  friend class Spine;

  // --- tokens.cpp: the token window and errors
  TokenKind peek() const { return next_->kind; }
  TokenKind peek_ahead();
  TokenKind advance();
  void consume(TokenKind) { advance(); }
  bool check(TokenKind kind);
  void expect(TokenKind kind);
  void expect_semicolon();
  bool peek_word(Text word) const;
  bool check_word(Text word);
  void expect_word(Text word, std::string_view full_name = {}, std::uint32_t begin = 0);
  bool peek_any_identifier() const { return is_any_identifier(peek()); }
  void rescan_regexp();
  void rescan_template();
  std::uint32_t position() const { return current_->span.begin; }
  std::uint32_t end_position() const { return current_->span.end; }
  std::uint32_t peek_position() const { return next_->span.begin; }
  bool newline_before_next() const { return next_->newline_before; }
  bool newline_after_next() { return (peek_ahead(), ahead_->newline_before); }
  Span span_from(std::uint32_t begin) const { return {begin, end_position() > begin ? end_position() : begin}; }

  bool failed() const { return error_.has_value(); }
  void report(Span span, Message message, std::string argument = {});
  void report(Span span, Message message, Text argument);
  void report_here(Message message) { report(current_->span, message, std::string()); }
  void report_here(Message message, Text argument) { report(current_->span, message, argument); }
  void report_unexpected(const Token& token) { report_unexpected(token, token.kind, token.span); }
  void report_unexpected(const Token& token, TokenKind kind, Span span);
  void report_unexpected_next();
  void report_too_deep();
  void check_strict_octal(std::uint32_t begin, std::uint32_t end);

  void wrap();

  template <class T>
  T* make(T node) {
    return arena_.make(node);
  }
  template <class T>
  T* make_node(std::uint32_t begin) {
    T* node = arena_.make(T{});
    node->kind = T::node_kind;
    node->span = span_from(begin);
    return node;
  }
  Expression* failure() { return &failure_; }

  // --- program.cpp
  Program* parse_program();
  void parse_program_body(ListBuilder<const Statement*>& body);
  void declare_module_function_parameters();
  void parse_function_parts(ListBuilder<const Statement*>& body);
  void parse_leading_expression(ListBuilder<const Statement*>& body);
  void report_passing_conflict();

  // --- expressions.cpp: operators
  Expression* parse_expression();
  Expression* parse_expression_cover();
  Expression* parse_assignment();
  Expression* parse_assignment_cover();
  Expression* parse_assignment_rest(Expression* target, std::uint32_t begin);
  void check_assignment_target(Expression*& target, TokenKind op, std::uint32_t begin);
  Expression* parse_conditional();
  Expression* parse_conditional_rest(Expression* test, std::uint32_t begin);
  Expression* parse_logical();
  Expression* parse_or_rest(Expression* first, std::uint32_t begin);
  Expression* parse_and_rest(Expression* first, std::uint32_t begin);
  Expression* parse_coalesce_rest(Expression* first, std::uint32_t begin);
  Expression* make_logical(LogicalOperator op, ListBuilder<const Expression*>& operands, std::uint32_t begin,
                           std::uint32_t operator_begin);
  int next_precedence() const;
  Expression* parse_binary(int minimum);
  Expression* parse_binary_rest(Expression* first, int minimum, std::uint32_t begin);
  Expression* parse_private_in(int minimum, std::uint32_t begin);
  Expression* parse_unary();
  Expression* parse_prefix();
  Expression* finish_unary(TokenKind op, std::uint32_t begin, Expression* operand);
  Expression* parse_await();
  Expression* parse_yield();
  Expression* parse_postfix();
  bool is_await_allowed() const;
  bool is_valid_reference(const Expression* expression) const;
  bool is_assignable_identifier(const Expression* expression) const;
  Expression* check_invalid_reference(Expression* expression, Span span, Message message, bool early_error);

  // --- members.cpp: calls, property access, new, super, import
  Expression* parse_left_hand_side();
  Expression* parse_left_hand_side_rest(Expression* object, std::uint32_t begin);
  Expression* parse_member();
  Expression* parse_member_rest(Expression* object, std::uint32_t begin);
  Expression* parse_async_call(Expression* callee, std::uint32_t begin);
  Expression* parse_optional_link(Expression* object, std::uint32_t begin);
  Expression* parse_bracket_member(Expression* object, std::uint32_t begin, bool is_optional);
  Expression* parse_dot_member(Expression* object, std::uint32_t begin, std::uint32_t position, bool is_optional);
  Expression* parse_call(Expression* callee, std::uint32_t begin, bool is_optional);
  Expression* parse_tagged_template(Expression* tag, std::uint32_t begin);
  PropertyName parse_member_name();
  bool note_private_name(Text name, Span span);
  List<const Expression*> parse_arguments(bool maybe_async_arrow = false);
  Expression* parse_argument(ElementErrors& errors, bool maybe_async_arrow);
  void note_async_arrow_rest(std::uint32_t begin, const Expression* argument);
  Expression* parse_new();
  Expression* parse_new_target(std::uint32_t begin);
  Expression* parse_super();
  Expression* parse_super_member(std::uint32_t begin);
  Expression* parse_import_expression();
  Expression* parse_import_call(std::uint32_t begin);
  FunctionState& receiver_function();

  // --- primary.cpp
  Expression* parse_primary();
  Expression* parse_identifier_expression();
  Expression* parse_literal();
  Expression* parse_parenthesized();
  Expression* parse_rest_of_arrow_head(ListBuilder<const Expression*>& list, ElementErrors& errors);
  Expression* parse_regexp();
  Expression* parse_template(bool is_tagged, std::uint32_t begin);
  void add_template_part(ListBuilder<TemplatePart>& parts, bool is_tagged);
  Expression* parse_intrinsic();
  Text parse_and_classify_identifier(const Token& token);
  Text parse_identifier(bool is_generator, bool is_await_reserved);
  Text parse_binding_identifier();
  Text parse_non_restricted_identifier();
  bool is_valid_identifier(TokenKind kind, bool is_strict, bool is_generator, bool is_await_reserved) const;
  bool is_await_reserved() const;
  Expression* make_identifier(Text name, Span span);
  void declare_in_scope(Text name, Span span);
  bool receiver_bans_arguments();

  // --- literals.cpp: arrays and objects, which may be patterns
  Expression* parse_array_literal();
  Expression* parse_array_element(ElementErrors& errors);
  Expression* parse_array_spread(ElementErrors& errors);
  Expression* parse_object_literal();
  bool parse_object_property(ListBuilder<ObjectProperty>& properties, bool& has_proto);
  ObjectProperty parse_value_property(const PropertyHead& head, bool& has_proto);
  bool parse_shorthand_property(const PropertyHead& head, ObjectProperty& property);
  bool check_shorthand_name(const PropertyHead& head);
  Expression* parse_sub_pattern();
  bool parse_property_head(PropertyHead& head);
  bool parse_async_modifier(PropertyHead& head);
  bool parse_accessor_modifier(PropertyHead& head);
  bool parse_property_key(PropertyHead& head);
  bool parse_private_key(PropertyHead& head);
  void parse_computed_key(PropertyHead& head);
  void parse_spread_property(PropertyHead& head);
  const Function* parse_method(const PropertyHead& head, FunctionKind kind);
  bool note_shape(PropertyHead& head);
  void set_key_from_current(PropertyHead& head);

  // --- patterns.cpp
  Expression* parse_binding_pattern();
  const Pattern* to_pattern(const Expression* expression);
  PatternElement to_element(const Expression* expression);
  PatternProperty to_pattern_property(const ObjectProperty& property);
  const Pattern* to_array_pattern(const ArrayLiteral& literal);
  const Pattern* to_object_pattern(const ObjectLiteral& literal);
  void record_pattern_error(Span span, Message message);
  void record_expression_error(Span span, Message message);
  void record_declaration_error(Span span, Message message);
  void record_async_arrow_error(Span span, Message message);
  void record_parameter_error(Span span, Message message);
  void record_strict_parameter_error(Span span, Message message);
  void record_not_simple();
  void classify_parameter(const Expression* identifier);
  void classify_arrow_parameter(ElementErrors& errors, std::uint32_t begin, const Expression* parameter);
  void validate_expression(const ExpressionScope& scope);
  void settle_expression(ExpressionScope& scope);
  void validate_pattern(ExpressionScope& scope, const Expression* pattern, Span span);
  Expression* validate_reference(const ExpressionScope& scope, Expression* expression, Span span);

  // --- functions.cpp
  Expression* parse_function_expression();
  Expression* parse_async_function_expression();
  Expression* parse_function_expression_rest(std::uint32_t begin, bool is_async);
  Function* parse_function(const FunctionName& name, const FunctionTraits& traits);
  void parse_parameters(Function& function, ParameterList& parameters);
  void parse_parameter_list(ParameterList& parameters);
  PatternElement parse_parameter(ParameterList& parameters);
  void check_arity(const Function& function, const ParameterList& parameters, Span span);
  void check_parameters_end();
  void parse_function_body(Function& function, const ParameterList& parameters);
  void parse_block_body(Function& function);
  void check_body_names();
  void validate_parameters(const ParameterList& parameters, bool allow_duplicates);
  void check_function_name(const FunctionName& name);
  void parse_directives(ListBuilder<const Statement*>& body, bool has_simple_parameters);
  void parse_statement_list(ListBuilder<const Statement*>& body, TokenKind end);
  void finish_usage(Function& function, std::uint16_t usage);
  Statement* parse_function_declaration(std::uint32_t begin, bool is_async, bool is_default_export = false);
  void declare_function(Text name, FunctionDeclaration* declaration, bool is_plain);
  Statement* parse_async_function_declaration(bool is_default_export = false);
  Statement* parse_embedded_function();
  std::uint32_t expected_arguments(const List<PatternElement>& parameters) const;

  // --- arrows.cpp
  Expression* parse_arrow(Expression* head, std::uint32_t begin);
  Function* parse_arrow_function(ParameterList& parameters, const ArrowHead& head, std::uint32_t begin);
  void parse_arrow_body(Function& function, const ParameterList& parameters);
  std::uint32_t message_position(const Expression& expression) const;
  ParameterList to_parameters(const Expression* head, const ArrowHead& arrow);
  void declare_pattern(const Pattern* pattern, PossibleError& duplicate);
  void declare_element(const PatternElement& element, PossibleError& duplicate);
  void finish_arrow_head(const ExpressionScope& scope, std::uint16_t usage, bool is_async);

  // --- classes.cpp
  Expression* parse_class_expression();
  Statement* parse_class_declaration(bool is_default_export = false);
  Class* parse_class(const FunctionName& name, std::uint32_t begin);
  bool check_class_name(const FunctionName& name);
  void parse_heritage(Class& definition);
  void parse_class_body(Class& definition);
  bool parse_class_member(Class& definition, ListBuilder<ClassMember>& members);
  void parse_class_member_head(PropertyHead& head);
  ClassMember parse_field(const PropertyHead& head);
  const Function* parse_field_initializer();
  const Function* parse_static_block();
  bool add_method(Class& definition, const PropertyHead& head, ListBuilder<ClassMember>& members);
  bool check_method_name(const Class& definition, const PropertyHead& head);
  void check_field_name(const PropertyHead& head);
  void declare_private_name(const ClassMember& member);
  void finish_private_names();

  // --- statements.cpp
  Statement* parse_statement_list_item();
  Statement* parse_statement(bool allow_function = false);
  Statement* parse_statement_unguarded(bool allow_function);
  Statement* parse_expression_or_labelled(bool allow_function);
  bool is_misplaced_declaration();
  Statement* parse_labelled(const Identifier& label, bool allow_function);
  bool peek_begins_loop() const;
  void mark_loop_labels();
  Block* parse_block();
  Block* parse_block_in_scope(std::uint32_t begin);
  Statement* parse_empty();
  Statement* parse_if();
  Statement* parse_scoped_statement();
  Statement* parse_return();
  Statement* parse_throw();
  Statement* parse_break();
  Statement* parse_continue();
  bool parse_jump_label(Text& label);
  const Label* find_label(Text name) const;
  Statement* parse_with();
  Statement* parse_debugger();
  Statement* parse_switch();
  bool parse_switch_case(ListBuilder<SwitchCase>& cases, bool& has_default);
  Statement* parse_try();
  void parse_catch(Try& statement);
  void parse_catch_parameter(Try& statement);

  // --- loops.cpp
  Statement* parse_while();
  Statement* parse_do_while();
  const Statement* parse_loop_body();
  Statement* parse_for();
  Statement* parse_for_declaration(std::uint32_t begin);
  Statement* parse_for_expression(std::uint32_t begin);
  Statement* parse_for_rest(const Node* initializer, std::uint32_t begin);
  Statement* parse_for_each_rest(const Node* left, ForEachKind kind, std::uint32_t begin);
  Statement* parse_for_await();
  const Node* parse_for_await_left();
  void check_for_each_declarations(const Declarations& declarations, ForEachKind kind);
  void check_for_await_declarations(const Declarations& declarations);
  ForEachKind check_in_or_of();
  bool peek_in_or_of() const { return peek() == TokenKind::In || peek_word(u"of"); }

  // --- declarations.cpp
  bool is_let_declaration();
  Statement* parse_variable_statement();
  Declarations parse_declarations(DeclarationContext context);
  bool parse_declarator(DeclarationContext context, Declarations& declarations, ListBuilder<Declarator>& declarators);
  VariableDeclaration* make_declaration(const Declarations& declarations, std::uint32_t begin);

  // --- modules.cpp
  struct PendingExport {
    Text exported;
    Text local;  // empty: nothing to look up
    Span span;
  };
  struct ExportClause {
    List<ExportSpecifier> specifiers;
    PossibleError reserved;
    PossibleError string_name;
  };
  Statement* parse_module_item();
  Statement* parse_import_declaration();
  bool parse_import_bindings(ListBuilder<ImportSpecifier>& specifiers, std::uint32_t begin);
  void parse_named_imports(ListBuilder<ImportSpecifier>& specifiers);
  bool parse_named_import(ListBuilder<ImportSpecifier>& specifiers);
  void parse_namespace_import(ListBuilder<ImportSpecifier>& specifiers, std::uint32_t begin);
  void add_import(ListBuilder<ImportSpecifier>& specifiers, const ImportSpecifier& specifier, Span declared);
  ModuleRequest parse_module_request();
  List<ImportAttribute> parse_import_attributes();
  bool parse_import_attribute(ListBuilder<ImportAttribute>& attributes);
  Statement* parse_export();
  Statement* parse_export_default(std::uint32_t begin);
  const Node* parse_export_default_value();
  Statement* parse_export_all(std::uint32_t begin);
  Statement* parse_export_named(std::uint32_t begin);
  Statement* parse_export_declaration(std::uint32_t begin);
  Statement* parse_exported_statement();
  ExportClause parse_export_clause();
  void parse_export_specifier(ExportClause& clause, ListBuilder<ExportSpecifier>& specifiers);
  Text parse_export_name();
  void export_names(const Statement* declaration, Span span);
  void export_pattern(const Pattern* pattern, Span span);
  void add_export(Text exported, Text local, Span span) { exports_.push_back({exported, local, span}); }
  void validate_exports();
  bool report_duplicate_export();

  const SourceText& source_;
  const ParseOptions& options_;
  Ast ast_;
  Arena& arena_;
  Lexer lexer_;
  Token tokens_[3];
  Token* current_ = &tokens_[0];
  Token* next_ = &tokens_[1];
  Token* ahead_ = &tokens_[2];
  bool has_ahead_ = false;

  std::optional<Diagnostic> error_;
  bool is_module_;
  bool strict_;
  bool accept_in_ = true;
  std::uint32_t depth_ = 0;
  std::uint32_t deepest_ = 0;
  FunctionState* function_ = nullptr;
  ClassState* class_ = nullptr;
  ExpressionScope* expressions_ = nullptr;
  ArrowHead arrow_;
  NameScopes names_;
  std::vector<PendingExport> exports_;
  ListBuffers buffers_;
  bool reads_passed_ = false;  // Program::reads_passed
  bool has_top_level_await_ = false;
  Expression failure_{{NodeKind::NullLiteral, false, {}}};
};

// Sets a variable for the time of a block.
template <class T>
class Restore {
 public:
  Restore(T& variable, T value) : variable_(variable), saved_(variable) { variable_ = value; }
  explicit Restore(T& variable) : variable_(variable), saved_(variable) {}
  ~Restore() { variable_ = saved_; }
  Restore(const Restore&) = delete;
  Restore& operator=(const Restore&) = delete;

 private:
  T& variable_;
  T saved_;
};

// One more level of the tree.
class DepthGuard {
 public:
  explicit DepthGuard(Parser& parser) : parser_(parser) {
    if (++parser.depth_ > parser.deepest_) parser.deepest_ = parser.depth_;
    if (parser.depth_ > maximum_tree_depth) parser.report_too_deep();
  }
  ~DepthGuard() { --parser_.depth_; }
  DepthGuard(const DepthGuard&) = delete;
  DepthGuard& operator=(const DepthGuard&) = delete;

 private:
  Parser& parser_;
};

// The part of an expression that later operators may be wrapped around: `deepest_` counts inside it only.
class Spine {
 public:
  explicit Spine(Parser& parser) : parser_(parser), saved_(parser.deepest_) { parser.deepest_ = parser.depth_; }
  ~Spine() {
    if (saved_ > parser_.deepest_) parser_.deepest_ = saved_;
  }
  Spine(const Spine&) = delete;
  Spine& operator=(const Spine&) = delete;

 private:
  Parser& parser_;
  std::uint32_t saved_;
};

// Opens an expression scope for the time of a block.
class ExpressionScoped {
 public:
  // `is_needed` false: the enclosing scope goes on.
  ExpressionScoped(ExpressionScope*& innermost, ScopeReading reading, bool is_needed = true) : innermost_(innermost) {
    scope.reading = reading;
    scope.parent = innermost;
    if (is_needed) innermost = &scope;
  }
  ~ExpressionScoped() { innermost_ = scope.parent; }
  ExpressionScoped(const ExpressionScoped&) = delete;
  ExpressionScoped& operator=(const ExpressionScoped&) = delete;

  ExpressionScope scope{};

 private:
  ExpressionScope*& innermost_;
};

// Opens a name scope for the time of a block.
class NameScoped {
 public:
  NameScoped(NameScopes& names, NameScopeKind kind) : names_(names) { names.open(kind); }
  ~NameScoped() { names_.close(); }
  NameScoped(const NameScoped&) = delete;
  NameScoped& operator=(const NameScoped&) = delete;

 private:
  NameScopes& names_;
};

}  // namespace loopscope::js
