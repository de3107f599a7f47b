#pragma once
// The language's ops, by file: calls, properties, operators, names, classes, iteration, coroutines. language.cpp lists
// them.
#include <javascript/function.hpp>

namespace loopscope::js {

// clang-format off
#define JS_OPS(X)                                                                                                        \
  X(LoadLocalChecked, op_load_local_uninitialised) X(StoreLocalChecked, op_load_local_uninitialised)                     \
  X(LoadCapturedChecked, op_load_captured_uninitialised) X(StoreCapturedChecked, op_load_captured_uninitialised)         \
  X(ThrowConstAssignment, op_throw_const_assignment) X(PushEnvironment, op_link_arguments)                               \
  X(Add, op_add) X(Subtract, op_arithmetic) X(Multiply, op_arithmetic) X(Divide, op_arithmetic) X(Modulo, op_arithmetic) \
  X(Exponent, op_arithmetic) X(BitAnd, op_arithmetic) X(BitOr, op_arithmetic) X(BitXor, op_arithmetic)                   \
  X(ShiftLeft, op_arithmetic) X(ShiftRight, op_arithmetic) X(ShiftRightUnsigned, op_arithmetic)                          \
  X(Less, op_relational) X(LessEqual, op_relational) X(Greater, op_relational) X(GreaterEqual, op_relational)            \
  X(Equal, op_equality) X(NotEqual, op_equality) X(StrictEqual, op_strict_equality)                                      \
  X(StrictNotEqual, op_strict_equality) X(Negate, op_unary) X(ToNumber, op_unary) X(ToNumeric, op_unary)                 \
  X(Increment, op_unary) X(Decrement, op_unary) X(BitNot, op_unary) X(TypeOf, op_type_of) X(InstanceOf, op_instance_of)  \
  X(In, op_in) X(ToString, op_to_string) X(ToPropertyKey, op_to_property_key) X(ToObject, op_to_object)                  \
  X(RequireObjectCoercible, op_require_object_coercible)                                                                 \
  X(MakeObject, op_make_object) X(MakeArray, op_make_array) X(ArrayAppend, op_array_append)                              \
  X(ArraySpread, op_array_spread) X(MakeRegExp, op_make_regexp) X(MakeTemplateObject, op_make_template_object)           \
  X(GetProperty, op_get_property) X(GetMethod, op_get_method) X(SetProperty, op_set_property)                            \
  X(DeleteProperty, op_delete_property) X(GetElement, op_get_element) X(GetElementMethod, op_get_element_method)         \
  X(SetElement, op_set_element) X(DeleteElement, op_delete_element) X(GetSuperProperty, op_get_super_property)           \
  X(SetSuperProperty, op_set_super_property) X(DefineProperty, op_define_property) X(DefineElement, op_define_element)   \
  X(DefineMethod, op_define_method) X(SetLiteralPrototype, op_set_literal_prototype)                                     \
  X(SetHomeObject, op_set_home_object) X(ThrowError, op_throw_error) X(LoadImport, op_load_import)                       \
  X(ModuleStart, op_module_start) X(CopyDataProperties, op_copy_data_properties) X(CopyDataPropertiesExcept, op_copy_data_properties_except)             \
  X(SetFunctionName, op_set_function_name) X(MakeClass, op_make_class) X(SetFieldInitializer, op_set_field_initializer)  \
  X(MakePrivateName, op_make_private_name) X(SetPrivateBrand, op_set_private_brand) X(GetPrivate, op_get_private)         \
  X(GetPrivateMethod, op_get_private_method)                                                                           \
  X(SetPrivate, op_set_private) X(DefinePrivate, op_define_private) X(HasPrivate, op_has_private)                        \
  X(RunFieldInitializer, op_run_field_initializer) X(LoadGlobal, op_load_global) X(StoreGlobal, op_store_global)         \
  X(TypeOfGlobal, op_type_of_global) X(DeleteGlobal, op_delete_global) X(DeclareGlobals, op_declare_globals)             \
  X(InitializeGlobalLexical, op_initialize_global_lexical) X(LoadName, op_load_name) X(LoadNameMethod, op_load_name_method) \
  X(StoreName, op_store_name) X(TypeOfName, op_type_of_name) X(DeleteName, op_delete_name) X(DeclareName, op_declare_name) \
  X(PushWith, op_push_with) X(MakeFunction, op_make_function) X(CheckThis, op_check_this)                                \
  X(LoadHomeObject, op_load_home_object) X(Call, op_call) X(CallSpread, op_call_spread) X(CallEval, op_call_eval)        \
  X(Construct, op_construct) X(ConstructSpread, op_construct_spread) X(ConstructWith, op_construct_with)                 \
  X(SuperCall, op_super_call) X(SuperCallSpread, op_super_call_spread) X(ThrowSuperCalledTwice, op_throw_super_called_twice) \
  X(CheckConstructorReturn, op_check_constructor_return) X(CallIntrinsic, op_call_intrinsic)                             \
  X(LoadIntrinsic, op_load_intrinsic) X(ImportCall, op_import_call) X(LoadImportMeta, op_load_import_meta)               \
  X(Debugger, op_debugger) X(GetIteratorMethod, op_get_iterator_method) X(CheckIterator, op_check_iterator)              \
  X(MakeAsyncFromSyncIterator, op_make_async_from_sync_iterator) X(ForOfFast, op_for_of_fast)                            \
  X(IteratorCall, op_iterator_call) X(CheckIteratorResult, op_check_iterator_result)                                     \
  X(GetIteratorReturn, op_get_iterator_return) X(ForInStart, op_for_in_start) X(ForInNext, op_for_in_next)               \
  X(GeneratorStart, op_generator_start) X(Yield, op_yield) X(YieldDelegate, op_yield_delegate)                           \
  X(MakeIteratorResult, op_make_iterator_result) X(AsyncStart, op_async_start) X(PromiseResolve, op_promise_resolve)     \
  X(Await, op_await) X(AsyncReturn, op_async_return) X(AsyncThrow, op_async_throw)                                       \
  X(AsyncGeneratorYield, op_async_generator_yield) X(AsyncGeneratorReturn, op_async_generator_return)                    \
  X(AsyncGeneratorThrow, op_async_generator_throw) X(SettleCapability, op_settle_capability)
// clang-format on

#define DECLARE(op, function) Flow function(Exec& exec, Instruction instruction);
JS_OPS(DECLARE)
#undef DECLARE

// The property key of a constant.
PropertyKey constant_key(Exec& exec, std::int32_t index);

struct WrittenProperty {
  PropertyKey key;
  Value value, receiver;
};
// A write that met a proxy: on its way, or as the receiver (then the outcome names none).
Flow set_through_proxy(Exec& exec, const SetOutcome& outcome, const WrittenProperty& write, bool strict);

// What strict code throws where a write or a deletion is refused.
Flow fail_set(Exec& exec, const SetOutcome& outcome, Value base, PropertyKey key);
Flow fail_delete(Exec& exec, Value base, PropertyKey key);

}  // namespace loopscope::js
