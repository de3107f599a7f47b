// Export declarations, ECMA-262 section 16.2.3.
#include "parser_impl.hpp"

#include <algorithm>

namespace loopscope::js {

Statement* Parser::parse_export() {
  advance();
  std::uint32_t begin = position();
  switch (peek()) {
    case TokenKind::Default:
      return parse_export_default(begin);
    case TokenKind::Star:
      return parse_export_all(begin);
    case TokenKind::LeftBrace:
      return parse_export_named(begin);
    default:
      return parse_export_declaration(begin);
  }
}

Statement* Parser::parse_export_default(std::uint32_t begin) {
  advance();
  Span default_span = current_->span;
  const Node* value = parse_export_default_value();
  add_export(u"default", {}, default_span);
  ExportDefault* statement = make_node<ExportDefault>(begin);
  statement->value = value;
  return statement;
}

const Node* Parser::parse_export_default_value() {
  switch (peek()) {
    case TokenKind::Function:
      advance();
      return parse_function_declaration(position(), false, true);
    case TokenKind::Class:
      advance();
      return parse_class_declaration(true);
    case TokenKind::Async:
      if (peek_ahead() == TokenKind::Function && !newline_after_next()) {
        advance();
        return parse_async_function_declaration(true);
      }
      break;
    default:
      break;
  }
  const Node* value = parse_assignment();
  expect_semicolon();
  return value;
}

Statement* Parser::parse_export_all(std::uint32_t begin) {
  advance();
  bool has_name = check_word(u"as");
  Text name;
  if (has_name) {
    name = parse_export_name();
    add_export(name, {}, current_->span);
  }
  expect_word(u"from");
  ModuleRequest request = parse_module_request();
  expect_semicolon();
  ExportAll* statement = make_node<ExportAll>(begin);
  statement->has_name = has_name;
  statement->exported = name;
  statement->request = request;
  return statement;
}

Statement* Parser::parse_export_named(std::uint32_t begin) {
  ExportClause clause = parse_export_clause();
  bool has_request = check_word(u"from");
  ModuleRequest request;
  if (has_request) {
    request = parse_module_request();
  } else if (clause.reserved.exists()) {
    report(clause.reserved.span, clause.reserved.message);
  } else if (clause.string_name.exists()) {
    report(clause.string_name.span, clause.string_name.message);
  }
  expect_semicolon();
  for (const ExportSpecifier& specifier : clause.specifiers) {
    add_export(specifier.exported, has_request ? Text{} : specifier.local, specifier.span);
  }
  ExportNamed* statement = make_node<ExportNamed>(begin);
  statement->specifiers = clause.specifiers;
  statement->has_request = has_request;
  statement->request = request;
  return statement;
}

Parser::ExportClause Parser::parse_export_clause() {
  ExportClause clause;
  ListBuilder<ExportSpecifier> specifiers(arena_, buffers_);
  advance();
  while (peek() != TokenKind::RightBrace && !failed()) {
    parse_export_specifier(clause, specifiers);
    if (peek() != TokenKind::RightBrace) expect(TokenKind::Comma);
  }
  expect(TokenKind::RightBrace);
  clause.specifiers = specifiers.finish();
  return clause;
}

void Parser::parse_export_specifier(ExportClause& clause, ListBuilder<ExportSpecifier>& specifiers) {
  ExportSpecifier specifier;
  specifier.local = parse_export_name();
  specifier.local_span = current_->span;
  std::uint32_t begin = position();
  // Reserved words and strings may stand here only if a `from` follows.
  if (current_->kind == TokenKind::String) {
    clause.string_name.record(current_->span, Message::StringExportWithoutFrom);
  } else if (!is_valid_identifier(current_->kind, true, false, true)) {
    clause.reserved.record(current_->span, Message::UnexpectedReserved);
  }
  specifier.exported = check_word(u"as") ? parse_export_name() : specifier.local;
  specifier.span = span_from(begin);
  specifiers.add(specifier);
}

Statement* Parser::parse_export_declaration(std::uint32_t begin) {
  const Statement* declaration = parse_exported_statement();
  if (failed()) return make_node<Empty>(begin);
  export_names(declaration, current_->span);
  ExportDeclaration* statement = make_node<ExportDeclaration>(begin);
  statement->declaration = declaration;
  return statement;
}

Statement* Parser::parse_exported_statement() {
  switch (peek()) {
    case TokenKind::Function:
      advance();
      return parse_function_declaration(position(), false);
    case TokenKind::Class:
      advance();
      return parse_class_declaration();
    case TokenKind::Var:
    case TokenKind::Const:
    case TokenKind::Let:
      return parse_variable_statement();
    case TokenKind::Async:
      advance();
      if (peek() == TokenKind::Function && !newline_before_next()) return parse_async_function_declaration();
      break;
    default:
      break;
  }
  report_unexpected(*current_);
  return make_node<Empty>(position());
}

void Parser::export_names(const Statement* declaration, Span span) {
  if (const auto* function = try_as<FunctionDeclaration>(declaration)) {
    add_export(function->function->name, {}, span);
  } else if (const auto* definition = try_as<ClassDeclaration>(declaration)) {
    add_export(definition->definition->name, {}, span);
  } else if (const auto* variables = try_as<VariableDeclaration>(declaration)) {
    for (const Declarator& declarator : variables->declarators) export_pattern(declarator.target, span);
  }
}

void Parser::export_pattern(const Pattern* pattern, Span span) {
  if (const auto* identifier = try_as<Identifier>(pattern)) {
    add_export(identifier->name, {}, span);
  } else if (const auto* array = try_as<ArrayPattern>(pattern)) {
    for (const PatternElement& element : array->elements) {
      if (element.target != nullptr) export_pattern(element.target, span);
    }
  } else if (const auto* object = try_as<ObjectPattern>(pattern)) {
    for (const PatternProperty& property : object->properties) export_pattern(property.value.target, span);
  }
}

// At the end of the module: no name exported twice, every exported name declared.
void Parser::validate_exports() {
  if (report_duplicate_export()) return;
  const PendingExport* undefined = nullptr;
  for (const PendingExport& entry : exports_) {
    if (entry.local.empty() || names_.is_declared_here(entry.local)) continue;
    if (undefined == nullptr || entry.local < undefined->local) undefined = &entry;
  }
  if (undefined != nullptr) report(undefined->span, Message::UndefinedExport, undefined->local);
}

// Of several duplicates, V8 tells of the last.
bool Parser::report_duplicate_export() {
  std::unordered_map<Text, bool> seen;
  const PendingExport* duplicate = nullptr;
  for (const PendingExport& entry : exports_) {
    if (!seen.try_emplace(entry.exported, true).second) duplicate = &entry;
  }
  if (duplicate == nullptr) return false;
  report(duplicate->span, Message::DuplicateExport, duplicate->exported);
  return true;
}

}  // namespace loopscope::js
