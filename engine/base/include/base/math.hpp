#pragma once
// The functions of Math, bit for bit as V8 computes them: V8 uses FDLIBM (Sun Microsystems, 1993; log2 and cbrt of
// FreeBSD), the C library of the machine does not. The same argument gives the same bits on every machine.
#include <span>

namespace loopscope::math {

double sin(double x);
double cos(double x);
double tan(double x);
double asin(double x);
double acos(double x);
double atan(double x);
double atan2(double y, double x);

double exp(double x);
double expm1(double x);
double log(double x);
double log1p(double x);
double log2(double x);
double log10(double x);

double sinh(double x);
double cosh(double x);
double tanh(double x);
double asinh(double x);
double acosh(double x);
double atanh(double x);

// Number::exponentiate, as ** and Math.pow: unlike C's pow, 1 ** NaN and 1 ** Infinity are NaN.
double pow(double base, double exponent);
double cbrt(double x);
double hypot(std::span<const double> values);

// Half-way cases up, towards +Infinity; -0 and what rounds to it from below stay -0.
double round(double x);
double sign(double x);
double fround(double x);

}  // namespace loopscope::math
