#include <base/digest.hpp>

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace loopscope {

namespace {

// The sines of RFC 1321, 3.4.
constexpr std::uint32_t md5_constants[64] = {
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
};
// FIPS 180-4, 4.2.3; the upper halves of the first 64 are those of 4.2.2.
constexpr std::uint64_t sha2_constants[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538,
    0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe,
    0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235,
    0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x983e5152ee66dfab,
    0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
    0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed,
    0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218,
    0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53,
    0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373,
    0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c,
    0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6,
    0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc,
    0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};
constexpr std::array<std::uint32_t, 8> sha224_start = {
    0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
};
constexpr std::array<std::uint32_t, 8> sha256_start = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};
constexpr std::array<std::uint64_t, 8> sha384_start = {
    0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
    0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4,
};
constexpr std::array<std::uint64_t, 8> sha512_start = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

enum class Order { Little, Big };

template <class Word>
Word read_word(const unsigned char* bytes, Order order) {
  Word word = 0;
  for (std::size_t i = 0; i < sizeof(Word); ++i) {
    std::size_t shift = 8 * (order == Order::Big ? sizeof(Word) - 1 - i : i);
    word |= static_cast<Word>(bytes[i]) << shift;
  }
  return word;
}

template <class Word>
void append_word(std::string& out, Word word, Order order) {
  for (std::size_t i = 0; i < sizeof(Word); ++i) {
    std::size_t shift = 8 * (order == Order::Big ? sizeof(Word) - 1 - i : i);
    out += static_cast<char>(word >> shift & 0xFF);
  }
}

// The message with its padding: a one bit, zeros, and the length in bits in the last 8 bytes of a block.
std::string padded(std::string_view message, std::size_t block, Order order) {
  std::string out(message);
  std::size_t length_bytes = block / 8;
  out += static_cast<char>(0x80);
  while ((out.size() + length_bytes) % block != 0) out += '\0';
  if (length_bytes > 8) out.append(length_bytes - 8, '\0');
  append_word<std::uint64_t>(out, static_cast<std::uint64_t>(message.size()) * 8, order);
  return out;
}

template <class Word, std::size_t count>
std::string words_to_bytes(const std::array<Word, count>& words, std::size_t length, Order order) {
  std::string out;
  for (Word word : words) append_word(out, word, order);
  out.resize(length);
  return out;
}

using Words4 = std::array<std::uint32_t, 4>;
using Words5 = std::array<std::uint32_t, 5>;

// RFC 1321, 3.4: which word a step takes, how far it turns, and how it mixes.
std::uint32_t md5_mix(std::size_t i, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
  if (i < 16) return (b & c) | (~b & d);
  if (i < 32) return (d & b) | (~d & c);
  if (i < 48) return b ^ c ^ d;
  return c ^ (b | ~d);
}

void md5_block(Words4& state, const unsigned char* block) {
  constexpr int turns[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
  constexpr std::size_t factor[4] = {1, 5, 3, 7}, offset[4] = {0, 1, 5, 0};
  auto [a, b, c, d] = state;
  for (std::size_t i = 0; i < 64; ++i) {
    std::size_t round = i / 16, word = (factor[round] * i + offset[round]) % 16;
    std::uint32_t sum =
        a + md5_mix(i, b, c, d) + md5_constants[i] + read_word<std::uint32_t>(block + 4 * word, Order::Little);
    a = std::exchange(d, std::exchange(c, std::exchange(b, b + std::rotl(sum, turns[round][i % 4]))));
  }
  state = {state[0] + a, state[1] + b, state[2] + c, state[3] + d};
}

std::string md5(std::string_view message) {
  Words4 state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
  std::string text = padded(message, 64, Order::Little);
  for (std::size_t at = 0; at < text.size(); at += 64)
    md5_block(state, reinterpret_cast<const unsigned char*>(text.data()) + at);
  return words_to_bytes(state, 16, Order::Little);
}

// FIPS 180-4, 4.1.1 and 4.2.1
std::pair<std::uint32_t, std::uint32_t> sha1_mix(std::size_t i, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
  if (i < 20) return {(b & c) ^ (~b & d), 0x5a827999};
  if (i < 40) return {b ^ c ^ d, 0x6ed9eba1};
  if (i < 60) return {(b & c) ^ (b & d) ^ (c & d), 0x8f1bbcdc};
  return {b ^ c ^ d, 0xca62c1d6};
}

void sha1_block(Words5& state, const unsigned char* block) {
  std::array<std::uint32_t, 80> words;
  for (std::size_t i = 0; i < 16; ++i) words[i] = read_word<std::uint32_t>(block + 4 * i, Order::Big);
  for (std::size_t i = 16; i < 80; ++i)
    words[i] = std::rotl(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
  auto [a, b, c, d, e] = state;
  for (std::size_t i = 0; i < 80; ++i) {
    auto [mixed, constant] = sha1_mix(i, b, c, d);
    std::uint32_t next = std::rotl(a, 5) + mixed + e + constant + words[i];
    e = std::exchange(d, std::exchange(c, std::rotl(std::exchange(b, std::exchange(a, next)), 30)));
  }
  state = {state[0] + a, state[1] + b, state[2] + c, state[3] + d, state[4] + e};
}

std::string sha1(std::string_view message) {
  Words5 state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  std::string text = padded(message, 64, Order::Big);
  for (std::size_t at = 0; at < text.size(); at += 64)
    sha1_block(state, reinterpret_cast<const unsigned char*>(text.data()) + at);
  return words_to_bytes(state, 20, Order::Big);
}

// What SHA-256 and SHA-512 differ in: the word, the rounds and the turns of 4.1.2 and 4.1.3.
template <class Word>
struct Sha2;
template <>
struct Sha2<std::uint32_t> {
  static constexpr std::size_t rounds = 64;
  static constexpr int sum0[3] = {2, 13, 22}, sum1[3] = {6, 11, 25};
  static constexpr int small0[3] = {7, 18, 3}, small1[3] = {17, 19, 10};
  static std::uint32_t constant(std::size_t i) { return static_cast<std::uint32_t>(sha2_constants[i] >> 32); }
};
template <>
struct Sha2<std::uint64_t> {
  static constexpr std::size_t rounds = 80;
  static constexpr int sum0[3] = {28, 34, 39}, sum1[3] = {14, 18, 41};
  static constexpr int small0[3] = {1, 8, 7}, small1[3] = {19, 61, 6};
  static std::uint64_t constant(std::size_t i) { return sha2_constants[i]; }
};

template <class Word>
Word turned(Word x, const int (&by)[3]) {
  return std::rotr(x, by[0]) ^ std::rotr(x, by[1]) ^ std::rotr(x, by[2]);
}
template <class Word>
Word shifted(Word x, const int (&by)[3]) {
  return std::rotr(x, by[0]) ^ std::rotr(x, by[1]) ^ (x >> by[2]);
}

// 6.2.2 and 6.4.2
template <class Word>
void sha2_block(std::array<Word, 8>& state, const unsigned char* block) {
  using Kind = Sha2<Word>;
  std::array<Word, Kind::rounds> words;
  for (std::size_t i = 0; i < 16; ++i) words[i] = read_word<Word>(block + sizeof(Word) * i, Order::Big);
  for (std::size_t i = 16; i < Kind::rounds; ++i)
    words[i] =
        shifted(words[i - 2], Kind::small1) + words[i - 7] + shifted(words[i - 15], Kind::small0) + words[i - 16];
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < Kind::rounds; ++i) {
    Word first = h + turned(e, Kind::sum1) + ((e & f) ^ (~e & g)) + Kind::constant(i) + words[i];
    Word second = turned(a, Kind::sum0) + ((a & b) ^ (a & c) ^ (b & c));
    h = std::exchange(g, std::exchange(f, std::exchange(e, d + first)));
    d = std::exchange(c, std::exchange(b, std::exchange(a, first + second)));
  }
  state = {state[0] + a, state[1] + b, state[2] + c, state[3] + d,
           state[4] + e, state[5] + f, state[6] + g, state[7] + h};
}

template <class Word>
std::string sha2(std::string_view message, std::array<Word, 8> state, std::size_t length) {
  constexpr std::size_t block = 16 * sizeof(Word);
  std::string text = padded(message, block, Order::Big);
  for (std::size_t at = 0; at < text.size(); at += block)
    sha2_block(state, reinterpret_cast<const unsigned char*>(text.data()) + at);
  return words_to_bytes(state, length, Order::Big);
}

}  // namespace

std::optional<DigestKind> digest_kind(std::string_view name) {
  constexpr std::string_view names[] = {"md5", "sha1", "sha224", "sha256", "sha384", "sha512"};
  for (std::size_t i = 0; i < std::size(names); ++i) {
    if (names[i] == name) return static_cast<DigestKind>(i);
  }
  return std::nullopt;
}

std::string digest(DigestKind kind, std::string_view message) {
  switch (kind) {
    case DigestKind::Md5:
      return md5(message);
    case DigestKind::Sha1:
      return sha1(message);
    case DigestKind::Sha224:
      return sha2(message, sha224_start, 28);
    case DigestKind::Sha256:
      return sha2(message, sha256_start, 32);
    case DigestKind::Sha384:
      return sha2(message, sha384_start, 48);
    case DigestKind::Sha512:
      return sha2(message, sha512_start, 64);
  }
  return {};
}

}  // namespace loopscope
