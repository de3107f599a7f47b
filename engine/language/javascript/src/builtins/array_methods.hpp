#pragma once
// Natives of array_prototype_rows, by file.
#include <javascript/native.hpp>

namespace loopscope::js {

NativeResult array_push(NativeCall& call);
NativeResult array_pop(NativeCall& call);
NativeResult array_shift(NativeCall& call);
NativeResult array_unshift(NativeCall& call);
NativeResult array_reverse(NativeCall& call);
NativeResult array_splice(NativeCall& call);
NativeResult array_fill(NativeCall& call);

NativeResult array_at(NativeCall& call);
NativeResult array_slice(NativeCall& call);
NativeResult array_concat(NativeCall& call);
NativeResult array_includes(NativeCall& call);
NativeResult array_index_of(NativeCall& call);
NativeResult array_last_index_of(NativeCall& call);
NativeResult array_join(NativeCall& call);
NativeResult array_sort(NativeCall& call);

NativeResult array_keys(NativeCall& call);
NativeResult array_entries(NativeCall& call);
NativeResult array_values(NativeCall& call);

}  // namespace loopscope::js
