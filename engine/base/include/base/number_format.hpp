#pragma once
#include <string>
#include <string_view>
#include <charconv>
#include <cmath>
namespace loopscope { inline double string_to_number(std::u16string_view) { return 0; }
inline std::string number_to_string(double d){ if(d!=d) return "NaN"; if(std::isinf(d)) return d<0?"-Infinity":"Infinity"; if(d==0) return "0"; char b[64]; auto r=std::to_chars(b,b+64,d); return std::string(b,r.ptr);} }
