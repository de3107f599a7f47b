// Functions: parameters, bodies, returns (ECMA-262 10.2.11, 15.8, 27.5 to 27.7).
#include "function_compiler.hpp"

#include <algorithm>
#include <utility>

#include <machine/verifier.hpp>

#include <cassert>

namespace loopscope::js::compiling {

using CodeKind = loopscope::FunctionKind;

namespace {

CodeKind code_kind(const Function& function) {
  if (function.is_async) return function.is_generator ? CodeKind::AsyncGenerator : CodeKind::Async;
  return function.is_generator ? CodeKind::Generator : CodeKind::Normal;
}

bool is_method_kind(js::FunctionKind kind) {
  return kind == js::FunctionKind::Method || kind == js::FunctionKind::Getter || kind == js::FunctionKind::Setter;
}

bool is_constructor_kind(js::FunctionKind kind) {
  return kind == js::FunctionKind::Constructor || kind == js::FunctionKind::DerivedConstructor;
}

bool is_rest_last(const Function& function) {
  return !function.parameters.empty() && function.parameters.back().is_rest;
}

}  // namespace

FunctionCompiler::FunctionCompiler(Compilation& compilation, FunctionScope* function)
    : compilation_(compilation),
      analysis_(compilation.analysis),
      out_(compilation.pool),
      function_(function),
      is_hidden_(compilation.options.hidden) {
  out_.code.source = compilation.source;
  out_.code.strict = function->is_strict;
  out_.code.is_hidden = is_hidden_;
}

bool FunctionCompiler::is_async() const {
  return out_.code.kind == CodeKind::Async || out_.code.kind == CodeKind::AsyncGenerator;
}
bool FunctionCompiler::is_generator() const {
  return out_.code.kind == CodeKind::Generator || out_.code.kind == CodeKind::AsyncGenerator;
}

void FunctionCompiler::describe_function(const Function& function, std::u16string name) {
  Code& code = out_.code;
  code.name = std::move(name);
  code.span = function.span;
  code.name_span = function.name_span;
  code.kind = code_kind(function);
  code.length = function.expected_argument_count;
  code.parameter_count = function.parameters.count - (is_rest_last(function) ? 1 : 0);
  code.has_simple_parameters = function.has_simple_parameter_list;
  code.is_arrow = function.function_kind == js::FunctionKind::Arrow;
  code.is_method = is_method_kind(function.function_kind);
  code.is_class_constructor = is_constructor_kind(function.function_kind);
  code.is_derived_constructor = function_->is_derived_constructor;
}

std::uint32_t FunctionCompiler::compile_function(const Function& function, std::u16string name, const Class* owner) {
  describe_function(function, std::move(name));
  if (owner != nullptr) {
    out_.code.span = owner->span;
    out_.code.name_span = owner->name_span;
  }
  out_.span = span_from(function.span.begin, function.span.begin);
  out_.move_position(parameters_span(function));
  place_parameters(function);
  begin_async();
  prologue(function);
  function_body(function);
  out_.span = end_span(function);
  implicit_return();
  end_async();
  return finish();
}

// From where the parameters begin.
Span FunctionCompiler::parameters_span(const Function& function) const {
  std::uint32_t from = std::max(function.span.begin, function.name_span.end);
  if (function.function_kind == js::FunctionKind::Arrow) return span_from(from, function.span.end);
  std::size_t open = compilation_.source->units().find(u'(', from);
  return span_from(open == std::u16string_view::npos ? from : static_cast<std::uint32_t>(open), function.span.end);
}

// Where V8 places a fault in falling off the end of a derived constructor: at the last thing done, or the parameters.
Span FunctionCompiler::end_span(const Function& function) const {
  Span brace = span_from(function.span.end == 0 ? 0 : function.span.end - 1, function.span.end);
  if (!out_.code.is_derived_constructor) return brace;
  if (!function.body.empty() && !out_.code.spans.empty()) return out_.code.spans.back();
  return parameters_span(function);
}

// Formals are copied into locals 0..n-1 at a call; the rest array and the arguments object into the next ones.
void FunctionCompiler::place_parameters(const Function& function) {
  next_local_ = static_cast<std::int32_t>(out_.code.parameter_count);
  out_.code.local_count = out_.code.parameter_count;
  if (is_rest_last(function)) out_.code.rest_local = new_local();
  if (function_->needs_arguments) out_.code.arguments_local = new_local();
  if (function_->keeps_passed) out_.code.passed_local = new_local();
  for (std::uint32_t i = 0; i < function.parameters.count; ++i) {
    const auto* identifier = try_as<Identifier>(function.parameters[i].target);
    if (identifier == nullptr) continue;
    Binding* binding = function_->parameters->find(identifier->name);
    bool stays = !binding->in_environment && !binding->needs_check;
    if (stays) binding->slot = function.parameters[i].is_rest ? out_.code.rest_local : static_cast<std::int32_t>(i);
    // One that closures share is only passed here: it has its name in no instruction's scope.
    if (!stays && !function.parameters[i].is_rest) out_.code.locals.push_back({slot_info(*binding), i, 0, 0});
  }
  if (!function_->needs_arguments) return;
  Binding* binding = function_->parameters->find(u"arguments");
  if (!binding->in_environment) binding->slot = out_.code.arguments_local;
}

// Everything in an async function, its parameters too, rejects its promise.
void FunctionCompiler::begin_async() {
  if (out_.code.kind != CodeKind::Async) return;
  out_.emit(Op::AsyncStart);
  async_begin_ = out_.pc();
}

void FunctionCompiler::end_async() {
  if (!is_async()) return;
  std::uint32_t end = out_.pc();
  out_.enter_at(1);
  out_.add_handler(async_begin_, end, out_.pc(), 0, 0, false);
  out_.emit(out_.code.kind == CodeKind::Async ? Op::AsyncThrow : Op::AsyncGeneratorThrow);
  out_.emit(Op::Return);
}

void FunctionCompiler::prologue(const Function& function) {
  if (out_.code.is_class_constructor && !out_.code.is_derived_constructor && function_->has_instance_initializer) {
    // V8 places the call of the initializer where the parameters begin.
    SpanGuard guard(out_, parameters_span(function));
    out_.emit(Op::LoadThis);
    out_.emit(Op::LoadCallee);
    out_.emit(Op::RunFieldInitializer);
    out_.emit(Op::Pop);
  }
  if (function_->own_name != nullptr && function_->own_name->owns_environment) {
    enter_scope(function_->own_name);
    out_.emit(Op::LoadCallee);
    initialise_binding(*function_->own_name->bindings[0]);
  }
  Scope* parameters_scope = function_->parameters;
  if (function_->maps_arguments) out_.code.mapped_scope = static_cast<std::int32_t>(out_.code.scopes.size());
  // A body that shares the scope makes its functions only once the parameters are bound.
  std::vector<const FunctionDeclaration*> functions;
  functions.swap(parameters_scope->functions);
  enter_scope(parameters_scope);
  functions.swap(parameters_scope->functions);
  store_pseudo_variables();
  parameters(function);
  enter_body(function);
  if (!is_generator()) return;
  out_.emit(Op::GeneratorStart);
  async_begin_ = out_.pc();
}

void FunctionCompiler::store_pseudo_variables() {
  if (Binding* own = function_->own_name != nullptr ? function_->own_name->bindings[0] : nullptr) {
    if (own->in_environment && own->scope->home == function_->parameters) {
      out_.emit(Op::LoadCallee);
      initialise_binding(*own);
    }
  }
  if (function_->is_arrow) return;
  constexpr Op loads[] = {Op::LoadThis, Op::LoadNewTarget, Op::LoadCallee};
  for (Pseudo pseudo : {Pseudo::This, Pseudo::NewTarget, Pseudo::ActiveFunction}) {
    Binding* binding = pseudo_binding(*function_, pseudo);
    if (binding == nullptr || (pseudo == Pseudo::This && function_->is_derived_constructor)) continue;
    out_.emit(loads[static_cast<std::size_t>(pseudo)]);
    initialise_binding(*binding);
  }
  if (!function_->needs_arguments) return;
  Binding* binding = function_->parameters->find(u"arguments");
  if (!binding->in_environment) return;
  out_.emit(Op::LoadLocal, out_.code.arguments_local);
  initialise_binding(*binding);
}

void FunctionCompiler::parameters(const Function& function) {
  for (std::uint32_t i = 0; i < function.parameters.count; ++i) parameter(function.parameters[i], i);
}

void FunctionCompiler::parameter(const PatternElement& element, std::uint32_t index) {
  std::int32_t local = element.is_rest ? out_.code.rest_local : static_cast<std::int32_t>(index);
  if (function_->maps_arguments) {
    out_.emit(Op::LoadLocal, local);
    return out_.emit(Op::StoreCaptured, local);
  }
  const auto* identifier = try_as<Identifier>(element.target);
  if (identifier != nullptr && element.default_value == nullptr) {
    const Binding* binding = function_->parameters->find(identifier->name);
    if (!binding->in_environment && binding->slot == local) return;
    bool is_hidden_twice = !binding->in_environment && !function_->has_separate_body;
    if (is_hidden_twice && !binding->needs_check) return;  // a later parameter of the same name
  }
  SpanGuard guard(out_, element.span);
  out_.emit(Op::LoadLocal, local);
  default_value(element);
  PatternSource source{PatternSource::Kind::Argument, element.default_value, {}};
  assign_pattern(*element.target, Bind::Initialise, source);
}

// 10.2.11 steps 27 to 36: variables, then functions.
void FunctionCompiler::enter_body(const Function& function) {
  if (function.expression_body != nullptr && !function_->has_separate_body) return;
  if (!function_->has_separate_body) return instantiate_functions(function_->body->functions);
  std::vector<const FunctionDeclaration*> functions;
  functions.swap(function_->body->functions);
  enter_scope(function_->body);
  functions.swap(function_->body->functions);
  for (Binding* binding : function_->body->bindings) {
    const Binding* same = binding->has_dead_zone ? nullptr : function_->parameters->find(binding->name);
    if (same == nullptr) continue;
    load_binding(*same, false);
    initialise_binding(*binding);
  }
  instantiate_functions(function_->body->functions);
}

void FunctionCompiler::function_body(const Function& function) {
  if (function.expression_body == nullptr) return statements(function.body);
  const Expression& body = *function.expression_body;
  mark(MarkKind::Expression, body.span);
  out_.begin_statement(position_span(body));
  value(body);
  mark(MarkKind::Return, body.span);
  SpanGuard guard(out_, body.span);
  finish_return();
}

// The end of every return, after all finally blocks.
void FunctionCompiler::finish_return() {
  switch (out_.code.kind) {
    case CodeKind::Normal:
      if (out_.code.is_derived_constructor) {
        load_binding(*function_->this_binding, false);
        out_.emit(Op::CheckConstructorReturn);
      }
      break;
    case CodeKind::Generator:
      out_.emit_a(Op::MakeIteratorResult, 1);
      break;
    case CodeKind::Async:
      out_.emit(Op::AsyncReturn);
      break;
    case CodeKind::AsyncGenerator:
      out_.emit(Op::AsyncGeneratorReturn);
      break;
  }
  out_.emit(Op::Return);
}

void FunctionCompiler::implicit_return() {
  if (!out_.is_reachable()) return;
  out_.emit(Op::LoadUndefined);
  finish_return();
}

// Closes the scopes still open, checks the code and hands it over.
std::uint32_t FunctionCompiler::finish() {
  while (!entered_.empty()) leave_scope();
  Verification verified = verify(out_.code);
  assert(verified.fault.empty());
  out_.code.max_operands = verified.max_operands;
  return compilation_.sink.add(std::move(out_.code));
}

void FunctionCompiler::instantiate_functions(const std::vector<const FunctionDeclaration*>& functions) {
  for (const FunctionDeclaration* declaration : functions) {
    const Function& function = *declaration->function;
    bool is_default = function.name.empty();
    SpanGuard guard(out_, function.span);
    make_function(function, std::u16string(is_default ? Text(u"default") : function.name));
    initialise_binding(*scope_->find(is_default ? Text(u"*default*") : function.name));
  }
}

std::int32_t FunctionCompiler::nested(const Function& function, std::u16string name) {
  FunctionCompiler inner(compilation_, analysis_.functions.find(&function)->second);
  inner.set_scope(scope_);
  if (auto inferred = inferred_names_.find(&function); inferred != inferred_names_.end())
    inner.out_.code.inferred_name = inferred->second;
  out_.code.functions.push_back(inner.compile_function(function, std::move(name)));
  return static_cast<std::int32_t>(out_.code.functions.size() - 1);
}

void FunctionCompiler::make_function(const Function& function, std::u16string name) {
  std::int32_t index = nested(function, std::move(name));
  out_.emit(Op::MakeFunction, index);
}

}  // namespace loopscope::js::compiling
