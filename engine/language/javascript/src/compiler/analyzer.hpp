#pragma once
// Analyzer: walks a program once, in the order of evaluation (function declarations first, as they are made when their
// scope is entered), and finds what every name means, which bindings are captured, and which accesses may come too
// early.
#include "scope.hpp"

#include <javascript/compiler.hpp>

namespace loopscope::js::compiling {

class Analyzer {
 public:
  explicit Analyzer(Analysis& result) : result_(result) {}
  void analyze(const Program& program, const CompileOptions& options);

 private:
  // Programs (analyze_program.cpp)
  void add_outside(const CompileOptions& options);
  void declare_program(const Program& program);
  void declare_script(const Program& program);
  void declare_module_links(const Program& program);
  void declare_commonjs(const Program& program);
  void capture_exports(const Program& program);

  // Declarations (analyze_declarations.cpp)
  void declare_pattern(Scope& scope, const Pattern& pattern, BindingKind kind);
  void declare_variables(Scope& scope, const Statement& statement);
  void declare_variables(Scope& scope, const List<const Statement*>& body);
  void declare_lexical(Scope& scope, const Statement& statement, bool functions_too);
  void declare_lexical(Scope& scope, const List<const Statement*>& body, bool functions_too);
  void declare_top_functions(Scope& scope, const List<const Statement*>& body);
  void declare_variable(Scope& scope, Text name, BindingKind kind);
  void make_functions(Scope& scope);

  // Names (analyze_names.cpp)
  Reference resolve_from(Scope* scope, Text name);
  void use(const Node& node, Text name);
  void use_binding(Binding& binding, bool dynamically);
  void use_private(Text name);
  void use_pseudo(Pseudo pseudo);
  void use_super();
  void materialise_for_eval();
  void initialise(Text name);

  // Functions and classes (analyze_functions.cpp)
  FunctionScope* new_function(bool is_arrow, bool is_strict);
  void function(const Function& function, bool binds_own_name);
  void parameters(const Function& function, FunctionScope& scope);
  void declare_arguments(const Function& function, FunctionScope& scope);
  void body(const Function& function, FunctionScope& scope);
  void class_definition(const Class& definition);
  void class_member(const ClassMember& member, ClassScopes& scopes, std::size_t index);
  void class_initializers(const Class& definition, ClassScopes& scopes);
  FunctionScope* initializer_function(const Class& definition, bool is_static);
  void static_block(const Function& block);

  // Expressions (analyze_expressions.cpp)
  void expression(const Node& node);
  void expressions(const List<const Expression*>& list);
  void optional_expression(const Node* node) {
    if (node != nullptr) expression(*node);
  }
  void key(const js::PropertyName& key);
  void call(const Call& call);
  void object(const ObjectLiteral& object);
  void pattern(const Pattern& pattern, bool binds);
  void pattern_element(const PatternElement& element, bool binds);
  void leaf_expression(const Node& node);
  void compound_expression(const Node& node);

  // Statements (analyze_statements.cpp)
  void statement(const Statement& node);
  void statements(const List<const Statement*>& list);
  void declaration(const VariableDeclaration& declaration);
  void block(const Block& block);
  void for_loop(const For& loop);
  void for_each(const Node& loop, const Node& left, const Expression& right, const Statement& body);
  void switch_statement(const Switch& node);
  void try_statement(const Try& node);
  void with_statement(const With& node);
  void export_default(const ExportDefault& node);

  Scope* enter(ScopeKind kind);
  void leave(Scope* saved) { scope_ = saved; }

  Analysis& result_;
  Scope* scope_ = nullptr;
  FunctionScope* function_ = nullptr;
  bool reads_passed_ = false;   // Program::reads_passed
  std::uint32_t closures_ = 0;  // functions and classes met so far
};

// The function that a program of goal FunctionParts stands for; null for all others.
const Function* made_function(const Program& program);
// The identifiers that a pattern binds, in source order.
void bound_names(const Pattern& pattern, std::vector<Text>& names);
// The local names that `export let/function/class ...` or `export default ...` declares.
std::vector<Text> exported_names(const Statement& statement);

}  // namespace loopscope::js::compiling
