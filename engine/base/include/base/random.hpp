#pragma once
// Random numbers from one 64-bit seed: xorshift128+ (Marsaglia; Vigna), which is what V8 uses for Math.random. A plain
// value: part of the machine's state, copied and compared with it.
#include <cstdint>

namespace loopscope {

class Random {
 public:
  // Close seeds give unrelated sequences: each half of the state is a mixed seed, as V8 does it.
  explicit Random(std::uint64_t seed = 1) : first_(murmur_mix(seed)), second_(murmur_mix(~first_)) {}

  std::uint64_t next() {
    std::uint64_t x = first_;
    first_ = second_;
    x ^= x << 23;
    x ^= x >> 17;
    x ^= second_ ^ (second_ >> 26);
    second_ = x;
    return first_;
  }

  // Uniform over the multiples of 2^-53 in [0, 1).
  double next_double() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  // Uniform in [0, bound), bound > 0: multiplies instead of dividing, and draws again where that would be uneven.
  std::uint32_t next_below(std::uint32_t bound) {
    std::uint32_t uneven = -bound % bound;
    std::uint64_t product = 0;
    do product = (next() >> 32) * bound;
    while (static_cast<std::uint32_t>(product) < uneven);
    return static_cast<std::uint32_t>(product >> 32);
  }

  friend bool operator==(const Random&, const Random&) = default;
  std::uint64_t hash() const { return murmur_mix(first_ ^ murmur_mix(second_)); }

 private:
  // The 64-bit finalizer of MurmurHash3 (Austin Appleby).
  static constexpr std::uint64_t murmur_mix(std::uint64_t x) {
    x = (x ^ (x >> 33)) * 0xff51afd7ed558ccdULL;
    x = (x ^ (x >> 33)) * 0xc4ceb9fe1a85ec53ULL;
    return x ^ (x >> 33);
  }

  std::uint64_t first_;
  std::uint64_t second_;
};

}  // namespace loopscope
