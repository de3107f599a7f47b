#include "constructors.hpp"

#include <javascript/eval.hpp>

namespace loopscope::js {

namespace {

constexpr NativeRow rows[] = {
    {"Object", 1, construct_object},
    {"Function", 1, function_constructor},
    {"Array", 1, construct_array},
    {"String", 1, construct_string},
    {"Number", 1, construct_number},
    {"Boolean", 1, construct_boolean},
    {"Symbol", 0, construct_symbol},
    {"BigInt", 1, construct_big_integer},
    {"Error", 1, construct_error},
    {"TypeError", 1, construct_type_error},
    {"RangeError", 1, construct_range_error},
    {"ReferenceError", 1, construct_reference_error},
    {"SyntaxError", 1, construct_syntax_error},
    {"EvalError", 1, construct_eval_error},
    {"URIError", 1, construct_uri_error},
    {"AggregateError", 2, construct_aggregate_error},
    {"Promise", 1, nullptr, "promiseConstructor"},
    {"Map", 0, construct_map},
    {"Set", 0, construct_set},
    {"WeakMap", 0, construct_weak_map},
    {"WeakSet", 0, construct_weak_set},
    {"WeakRef", 1, construct_weak_reference},
    {"FinalizationRegistry", 1, construct_finalization_registry},
    {"RegExp", 2, nullptr, "regExpConstructor"},
    {"ArrayBuffer", 1, construct_array_buffer},
    {"SharedArrayBuffer", 1, construct_shared_array_buffer},
    {"TypedArray", 0, construct_abstract_typed_array},
    {"Int8Array", 3, construct_int8_array},
    {"Uint8Array", 3, construct_uint8_array},
    {"Uint8ClampedArray", 3, construct_uint8_clamped_array},
    {"Int16Array", 3, construct_int16_array},
    {"Uint16Array", 3, construct_uint16_array},
    {"Int32Array", 3, construct_int32_array},
    {"Uint32Array", 3, construct_uint32_array},
    {"Float32Array", 3, construct_float32_array},
    {"Float64Array", 3, construct_float64_array},
    {"BigInt64Array", 3, construct_big_int64_array},
    {"BigUint64Array", 3, construct_big_uint64_array},
    {"DataView", 1, construct_data_view},
    {"TextEncoder", 0, construct_text_encoder},
    {"TextDecoder", 0, construct_text_decoder},
    {"GeneratorFunction", 1, generator_function_constructor},
    {"AsyncFunction", 1, async_function_constructor},
    {"AsyncGeneratorFunction", 1, async_generator_function_constructor},
};

}  // namespace

extern const std::span<const NativeRow> constructor_rows;
const std::span<const NativeRow> constructor_rows = rows;

}  // namespace loopscope::js
