#pragma once
// Numbers as text, character for character as ECMA-262 says, and where it leaves freedom as V8 prints. All results are
// ASCII. Ranges of digits and radix are the caller's to check (the RangeErrors are the library's business).
#include <base/number_parse.hpp>
#include <optional>
#include <string>

namespace loopscope {

// Number::toString(x, 10): the shortest digits that read back as x.
std::string number_to_string(double x);

// Number::toString(x, radix), radix 2 to 36. For fractions the specification leaves the digits open: as V8.
std::string number_to_string(double x, unsigned radix);

// Number.prototype.toFixed, 0 to 100 fraction digits.
std::string number_to_fixed(double x, unsigned fraction_digits);

// Number.prototype.toExponential, 0 to 100 fraction digits; none: as many as necessary.
std::string number_to_exponential(double x, std::optional<unsigned> fraction_digits);

// Number.prototype.toPrecision, 1 to 100 digits.
std::string number_to_precision(double x, unsigned precision);

}  // namespace loopscope
