// The table of Array.prototype (ECMA-262 23.1.3), in V8's order.
#include "array_methods.hpp"

namespace loopscope::js {

namespace {

constexpr NativeRow rows[] = {
    {"at", 1, array_at},
    {"concat", 1, array_concat},
    {"copyWithin", 2, nullptr, "arrayCopyWithin"},
    {"fill", 1, array_fill},
    {"find", 1, nullptr, "arrayFind"},
    {"findIndex", 1, nullptr, "arrayFindIndex"},
    {"findLast", 1, nullptr, "arrayFindLast"},
    {"findLastIndex", 1, nullptr, "arrayFindLastIndex"},
    {"lastIndexOf", 1, array_last_index_of},
    {"pop", 0, array_pop},
    {"push", 1, array_push},
    {"reverse", 0, array_reverse},
    {"shift", 0, array_shift},
    {"unshift", 1, array_unshift},
    {"slice", 2, array_slice},
    {"sort", 1, array_sort},
    {"splice", 2, array_splice},
    {"includes", 1, array_includes},
    {"indexOf", 1, array_index_of},
    {"join", 1, array_join},
    {"keys", 0, array_keys},
    {"entries", 0, array_entries},
    {"values", 0, array_values},
    {"forEach", 1, nullptr, "arrayForEach"},
    {"filter", 1, nullptr, "arrayFilter"},
    {"flat", 0, nullptr, "arrayFlat"},
    {"flatMap", 1, nullptr, "arrayFlatMap"},
    {"map", 1, nullptr, "arrayMap"},
    {"every", 1, nullptr, "arrayEvery"},
    {"some", 1, nullptr, "arraySome"},
    {"reduce", 1, nullptr, "arrayReduce"},
    {"reduceRight", 1, nullptr, "arrayReduceRight"},
    {"toLocaleString", 0, nullptr, "arrayToLocaleString"},
    {"toString", 0, nullptr, "arrayToString"},
    {"toReversed", 0, nullptr, "arrayToReversed"},
    {"toSorted", 1, nullptr, "arrayToSorted"},
    {"toSpliced", 2, nullptr, "arrayToSpliced"},
    {"with", 2, nullptr, "arrayWith"},
};

}  // namespace

extern const std::span<const NativeRow> array_prototype_rows;
const std::span<const NativeRow> array_prototype_rows = rows;

}  // namespace loopscope::js
