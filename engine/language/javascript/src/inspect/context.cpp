#include "context.hpp"

#include <javascript/proxy.hpp>
#include <javascript/registered_symbol.hpp>

namespace loopscope::js::inspection {

namespace {

std::optional<PropertyKey> find_custom_key(Exec& exec) {
  CellId known = find_registered_symbol(exec, id_of(Name::inspect_custom));
  return known ? std::optional(PropertyKey::symbol(known)) : std::nullopt;
}

bool inherits_from_proxy(const Heap& heap, CellId object) {
  for (CellId at = object; at; at = prototype_of(heap, at)) {
    if (is_proxy(heap, at)) return true;
  }
  return false;
}

}  // namespace

Context::Context(Exec& running, InspectOptions chosen, Answers& known)
    : exec(running), options(std::move(chosen)), answers(known), custom_key(find_custom_key(running)) {}

bool Context::may_have_custom_function(CellId object) {
  if (!options.custom_inspect) return false;
  if (!custom_key && inherits_from_proxy(heap(), object))
    custom_key = PropertyKey::symbol(registered_symbol(exec, id_of(Name::inspect_custom)));
  return custom_key.has_value();
}

void Context::charge(std::size_t work) {
  exec.charge(work);
  if (exec.machine.counters.instructions + exec.executed > exec.machine.options->limits.instructions) answers.stop();
}

}  // namespace loopscope::js::inspection
