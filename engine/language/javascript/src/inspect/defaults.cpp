#include "defaults.hpp"

#include <javascript/node_modules.hpp>

namespace loopscope::js {

namespace {

// Beside the exports of node's modules, once a program has asked for it.
constexpr std::string_view state_name = "internal/inspect_defaults";

}  // namespace

InspectOptions default_inspect_options(Exec& exec) {
  Value known = known_module(exec, state_name);
  if (known.is_empty()) return {};
  Answers answers;  // none are needed for data properties
  InspectOptions options = read_inspect_options(exec, known, {}, answers);
  options.user_options = {};
  return options;
}

NativeResult set_inspect_defaults(NativeCall& call) {
  store_module(call.exec, state_name, call.argument(0));
  return call.give_undefined();
}

}  // namespace loopscope::js
