#include <algorithm>
#include <base/bytes.hpp>
#include <base/hash.hpp>
#include <catch2/catch.hpp>

using namespace loopscope;

namespace {

std::vector<std::uint8_t> contents(const Bytes& bytes) {
  std::vector<std::uint8_t> out(bytes.byte_count());
  bytes.read(0, out.data(), out.size());
  return out;
}

std::uint64_t hash_of(const Bytes& bytes) {
  Hasher hasher;
  hasher.add(bytes.size());
  for (std::uint64_t word : bytes) hasher.add(word);
  return hasher.result();
}

}  // namespace

TEST_CASE("bytes behave as a plain vector of bytes under random reads, writes, fills and moves") {
  constexpr std::size_t size = 10'000;
  Bytes bytes;
  bytes.resize(size);
  std::vector<std::uint8_t> model(size);
  std::uint64_t state = 7;
  auto below = [&](std::size_t limit) {
    state = mix_hash(state, 1);
    return static_cast<std::size_t>(state % limit);
  };
  for (int step = 0; step < 2000; ++step) {
    std::size_t at = below(size - 8), count = below(size - at);
    auto value = static_cast<std::uint8_t>(below(3));
    switch (below(4)) {
      case 0:
        bytes.store<std::uint64_t>(at, 0x0102030405060708);
        for (std::size_t i = 0; i < 8; ++i) model[at + i] = static_cast<std::uint8_t>(8 - i);
        break;
      case 1:
        bytes.fill(at, value, count);
        std::fill_n(model.begin() + static_cast<std::ptrdiff_t>(at), count, value);
        break;
      case 2: {
        std::size_t to = below(size - count);
        bytes.move(to, at, count);
        std::vector<std::uint8_t> held(model.begin() + static_cast<std::ptrdiff_t>(at),
                                       model.begin() + static_cast<std::ptrdiff_t>(at + count));
        std::copy(held.begin(), held.end(), model.begin() + static_cast<std::ptrdiff_t>(to));
        break;
      }
      default: {
        std::uint32_t expected;
        std::memcpy(&expected, model.data() + at, sizeof(expected));
        REQUIRE(bytes.load<std::uint32_t>(at) == expected);
      }
    }
  }
  REQUIRE(contents(bytes) == model);
}

TEST_CASE("a copy of bytes keeps what it had when the original is written") {
  Bytes original;
  original.resize(9000);
  original.store<std::uint8_t>(5000, 1);
  Bytes copy = original;
  original.store<std::uint8_t>(5000, 2);
  original.store<std::uint8_t>(0, 3);
  REQUIRE(copy.load<std::uint8_t>(5000) == 1);
  REQUIRE(copy.load<std::uint8_t>(0) == 0);
  REQUIRE(!(copy == original));
}

TEST_CASE("equal bytes are equal and hash alike however they came about") {
  Bytes untouched, written;
  untouched.resize(9001);
  written.resize(12'000);
  written.store<std::uint8_t>(9001, 7);
  written.store<std::uint8_t>(100, 7);
  written.store<std::uint8_t>(100, 0);
  written.resize(9001);
  REQUIRE(untouched == written);
  REQUIRE(hash_of(untouched) == hash_of(written));
  written.resize(12'000);
  REQUIRE(written.load<std::uint8_t>(9001) == 0);
  REQUIRE(!(untouched == written));
}
