// The part of a page that is there before its script starts: functions of the global object, the console, the clock,
// and what a person will do. The rest is made by prelude/page.js.
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/node_modules.hpp>
#include <javascript/render.hpp>
#include <javascript/setup.hpp>

namespace loopscope::js {

namespace {

void make_performance(Exec& exec, CellId global) {
  CellId performance = new_object(exec);
  install_group(exec, performance, "performance_rows");
  install_row(exec, performance, native_number("page_own_rows", 0));
  define(exec, performance, u"timeOrigin", Value::number(static_cast<double>(exec.machine.options->world.epoch_ms)));
  define(exec, global, u"performance", Value::object(performance));
  store_module(exec, "internal/global_performance", Value::object(performance));
}

// What a person does waits from the beginning; its time has not come.
void queue_inputs(Exec& exec) {
  CellId handler = make_native_function(exec, native_number("page_own_rows", 1));
  for (const SimulatedInput& input : exec.machine.options->world.inputs) {
    Job job;
    job.kind = static_cast<std::uint16_t>(JobKind::Message);
    job.handler = Value::object(handler);
    std::vector<Value> arguments{text_value(exec, utf8_to_utf16(input.target)),
                                 text_value(exec, utf8_to_utf16(input.type))};
    job.argument = Value::object(make_array(exec.heap(), arguments));
    job.capability = text_value(exec, utf8_to_utf16(input.type + " " + input.target));
    job.ready_at = static_cast<std::uint64_t>(input.at_ns);
    exec.queue_job(static_cast<std::uint16_t>(PageQueue::Arriving), job, RuleId::PageInputArrives);
  }
}

}  // namespace

void set_up_page(Exec& exec) {
  Heap& heap = exec.heap();
  make_host(exec);
  CellId global = realm(exec).global_object;
  install_group(exec, global, "clone_rows");
  install_group(exec, global, "page_rows");
  define_base64_globals(exec);
  make_performance(exec, global);
  define(exec, global, u"console", Value::object(intrinsic(exec, Intrinsic::Console)), hidden_flags);
  define(exec, global, u"TextEncoder", Value::object(intrinsic(exec, Intrinsic::TextEncoder)), hidden_flags);
  define(exec, global, u"TextDecoder", Value::object(intrinsic(exec, Intrinsic::TextDecoder)), hidden_flags);
  define_own(heap, intrinsic(exec, Intrinsic::Console), key(Symbol::toStringTag), ascii_value(exec, "console"),
             Configurable);
  define_own(heap, global, key(Symbol::toStringTag), ascii_value(exec, "Window"), Configurable);
  queue_inputs(exec);
}

}  // namespace loopscope::js
