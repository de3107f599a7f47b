#include <javascript/prelude.hpp>

#include "compile_context.hpp"

#include <base/utf.hpp>
#include <javascript/console.hpp>
#include <javascript/host.hpp>
#include <javascript/intl.hpp>
#include <javascript/parser.hpp>
#include <javascript/proxy.hpp>

#include <algorithm>
#include <cassert>

namespace loopscope::js {

namespace {

bool same_text(std::string_view ascii, std::u16string_view units) {
  return std::equal(ascii.begin(), ascii.end(), units.begin(), units.end(),
                    [](char x, char16_t y) { return static_cast<char16_t>(x) == y; });
}

// What stands in for a function the prelude has not got yet (those for proxies): it throws.
std::size_t missing_index(std::span<const PreludeSource> sources) {
  for (std::size_t i = 0; i < sources.size(); ++i) {
    if (sources[i].name == "notYet") return i;
  }
  return 0;
}

std::size_t source_index(std::string_view name) {
  std::span<const PreludeSource> sources = prelude_sources();
  auto found = std::lower_bound(sources.begin(), sources.end(), name,
                                [](const PreludeSource& row, std::string_view wanted) { return row.name < wanted; });
  if (found == sources.end() || found->name != name) return missing_index(sources);
  return static_cast<std::size_t>(found - sources.begin());
}

std::uint32_t compile_prelude(Exec& exec, const PreludeSource& row) {
  auto source = std::make_shared<const SourceText>(std::string(row.file), ascii_to_utf16(row.text));
  ParseOptions options;
  options.goal = ProgramGoal::Script;
  options.strict = true;
  options.allow_intrinsics = true;
  ParseResult parsed = parse(*source, options);
  assert(!parsed.diagnostic && "the prelude must parse");
  RealmIntrinsics intrinsics;
  CompileOptions compile_options;
  compile_options.hidden = true;
  compile_options.intrinsics = &intrinsics;
  HeapConstants constants(exec);
  MachineCodes codes(exec);
  CompileResult compiled = compile(parsed.ast, source, compile_options, constants, codes);
  assert(!compiled.diagnostic && !compiled.functions.empty());
  return compiled.functions.front().code;
}

}  // namespace

std::uint32_t prelude_code(Exec& exec, std::string_view name) {
  std::size_t index = source_index(name);
  const auto& known = realm(exec).prelude_codes;
  if (index < known.size() && known[index]) return known[index] - 1;
  std::uint32_t id = compile_prelude(exec, prelude_sources()[index]);
  auto& codes = realm_mut(exec).prelude_codes;
  if (codes.size() <= index) codes.resize(prelude_sources().size());
  codes[index] = id + 1;
  return id;
}

std::optional<Intrinsic> find_intrinsic(std::u16string_view name) {
  static constexpr std::string_view names[] = {
#define INTRINSIC(id) #id,
#include <javascript/intrinsics.def>
#undef INTRINSIC
  };
  for (std::size_t i = 0; i < std::size(names); ++i) {
    if (same_text(names[i], name)) return static_cast<Intrinsic>(i);
  }
  return std::nullopt;
}

std::optional<Value> find_intrinsic_symbol(std::u16string_view name) {
  static constexpr std::string_view names[] = {
#define SYMBOL(id) #id,
#include <javascript/symbols.def>
#undef SYMBOL
  };
  constexpr std::u16string_view prefix = u"Symbol";
  if (!name.starts_with(prefix) || name.size() == prefix.size()) return std::nullopt;
  std::u16string wanted(name.substr(prefix.size()));
  wanted[0] = static_cast<char16_t>(wanted[0] | 0x20);
  for (std::uint32_t i = 0; i < std::size(names); ++i) {
    if (same_text(names[i], wanted)) return symbol_value(static_cast<Symbol>(i));
  }
  return std::nullopt;
}

namespace {

constexpr std::span<const NativeRow> (*call_groups[])() = {
    intrinsic_call_rows,     collection_call_rows,  json_call_rows,    proxy_call_rows,  promise_element_call_rows,
    promise_call_rows,       iteration_call_rows,   inspect_call_rows, module_call_rows, process_call_rows,
    console_call_rows,       stdio_write_call_rows, timer_call_rows,   file_call_rows,   regexp_call_rows,
    typed_array_call_rows,   buffer_call_rows,      date_call_rows,    digest_call_rows, error_stack_call_rows,
    library_frame_call_rows, network_call_rows,     message_call_rows, page_call_rows,   intl_call_rows,
    module_record_call_rows, source_file_call_rows, thread_call_rows,  task_call_rows,   web_call_rows};

}  // namespace

const NativeRow& intrinsic_call(std::uint32_t number) { return call_groups[number >> 12]()[number & 0xFFF]; }

// Nearly all of the rows differ in one of their first two letters, so hardly a name is measured.
std::optional<std::uint32_t> find_intrinsic_call(std::u16string_view name) {
  if (name.size() < 2) return std::nullopt;
  for (std::uint32_t group = 0; group < std::size(call_groups); ++group) {
    std::span<const NativeRow> rows = call_groups[group]();
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
      const char* row = rows[i].name;
      if (static_cast<char16_t>(row[0]) != name[0] || static_cast<char16_t>(row[1]) != name[1]) continue;
      if (same_text(row, name)) return group << 12 | i;
    }
  }
  return std::nullopt;
}

}  // namespace loopscope::js
