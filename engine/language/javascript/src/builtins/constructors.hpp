#pragma once
// The constructors of constructors.def, by the file that has them.
#include <javascript/native.hpp>

namespace loopscope::js {

NativeResult construct_object(NativeCall& call);
NativeResult construct_array(NativeCall& call);
NativeResult construct_string(NativeCall& call);
NativeResult construct_number(NativeCall& call);
NativeResult construct_boolean(NativeCall& call);
NativeResult construct_symbol(NativeCall& call);
NativeResult construct_big_integer(NativeCall& call);

NativeResult construct_error(NativeCall& call);
NativeResult construct_type_error(NativeCall& call);
NativeResult construct_range_error(NativeCall& call);
NativeResult construct_reference_error(NativeCall& call);
NativeResult construct_syntax_error(NativeCall& call);
NativeResult construct_eval_error(NativeCall& call);
NativeResult construct_uri_error(NativeCall& call);
NativeResult construct_aggregate_error(NativeCall& call);

NativeResult construct_map(NativeCall& call);
NativeResult construct_set(NativeCall& call);
NativeResult construct_weak_map(NativeCall& call);
NativeResult construct_weak_set(NativeCall& call);
NativeResult construct_weak_reference(NativeCall& call);
NativeResult construct_finalization_registry(NativeCall& call);

NativeResult construct_array_buffer(NativeCall& call);
NativeResult construct_shared_array_buffer(NativeCall& call);
NativeResult construct_abstract_typed_array(NativeCall& call);
NativeResult construct_int8_array(NativeCall& call);
NativeResult construct_uint8_array(NativeCall& call);
NativeResult construct_uint8_clamped_array(NativeCall& call);
NativeResult construct_int16_array(NativeCall& call);
NativeResult construct_uint16_array(NativeCall& call);
NativeResult construct_int32_array(NativeCall& call);
NativeResult construct_uint32_array(NativeCall& call);
NativeResult construct_float32_array(NativeCall& call);
NativeResult construct_float64_array(NativeCall& call);
NativeResult construct_big_int64_array(NativeCall& call);
NativeResult construct_big_uint64_array(NativeCall& call);
NativeResult construct_data_view(NativeCall& call);
NativeResult construct_text_encoder(NativeCall& call);
NativeResult construct_text_decoder(NativeCall& call);

}  // namespace loopscope::js
