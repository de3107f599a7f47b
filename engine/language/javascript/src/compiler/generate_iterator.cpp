// Iterators, await and yield (ECMA-262 7.4, 15.5, 27.7).
#include "function_compiler.hpp"

namespace loopscope::js::compiling {

// 7.4.3 GetIterator, without the record's done flag. `text` is the message about what cannot be iterated over.
void FunctionCompiler::get_iterator(bool is_async, Span span, const std::u16string& text) {
  SpanGuard guard(out_, span);
  if (is_async) return get_async_iterator(text);
  out_.emit_a(Op::GetIteratorMethod, 0);
  out_.set_subject(text);
  start_iterator(false);
}

// Of the property that an array's pattern takes from `whole`; empty: it has no name.
void FunctionCompiler::get_member_iterator(Span span, const std::u16string& whole) {
  SpanGuard guard(out_, span);
  out_.emit_a(Op::GetIteratorMethod, 3);
  out_.set_subject(whole);
  start_iterator(false);
}

// [f x] -> [iterator next]
void FunctionCompiler::start_iterator(bool is_async) {
  out_.emit_a(Op::Call, 0);
  out_.emit(Op::CheckIterator);
  if (is_async) out_.set_subject(u"asyncIterator");
  out_.emit(Op::Duplicate);
  out_.emit(Op::GetProperty, out_.string(u"next"));
}

void FunctionCompiler::get_async_iterator(const std::u16string& text) {
  Label has_method, done;
  out_.emit_a(Op::GetIteratorMethod, 1);
  out_.set_subject(text);
  out_.emit(Op::Swap);
  out_.jump(Op::JumpIfNotNullishKeep, has_method);
  out_.emit(Op::Pop);
  out_.emit_a(Op::GetIteratorMethod, 4);
  out_.set_subject(text);
  start_iterator(false);
  out_.emit(Op::MakeAsyncFromSyncIterator);
  out_.jump(Op::Jump, done);
  out_.bind(has_method);
  out_.emit(Op::Swap);
  start_iterator(true);
  out_.bind(done);
}

// 7.4.11 IteratorClose, 7.4.13 AsyncIteratorClose for a completion that is not a throw (`checks`), or one that is.
void FunctionCompiler::close_iterator(bool is_await, bool checks) {
  Label has_method, closed;
  out_.emit_a(Op::GetIteratorReturn, 0);
  out_.jump(Op::JumpIfNotNullishKeep, has_method);
  out_.emit(Op::Pop);
  out_.jump(Op::Jump, closed);
  out_.set_depth(out_.depth() + 1);
  out_.bind(has_method);
  out_.emit(Op::Swap);
  out_.emit_a(Op::Call, 0);
  if (is_await) await_value(out_.span);
  if (checks) out_.emit(Op::CheckIteratorResult);
  out_.bind(closed);
  out_.emit(Op::Pop);
}

// What the iterator's return method throws is forgotten: the first error goes on.
void FunctionCompiler::close_after_throw(bool is_await) {
  Label closed;
  std::int32_t before = out_.depth();
  std::uint32_t begin = out_.pc();
  out_.emit_a(Op::Pick, 3);
  close_iterator(is_await, false);
  std::uint32_t end = out_.pc();
  if (begin == end) return;
  out_.jump(Op::Jump, closed);
  out_.enter_at(before + 1);
  out_.add_handler(begin, end, out_.pc(), before, environments_, false);
  out_.emit(Op::Pop);
  out_.bind(closed);
}

void FunctionCompiler::await_value(Span span) {
  mark(MarkKind::Await, span);
  SpanGuard guard(out_, span);
  out_.emit(Op::PromiseResolve);
  out_.emit(Op::Await);
}

// ---------------------------------------------------------------------------------------------------------------------
// yield

void FunctionCompiler::yield(const Yield& node) {
  out_.move_position(node.span);
  if (node.is_delegate) return yield_delegate(node);
  if (node.operand != nullptr)
    value(*node.operand);
  else
    out_.emit(Op::LoadUndefined);
  if (is_async()) await_value(node.span);
  mark(MarkKind::Yield, node.span);
  if (!is_async()) return out_.emit(Op::Yield);
  out_.emit(Op::AsyncGeneratorYield);
  async_yield();
}

// [received mode] -> [received], or throws, or awaits and returns (27.6.3.8 AsyncGeneratorYield).
void FunctionCompiler::async_yield() {
  Label next, throws;
  std::int32_t after = out_.depth();
  out_.jump(Op::JumpIfInteger, next, 0);
  out_.jump(Op::JumpIfInteger, throws, static_cast<std::uint32_t>(Completion::Throw));
  out_.emit(Op::Pop);
  await_value(out_.span);
  return_value();
  out_.bind(throws);
  out_.emit(Op::Pop);
  out_.emit(Op::Throw);
  out_.set_depth(after);
  out_.bind(next);
  out_.emit(Op::Pop);
}

// 15.5.5, `yield * AssignmentExpression`. Operands through the loop: [iterator next received mode].
void FunctionCompiler::yield_delegate(const Yield& node) {
  value(*node.operand);
  Span place = out_.position();
  delegate_span_ = node.span;
  std::u16string text = delegate_text(node, place);
  get_iterator(is_async(), place, text);
  SpanGuard guard(out_, place);
  Label start, throws, returns, called, done;
  out_.emit(Op::LoadUndefined);
  out_.emit(Op::LoadInteger, 0);
  std::int32_t depth = out_.depth();
  out_.bind(start);
  out_.jump(Op::JumpIfInteger, throws, static_cast<std::uint32_t>(Completion::Throw));
  out_.jump(Op::JumpIfInteger, returns, static_cast<std::uint32_t>(Completion::Return));
  delegate_next(text);
  out_.bind(called);  // [iterator next result]
  out_.emit(Op::Duplicate);
  out_.emit(Op::GetProperty, out_.string(u"done"));
  out_.jump(Op::JumpIfTrue, done);
  resume_delegate(start);
  out_.set_depth(depth);
  out_.bind(throws);
  delegate_throw(called, text);
  out_.set_depth(depth);
  out_.bind(returns);
  delegate_return(called, text);
  out_.bind(done);
  out_.emit(Op::GetProperty, out_.string(u"value"));
  drop_below(2);
}

// [iterator next result] -> parks with it, goes back to the start with [iterator next received mode].
void FunctionCompiler::resume_delegate(Label& start) {
  if (!is_async()) {
    mark(MarkKind::Yield, out_.span);
    out_.emit(Op::YieldDelegate);
    return out_.jump(Op::Loop, start);
  }
  out_.emit(Op::GetProperty, out_.string(u"value"));
  mark(MarkKind::Yield, out_.span);
  out_.emit(Op::AsyncGeneratorYield);
  Label returns;
  out_.jump(Op::JumpIfInteger, returns, static_cast<std::uint32_t>(Completion::Return));
  out_.jump(Op::Loop, start);
  // A return's value is awaited first; when that rejects, it is a throw.
  out_.bind(returns);
  out_.emit(Op::Pop);
  std::int32_t depth = out_.depth() - 1;
  std::uint32_t begin = out_.pc();
  await_value(out_.span);
  std::uint32_t end = out_.pc();
  out_.emit(Op::LoadInteger, static_cast<std::int32_t>(Completion::Return));
  out_.jump(Op::Loop, start);
  out_.enter_at(depth + 1);
  out_.add_handler(begin, end, out_.pc(), depth, environments_, false);
  out_.emit(Op::LoadInteger, static_cast<std::int32_t>(Completion::Throw));
  out_.jump(Op::Loop, start);
}

// [iterator next received mode] -> [iterator next result]
void FunctionCompiler::delegate_next(const std::u16string& text) {
  out_.emit(Op::Pop);
  out_.emit_a(Op::Pick, 1);
  out_.emit_a(Op::Pick, 3);
  delegate_call(text);
}

// V8 says of a method that is no function the same as of an operand that cannot be iterated over.
void FunctionCompiler::delegate_call(const std::u16string& text) {
  out_.emit_a(Op::Pick, 2);
  out_.emit_a(Op::Call, 1);
  if (!text.empty()) out_.set_subject(whole_message + text);
  delegate_result();
  drop_below(1);
}

void FunctionCompiler::delegate_result() {
  Span place = is_async() ? delegate_span_ : out_.span;
  if (is_async()) await_value(out_.span);
  SpanGuard guard(out_, place);
  out_.emit(Op::CheckIteratorResult);
}

// [iterator next received mode] -> [iterator next result] at `called`
void FunctionCompiler::delegate_throw(Label& called, const std::u16string& text) {
  Label has_method;
  out_.emit(Op::Pop);
  out_.emit_a(Op::Pick, 2);
  out_.emit_a(Op::GetIteratorReturn, 1);
  std::int32_t depth = out_.depth();
  out_.jump(Op::JumpIfNotNullishKeep, has_method);
  out_.emit(Op::Pop);
  close_iterator(is_async(), true);
  out_.emit_a(Op::ThrowError, 0, out_.string(u"The iterator does not provide a 'throw' method"));
  out_.set_depth(depth);
  out_.bind(has_method);
  out_.emit(Op::Swap);
  delegate_call(text);
  out_.jump(Op::Jump, called);
}

void FunctionCompiler::delegate_return(Label& called, const std::u16string& text) {
  Label has_method, done;
  out_.emit(Op::Pop);
  out_.emit_a(Op::Pick, 2);
  out_.emit_a(Op::GetIteratorReturn, 0);
  std::int32_t depth = out_.depth();
  out_.jump(Op::JumpIfNotNullishKeep, has_method);
  out_.emit(Op::Pop);
  out_.emit(Op::Pop);
  if (is_async()) await_value(out_.span);
  return_value();
  out_.set_depth(depth);
  out_.bind(has_method);
  out_.emit(Op::Swap);
  delegate_call(text);
  out_.emit(Op::Duplicate);
  out_.emit(Op::GetProperty, out_.string(u"done"));
  out_.jump(Op::JumpIfTrue, done);
  out_.jump(Op::Jump, called);
  out_.bind(done);
  out_.emit(Op::GetProperty, out_.string(u"value"));
  return_value();
}

}  // namespace loopscope::js::compiling
