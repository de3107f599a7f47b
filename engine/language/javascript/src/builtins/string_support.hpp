#pragma once
// What the natives of String share.
#include "support.hpp"

namespace loopscope::js {

// RequireObjectCoercible(this), then ToString(this). Nothing: return `answer`.
std::optional<CellId> this_string(NativeCall& call, std::string_view method, NativeResult& answer);
Value unit_value(Exec& exec, char16_t unit);
// Units from..to of a string as a new one.
Value substring_value(Exec& exec, CellId string, std::size_t from, std::size_t to);
NativeResult fail_string_length(NativeCall& call);

// IsRegExp (7.2.8); nothing when asking runs user code.
std::optional<bool> is_regexp(Heap& heap, Value value);

// GetSubstitution (22.1.3.19.1) without named groups. `captures` are strings or undefined.
std::u16string get_substitution(Heap& heap, std::u16string_view matched, std::u16string_view text, std::size_t position,
                                const std::vector<Value>& captures, std::u16string_view replacement);

// The methods that hand over to Symbol.match and its like (string_patterns.cpp).
NativeResult string_match(NativeCall& call);
NativeResult string_match_all(NativeCall& call);
NativeResult string_replace(NativeCall& call);
NativeResult string_replace_all(NativeCall& call);
NativeResult string_search(NativeCall& call);
NativeResult string_split(NativeCall& call);
// Text that is padded, repeated, trimmed, mapped (string_transforms.cpp).
NativeResult string_pad_start(NativeCall& call);
NativeResult string_pad_end(NativeCall& call);
NativeResult string_repeat(NativeCall& call);
NativeResult string_trim(NativeCall& call);
NativeResult string_trim_start(NativeCall& call);
NativeResult string_trim_end(NativeCall& call);
NativeResult string_to_lower_case(NativeCall& call);
NativeResult string_to_upper_case(NativeCall& call);
NativeResult string_to_locale_lower_case(NativeCall& call);
NativeResult string_to_locale_upper_case(NativeCall& call);
NativeResult string_is_well_formed(NativeCall& call);
NativeResult string_to_well_formed(NativeCall& call);
NativeResult string_normalize(NativeCall& call);
NativeResult string_locale_compare(NativeCall& call);
// Searching (string_search.cpp).
NativeResult string_includes(NativeCall& call);
NativeResult string_index_of(NativeCall& call);
NativeResult string_last_index_of(NativeCall& call);
NativeResult string_starts_with(NativeCall& call);
NativeResult string_ends_with(NativeCall& call);

}  // namespace loopscope::js
