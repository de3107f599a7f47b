#pragma once
// Compiles program texts without a machine: strings become numbered cells, codes a list.
#include <javascript/compiler.hpp>
#include <javascript/parser.hpp>
#include <machine/disassembler.hpp>
#include <machine/verifier.hpp>

#include <map>
#include <string>

namespace loopscope::js::test {

inline std::string narrow(std::u16string_view text) {
  std::string out;
  for (char16_t unit : text) out.push_back(unit < 128 ? static_cast<char>(unit) : '?');
  return out;
}

class ListPool : public ConstantPool {
 public:
  Value string(std::u16string_view text) override {
    texts.emplace_back(text);
    return Value::string(CellId{static_cast<std::uint32_t>(texts.size())});
  }
  Value big_integer(std::u16string_view digits, int) override {
    texts.emplace_back(digits);
    return Value::big_integer(CellId{static_cast<std::uint32_t>(texts.size())});
  }
  std::string print(Value value) const {
    if (value.is_string()) return "'" + narrow(texts[value.cell().index - 1]) + "'";
    if (value.is_big_integer()) return narrow(texts[value.cell().index - 1]) + "n";
    if (value.is_number()) return std::to_string(value.as_number());
    if (value.is_integer()) return "#" + std::to_string(value.as_integer());
    return "undefined";
  }
  std::vector<std::u16string> texts;
};

class ListSink : public CodeSink {
 public:
  std::uint32_t add(Code&& code) override {
    codes.push_back(std::move(code));
    return static_cast<std::uint32_t>(codes.size() - 1);
  }
  std::vector<Code> codes;
};

struct Compiled {
  std::shared_ptr<const SourceText> source;
  ParseResult parsed;
  ListPool pool;
  ListSink sink;
  CompileResult result;

  const Code& main() const { return sink.codes[result.main]; }
  // The code with that name; main when there is none.
  const Code& code(std::u16string_view name) const {
    for (const Code& candidate : sink.codes) {
      if (candidate.name == name) return candidate;
    }
    return main();
  }
  std::string listing(const Code& which) const {
    return disassemble(which, [this](Value value) { return pool.print(value); });
  }
  // The instructions' names and operands on one line, without marks.
  std::string short_listing(const Code& which) const {
    std::string line, out, text = listing(which);
    for (char c : text) {
      if (c != '\n') {
        line.push_back(c);
        continue;
      }
      std::string body = line.substr(line[0] == ' ' || (line[0] >= '0' && line[0] <= '9') ? 4 : 0);
      if (body.rfind("Mark", 0) != 0) out += (out.empty() ? "" : "; ") + body;
      line.clear();
    }
    return out;
  }
  // The first fault of any code; empty when all are sound.
  std::string fault() const {
    for (const Code& code : sink.codes) {
      Verification verified = verify(code);
      if (!verified.fault.empty()) return narrow(code.name) + " " + verified.fault + "\n" + listing(code);
    }
    return "";
  }
};

inline Compiled compile_text(std::string_view text, ProgramGoal goal = ProgramGoal::CommonJs,
                             CompileOptions options = {}, bool strict = false, EvalContext context = {}) {
  Compiled compiled;
  compiled.source = std::make_shared<SourceText>("test.js", text);
  ParseOptions parse_options;
  parse_options.goal = goal;
  parse_options.strict = strict;
  parse_options.eval = std::move(context);
  compiled.parsed = parse(*compiled.source, parse_options);
  if (compiled.parsed.diagnostic) {
    compiled.result.diagnostic = compiled.parsed.diagnostic;
    return compiled;
  }
  compiled.result = compile(compiled.parsed.ast, compiled.source, options, compiled.pool, compiled.sink);
  return compiled;
}

}  // namespace loopscope::js::test
