// Statements other than loops (ECMA-262 14).
#include "function_compiler.hpp"

namespace loopscope::js::compiling {

namespace {

bool is_loop(const Statement& node) {
  switch (node.kind) {
    case NodeKind::For:
    case NodeKind::ForIn:
    case NodeKind::ForOf:
    case NodeKind::While:
    case NodeKind::DoWhile:
      return true;
    default:
      return false;
  }
}

}  // namespace

void FunctionCompiler::statements(const List<const Statement*>& list) {
  std::uint32_t after = statements_after_;
  for (std::uint32_t i = 0; i < list.count; ++i) {
    statements_after_ = after + list.count - i - 1;
    statement(*list[i]);
  }
  statements_after_ = after;
}

namespace {

// Statements whose own position V8 gives to their first bytecode; declarations and loops give an expression's.
bool places_first_load(NodeKind kind) {
  return kind == NodeKind::ExpressionStatement || kind == NodeKind::Return || kind == NodeKind::If ||
         kind == NodeKind::Switch || kind == NodeKind::Throw || kind == NodeKind::With;
}

}  // namespace

void FunctionCompiler::statement(const Statement& node) {
  SpanGuard guard(out_, node.span);
  if (places_first_load(node.kind)) out_.begin_statement(node.span);
  switch (node.kind) {
    case NodeKind::ExpressionStatement:
      return expression_statement(as<ExpressionStatement>(node));
    case NodeKind::VariableDeclaration:
      return variable_declaration(as<VariableDeclaration>(node));
    case NodeKind::FunctionDeclaration:
      return hoist_block_function(as<FunctionDeclaration>(node));
    case NodeKind::ClassDeclaration: {
      const Class& definition = *as<ClassDeclaration>(node).definition;
      return class_declaration(definition, node.span, definition.name);
    }
    case NodeKind::Block:
      return block(as<Block>(node));
    case NodeKind::If:
      return if_statement(as<If>(node));
    case NodeKind::Return:
      return return_statement(as<Return>(node));
    case NodeKind::Throw:
      return throw_statement(as<Throw>(node));
    case NodeKind::Break:
      statement_mark(node.span);
      return jump_out(find_control(ControlKind::Break, as<Break>(node).label));
    case NodeKind::Continue:
      statement_mark(node.span);
      return jump_out(find_control(ControlKind::Continue, as<Continue>(node).label));
    default:
      return compound_statement(node);
  }
}

void FunctionCompiler::compound_statement(const Statement& node) {
  switch (node.kind) {
    case NodeKind::For:
      return for_loop(as<For>(node));
    case NodeKind::ForIn:
      return for_in(as<ForIn>(node));
    case NodeKind::ForOf:
      return for_of(as<ForOf>(node));
    case NodeKind::While:
      return while_loop(as<While>(node));
    case NodeKind::DoWhile:
      return do_while_loop(as<DoWhile>(node));
    case NodeKind::Try:
      return try_statement(as<Try>(node));
    case NodeKind::Switch:
      return switch_statement(as<Switch>(node));
    case NodeKind::Labelled:
      return labelled(as<Labelled>(node));
    case NodeKind::With:
      return with_statement(as<With>(node));
    case NodeKind::Debugger:
      statement_mark(node.span);
      return out_.emit(Op::Debugger);
    default:
      return module_statement(node);
  }
}

void FunctionCompiler::module_statement(const Statement& node) {
  if (const auto* exported = try_as<ExportDeclaration>(&node)) return statement(*exported->declaration);
  if (const auto* exported = try_as<ExportDefault>(&node)) return export_default(*exported);
}

// Statements whose completion value is undefined unless a part of them gives one.
void FunctionCompiler::begin_completion() {
  if (!keeps_completion()) return;
  out_.emit(Op::LoadUndefined);
  out_.emit(Op::StoreLocal, completion_local_);
}

void FunctionCompiler::expression_statement(const ExpressionStatement& node) {
  if (node.is_directive && !keeps_completion()) return;
  statement_mark(node.span);
  if (!keeps_completion()) return effect(*node.expression);
  value(*node.expression);
  out_.emit(Op::StoreLocal, completion_local_);
}

void FunctionCompiler::variable_declaration(const VariableDeclaration& node) {
  bool is_var = node.declaration_kind == DeclarationKind::Var;
  bool is_marked = false;
  for (const Declarator& declarator : node.declarators) {
    if (is_var && declarator.initializer == nullptr) continue;
    if (!is_marked) statement_mark(node.span);
    is_marked = true;
    SpanGuard guard(out_, declarator.span);
    const auto* identifier = try_as<Identifier>(declarator.target);
    if (declarator.initializer != nullptr)
      out_.begin_statement(span_from(declarator.initializer_begin, declarator.span.end));
    if (declarator.initializer != nullptr && identifier != nullptr) infer_names(*declarator.initializer, *identifier);
    if (declarator.initializer == nullptr)
      out_.emit(Op::LoadUndefined);
    else if (identifier != nullptr)
      named_value(*declarator.initializer, identifier->name);
    else
      value(*declarator.initializer);
    if (declarator.initializer != nullptr)
      out_.move_position(span_from(declarator.initializer_begin, declarator.span.end));
    assign_pattern(*declarator.target, is_var ? Bind::Assign : Bind::Initialise,
                   {PatternSource::Kind::Expression, declarator.initializer, {}, declarator.initializer_begin});
  }
}

void FunctionCompiler::class_declaration(const Class& definition, Span span, Text name) {
  statement_mark(span_from(span.begin, definition.body_span.begin));
  bool is_default = definition.name.empty();
  class_definition(definition, name, -1);
  Binding* binding = scope_->find(is_default ? Text(u"*default*") : definition.name);
  if (binding != nullptr) return initialise_binding(*binding);
  out_.emit(Op::InitializeGlobalLexical, out_.string(definition.name));
}

// Annex B.3.2: the variable gets the function when its declaration is passed.
void FunctionCompiler::hoist_block_function(const FunctionDeclaration& node) {
  if (!node.is_annex_b_hoisted) return;
  const Binding* own = scope_->find(node.function->name);
  if (own == nullptr) return;
  load_binding(*own, false);
  store_reference(reference_of(node), node.function->name);
}

void FunctionCompiler::block(const Block& node) {
  enter_scope(analysis_.scope_of.find(&node)->second);
  statements(node.body);
  leave_scope();
}

void FunctionCompiler::if_statement(const If& node) {
  statement_mark(head_span(node, node.consequent->span.begin));
  begin_completion();
  Label otherwise, end;
  branch(*node.test, otherwise, false);
  statements_after_ += node.alternate != nullptr ? 1 : 0;
  statement(*node.consequent);
  if (node.alternate == nullptr) return out_.bind(otherwise);
  --statements_after_;
  out_.jump(Op::Jump, end);
  out_.bind(otherwise);
  statement(*node.alternate);
  out_.bind(end);
}

void FunctionCompiler::return_statement(const Return& node) {
  statement_mark(node.span);
  if (node.value != nullptr)
    value(*node.value);
  else
    out_.emit(Op::LoadUndefined);
  if (is_generator() && is_async() && node.value != nullptr) await_value(node.span);
  mark(MarkKind::Return, node.span);
  return_value();
}

void FunctionCompiler::throw_statement(const Throw& node) {
  statement_mark(node.span);
  value(*node.value);
  mark(MarkKind::Throw, node.span);
  out_.emit(Op::Throw);
}

void FunctionCompiler::labelled(const Labelled& node) {
  labels_.push_back(node.label);
  if (is_loop(*node.body) || node.body->kind == NodeKind::Labelled) return statement(*node.body);
  Label end;
  push_control(ControlKind::Break, false, std::move(labels_), &end);
  labels_.clear();
  statement(*node.body);
  out_.bind(end);
  control_.pop_back();
}

void FunctionCompiler::with_statement(const With& node) {
  statement_mark(head_span(node, node.body->span.begin));
  begin_completion();
  value(*node.object);
  enter_scope(analysis_.scope_of.find(&node)->second);
  statement(*node.body);
  leave_scope();
}

void FunctionCompiler::export_default(const ExportDefault& node) {
  if (node.value->kind == NodeKind::FunctionDeclaration) return;
  if (const auto* declaration = try_as<ClassDeclaration>(node.value)) {
    const Class& definition = *declaration->definition;
    return class_declaration(definition, node.span, definition.name.empty() ? Text(u"default") : definition.name);
  }
  statement_mark(node.span);
  named_value(static_cast<const Expression&>(*node.value), u"default");
  initialise_binding(*scope_->find(u"*default*"));
}

// ---------------------------------------------------------------------------------------------------------------------
// switch

// The discriminant stays below the operands until the end.
void FunctionCompiler::switch_statement(const Switch& node) {
  std::uint32_t body_begin = node.cases.empty() ? node.discriminant->span.end : node.cases[0].span.begin;
  statement_mark(node.cases.empty() ? node.span : head_span(node, body_begin));
  begin_completion();
  value(*node.discriminant);
  enter_scope(analysis_.scope_of.find(&node)->second);
  Label end;
  push_control(ControlKind::Break, true, {}, &end);
  std::vector<Label> labels(node.cases.count);
  switch_tests(node, labels, end);
  for (std::uint32_t i = 0; i < node.cases.count; ++i) {
    out_.bind(labels[i]);
    statements(node.cases[i].body);
  }
  out_.bind(end);
  control_.pop_back();
  leave_scope();
  out_.emit(Op::Pop);
}

void FunctionCompiler::switch_tests(const Switch& node, std::vector<Label>& labels, Label& missed) {
  Label* otherwise = &missed;
  for (std::uint32_t i = 0; i < node.cases.count; ++i) {
    const Expression* test = node.cases[i].test;
    if (test == nullptr) {
      otherwise = &labels[i];
      continue;
    }
    SpanGuard guard(out_, test->span);
    out_.emit(Op::Duplicate);
    value(*test);
    out_.emit(Op::StrictEqual);
    out_.jump(Op::JumpIfTrue, labels[i]);
  }
  out_.jump(Op::Jump, *otherwise);
}

// ---------------------------------------------------------------------------------------------------------------------
// try

void FunctionCompiler::try_statement(const Try& node) {
  begin_completion();
  FinallyContext context;
  std::int32_t depth = out_.depth();
  std::uint32_t begin = out_.pc();
  if (node.finalizer != nullptr) push_finally(context);
  block(*node.block);
  if (node.handler != nullptr) {
    Label after;
    std::uint32_t end = out_.pc();
    out_.jump(Op::Jump, after);
    if (begin != end) {
      enter_handler(begin, end, depth, false);
      catch_clause(node, depth);
    }
    out_.set_depth(depth);
    out_.bind(after);
  }
  if (node.finalizer != nullptr) finally_clause(node, context, begin, depth);
}

void FunctionCompiler::enter_handler(std::uint32_t begin, std::uint32_t end, std::int32_t depth, bool is_finally) {
  out_.enter_at(depth + (is_finally ? 2 : 1));
  out_.add_handler(begin, end, out_.pc(), depth, environments_, is_finally);
}

// [error] ->
void FunctionCompiler::catch_clause(const Try& node, std::int32_t) {
  SpanGuard guard(out_, node.handler->span);
  enter_scope(analysis_.scope_of.find(&node)->second);
  begin_completion();
  if (node.parameter == nullptr)
    out_.emit(Op::Pop);
  else
    assign_pattern(*node.parameter, Bind::Initialise, {PatternSource::Kind::Named, nullptr, caught_value});
  block(*node.handler);
  leave_scope();
}

void FunctionCompiler::finally_clause(const Try& node, FinallyContext& context, std::uint32_t begin,
                                      std::int32_t depth) {
  control_.pop_back();
  std::uint32_t end = out_.pc();
  bool ends_normally = out_.is_reachable();
  SpanGuard guard(out_, node.finalizer->span);
  LocalMark locals(*this);
  if (begin == end) return block(*node.finalizer);
  out_.emit(Op::LoadUndefined);
  out_.emit(Op::LoadInteger, static_cast<std::int32_t>(Completion::Normal));
  enter_handler(begin, end, depth, true);
  out_.bind(context.entry);
  std::int32_t saved = keeps_completion() ? new_local() : -1;
  if (saved >= 0) {
    out_.emit(Op::LoadLocal, completion_local_);
    out_.emit(Op::StoreLocal, saved);
  }
  block(*node.finalizer);
  if (saved >= 0) {
    out_.emit(Op::LoadLocal, saved);
    out_.emit(Op::StoreLocal, completion_local_);
  }
  Label normal;
  if (ends_normally) out_.jump(Op::JumpIfInteger, normal, static_cast<std::uint32_t>(Completion::Normal));
  dispatch_exits(context);
  if (!ends_normally) return;
  out_.set_depth(depth + 2);
  out_.bind(normal);
  out_.emit(Op::Pop);
  out_.emit(Op::Pop);
}

}  // namespace loopscope::js::compiling
