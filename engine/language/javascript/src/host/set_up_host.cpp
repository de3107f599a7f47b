// The host's part of the realm: process, timers' globals, console, performance, require.
#include "host_support.hpp"

#include <javascript/console.hpp>
#include <javascript/node_modules.hpp>

#include <base/utf.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/proxy.hpp>
#include <javascript/registered_symbol.hpp>
#include <javascript/render.hpp>
#include <javascript/setup.hpp>

namespace loopscope::js {

void define(Exec& exec, CellId object, std::u16string_view name, Value value, std::uint8_t flags) {
  define_own(exec.heap(), object, key_from_text(exec.heap(), name), value, flags);
}

void install_group(Exec& exec, CellId target, std::string_view rows) {
  std::uint32_t first = native_number(rows, 0);
  keep_own_shape(exec.heap(), target);
  for (std::uint32_t row = 0; row < native_group(first >> 8).size(); ++row) install_row(exec, target, first | row);
}

void make_host(Exec& exec) {
  CellId id = exec.heap().make<HostCell>();
  exec.machine.root(Root::Host) = id;
  CellId listeners = make_object(exec.heap(), {}), modules = make_object(exec.heap(), {});
  auto& host = exec.heap().mut<HostCell>(id);
  host.listeners = listeners;
  host.modules = modules;
}

namespace {

CellId make_stream(Exec& exec, std::uint32_t row, int descriptor) {
  CellId stream = new_object(exec);
  install_row(exec, stream, native_number("stream_rows", row));
  std::uint32_t first = native_number("stream_rows", 0);
  for (std::uint32_t other = 4; other < native_group(first >> 8).size(); ++other)
    install_row(exec, stream, first | other);
  define(exec, stream, u"fd", Value::number(descriptor));
  return stream;
}

// process.env: what is put into it becomes a string.
CellId with_texts_only(Exec& exec, CellId environment) {
  CellId handler = new_object(exec);
  install_group(exec, handler, "environment_rows");
  CellId shape = shape_for_prototype(exec.heap(), {});
  CellId id = exec.heap().make<ProxyCell>();
  auto& proxy = exec.heap().mut<ProxyCell>(id);
  proxy.shape = shape;
  proxy.extensible = false;  // nothing is defined on the cell itself
  proxy.target = Value::object(environment);
  proxy.handler = Value::object(handler);
  return id;
}

using TextRow = std::pair<std::string_view, std::string_view>;
constexpr TextRow versions[] = {
    {"node", "20.20.2"},
    {"acorn", "8.16.0"},
    {"ada", "2.9.2"},
    {"ares", "1.34.6"},
    {"brotli", "1.1.0"},
    {"cjs_module_lexer", "2.2.0"},
    {"cldr", "48.0"},
    {"icu", "78.2"},
    {"llhttp", "9.3.1"},
    {"modules", "115"},
    {"napi", "9"},
    {"nghttp2", "1.61.0"},
    {"openssl", "3.0.19"},
    {"simdutf", "6.4.2"},
    {"tz", "2025c"},
    {"undici", "6.24.1"},
    {"unicode", "17.0"},
    {"uv", "1.46.0"},
    {"uvwasi", "0.0.23"},
    {"v8", "11.3.244.8-node.38"},
    {"zlib", "1.3.1-e00f703"},
};
constexpr TextRow release[] = {
    {"name", "node"},
    {"lts", "Iron"},
    {"sourceUrl", "https://nodejs.org/download/release/v20.20.2/node-v20.20.2.tar.gz"},
    {"headersUrl", "https://nodejs.org/download/release/v20.20.2/node-v20.20.2-headers.tar.gz"},
};

CellId make_table(Exec& exec, std::span<const TextRow> rows) {
  CellId table = new_object(exec);
  for (const auto& [name, value] : rows) define(exec, table, ascii_to_utf16(name), ascii_value(exec, value));
  return table;
}

void fill_process(Exec& exec) {
  CellId process = intrinsic(exec, Intrinsic::Process);
  const World& world = exec.machine.options->world;
  install_group(exec, process, "process_rows");
  install_group(exec, process, "tick_rows");
  define(exec, process, u"version", ascii_value(exec, "v20.20.2"));
  define(exec, process, u"versions", Value::object(make_table(exec, versions)));
  define(exec, process, u"arch", ascii_value(exec, "x64"));
  define(exec, process, u"platform", ascii_value(exec, "linux"));
  define(exec, process, u"release", Value::object(make_table(exec, release)));
  define(exec, process, u"title", ascii_value(exec, "node"));
  define(exec, process, u"pid", Value::number(process_id));
  define(exec, process, u"ppid", Value::number(4241));
  define(exec, process, u"execPath", ascii_value(exec, "/usr/bin/node"));
  define(exec, process, u"execArgv", Value::object(make_array(exec.heap(), std::vector<Value>{})));
  define(exec, process, u"argv0", ascii_value(exec, "node"));
  CellId hrtime = get_data(exec.heap(), process, key_from_text(exec.heap(), u"hrtime")).cell();
  install_row(exec, hrtime, native_number("stream_rows", 2));
  CellId memory = get_data(exec.heap(), process, key_from_text(exec.heap(), u"memoryUsage")).cell();
  install_row(exec, memory, native_number("stream_rows", 3));
  std::vector<Value> arguments{ascii_value(exec, "/usr/bin/node"), utf8_value(exec, world.main_path)};
  for (const std::string& argument : world.arguments) arguments.push_back(utf8_value(exec, argument));
  define(exec, process, u"argv", Value::object(make_array(exec.heap(), arguments)));
  CellId environment = new_object(exec);
  define(exec, environment, u"HOME", ascii_value(exec, "/home/user"));
  define(exec, environment, u"PATH", ascii_value(exec, "/usr/local/bin:/usr/bin:/bin"));
  for (const auto& [name, value] : world.environment)
    define(exec, environment, utf8_to_utf16(name), utf8_value(exec, value));
  define(exec, process, u"env", Value::object(with_texts_only(exec, environment)));
  define(exec, process, u"stdout", Value::object(make_stream(exec, 0, 1)));
  define(exec, process, u"stderr", Value::object(make_stream(exec, 1, 2)));
}

// An object whose constructor is named so that traces and the inspector can say what it is.
void name_class_of(Exec& exec, CellId object, std::string_view name) {
  CellId prototype = new_object(exec),
         constructor = make_native_function(exec, native_number("host_constructor_rows", 0));
  define(exec, constructor, u"name", ascii_value(exec, name), Configurable);
  define_own(exec.heap(), prototype, Name::constructor, Value::object(constructor), hidden_flags);
  set_prototype(exec.heap(), object, prototype);
}

void name_class(Exec& exec, Intrinsic prototype, std::string_view name) {
  CellId constructor = make_native_function(exec, native_number("host_constructor_rows", 0));
  define(exec, constructor, u"name", ascii_value(exec, name), Configurable);
  define_own(exec.heap(), intrinsic(exec, prototype), Name::constructor, Value::object(constructor), hidden_flags);
  define_own(exec.heap(), constructor, Name::prototype, Value::object(intrinsic(exec, prototype)), Writable);
}

NativeResult not_constructible(NativeCall& call) { return call.type_error("Illegal constructor"); }

std::string shown_property(NativeCall& call, std::u16string_view name) {
  Value value = get_data(call.heap(), call.this_value.cell(), key_from_text(call.heap(), name));
  return value.is_string() ? to_utf8(call.exec, value.cell()) : "";
}

// toString of an error with a code.
NativeResult coded_error_text(NativeCall& call) {
  if (!call.this_value.is_object()) return call.give_text(u"");
  std::string shown = fmt::format("{} [{}]: {}", shown_property(call, u"name"), shown_property(call, u"code"),
                                  shown_property(call, u"message"));
  return call.give_text(utf8_to_utf16(shown));
}
constexpr NativeRow constructor_table[] = {{"Timeout", 0, not_constructible}, {"toString", 0, coded_error_text}};

constexpr NativeRow promisified_table[] = {
    {"get", 0, nullptr, "promisifiedSetTimeout"},
    {"get", 0, nullptr, "promisifiedSetImmediate"},
};

}  // namespace

extern const std::span<const NativeRow> host_constructor_rows;
const std::span<const NativeRow> host_constructor_rows = constructor_table;
extern const std::span<const NativeRow> promisified_rows;
const std::span<const NativeRow> promisified_rows = promisified_table;

namespace {

// util.promisify(setTimeout) is the function of timers/promises; its property shows when setTimeout is printed.
void add_promisified_forms(Exec& exec) {
  Heap& heap = exec.heap();
  PropertyKey custom =
      PropertyKey::symbol(registered_symbol(exec, ascii_value(exec, "nodejs.util.promisify.custom").cell()));
  constexpr std::u16string_view timers[] = {u"setTimeout", u"setImmediate"};
  for (std::uint32_t i = 0; i < std::size(timers); ++i) {
    Value timer = get_data(heap, realm(exec).global_object, key_from_text(heap, timers[i]));
    CellId getter = make_native_function(exec, native_number("promisified_rows", i));
    define_accessor(heap, timer.cell(), custom, Value::object(getter), Value::undefined(), Enumerable);
  }
}

// Modules that are at hand without the prelude.
void store_modules(Exec& exec) {
  Heap& heap = exec.heap();
  CellId global = realm(exec).global_object, timers = new_object(exec);
  for (std::u16string_view part :
       {u"setTimeout", u"clearTimeout", u"setImmediate", u"clearImmediate", u"setInterval", u"clearInterval"}) {
    define(exec, timers, part, get_data(heap, global, key_from_text(heap, part)));
  }
  store_module(exec, "timers", Value::object(timers));
  store_module(exec, "process", Value::object(intrinsic(exec, Intrinsic::Process)));
  store_module(exec, "console", Value::object(intrinsic(exec, Intrinsic::Console)));
}

// What timers do under symbols of node's own: Symbol.dispose, which V8 does not have yet, and the inspector's.
void finish_timers(Exec& exec) {
  Heap& heap = exec.heap();
  CellId constructor = intrinsic(exec, Intrinsic::Symbol);
  CellId dispose = make_symbol(heap, u"nodejs.dispose");
  define(exec, constructor, u"dispose", Value::symbol(dispose), constant_flags);
  define(exec, constructor, u"asyncDispose", Value::symbol(make_symbol(heap, u"nodejs.asyncDispose")), constant_flags);
  CellId shows = registered_symbol(exec, intern(heap, CellId{1}, u"nodejs.util.inspect.custom"));
  std::uint32_t row = 0;
  for (CellId symbol : {dispose, shows}) {
    for (Intrinsic prototype : {Intrinsic::TimeoutPrototype, Intrinsic::ImmediatePrototype}) {
      CellId method = make_native_function(exec, native_number("timer_symbol_rows", row++));
      define_own(heap, intrinsic(exec, prototype), PropertyKey::symbol(symbol), Value::object(method), hidden_flags);
    }
  }
}

}  // namespace

void set_up_host(Exec& exec) {
  make_host(exec);
  CellId global = realm(exec).global_object;
  define(exec, global, u"global", Value::object(global));
  define_buffer_global(exec);
  install_group(exec, global, "timer_global_rows");
  add_promisified_forms(exec);
  if (exec.machine.options->profile.has_tasks) install_group(exec, global, "task_rows");
  CellId performance = new_object(exec);
  install_group(exec, performance, "performance_rows");
  define(exec, performance, u"timeOrigin", Value::number(static_cast<double>(exec.machine.options->world.epoch_ms)));
  store_module(exec, "internal/global_performance", Value::object(performance));
  define(exec, global, u"process", Value::object(intrinsic(exec, Intrinsic::Process)), hidden_flags);
  define(exec, global, u"console", Value::object(intrinsic(exec, Intrinsic::Console)), hidden_flags);
  fill_process(exec);
  install_group(exec, global, "clone_rows");
  define_base64_globals(exec);
  define(exec, global, u"TextEncoder", Value::object(intrinsic(exec, Intrinsic::TextEncoder)), hidden_flags);
  define(exec, global, u"TextDecoder", Value::object(intrinsic(exec, Intrinsic::TextDecoder)), hidden_flags);
  store_modules(exec);
  name_class_of(exec, intrinsic(exec, Intrinsic::Process), "process");
  define_own(exec.heap(), intrinsic(exec, Intrinsic::Process), key(Symbol::toStringTag), ascii_value(exec, "process"),
             Configurable);
  define_own(exec.heap(), intrinsic(exec, Intrinsic::Console), key(Symbol::toStringTag), ascii_value(exec, "console"),
             Configurable);
  define_own(exec.heap(), global, key(Symbol::toStringTag), ascii_value(exec, "global"), Configurable);
  set_up_console_class(exec);
  name_class(exec, Intrinsic::TimeoutPrototype, "Timeout");
  name_class(exec, Intrinsic::ImmediatePrototype, "Immediate");
  finish_timers(exec);
  arrange_globals(exec);
}

}  // namespace loopscope::js
