// Import declarations, ECMA-262 section 16.2.2, and what imports and exports share.
#include "parser_impl.hpp"

namespace loopscope::js {

Statement* Parser::parse_module_item() {
  if (peek() == TokenKind::Export) return parse_export();
  if (peek() == TokenKind::Import && peek_ahead() != TokenKind::LeftParen && peek_ahead() != TokenKind::Dot) {
    return parse_import_declaration();
  }
  return parse_statement_list_item();
}

Statement* Parser::parse_import_declaration() {
  advance();
  std::uint32_t begin = position();
  ListBuilder<ImportSpecifier> specifiers(arena_, buffers_);
  bool has_bindings = peek() != TokenKind::String;
  if (has_bindings && parse_import_bindings(specifiers, begin)) expect_word(u"from");
  ModuleRequest request = parse_module_request();
  expect_semicolon();
  ImportDeclaration* declaration = make_node<ImportDeclaration>(begin);
  declaration->specifiers = specifiers.finish();
  declaration->request = request;
  return declaration;
}

// Imported names are declared as from `declared.begin` on, which is where V8 marks a conflict.
void Parser::add_import(ListBuilder<ImportSpecifier>& specifiers, const ImportSpecifier& specifier, Span declared) {
  specifiers.add(specifier);
  if (!names_.declare_lexical(specifier.local, declared)) report(declared, Message::Redeclaration, specifier.local);
}

// False: an error.
bool Parser::parse_import_bindings(ListBuilder<ImportSpecifier>& specifiers, std::uint32_t begin) {
  bool has_default = peek() != TokenKind::Star && peek() != TokenKind::LeftBrace;
  if (has_default) {
    Text name = parse_non_restricted_identifier();
    Span span = current_->span;
    add_import(specifiers, {ImportKind::Default, u"default", name, span, span}, span_from(begin));
    if (!check(TokenKind::Comma)) return !failed();
  }
  switch (peek()) {
    case TokenKind::Star:
      parse_namespace_import(specifiers, begin);
      break;
    case TokenKind::LeftBrace:
      parse_named_imports(specifiers);
      break;
    default:
      report_unexpected(*current_);
      break;
  }
  return !failed();
}

void Parser::parse_namespace_import(ListBuilder<ImportSpecifier>& specifiers, std::uint32_t begin) {
  advance();
  std::uint32_t star = position();
  expect_word(u"as");
  Text name = parse_non_restricted_identifier();
  if (failed()) return;
  add_import(specifiers, {ImportKind::Namespace, {}, name, current_->span, span_from(star)}, span_from(begin));
}

void Parser::parse_named_imports(ListBuilder<ImportSpecifier>& specifiers) {
  advance();
  while (peek() != TokenKind::RightBrace && !failed()) {
    if (!parse_named_import(specifiers)) return;
    if (peek() == TokenKind::RightBrace) break;
    expect(TokenKind::Comma);
  }
  expect(TokenKind::RightBrace);
}

bool Parser::parse_named_import(ListBuilder<ImportSpecifier>& specifiers) {
  Text imported = parse_export_name();
  std::uint32_t begin = position();
  Text local = imported;
  if (check_word(u"as")) {
    advance();
    local = current_->value;
    if (!is_property_word(current_->kind)) report_unexpected(*current_);
  }
  if (!is_valid_identifier(current_->kind, true, false, true)) {
    report_here(Message::UnexpectedReserved);
  } else if (local == u"eval" || local == u"arguments") {
    report_here(Message::StrictEvalArguments);
  }
  if (failed()) return false;
  add_import(specifiers, {ImportKind::Named, imported, local, current_->span, span_from(begin)}, current_->span);
  return !failed();
}

ModuleRequest Parser::parse_module_request() {
  expect(TokenKind::String);
  ModuleRequest request;
  request.specifier = current_->value;
  request.span = current_->span;
  request.attributes = parse_import_attributes();
  return request;
}

// `with {type: "json"}`, or `assert` on the same line.
List<ImportAttribute> Parser::parse_import_attributes() {
  if (!check(TokenKind::With) && (newline_before_next() || !check_word(u"assert"))) return {};
  expect(TokenKind::LeftBrace);
  ListBuilder<ImportAttribute> attributes(arena_, buffers_);
  while (peek() != TokenKind::RightBrace && !failed()) {
    if (!parse_import_attribute(attributes)) break;
    if (peek() != TokenKind::RightBrace) expect(TokenKind::Comma);
  }
  expect(TokenKind::RightBrace);
  return attributes.finish();
}

bool Parser::parse_import_attribute(ListBuilder<ImportAttribute>& attributes) {
  advance();
  ImportAttribute attribute;
  attribute.key = current_->value;
  std::uint32_t begin = position();
  if (current_->kind != TokenKind::String && !is_property_word(current_->kind)) report_unexpected(*current_);
  expect(TokenKind::Colon);
  expect(TokenKind::String);
  attribute.value = current_->value;
  attribute.span = span_from(begin);
  for (const ImportAttribute& other : attributes.items()) {
    if (other.key == attribute.key) report(attribute.span, Message::DuplicateAttribute, attribute.key);
  }
  attributes.add(attribute);
  return !failed();
}

static bool is_well_formed(Text text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    bool is_high = text[i] >= 0xD800 && text[i] < 0xDC00;
    bool is_low = text[i] >= 0xDC00 && text[i] < 0xE000;
    bool has_low = i + 1 < text.size() && text[i + 1] >= 0xDC00 && text[i + 1] < 0xE000;
    if (is_low || (is_high && !has_low)) return false;
    if (is_high) ++i;
  }
  return true;
}

// A name or a string.
Text Parser::parse_export_name() {
  advance();
  if (current_->kind == TokenKind::String) {
    if (!is_well_formed(current_->value)) report_here(Message::UnpairedExportName);
  } else if (!is_property_word(current_->kind)) {
    report_unexpected(*current_);
  }
  return current_->value;
}

}  // namespace loopscope::js
