#pragma once
// Value: a 16-byte tagged word, the only thing that locals, operands and slots hold. Plain data: copying it copies
// everything, `==` compares bits (so NaN equals NaN and 0 differs from -0). Its meaning belongs to a language.
#include <bit>
#include <compare>
#include <cstdint>

namespace loopscope {

// Names a cell of a Heap; 0 names none. Slots are reused after collection, so ids are not shown to people: a cell's
// birth serial is.
struct CellId {
  std::uint32_t index = 0;
  constexpr explicit operator bool() const { return index != 0; }
  friend constexpr bool operator==(CellId, CellId) = default;
  friend constexpr auto operator<=>(CellId, CellId) = default;
};

enum class Tag : std::uint8_t {
  Empty,  // uninitialised binding, array hole, no value at all: never seen by user code
  Undefined,
  Null,
  Boolean,
  Number,   // IEEE double
  Integer,  // 64-bit integer (Python, Go; in JavaScript only internal kinds and counts)
  String,   // from here on: cells
  Symbol,
  BigInteger,
  Object,
  Internal,  // a cell that user code never sees (environments, accessor pairs, parked frames)
};

class Value {
 public:
  constexpr Value() = default;
  static constexpr Value empty() { return {}; }
  static constexpr Value undefined() { return Value(Tag::Undefined, 0); }
  static constexpr Value null() { return Value(Tag::Null, 0); }
  static constexpr Value boolean(bool b) { return Value(Tag::Boolean, b ? 1 : 0); }
  static constexpr Value number(double d) { return Value(Tag::Number, std::bit_cast<std::uint64_t>(d)); }
  static constexpr Value integer(std::int64_t i) { return Value(Tag::Integer, static_cast<std::uint64_t>(i)); }
  static constexpr Value string(CellId id) { return Value(Tag::String, id.index); }
  static constexpr Value symbol(CellId id) { return Value(Tag::Symbol, id.index); }
  static constexpr Value big_integer(CellId id) { return Value(Tag::BigInteger, id.index); }
  static constexpr Value object(CellId id) { return Value(Tag::Object, id.index); }
  static constexpr Value internal(CellId id) { return Value(Tag::Internal, id.index); }

  constexpr Tag tag() const { return tag_; }
  constexpr bool is_empty() const { return tag_ == Tag::Empty; }
  constexpr bool is_undefined() const { return tag_ == Tag::Undefined; }
  constexpr bool is_null() const { return tag_ == Tag::Null; }
  constexpr bool is_nullish() const { return tag_ == Tag::Undefined || tag_ == Tag::Null; }
  constexpr bool is_boolean() const { return tag_ == Tag::Boolean; }
  constexpr bool is_number() const { return tag_ == Tag::Number; }
  constexpr bool is_integer() const { return tag_ == Tag::Integer; }
  constexpr bool is_string() const { return tag_ == Tag::String; }
  constexpr bool is_symbol() const { return tag_ == Tag::Symbol; }
  constexpr bool is_big_integer() const { return tag_ == Tag::BigInteger; }
  constexpr bool is_object() const { return tag_ == Tag::Object; }
  constexpr bool is_internal() const { return tag_ == Tag::Internal; }
  constexpr bool is_cell() const { return tag_ >= Tag::String; }

  constexpr double as_number() const { return std::bit_cast<double>(bits_); }
  constexpr std::int64_t as_integer() const { return static_cast<std::int64_t>(bits_); }
  constexpr bool as_boolean() const { return bits_ != 0; }
  constexpr CellId cell() const { return CellId{static_cast<std::uint32_t>(bits_)}; }
  constexpr std::uint64_t bits() const { return bits_; }

  friend constexpr bool operator==(const Value&, const Value&) = default;

 private:
  constexpr Value(Tag tag, std::uint64_t bits) : tag_(tag), bits_(bits) {}
  Tag tag_ = Tag::Empty;
  std::uint64_t bits_ = 0;
};
static_assert(sizeof(Value) == 16);

}  // namespace loopscope
