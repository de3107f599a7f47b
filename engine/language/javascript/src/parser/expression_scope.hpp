#pragma once
// While an expression is read, it may still turn out to be a pattern, or the head of an arrow function. An expression
// scope remembers the first thing that would be wrong under each reading, until the next tokens decide.
#include <lexer/message.hpp>

#include <base/span.hpp>

namespace loopscope::js {

// An error that counts only if the text is read in a certain way.
struct PossibleError {
  Span span;
  Message message = Message::None;

  bool exists() const { return message != Message::None; }
  void record(Span where, Message what) {
    if (!exists()) *this = {where, what};
  }
};

enum class ScopeReading : unsigned char {
  Expression,       // an expression, or an assignment pattern
  MaybeArrow,       // besides: parameters of an arrow function
  MaybeAsyncArrow,  // besides: parameters of an async arrow function, or the arguments of a call to `async`
  Parameters,       // certainly parameters
  VarDeclaration,
  LexicalDeclaration,
};

struct ExpressionScope {
  ScopeReading reading;
  ExpressionScope* parent;
  PossibleError as_expression;
  PossibleError as_pattern;
  PossibleError as_declaration;       // of arrow heads
  PossibleError strict_parameter;     // of arrow heads and parameters: an error if the function is strict
  bool has_simple_parameters = true;  // of arrow heads

  bool can_be_expression() const { return reading <= ScopeReading::MaybeAsyncArrow; }
  bool is_declaration() const { return reading >= ScopeReading::Parameters; }
  bool can_be_declaration() const { return reading >= ScopeReading::MaybeArrow; }
  bool is_arrow_head() const { return reading == ScopeReading::MaybeArrow || reading == ScopeReading::MaybeAsyncArrow; }
  bool can_be_parameters() const { return is_arrow_head() || reading == ScopeReading::Parameters; }
};

// Each element of a literal or a list is judged apart: what one of them records must not hide what the next one does,
// and an element that became an assignment is settled.
class ElementErrors {
 public:
  explicit ElementErrors(ExpressionScope& scope) : scope_(scope) { take(); }
  ~ElementErrors() {
    accumulate();
    scope_.as_expression = expression_;
    scope_.as_pattern = pattern_;
  }
  ElementErrors(const ElementErrors&) = delete;
  ElementErrors& operator=(const ElementErrors&) = delete;

  void accumulate() {
    if (!expression_.exists()) expression_ = scope_.as_expression;
    if (!pattern_.exists()) pattern_ = scope_.as_pattern;
    scope_.as_expression = {};
    scope_.as_pattern = {};
  }

 private:
  void take() {
    expression_ = scope_.as_expression;
    pattern_ = scope_.as_pattern;
    scope_.as_expression = {};
    scope_.as_pattern = {};
  }

  ExpressionScope& scope_;
  PossibleError expression_;
  PossibleError pattern_;
};

}  // namespace loopscope::js
