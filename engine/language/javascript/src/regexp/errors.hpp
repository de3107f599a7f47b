#pragma once
// Why a pattern is no regular expression, in V8's words.
#include <string_view>

namespace loopscope::js::regexp_error {

using Text = std::string_view;

constexpr Text too_large = "Regular expression too large";
constexpr Text unterminated_group = "Unterminated group";
constexpr Text unmatched_parenthesis = "Unmatched ')'";
constexpr Text escape_at_end = "\\ at end of pattern";
constexpr Text invalid_property_name = "Invalid property name";
constexpr Text invalid_class_property_name = "Invalid property name in character class";
constexpr Text invalid_escape = "Invalid escape";
constexpr Text invalid_decimal_escape = "Invalid decimal escape";
constexpr Text invalid_class_escape = "Invalid class escape";
constexpr Text invalid_unicode_escape = "Invalid Unicode escape";
constexpr Text nothing_to_repeat = "Nothing to repeat";
constexpr Text lone_quantifier_brackets = "Lone quantifier brackets";
constexpr Text numbers_out_of_order = "numbers out of order in {} quantifier";
constexpr Text incomplete_quantifier = "Incomplete quantifier";
constexpr Text invalid_quantifier = "Invalid quantifier";
constexpr Text invalid_group = "Invalid group";
constexpr Text too_many_captures = "Too many captures";
constexpr Text invalid_group_name = "Invalid capture group name";
constexpr Text duplicate_group_name = "Duplicate capture group name";
constexpr Text invalid_named_reference = "Invalid named reference";
constexpr Text unknown_named_reference = "Invalid named capture referenced";
constexpr Text invalid_class = "Invalid character class";
constexpr Text unterminated_class = "Unterminated character class";
constexpr Text range_out_of_order = "Range out of order in character class";
constexpr Text invalid_set_operation = "Invalid set operation in character class";
constexpr Text invalid_class_character = "Invalid character in character class";
constexpr Text negated_strings = "Negated character class may contain strings";

}  // namespace loopscope::js::regexp_error
