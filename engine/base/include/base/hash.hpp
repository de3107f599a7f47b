#pragma once
// Deterministic 64-bit hashing: the same input gives the same hash on every run and every machine. Never hashes
// addresses.
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace loopscope {

inline std::uint64_t mix_hash(std::uint64_t seed, std::uint64_t value) {
  std::uint64_t x = seed ^ (value + 0x9e3779b97f4a7c15ULL + (seed << 6) + (seed >> 2));
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93ULL;
  x ^= x >> 32;
  return x;
}

template <class Unit>
std::uint64_t hash_units(std::basic_string_view<Unit> units) {
  std::uint64_t h = 0xcbf29ce484222325ULL;
  for (Unit unit : units) h = (h ^ static_cast<std::uint64_t>(unit)) * 0x100000001b3ULL;
  return h ^ (h >> 29);
}

// Accumulates a hash over a sequence of fields.
class Hasher {
 public:
  void add(std::uint64_t value) { state_ = mix_hash(state_, value); }
  std::uint64_t result() const { return state_; }

 private:
  std::uint64_t state_ = 0x243f6a8885a308d3ULL;
};

}  // namespace loopscope
