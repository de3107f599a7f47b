// Bindings that are not plain locals: checks of the temporal dead zone, globals, and names that `with` and sloppy
// direct eval make dynamic (ECMA-262 9.1).
#include "ops.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/function.hpp>
#include <javascript/render.hpp>

#include <algorithm>
#include <optional>

namespace loopscope::js {

namespace {

Flow fail_uninitialised(Exec& exec, const std::u16string& name) {
  if (name == u"this") {
    return fail(
        exec, ErrorType::ReferenceError,
        "Must call super constructor in derived class before accessing 'this' or returning from derived constructor");
  }
  return fail(exec, ErrorType::ReferenceError,
              fmt::format("Cannot access '{}' before initialization", utf16_to_utf8(name)));
}

std::u16string local_name(const Code& code, std::uint32_t slot, std::uint32_t pc) {
  for (const LocalInfo& local : code.locals) {
    if (local.slot == slot && pc >= local.begin && pc < local.end) return local.info.name;
  }
  for (const LocalInfo& local : code.locals) {
    if (local.slot == slot) return local.info.name;
  }
  return u"";
}

}  // namespace

Flow op_load_local_uninitialised(Exec& exec, Instruction instruction) {
  return fail_uninitialised(exec, local_name(*exec.code, static_cast<std::uint32_t>(instruction.b), exec.frame->pc));
}

Flow op_load_captured_uninitialised(Exec& exec, Instruction instruction) {
  CellId id = exec.frame->environment;
  for (std::uint16_t hop = 0; hop < instruction.a; ++hop) id = exec.heap().get<EnvironmentCell>(id).outer;
  const auto& environment = exec.heap().get<EnvironmentCell>(id);
  const ScopeInfo& scope = exec.machine.codes[environment.code].scopes[environment.scope];
  return fail_uninitialised(exec, scope.slots[static_cast<std::size_t>(instruction.b)].name);
}

Flow op_throw_const_assignment(Exec& exec, Instruction) {
  return fail(exec, ErrorType::TypeError, "Assignment to constant variable.");
}

// The prologue made the environment that the mapped arguments object aliases.
Flow op_link_arguments(Exec& exec, Instruction) {
  if (exec.code->arguments_local < 0) return Flow::Next;
  Value arguments = exec.locals[exec.code->arguments_local];
  if (has_kind(exec.heap(), arguments, Kind::Arguments)) {
    exec.heap().mut<ArgumentsCell>(arguments.cell()).environment = exec.frame->environment;
  }
  return Flow::Next;
}

// --- globals -------------------------------------------------------------------------------------------------------

namespace {

constexpr std::size_t no_lexical = ~std::size_t{0};

std::size_t find_lexical(const Exec& exec, PropertyKey name) {
  const auto& lexicals = realm(exec).lexicals;
  for (std::size_t i = 0; i < lexicals.size(); ++i) {
    if (lexicals[i].name == name) return i;
  }
  return no_lexical;
}

Flow fail_not_defined(Exec& exec, PropertyKey name) {
  return fail(exec, ErrorType::ReferenceError,
              fmt::format("{} is not defined", utf16_to_utf8(key_text(exec.heap(), name))));
}

Flow load_global(Exec& exec, PropertyKey name, bool required) {
  if (std::size_t at = find_lexical(exec, name); at != no_lexical) {
    Value value = realm(exec).lexicals[at].value;
    if (value.is_empty()) return fail_uninitialised(exec, key_text(exec.heap(), name));
    exec.push(value);
    return Flow::Next;
  }
  Value global = Value::object(realm(exec).global_object);
  Property found = find_property(exec.heap(), global.cell(), name);
  if (found.is_data()) return exec.push(found.value), Flow::Next;
  if (found.found()) return get_value(exec, global, name);
  if (required) return fail_not_defined(exec, name);
  exec.push(Value::undefined());
  return Flow::Next;
}

Flow follow_set(Exec& exec, const SetOutcome& outcome, PropertyKey name, Value value, Value receiver) {
  switch (outcome.kind) {
    case SetOutcome::Kind::Done:
      return Flow::Next;
    case SetOutcome::Kind::CallSetter:
      return call_value(exec, outcome.setter, receiver, std::span<const Value>(&value, 1), ResultTarget::Discard);
    case SetOutcome::Kind::Proxy:
      return set_through_proxy(exec, outcome, {name, value, receiver}, exec.code->strict);
    default:
      break;
  }
  if (!exec.code->strict) return Flow::Next;
  return fail(exec, ErrorType::TypeError,
              fmt::format("Cannot assign to read only property '{}' of object '{}'",
                          utf16_to_utf8(key_text(exec.heap(), name)), render_for_message(exec, receiver)));
}

Flow store_global(Exec& exec, PropertyKey name, Value value) {
  if (std::size_t at = find_lexical(exec, name); at != no_lexical) {
    const GlobalLexical& binding = realm(exec).lexicals[at];
    if (binding.value.is_empty()) return fail_uninitialised(exec, key_text(exec.heap(), name));
    if (binding.is_constant) return fail(exec, ErrorType::TypeError, "Assignment to constant variable.");
    realm_mut(exec).lexicals[at].value = value;
    return Flow::Next;
  }
  Value global = Value::object(realm(exec).global_object);
  if (exec.code->strict && !find_property(exec.heap(), global.cell(), name).found())
    return fail_not_defined(exec, name);
  return follow_set(exec, set_property(exec.heap(), global.cell(), name, value, global), name, value, global);
}

}  // namespace

Flow op_load_global(Exec& exec, Instruction instruction) {
  return load_global(exec, constant_key(exec, instruction.b), true);
}

// The operand of a typeof that follows: a getter of the global object may have to run first.
Flow op_type_of_global(Exec& exec, Instruction instruction) {
  return load_global(exec, constant_key(exec, instruction.b), false);
}

Flow op_store_global(Exec& exec, Instruction instruction) {
  return store_global(exec, constant_key(exec, instruction.b), exec.pop());
}

Flow op_delete_global(Exec& exec, Instruction instruction) {
  PropertyKey name = constant_key(exec, instruction.b);
  bool gone = find_lexical(exec, name) == no_lexical && delete_property(exec.heap(), realm(exec).global_object, name);
  exec.push(Value::boolean(gone));
  return Flow::Next;
}

// 16.1.7 GlobalDeclarationInstantiation
Flow op_declare_globals(Exec& exec, Instruction) {
  const GlobalDeclarations declared = exec.code->global_declarations;
  Heap& heap = exec.heap();
  CellId global = realm(exec).global_object;
  for (const std::u16string& name : declared.lexical) {
    PropertyKey wanted = key_from_text(heap, name);
    Property existing = get_own_property(heap, global, wanted);
    bool taken = find_lexical(exec, wanted) != no_lexical || (existing.found() && !(existing.flags & Configurable));
    if (taken)
      return fail(exec, ErrorType::SyntaxError,
                  fmt::format("Identifier '{}' has already been declared", utf16_to_utf8(name)));
  }
  std::vector<std::u16string> names = declared.variables;
  names.insert(names.end(), declared.functions.begin(), declared.functions.end());
  for (const std::u16string& name : names) {
    if (find_lexical(exec, key_from_text(heap, name)) == no_lexical) continue;
    return fail(exec, ErrorType::SyntaxError,
                fmt::format("Identifier '{}' has already been declared", utf16_to_utf8(name)));
  }
  for (std::size_t i = 0; i < declared.lexical.size(); ++i) {
    PropertyKey wanted = key_from_text(heap, declared.lexical[i]);
    realm_mut(exec).lexicals.push_back({wanted, Value::empty(), declared.lexical_constant[i]});
  }
  for (const std::u16string& name : names) {
    PropertyKey wanted = key_from_text(heap, name);
    if (!has_own_property(heap, global, wanted))
      define_own(heap, global, wanted, Value::undefined(), Writable | Enumerable);
  }
  return Flow::Next;
}

Flow op_initialize_global_lexical(Exec& exec, Instruction instruction) {
  std::size_t at = find_lexical(exec, constant_key(exec, instruction.b));
  Value value = exec.pop();
  if (at != no_lexical) realm_mut(exec).lexicals[at].value = value;
  return Flow::Next;
}

// --- dynamic names -------------------------------------------------------------------------------------------------

namespace {

struct Binding {
  enum class Where : std::uint8_t { Global, Slot, Object, Asking };
  Where where = Where::Global;
  CellId environment;
  std::uint32_t slot = 0;
  CellId object;  // a with object, or the variables that evals declared
  bool is_with = false;
  bool is_constant = false;
  bool silent = false;
};

// Unscopables (9.1.1.2.1) are looked at as plain data.
bool hidden_from_with(Exec& exec, CellId object, PropertyKey name) {
  Value list = get_data(exec.heap(), object, key(Symbol::unscopables));
  return list.is_object() && to_boolean(exec.heap(), get_data(exec.heap(), list.cell(), name));
}

bool holds(Exec& exec, const EnvironmentCell& environment, bool is_with, PropertyKey name) {
  if (!environment.extra || !find_property(exec.heap(), environment.extra, name).found()) return false;
  return !is_with || !hidden_from_with(exec, environment.extra, name);
}

// Whether it takes user code to know if a `with` object has a property: a proxy stands before what could.
bool must_ask(const Heap& heap, CellId object) {
  for (CellId at = object; at; at = heap.get<ShapeCell>(object_of(heap, at).shape).prototype) {
    if (kind_of(heap, at) == Kind::Proxy) return true;
  }
  return false;
}

// The answer of withAsk (prelude/proxy.js) about this name, which the environment keeps until it is taken; nothing when
// it has not been asked.
std::optional<bool> take_answer(Exec& exec, CellId environment, PropertyKey name) {
  const auto& slots = exec.heap().get<EnvironmentCell>(environment).slots;
  if (slots.size() != 2 || slots[1].is_empty() || slots[0] != key_to_value(exec.heap(), name)) return std::nullopt;
  bool answer = slots[1] == Value::boolean(true);
  exec.heap().mut<EnvironmentCell>(environment).slots.clear();
  return answer;
}

Flow ask_with(Exec& exec, const Binding& binding, PropertyKey name) {
  auto& slots = exec.heap().mut<EnvironmentCell>(binding.environment).slots;
  slots.clear();
  slots.push_back(key_to_value(exec.heap(), name));
  slots.push_back(Value::empty());
  Value arguments[] = {Value::object(binding.environment), Value::object(binding.object),
                       key_to_value(exec.heap(), name)};
  return call_prelude(exec, "withAsk", arguments, ResultTarget::Repeat);
}

// The binding that an earlier run of this instruction has asked the proxies before it about; or Asking.
Binding find_binding(Exec& exec, PropertyKey name) {
  std::u16string text = key_text(exec.heap(), name);
  for (CellId id = exec.frame->environment; id; id = exec.heap().get<EnvironmentCell>(id).outer) {
    const auto& environment = exec.heap().get<EnvironmentCell>(id);
    const ScopeInfo& scope = exec.machine.codes[environment.code].scopes[environment.scope];
    for (std::uint32_t slot = 0; slot < scope.slots.size(); ++slot) {
      const SlotInfo& info = scope.slots[slot];
      if (!info.is_hidden && info.name == text)
        return {Binding::Where::Slot, id, slot, {}, false, info.is_constant, info.silent_constant};
    }
    bool is_with = scope.kind == ScopeKind::With;
    if (is_with && must_ask(exec.heap(), environment.extra)) {
      CellId object = environment.extra;
      std::optional<bool> answer = take_answer(exec, id, name);
      if (!answer) return {Binding::Where::Asking, id, 0, object, true, false, false};
      if (*answer) return {Binding::Where::Object, id, 0, object, true, false, false};
      continue;
    }
    if (holds(exec, environment, is_with, name))
      return {Binding::Where::Object, id, 0, environment.extra, is_with, false, false};
  }
  return {};
}

Flow load_binding(Exec& exec, const Binding& binding, PropertyKey name, bool required) {
  if (binding.where == Binding::Where::Asking) return ask_with(exec, binding, name);
  if (binding.where == Binding::Where::Global) return load_global(exec, name, required);
  if (binding.where == Binding::Where::Object) return get_value(exec, Value::object(binding.object), name);
  Value value = exec.heap().get<EnvironmentCell>(binding.environment).slots[binding.slot];
  if (value.is_empty()) return fail_uninitialised(exec, key_text(exec.heap(), name));
  exec.push(value);
  return Flow::Next;
}

}  // namespace

Flow op_load_name(Exec& exec, Instruction instruction) {
  PropertyKey name = constant_key(exec, instruction.b);
  return load_binding(exec, find_binding(exec, name), name, true);
}

Flow op_load_name_method(Exec& exec, Instruction instruction) {
  PropertyKey name = constant_key(exec, instruction.b);
  Binding binding = find_binding(exec, name);
  if (binding.where == Binding::Where::Asking) return ask_with(exec, binding, name);
  Value receiver = binding.is_with ? Value::object(binding.object) : Value::undefined();
  if (binding.where == Binding::Where::Object) {
    exec.push(Value::undefined());
    exec.push(receiver);
    return get_value(exec, Value::object(binding.object), name, ResultTarget::Place,
                     exec.operand_index(&exec.operand(1)));
  }
  Flow flow = load_binding(exec, binding, name, true);
  if (flow == Flow::Next) exec.push(receiver);
  return flow;
}

Flow op_store_name(Exec& exec, Instruction instruction) {
  PropertyKey name = constant_key(exec, instruction.b);
  Binding binding = find_binding(exec, name);
  if (binding.where == Binding::Where::Asking) return ask_with(exec, binding, name);
  Value value = exec.pop();
  if (binding.where == Binding::Where::Global) return store_global(exec, name, value);
  if (binding.where == Binding::Where::Object) {
    Value object = Value::object(binding.object);
    return follow_set(exec, set_property(exec.heap(), binding.object, name, value, object), name, value, object);
  }
  auto& slot = exec.heap().mut<EnvironmentCell>(binding.environment).slots[binding.slot];
  if (slot.is_empty()) return fail_uninitialised(exec, key_text(exec.heap(), name));
  if (binding.is_constant) {
    bool ignored = binding.silent && !exec.code->strict;
    return ignored ? Flow::Next : fail(exec, ErrorType::TypeError, "Assignment to constant variable.");
  }
  slot = value;
  return Flow::Next;
}

Flow op_type_of_name(Exec& exec, Instruction instruction) {
  PropertyKey name = constant_key(exec, instruction.b);
  return load_binding(exec, find_binding(exec, name), name, false);
}

Flow op_delete_name(Exec& exec, Instruction instruction) {
  PropertyKey name = constant_key(exec, instruction.b);
  Binding binding = find_binding(exec, name);
  if (binding.where == Binding::Where::Asking) return ask_with(exec, binding, name);
  bool gone = false;
  if (binding.where == Binding::Where::Object) gone = delete_property(exec.heap(), binding.object, name);
  if (binding.where == Binding::Where::Global) {
    gone = find_lexical(exec, name) == no_lexical && delete_property(exec.heap(), realm(exec).global_object, name);
  }
  exec.push(Value::boolean(gone));
  return Flow::Next;
}

// 19.2.1.3 EvalDeclarationInstantiation, one name.
Flow op_declare_name(Exec& exec, Instruction instruction) {
  PropertyKey name = constant_key(exec, instruction.b);
  Heap& heap = exec.heap();
  std::u16string text = key_text(heap, name);
  for (CellId id = exec.frame->environment; id; id = heap.get<EnvironmentCell>(id).outer) {
    const auto& environment = heap.get<EnvironmentCell>(id);
    const ScopeInfo& scope = exec.machine.codes[environment.code].scopes[environment.scope];
    bool known =
        std::any_of(scope.slots.begin(), scope.slots.end(), [&](const SlotInfo& slot) { return slot.name == text; });
    if (known && scope.is_variable_scope) return Flow::Next;
    if (!scope.is_variable_scope) continue;
    if (!environment.extra) {
      CellId variables = make_object(heap, {});
      heap.mut<EnvironmentCell>(id).extra = variables;
    }
    CellId variables = heap.get<EnvironmentCell>(id).extra;
    if (!has_own_property(heap, variables, name)) define_own(heap, variables, name, Value::undefined());
    return Flow::Next;
  }
  CellId global = realm(exec).global_object;
  if (!has_own_property(heap, global, name)) define_own(heap, global, name, Value::undefined());
  return Flow::Next;
}

Flow op_push_with(Exec& exec, Instruction instruction) {
  Value value = exec.operand(0);
  if (value.is_nullish()) return fail(exec, ErrorType::TypeError, "Cannot convert undefined or null to object");
  CellId object = to_object(exec, value);
  exec.drop(1);
  CellId id = exec.heap().make<EnvironmentCell>(exec.frame->environment, exec.frame->code,
                                                static_cast<std::uint32_t>(instruction.b), 0u);
  exec.heap().mut<EnvironmentCell>(id).extra = object;
  exec.frame->environment = id;
  ++exec.frame->environments;
  return Flow::Next;
}

}  // namespace loopscope::js
