// The whole text: scripts, modules, function bodies, eval code (ECMA-262 section 16).
#include "parser_impl.hpp"

namespace loopscope::js {

namespace {

bool begins_strict(const ParseOptions& options) { return options.strict || options.goal == ProgramGoal::Module; }

NameScopeKind scope_kind(ProgramGoal goal) {
  return goal == ProgramGoal::Module ? NameScopeKind::ModuleBody : NameScopeKind::Body;
}

void set_usage(Program& program, std::uint16_t usage) {
  program.uses_this = (usage & uses_this_flag) != 0;
  program.uses_arguments = (usage & uses_arguments_flag) != 0;
  program.uses_new_target = (usage & uses_new_target_flag) != 0;
  program.uses_eval = (usage & uses_eval_flag) != 0;
  program.contains_eval = (usage & contains_eval_flag) != 0;
}

}  // namespace

Parser::Parser(const SourceText& source, const ParseOptions& options)
    : source_(source),
      options_(options),
      arena_(ast_.arena),
      lexer_(source.units(), arena_, options.goal == ProgramGoal::Module),
      is_module_(options.goal == ProgramGoal::Module),
      strict_(begins_strict(options)) {
  lexer_.scan(*next_);
}

ParseResult Parser::run() {
  Program* program = parse_program();
  if (!error_) ast_.program = program;
  return {std::move(ast_), std::move(error_)};
}

Program* Parser::parse_program() {
  FunctionState state;
  state.is_program = true;
  state.is_async = is_module_;
  function_ = &state;
  NameScoped scope(names_, scope_kind(options_.goal));
  ListBuilder<const Statement*> body(arena_, buffers_);
  parse_program_body(body);
  Program* program = arena_.make(Program{});
  program->kind = NodeKind::Program;
  program->span = {0, static_cast<std::uint32_t>(source_.units().size())};
  program->goal = options_.goal;
  program->is_strict = strict_;
  program->has_top_level_await = has_top_level_await_;
  program->reads_passed = reads_passed_;
  program->body = body.finish();
  set_usage(*program, state.usage);
  return program;
}

void Parser::parse_program_body(ListBuilder<const Statement*>& body) {
  if (options_.goal == ProgramGoal::FunctionParts) return parse_function_parts(body);
  if (options_.is_leading_expression) return parse_leading_expression(body);
  if (is_module_) {
    while (peek() != TokenKind::EndOfInput && !failed()) body.add(parse_module_item());
    if (!failed()) validate_exports();
  } else {
    if (options_.goal == ProgramGoal::CommonJs) declare_module_function_parameters();
    parse_directives(body, true);
    parse_statement_list(body, TokenKind::EndOfInput);
  }
  if (strict_) check_strict_octal(0, end_position());
  report_passing_conflict();
}

// The body of node's module function sees its parameters.
void Parser::declare_module_function_parameters() {
  for (Text name : {u"exports", u"require", u"module", u"__filename", u"__dirname"}) {
    names_.declare_parameter(name, {0, 0});
  }
}

void Parser::parse_function_parts(ListBuilder<const Statement*>& body) {
  bool is_async = check(TokenKind::Async);
  if (peek() != TokenKind::Function) return report_unexpected_next();
  ExpressionStatement* statement = arena_.make(ExpressionStatement{});
  statement->kind = NodeKind::ExpressionStatement;
  advance();
  statement->expression = parse_function_expression_rest(is_async ? 0 : position(), is_async);
  statement->span = statement->expression->span;
  expect(TokenKind::EndOfInput);
  body.add(statement);
}

void Parser::parse_leading_expression(ListBuilder<const Statement*>& body) {
  ExpressionStatement* statement = arena_.make(ExpressionStatement{});
  statement->kind = NodeKind::ExpressionStatement;
  statement->expression = parse_expression();
  if (failed()) return;
  statement->span = statement->expression->span;
  body.add(statement);
}

// A `var` that had to pass a block with a lexical name of the same spelling.
void Parser::report_passing_conflict() {
  const NameConflict* conflict = names_.passing_conflict();
  if (conflict == nullptr) return;
  report({conflict->span.begin, conflict->span.begin + 1}, Message::Redeclaration, conflict->name);
}

ParseResult parse(const SourceText& source, const ParseOptions& options) { return Parser(source, options).run(); }

FunctionSource function_source(std::u16string_view prefix, const std::vector<std::u16string_view>& parameters,
                               std::u16string_view body) {
  FunctionSource result;
  result.text.append(prefix).append(u" anonymous(");
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (i > 0) result.text.push_back(u',');
    result.text.append(parameters[i]);
  }
  result.text.push_back(u'\n');
  result.parameters_end = static_cast<std::uint32_t>(result.text.size());
  result.text.append(u") {\n").append(body).append(u"\n}");
  return result;
}

}  // namespace loopscope::js
