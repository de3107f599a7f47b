#pragma once
// FunctionCompiler: generates the code of one function, program or class initializer. Nested functions get a compiler
// of their own. The methods are spread over generate_*.cpp by what they compile.
//
// The comments show operands bottom..top in brackets. `value` leaves one operand, `effect` none.
#include "code_builder.hpp"
#include "scope.hpp"

#include <unordered_map>

namespace loopscope::js::compiling {

// What all functions of one compilation share.
struct Compilation {
  const Analysis& analysis;
  std::shared_ptr<const SourceText> source;
  const CompileOptions& options;
  ConstantPool& pool;
  CodeSink& sink;
  CompileResult& result;
};

// A finally block, or the closing of an iterator, that jumps out of its body must pass through. The entry is reached
// with two operands more than `depth`: a value and a completion kind (Completion, or from first_exit on an exit).
struct FinallyContext {
  Label entry;
  std::vector<std::size_t> exits;  // places in the control stack that jumps go to afterwards
  bool has_return = false;
};
constexpr std::uint32_t first_exit = 3;

enum class ControlKind : std::uint8_t { Break, Continue, Finally };
struct Control {
  ControlKind kind = ControlKind::Break;
  bool is_plain = false;  // taken by `break` or `continue` without a label
  std::vector<Text> labels;
  Label* label = nullptr;  // of Break and Continue
  FinallyContext* context = nullptr;
  std::int32_t depth = 0;
  std::uint32_t environments = 0;
};

enum class TargetKind : std::uint8_t { Identifier, Named, Keyed, Private, Super, Invalid };
// The place that an assignment goes to, once its own expressions are evaluated: `operands` values.
struct Target {
  TargetKind kind = TargetKind::Identifier;
  const Node* node = nullptr;
  std::uint32_t operands = 0;
};

enum class Bind : std::uint8_t { Assign, Initialise };

// How V8 names the value that a pattern takes apart.
struct PatternSource {
  enum class Kind : std::uint8_t {
    Nested,      // a part of another value, which has no name
    Member,      // the property of a value that has one, which is described here
    Expression,  // of a declaration or an assignment
    Default,     // in a pattern
    Argument,    // the expression is its default, or null
    Named,       // ".for", ".catch"
  };
  Kind kind = Kind::Nested;
  const Node* expression = nullptr;
  Text name;
  std::uint32_t begin =
      0;  // an Expression's: where V8 places what goes wrong, at its first token or the assignment's =
  bool is_part() const { return kind == Kind::Nested || kind == Kind::Member; }
};

SlotInfo slot_info(const Binding& binding);

// The instruction of an operator.
Op binary_op(BinaryOperator op);

class FunctionCompiler {
 public:
  FunctionCompiler(Compilation& compilation, FunctionScope* function);

  // Each compiles everything, adds the code to the sink and gives its id.
  // `owner`: the class whose constructor the function is.
  std::uint32_t compile_function(const Function& function, std::u16string name, const Class* owner = nullptr);
  std::uint32_t compile_program(const Program& program);
  std::uint32_t compile_initializer(const Class& definition, const ClassScopes& scopes, bool is_static);
  std::uint32_t compile_default_constructor(const Class& definition, std::u16string name, bool has_fields);

  void set_scope(Scope* scope) { scope_ = scope; }

 private:
  // --- functions (generate_function.cpp)
  void describe_function(const Function& function, std::u16string name);
  void prologue(const Function& function);
  void store_pseudo_variables();
  void parameters(const Function& function);
  void parameter(const PatternElement& element, std::uint32_t index);
  void enter_body(const Function& function);
  void function_body(const Function& function);
  void place_parameters(const Function& function);
  void begin_async();
  void end_async();
  void finish_return();  // [value] -> leaves the function
  void implicit_return();
  Span parameters_span(const Function& function) const;
  Span end_span(const Function& function) const;
  std::uint32_t finish();
  void instantiate_functions(const std::vector<const FunctionDeclaration*>& functions);
  std::int32_t nested(const Function& function, std::u16string name);
  void make_function(const Function& function, std::u16string name);

  // --- programs (generate_program.cpp)
  void script_prologue(const Program& program);
  void eval_prologue(const Program& program);
  void commonjs_prologue();
  void module_prologue(const Program& program);
  void link_module(const Program& program);
  void link_imports(const ImportDeclaration& import);
  void link_exports(const Statement& statement);
  std::uint32_t request_index(const ModuleRequest& request);
  void add_local_export(Text exported, Text local, Span span);
  void store_global_functions();
  bool check_eval_names(const Program& program);
  void end_program(const Program& program);
  void goal_prologue(const Program& program);

  // --- scopes and variables (generate_variables.cpp)
  void enter_scope(Scope* scope);
  void leave_scope();
  void describe_environment(Scope& scope);
  void allocate(Binding& binding);
  void describe_local(const Binding& binding);
  std::int32_t new_local();
  std::uint32_t hops(const Binding& binding) const;
  void load_binding(const Binding& binding, bool checked);
  void initialise_binding(Binding& binding);  // [x] ->
  void load_identifier(const Identifier& node);
  void load_reference(const Identifier& node);  // where V8 gives the load no position of its own
  void store_identifier(const Identifier& node, Bind bind);
  void store_reference(const Reference& reference, Text name);
  void assign_binding(const Reference& reference, Text name);
  const Reference& reference_of(const Node& node) const;
  void load_pseudo(Pseudo pseudo);
  void load_private_name(Text name);
  void type_of(const Expression& operand);
  void delete_expression(const Expression& operand);
  void delete_member(const Member& member);

  // --- expressions (generate_expression.cpp, generate_literal.cpp)
  void value(const Node& node);
  void effect(const Node& node);
  void named_value(const Expression& node, Text name);
  void branch(const Expression& test, Label& target, bool jump_if);
  void literal(const Node& node);
  void operator_value(const Node& node);
  void special_value(const Node& node);
  void binary(const Binary& node);
  void logical(const Logical& node);
  void logical_branch(const Logical& node, Label& target, bool jump_if);
  void conditional(const Conditional& node, bool wants_value);
  void unary(const Unary& node);
  void member(const Member& node);
  void member_object(const Member& node);
  void super_member(const SuperMember& node);
  void super_operands(const SuperMember& node);
  void optional_chain(const OptionalChain& node);
  void template_literal(const TemplateLiteral& node);
  void template_object(const TemplateLiteral& node);
  void array_literal(const List<const Expression*>& elements, bool is_call, Span call_span);
  std::u16string spread_text(const Expression& node, bool is_call, Span place) const;
  void object_literal(const ObjectLiteral& node);
  void property(const ObjectProperty& property);
  void property_value(const ObjectProperty& property);
  void method(const ObjectProperty& property);
  void push_key(const js::PropertyName& key);
  void set_function_name(const Expression& value);  // [.. key f]
  void regexp(const RegExpLiteral& node);
  void big_integer(const BigIntLiteral& node);
  void intrinsic(const IntrinsicReference& node);

  // --- calls (generate_call.cpp)
  void call(const Call& node);
  void callee(const Expression& node);  // -> [f this]
  void callee_member(const Member& node);
  void callee_chain(const OptionalChain& node);
  void optional_callee();  // [f this] -> [f this], or leaves the chain
  void arguments(const List<const Expression*>& list);
  bool has_spread(const List<const Expression*>& list) const;
  void construct(const New& node);
  void super_call(const SuperCall& node);
  void bind_this();
  void tagged_template(const TaggedTemplate& node);
  void intrinsic_call(const IntrinsicCall& node);
  void import_call(const ImportCall& node);
  void request_in_order(const Statement& statement);

  // --- assignments (generate_assignment.cpp)
  void assignment(const Assignment& node, bool wants_value);
  void identifier_assignment(const Assignment& node, bool wants_value);
  void member_assignment(const Assignment& node, bool wants_value);
  void logical_member_assignment(const Assignment& node, const Target& target);
  void update(const Update& node, bool wants_value);
  void identifier_update(const Update& node, bool wants_value);
  Target prepare_target(const Node& node, const char16_t* invalid);
  void duplicate_target(const Target& target);
  void load_target(const Target& target);
  void store_target(const Target& target, Span span);
  void drop_below(std::uint32_t count);  // [x1..xcount v] -> [v]
  void jump_if_assigned(LogicalOperator op, Label& target);

  // --- patterns (generate_pattern.cpp)
  void assign_pattern(const Pattern& pattern, Bind bind, const PatternSource& source);        // [x] ->
  void assign_element(const PatternElement& element, Bind bind, const PatternSource& given);  // [x] ->
  void default_value(const PatternElement& element);
  void object_pattern(const ObjectPattern& pattern, Bind bind, const PatternSource& source);
  void object_property(const PatternProperty& property, Bind bind, const PatternSource& member,
                       std::vector<std::int32_t>& keys, bool keeps_keys);
  void object_rest(const PatternElement& element, Bind bind, const ObjectPattern& pattern,
                   const std::vector<std::int32_t>& keys);
  void computed_property(const PatternProperty& property, Bind bind, const PatternSource& member,
                         std::vector<std::int32_t>& keys, bool keeps_keys);
  void array_pattern(const ArrayPattern& pattern, Bind bind, const PatternSource& source);
  void array_elements(const ArrayPattern& pattern, Bind bind, std::int32_t done);
  void array_step(std::uint32_t below, std::int32_t done, bool is_first);
  void array_rest(const PatternElement& element, Bind bind, std::int32_t done);
  void store_element(const PatternElement& element, const Target& target, Bind bind, const PatternSource& given = {});
  void unwind_array_pattern(std::int32_t done, bool may_return);
  bool can_throw(const PatternElement& element, Bind bind) const;
  void pattern_subject(const PatternSource& source, const ObjectPattern& pattern);
  std::u16string source_text(const PatternSource& source) const;  // empty: it has no name
  std::u16string iterable_text(const Node& node, Span place, bool is_async) const;
  std::u16string called_text(const Node& node, Span place, bool is_async) const;
  std::u16string delegate_text(const Yield& node, Span place) const;
  Span coercion_span(const ObjectPattern& pattern) const;
  Span iteration_span(const ArrayPattern& pattern, const PatternSource& source) const;
  std::u16string iteration_text(const PatternSource& source, Span place) const;

  // --- iterators (generate_iterator.cpp)
  void get_iterator(bool is_async, Span span, const std::u16string& text);  // [x] -> [iterator next]
  void get_member_iterator(Span span, const std::u16string& whole);
  void get_async_iterator(const std::u16string& text);
  void start_iterator(bool is_async);
  void close_iterator(bool is_await, bool checks);  // [iterator] ->
  void close_after_throw(bool is_await);            // [iterator next v kind] stays
  void await_value(Span span);                      // [x] -> [settled]
  void yield(const Yield& node);
  void async_yield();
  void yield_delegate(const Yield& node);
  void delegate_next(const std::u16string& text);
  void delegate_throw(Label& called, const std::u16string& text);
  void delegate_return(Label& called, const std::u16string& text);
  void delegate_call(const std::u16string& text);  // [iterator next received f iterator] -> [iterator next result]
  void delegate_result();                          // [.. result] -> checked, awaited
  void resume_delegate(Label& start);

  // --- classes (generate_class.cpp)
  void class_definition(const Class& definition, Text name, std::int32_t key_depth);
  void make_class(const Class& definition, const std::u16string& name);
  void class_members(const Class& definition, const ClassScopes& scopes);
  void class_method(const ClassMember& member);
  void private_method(const ClassMember& member, Binding& hidden);
  void define_static_private_methods(const Class& definition, const ClassScopes& scopes);
  void run_initializers(const Class& definition, const ClassScopes& scopes);
  void define_private_method(const ClassMember& member, Binding& hidden);
  void initialise_field(const ClassMember& member, const Binding* key);
  void field_value(const ClassMember& member);
  void static_block(const Function& block);
  std::int32_t initializer(const Class& definition, const ClassScopes& scopes, bool is_static);
  std::int32_t constructor(const Class& definition, const std::u16string& name);

  // --- statements (generate_statement.cpp, generate_loop.cpp, generate_jump.cpp)
  void statement(const Statement& node);
  void compound_statement(const Statement& node);
  void module_statement(const Statement& node);
  void statements(const List<const Statement*>& list);
  void expression_statement(const ExpressionStatement& node);
  void variable_declaration(const VariableDeclaration& node);
  void class_declaration(const Class& definition, Span span, Text name);
  void hoist_block_function(const FunctionDeclaration& node);
  void block(const Block& node);
  void if_statement(const If& node);
  void return_statement(const Return& node);
  void throw_statement(const Throw& node);
  void try_statement(const Try& node);
  void catch_clause(const Try& node, std::int32_t depth);
  void finally_clause(const Try& node, FinallyContext& context, std::uint32_t begin, std::int32_t depth);
  void switch_statement(const Switch& node);
  void switch_tests(const Switch& node, std::vector<Label>& labels, Label& missed);
  void labelled(const Labelled& node);
  void with_statement(const With& node);
  void export_default(const ExportDefault& node);
  void while_loop(const While& node);
  void do_while_loop(const DoWhile& node);
  void for_loop(const For& node);
  void for_initializer(const Node& node);
  void for_in(const ForIn& node);
  void for_of(const ForOf& node);
  void for_of_step(const ForOf& node, Label& exit, Label& ready);
  void for_of_cleanup(const ForOf& node, FinallyContext& cleanup, std::int32_t depth);
  void loop_source(const Node& loop, const Expression& right);
  void bind_loop_value(const Node& left);

  void push_control(ControlKind kind, bool is_plain, std::vector<Text> labels, Label* label);
  void push_finally(FinallyContext& context);
  std::size_t find_control(ControlKind kind, Text label) const;
  void jump_out(std::size_t target);
  void unwind_to(const Control& control);
  void enter_handler(std::uint32_t begin, std::uint32_t end, std::int32_t depth, bool is_finally);
  void return_value();  // [value] -> returns it, through finally blocks
  void route_return(const Control& control);
  void dispatch_exits(FinallyContext& context);
  void begin_completion();

  // --- marks and positions (generate_mark.cpp)
  void mark(MarkKind kind, Span span);
  void statement_mark(Span span) { mark(MarkKind::Statement, span); }
  Span head_span(const Node& statement, std::uint32_t body_begin) const;
  void subject(const Node& node);  // what messages call the thing at fault in the instruction just emitted

  bool is_async() const;
  bool is_generator() const;
  // The functions without a name in what is assigned to `target` are called after it (infer_names.cpp).
  void infer_names(const Expression& value, const Node& target);
  void infer_argument_names(const Expression& callee, const List<const Expression*>& arguments);
  bool keeps_completion() const { return completion_local_ >= 0; }

  Compilation& compilation_;
  const Analysis& analysis_;
  CodeBuilder out_;
  FunctionScope* function_;
  Scope* scope_ = nullptr;
  std::vector<Control> control_;
  std::vector<Text> labels_;        // of the statement about to be compiled
  Label* chain_ = nullptr;          // where the innermost optional chain ends early
  std::uint32_t environments_ = 0;  // entered since the frame's first one
  std::int32_t next_local_ = 0;
  std::int32_t completion_local_ = -1;
  bool is_hidden_ = false;
  std::unordered_map<const Function*, std::u16string> inferred_names_;  // of nested functions that have no name
  std::uint32_t async_begin_ = 0;
  struct EnteredScope {
    Scope* previous;
    std::int32_t next_local;
    bool has_environment;
  };
  std::vector<EnteredScope> entered_;
  Span delegate_span_;                  // of the yield* that is compiled
  std::uint32_t statements_after_ = 0;  // how many follow what is compiled, in all the blocks around it

  // Gives back locals made while it lives.
  struct LocalMark {
    explicit LocalMark(FunctionCompiler& owner) : owner_(owner), saved_(owner.next_local_) {}
    ~LocalMark() { owner_.next_local_ = saved_; }
    LocalMark(const LocalMark&) = delete;
    LocalMark& operator=(const LocalMark&) = delete;
    FunctionCompiler& owner_;
    std::int32_t saved_;
  };
};

// How V8 prints what it cannot name, and what stands for an argument or its default.
constexpr const char16_t* intermediate_value = u"(intermediate value)";
constexpr Text argument_default = u"(intermediate value)(intermediate value)(intermediate value)";
constexpr Text caught_value = u".catch";

bool is_anonymous_function(const Expression& node);
// Where V8 places an error in evaluating the node.
std::uint32_t position_of(const Node& node);
inline Span span_from(std::uint32_t begin, std::uint32_t end) { return {begin, end < begin ? begin : end}; }
inline Span position_span(const Node& node) { return span_from(position_of(node), node.span.end); }

}  // namespace loopscope::js::compiling
