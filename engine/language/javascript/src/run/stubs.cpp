#include <javascript/prelude.hpp>
#include <javascript/stubs.hpp>

namespace loopscope::js {

namespace {

std::uint32_t add_stub(Exec& exec, std::vector<Instruction> instructions, std::uint32_t locals, std::uint32_t operands,
                       std::vector<Handler> handlers = {}) {
  auto code = std::make_shared<Code>();
  code->name = u"";
  code->name_value = string_value(Name::empty_string);
  code->spans.resize(instructions.size());
  code->instructions = std::move(instructions);
  code->handlers = std::move(handlers);
  code->local_count = locals;
  code->max_operands = operands;
  code->is_hidden = true;
  code->strict = true;
  return exec.machine.codes.add(std::move(code));
}

Handler catch_handler(std::uint32_t begin, std::uint32_t end, std::uint32_t target) {
  Handler handler;
  handler.begin = begin;
  handler.end = end;
  handler.target = target;
  return handler;
}

}  // namespace

std::uint32_t stub_code(Exec& exec, bool construct, std::uint32_t count) {
  std::size_t index = count * 2 + construct;
  const auto& known = realm(exec).stubs;
  if (index < known.size() && known[index]) return known[index] - 1;
  Op op = construct ? Op::ConstructWith : Op::Call;
  std::uint32_t id = add_stub(exec, {{op, static_cast<std::uint16_t>(count), 0}, {Op::Return, 0, 0}}, 0, count + 4);
  auto& stubs = realm_mut(exec).stubs;
  if (stubs.size() <= index) stubs.resize(index + 1);
  stubs[index] = id + 1;
  return id;
}

std::uint32_t reaction_stub(Exec& exec) {
  if (realm(exec).reaction_stub) return realm(exec).reaction_stub - 1;
  std::uint32_t id = add_stub(exec,
                              {{Op::LoadLocal, 0, 0},
                               {Op::LoadUndefined, 0, 0},
                               {Op::LoadLocal, 0, 1},
                               {Op::Call, 1, 0},
                               {Op::LoadLocal, 0, 2},
                               {Op::SettleCapability, 1, 0},
                               {Op::Return, 0, 0},
                               {Op::LoadLocal, 0, 2},
                               {Op::SettleCapability, 0, 0},
                               {Op::Return, 0, 0}},
                              3, 6, {catch_handler(3, 4, 7)});
  realm_mut(exec).reaction_stub = id + 1;
  return id;
}

std::uint32_t thenable_stub(Exec& exec) {
  if (realm(exec).thenable_stub) return realm(exec).thenable_stub - 1;
  std::uint32_t id = add_stub(exec,
                              {{Op::LoadLocal, 0, 0},
                               {Op::LoadLocal, 0, 1},
                               {Op::LoadLocal, 0, 2},
                               {Op::LoadLocal, 0, 3},
                               {Op::Call, 2, 0},
                               {Op::Return, 0, 0},
                               {Op::LoadLocal, 0, 3},
                               {Op::LoadUndefined, 0, 0},
                               {Op::RotateDown3, 0, 0},
                               {Op::Call, 1, 0},
                               {Op::Return, 0, 0}},
                              4, 6, {catch_handler(4, 5, 6)});
  realm_mut(exec).thenable_stub = id + 1;
  return id;
}

std::uint32_t after_job_stub(Exec& exec) {
  if (realm(exec).after_job_stub) return realm(exec).after_job_stub - 1;
  // The job's end goes on behind the first instruction, which is never run.
  std::uint32_t id = add_stub(exec, {{Op::LoadUndefined, 0, 0}, {Op::LoadLocal, 0, 0}, {Op::Return, 0, 0}}, 1, 2);
  realm_mut(exec).after_job_stub = id + 1;
  return id;
}

}  // namespace loopscope::js
