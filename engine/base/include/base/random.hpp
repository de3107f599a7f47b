#pragma once
#include <cstdint>
namespace loopscope {
struct Random { explicit Random(std::uint64_t s=1):a(s*0x9e3779b97f4a7c15ULL+1),b(s^0xd6e8feb86659fd93ULL){} std::uint64_t a,b;
 std::uint64_t next(){ std::uint64_t x=a,y=b; a=y; x^=x<<23; x^=x>>17; x^=y; x^=y>>26; b=x; return a+b; }
 double next_double(){ return static_cast<double>(next()>>11)*0x1.0p-53; }
 friend bool operator==(const Random&,const Random&)=default; };
}
