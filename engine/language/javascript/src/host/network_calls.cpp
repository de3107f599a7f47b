// What the prelude's fetch asks of the engine: what the scenario's world answers.
#include <javascript/prelude.hpp>
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

constexpr double ns_per_ms = 1e6;

// (url): every answer that the world has: url, milliseconds, status, body, error, and so on.
NativeResult world_answers(NativeCall& call) {
  std::vector<Value> rows;
  for (const SimulatedAnswer& answer : call.exec.machine.options->world.answers) {
    call.exec.charge(1 + answer.body.size() / 16);
    rows.push_back(utf8_value(call.exec, answer.url));
    rows.push_back(Value::number(static_cast<double>(answer.after_ns) / ns_per_ms));
    rows.push_back(Value::number(static_cast<double>(answer.status)));
    rows.push_back(utf8_value(call.exec, answer.body));
    rows.push_back(utf8_value(call.exec, answer.error));
  }
  return call.give_object(make_array(call.heap(), rows));
}

// (error): its stack is the one of this moment.
NativeResult capture_stack_call(NativeCall& call) {
  capture_stack(call.exec, call.argument(0).cell(), Value::empty());
  return call.give(call.argument(0));
}

constexpr NativeRow calls[] = {
    {"CaptureStack", 1, capture_stack_call},      {"WorldAnswers", 0, world_answers},
    {"ModuleFetch", 0, nullptr, "moduleFetch"},   {"ModuleBlob", 0, nullptr, "moduleBlob"},
    {"FetchClass", 1, nullptr, "fetchClass"},     {"BlobClass", 1, nullptr, "blobClass"},
    {"FetchHeaders", 1, nullptr, "fetchHeaders"}, {"FetchBody", 1, nullptr, "fetchBody"},
    {"FetchRequest", 1, nullptr, "fetchRequest"}, {"FetchResponse", 1, nullptr, "fetchResponse"},
    {"FetchForm", 1, nullptr, "fetchForm"},       {"FetchNetwork", 1, nullptr, "fetchNetwork"},
};

}  // namespace

std::span<const NativeRow> network_call_rows() { return calls; }

}  // namespace loopscope::js
