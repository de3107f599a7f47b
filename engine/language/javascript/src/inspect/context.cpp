#include "context.hpp"

namespace loopscope::js::inspection {

namespace {

std::optional<PropertyKey> find_custom_key(Exec& exec) {
  std::u16string wanted = copy_text(exec.heap(), id_of(Name::inspect_custom));
  for (CellId symbol : realm(exec).registered_symbols) {
    if (key_text(exec.heap(), PropertyKey::symbol(symbol)) == u"Symbol(" + wanted + u")")
      return PropertyKey::symbol(symbol);
  }
  return std::nullopt;
}

}  // namespace

Context::Context(Exec& running, InspectOptions chosen, Answers& known)
    : exec(running), options(std::move(chosen)), answers(known), custom_key(find_custom_key(running)) {}

void Context::charge(std::size_t work) {
  exec.charge(work);
  if (exec.machine.counters.instructions + exec.executed > exec.machine.options->limits.instructions) answers.stop();
}

}  // namespace loopscope::js::inspection
