#include "code_builder.hpp"

#include <machine/stack_effect.hpp>

#include <cmath>

namespace loopscope::js::compiling {

namespace {

bool loads_variable(Op op) {
  switch (op) {
    case Op::LoadGlobal:
    case Op::LoadName:
    case Op::LoadNameMethod:
    case Op::LoadLocalChecked:
    case Op::LoadCapturedChecked:
    case Op::LoadImport:
      return true;
    default:
      return false;
  }
}

// Whether V8 gives the bytecode for it a position of its own.
bool has_position(Op op) {
  bool is_operator = op >= Op::Add && op <= Op::BitNot;
  bool is_access = op >= Op::GetProperty && op <= Op::SetSuperProperty;
  bool is_private = op == Op::GetPrivate || op == Op::GetPrivateMethod || op == Op::SetPrivate || op == Op::HasPrivate;
  bool is_call = op >= Op::Call && op <= Op::SuperCallSpread;
  bool is_iteration = op >= Op::GetIteratorMethod && op <= Op::ForInNext;
  bool is_pause = op == Op::Yield || op == Op::YieldDelegate || op == Op::Await;
  return is_operator || is_access || is_private || is_call || is_iteration || is_pause || op == Op::InstanceOf ||
         op == Op::In || op == Op::Throw || op == Op::ThrowConstAssignment || op == Op::MakeTemplateObject ||
         op == Op::RequireObjectCoercible;
}

}  // namespace

void CodeBuilder::begin_statement(Span statement) {
  position_ = statement;
  is_statement_fresh_ = true;
}

void CodeBuilder::move_position(Span position) {
  if (!is_statement_fresh_) position_ = position;
}

void CodeBuilder::append(Instruction instruction) {
  if (has_position(instruction.op)) move_position(span);
  if (instruction.op != Op::Mark) is_statement_fresh_ = false;
  if (reachable_) {
    code.instructions.push_back(instruction);
    code.spans.push_back(loads_variable(instruction.op) ? position_ : span);
  }
  depth_ += stack_effect(instruction);
  if (ends_path(instruction.op)) reachable_ = false;
}

void CodeBuilder::emit_unplaced(Op op, std::int32_t b) {
  Span kept = position_;
  bool was_fresh = is_statement_fresh_;
  emit(op, b);
  position_ = kept;
  is_statement_fresh_ = was_fresh;
}

void CodeBuilder::enter_at(std::int32_t depth) {
  reachable_ = true;
  depth_ = depth;
}

void CodeBuilder::jump(Op op, Label& label, std::uint32_t a) {
  bool was_reachable = reachable_;
  std::int32_t before = depth_;
  append({op, static_cast<std::uint16_t>(a), label.position});
  if (!was_reachable) return;
  if (label.position < 0) label.uses.push_back(pc() - 1);
  if (label.depth < 0) label.depth = before + stack_effect_of_jump(code.instructions.back());
}

void CodeBuilder::bind(Label& label) {
  label.position = static_cast<std::int32_t>(pc());
  for (std::uint32_t use : label.uses) code.instructions[use].b = label.position;
  if (!label.uses.empty()) {
    reachable_ = true;
    depth_ = label.depth;
  }
  label.depth = depth_;
}

void CodeBuilder::add_handler(std::uint32_t begin, std::uint32_t end, std::uint32_t target, std::int32_t depth,
                              std::uint32_t environments, bool is_finally) {
  if (begin == end) return;
  code.handlers.push_back(
      {begin, end, target, static_cast<std::uint16_t>(depth), static_cast<std::uint16_t>(environments), is_finally});
}

void CodeBuilder::set_subject(std::u16string text) {
  if (!reachable_ || text.empty()) return;
  if (!code.subjects.empty() && code.subjects.back().pc == pc() - 1) return;
  code.subjects.push_back({pc() - 1, std::move(text)});
}

std::int32_t CodeBuilder::value(Value value) {
  code.constants.push_back(value);
  return static_cast<std::int32_t>(code.constants.size() - 1);
}

std::int32_t CodeBuilder::shared_value(Value wanted) {
  auto [place, is_new] = values_.try_emplace(wanted.bits(), 0);
  if (is_new) place->second = value(wanted);
  return place->second;
}

std::int32_t CodeBuilder::string(Text text) {
  auto [place, is_new] = strings_.try_emplace(std::u16string(text), 0);
  if (is_new) place->second = value(pool_.string(text));
  return place->second;
}

void CodeBuilder::load_number(double number) {
  bool is_small = number >= -2147483648.0 && number <= 2147483647.0 && std::trunc(number) == number &&
                  !(number == 0 && std::signbit(number));
  if (is_small)
    emit(Op::LoadNumber, static_cast<std::int32_t>(number));
  else
    emit(Op::LoadConstant, shared_value(Value::number(number)));
}

}  // namespace loopscope::js::compiling
