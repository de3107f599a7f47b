#pragma once
// Text as numbers, by ECMA-262, correctly rounded; and the integer conversions of numbers.
#include <cstdint>
#include <string_view>

namespace loopscope {

// StringToNumber (7.1.4.1.1): the whole text must be a StringNumericLiteral, else NaN. Empty is 0.
double string_to_number(std::u16string_view text);

// The global parseFloat: the longest prefix that is a decimal literal, else NaN.
double parse_float(std::u16string_view text);

// The global parseInt. `radix` has been through to_int32. Where the specification allows an approximation (a radix that
// is neither ten nor a power of two), as V8.
double parse_int(std::u16string_view text, std::int32_t radix = 0);

// ToInt32 and ToUint32: truncates, then takes the value modulo 2^32. NaN and infinities are 0.
std::uint32_t to_uint32(double x);
std::int32_t to_int32(double x);

// ToIntegerOrInfinity: truncates; NaN and -0 are +0.
double to_integer_or_infinity(double x);

}  // namespace loopscope
