#include <javascript/big_integer.hpp>

#include <base/number_format.hpp>
#include <javascript/convert.hpp>
#include <javascript/function.hpp>

#include <cmath>

namespace loopscope::js {

Value make_big_integer(Heap& heap, const BigInteger& integer) {
  CellId id = heap.make<BigIntegerCell>();
  auto& cell = heap.mut<BigIntegerCell>(id);
  cell.negative = integer.is_negative();
  cell.limbs = integer.limbs();
  heap.charge(cell.limbs.size() * sizeof(std::uint32_t));
  return Value::big_integer(id);
}

BigInteger big_integer_of(const Heap& heap, Value value) {
  const auto& cell = heap.get<BigIntegerCell>(value.cell());
  return BigInteger(cell.negative, cell.limbs);
}

std::string big_integer_text(const Heap& heap, Value value) { return big_integer_of(heap, value).to_string(10).text; }
bool big_integer_is_zero(const Heap& heap, Value value) { return heap.get<BigIntegerCell>(value.cell()).limbs.empty(); }

bool big_integers_equal(const Heap& heap, Value x, Value y) {
  const auto& a = heap.get<BigIntegerCell>(x.cell());
  const auto& b = heap.get<BigIntegerCell>(y.cell());
  return a.negative == b.negative && a.limbs == b.limbs;
}

namespace {

BigIntegerResult apply(Op op, const BigInteger& x, const BigInteger& y) {
  switch (op) {
    case Op::Add:
      return BigInteger::add(x, y);
    case Op::Subtract:
      return BigInteger::subtract(x, y);
    case Op::Multiply:
      return BigInteger::multiply(x, y);
    case Op::Divide:
      return BigInteger::divide(x, y);
    case Op::Modulo:
      return BigInteger::remainder(x, y);
    case Op::Exponent:
      return BigInteger::power(x, y);
    case Op::ShiftLeft:
      return BigInteger::shift_left(x, y);
    case Op::ShiftRight:
      return BigInteger::shift_right(x, y);
    case Op::BitAnd:
      return BigInteger::bitwise_and(x, y);
    case Op::BitOr:
      return BigInteger::bitwise_or(x, y);
    default:
      return BigInteger::bitwise_xor(x, y);
  }
}

bool take(Exec& exec, const BigIntegerResult& made, Value& result) {
  switch (made.fault) {
    case BigIntegerFault::None:
      result = make_big_integer(exec.heap(), made.value);
      return true;
    case BigIntegerFault::DivisionByZero:
      throw_error(exec, ErrorType::RangeError, "Division by zero");
      return false;
    case BigIntegerFault::NegativeExponent:
      throw_error(exec, ErrorType::RangeError, "undefined must be positive");
      return false;
    default:
      throw_error(exec, ErrorType::RangeError, "Maximum BigInt size exceeded");
      return false;
  }
}

}  // namespace

bool big_integer_arithmetic(Exec& exec, Op op, Value x, Value y, Value& result) {
  if (op == Op::ShiftRightUnsigned) {
    throw_error(exec, ErrorType::TypeError, "BigInts have no unsigned right shift, use >> instead");
    return false;
  }
  BigInteger a = big_integer_of(exec.heap(), x), b = big_integer_of(exec.heap(), y);
  exec.charge(1 + a.limbs().size() * b.limbs().size() / 8);
  return take(exec, apply(op, a, b), result);
}

bool big_integer_unary(Exec& exec, Op op, Value x, Value& result) {
  BigInteger value = big_integer_of(exec.heap(), x);
  switch (op) {
    case Op::Negate:
      return take(exec, {value.negated(), BigIntegerFault::None}, result);
    case Op::Increment:
      return take(exec, BigInteger::add(value, BigInteger::from_int64(1)), result);
    case Op::Decrement:
      return take(exec, BigInteger::subtract(value, BigInteger::from_int64(1)), result);
    case Op::BitNot:
      return take(exec, BigInteger::bitwise_not(value), result);
    default:
      result = x;
      return true;
  }
}

namespace {

std::optional<int> sign_of(std::partial_ordering order) {
  if (order == std::partial_ordering::unordered) return std::nullopt;
  return order < 0 ? -1 : order > 0 ? 1 : 0;
}

}  // namespace

std::optional<int> compare_with_big_integer(Exec& exec, Value x, Value y) {
  Heap& heap = exec.heap();
  if (x.is_big_integer() && y.is_big_integer()) return sign_of(big_integer_of(heap, x) <=> big_integer_of(heap, y));
  bool swapped = !x.is_big_integer();
  Value big = swapped ? y : x, other = swapped ? x : y;
  std::optional<int> sign;
  if (other.is_string()) {
    BigIntegerResult parsed = BigInteger::parse(string_units(heap, other.cell()));
    if (!parsed) return std::nullopt;
    sign = sign_of(big_integer_of(heap, big) <=> parsed.value);
  } else {
    sign = sign_of(big_integer_of(heap, big) <=> primitive_to_number(exec, other));
  }
  if (sign && swapped) *sign = -*sign;
  return sign;
}

}  // namespace loopscope::js
