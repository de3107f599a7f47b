#include "seen_scopes.hpp"

#include <base/utf.hpp>
#include <text/sentences_text.hpp>

namespace loopscope {

namespace {

constexpr std::size_t most_variables = 200;
constexpr std::size_t most_scopes = 20;
constexpr std::size_t value_limit = 120;

TextId title_of(ScopeKind kind) {
  switch (kind) {
    case ScopeKind::Block:
      return SentencesText::scope_block;
    case ScopeKind::Loop:
      return SentencesText::scope_loop;
    case ScopeKind::Catch:
      return SentencesText::scope_catch;
    case ScopeKind::Class:
      return SentencesText::scope_class;
    case ScopeKind::Module:
      return SentencesText::scope_module;
    default:
      return SentencesText::scope_function;
  }
}

class ScopeReader {
 public:
  ScopeReader(const Machine& machine, const Words& words, const Frame& frame)
      : machine_(machine), words_(words), frame_(frame) {}

  std::vector<SeenScope> read(const Value* locals) {
    const Code& code = machine_.codes[frame_.code];
    SeenScope own{function_title(code), {}};
    for (const LocalInfo& local : code.locals) {
      bool visible = frame_.pc >= local.begin && frame_.pc < local.end;
      bool has_slot = local.slot < code.local_count;  // else it is not initialised yet
      if (visible && !is_given(code, local.info)) add(own, local.info, has_slot ? locals[local.slot] : Value::empty());
    }
    CellId environment = frame_.environment;
    for (; environment && out_.size() < most_scopes;
         environment = machine_.heap.get<EnvironmentCell>(environment).outer) {
      read_environment(environment, own);
    }
    if (!own.variables.empty()) out_.insert(out_.begin(), std::move(own));
    read_globals();
    return std::move(out_);
  }

 private:
  std::string function_title(const Code& code) const {
    if (code.is_module) return words_.say(SentencesText::scope_module);
    if (is_program(code)) return words_.say(SentencesText::scope_script);
    return words_.say(SentencesText::scope_function, words_.code_name(code));
  }

  bool is_given(const Code& code, const SlotInfo& info) const {
    return is_program(code) && words_.inspection().is_surrounding(info.name);
  }

  void add(SeenScope& scope, const SlotInfo& info, Value value) const {
    if (info.is_hidden || info.name.empty() || scope.variables.size() >= most_variables) return;
    std::string shown =
        value.is_empty() ? words_.say(SentencesText::value_uninitialised) : words_.preview(value, value_limit);
    scope.variables.push_back({utf16_to_utf8(info.name), std::move(shown), value});
  }

  // The running function's own scopes are one; those of the functions around it are named after them.
  void read_environment(CellId id, SeenScope& own) {
    const auto& environment = machine_.heap.get<EnvironmentCell>(id);
    if (environment.code >= machine_.codes.size()) return;
    const Code& code = machine_.codes[environment.code];
    if (environment.scope >= code.scopes.size() || code.is_hidden) return;
    const ScopeInfo& info = code.scopes[environment.scope];
    bool is_body = environment.code == frame_.code && title_of(info.kind) == SentencesText::scope_function;
    SeenScope scope{title(code, info, environment.code), {}};
    SeenScope& target = is_body ? own : scope;
    for (std::size_t i = 0; i < info.slots.size() && i < environment.slots.size(); ++i) {
      if (!is_given(code, info.slots[i])) add(target, info.slots[i], environment.slots[i]);
    }
    if (!is_body && !scope.variables.empty()) out_.push_back(std::move(scope));
  }

  std::string title(const Code& code, const ScopeInfo& info, std::uint32_t id) const {
    TextId which = title_of(info.kind);
    if (which != SentencesText::scope_function) return words_.say(which);
    if (is_program(code)) return words_.say(code.is_module ? SentencesText::scope_module : SentencesText::scope_script);
    return words_.say(id == frame_.code ? SentencesText::scope_function : SentencesText::scope_closure,
                      words_.code_name(code));
  }

  void read_globals() {
    SeenScope globals{words_.say(SentencesText::scope_script), {}};
    for (const NamedValue& named : words_.inspection().globals(machine_)) {
      SlotInfo info;
      info.name = utf8_to_utf16(named.name);
      add(globals, info, named.value);
    }
    if (!globals.variables.empty()) out_.push_back(std::move(globals));
  }

  const Machine& machine_;
  const Words& words_;
  const Frame& frame_;
  std::vector<SeenScope> out_;
};

}  // namespace

std::vector<SeenScope> seen_scopes(const Machine& machine, const Words& words, const Frame& frame,
                                   const Value* locals) {
  return ScopeReader(machine, words, frame).read(locals);
}

}  // namespace loopscope
