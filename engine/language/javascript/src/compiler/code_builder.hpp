#pragma once
// CodeBuilder: appends instructions to one Code, keeps the operand depth, patches jumps and shares constants. What
// cannot be reached (after a jump, a return, a throw) is not emitted, but its operand effects are followed.
#include <javascript/compiler.hpp>

#include <unordered_map>

namespace loopscope::js::compiling {

struct Label {
  std::int32_t position = -1;       // once bound
  std::int32_t depth = -1;          // operands at the label; known from the first jump or when bound
  std::vector<std::uint32_t> uses;  // jumps to patch
  bool is_used() const { return depth >= 0; }
};

class CodeBuilder {
 public:
  explicit CodeBuilder(ConstantPool& pool) : pool_(pool) {}

  Code code;
  Span span;  // what the next instructions stand for

  std::uint32_t pc() const { return static_cast<std::uint32_t>(code.instructions.size()); }
  bool is_reachable() const { return reachable_; }
  std::int32_t depth() const { return depth_; }
  void set_depth(std::int32_t depth) { depth_ = depth; }
  // From here on code is entered by a handler, with this many operands.
  void enter_at(std::int32_t depth);

  void emit(Op op, std::int32_t b = 0) { append({op, 0, b}); }
  void emit_a(Op op, std::uint32_t a, std::int32_t b = 0) { append({op, static_cast<std::uint16_t>(a), b}); }
  // For what is no bytecode of V8's, or has no position of its own.
  void emit_unplaced(Op op, std::int32_t b = 0);
  void jump(Op op, Label& label, std::uint32_t a = 0);
  void bind(Label& label);
  void add_handler(std::uint32_t begin, std::uint32_t end, std::uint32_t target, std::int32_t depth,
                   std::uint32_t environments, bool is_finally);
  // --- where V8 places what a variable's load throws
  // V8 keeps one latest position, moved by statements and by most operators; a load that throws is blamed on it. A
  // statement's position cannot be moved before its first bytecode.
  void begin_statement(Span statement);
  void move_position(Span position);
  Span position() const { return position_; }
  // The last emitted instruction's text for messages.
  void set_subject(std::u16string text);

  std::int32_t string(Text text);
  std::int32_t value(Value value);         // always a new constant
  std::int32_t shared_value(Value value);  // the same constant for the same bits
  void load_number(double number);
  void load_string(Text text) { emit(Op::LoadConstant, string(text)); }
  ConstantPool& pool() { return pool_; }

 private:
  void append(Instruction instruction);

  ConstantPool& pool_;
  Span position_{};
  bool is_statement_fresh_ = false;
  bool reachable_ = true;
  std::int32_t depth_ = 0;
  std::unordered_map<std::u16string, std::int32_t> strings_;
  std::unordered_map<std::uint64_t, std::int32_t> values_;
};

// While it lives, instructions stand for `span`.
class SpanGuard {
 public:
  SpanGuard(CodeBuilder& builder, Span span) : builder_(builder), saved_(builder.span) { builder.span = span; }
  ~SpanGuard() { builder_.span = saved_; }
  SpanGuard(const SpanGuard&) = delete;
  SpanGuard& operator=(const SpanGuard&) = delete;

 private:
  CodeBuilder& builder_;
  Span saved_;
};

}  // namespace loopscope::js::compiling
