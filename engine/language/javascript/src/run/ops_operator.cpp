// Operators (ECMA-262 13.5-13.12): what the dispatch loop's fast paths hand on. An object operand is converted by user
// code first and the instruction runs again (restart).
#include "ops.hpp"

#include <base/math.hpp>
#include <base/number_format.hpp>
#include <base/utf.hpp>
#include <javascript/big_integer.hpp>
#include <javascript/convert.hpp>
#include <javascript/number_arithmetic.hpp>
#include <javascript/render.hpp>

#include <cmath>

namespace loopscope::js {

double number_arithmetic(Op op, double x, double y) {
  switch (op) {
    case Op::Add:
      return x + y;
    case Op::Subtract:
      return x - y;
    case Op::Multiply:
      return x * y;
    case Op::Divide:
      return x / y;
    case Op::Modulo:
      return std::fmod(x, y);
    case Op::Exponent:
      return math::pow(x, y);
    case Op::BitAnd:
      return to_int32(x) & to_int32(y);
    case Op::BitOr:
      return to_int32(x) | to_int32(y);
    case Op::BitXor:
      return to_int32(x) ^ to_int32(y);
    case Op::ShiftLeft:
      return static_cast<std::int32_t>(to_uint32(x) << (to_uint32(y) & 31));
    case Op::ShiftRight:
      return to_int32(x) >> (to_uint32(y) & 31);
    case Op::ShiftRightUnsigned:
      return to_uint32(x) >> (to_uint32(y) & 31);
    default:
      return 0;
  }
}

namespace {

// Restarts until neither of the two topmost operands is an object. False: `flow` says how it goes on.
bool both_primitive(Exec& exec, Hint hint, Flow& flow) {
  for (std::uint32_t place : {1u, 0u}) {
    if (!exec.operand(place).is_object()) continue;
    flow = convert_operand(exec, &exec.operand(place), hint);
    return false;
  }
  return true;
}

Flow replace_two(Exec& exec, Value result) {
  exec.drop(1);
  exec.operand(0) = result;
  return Flow::Next;
}

bool to_numeric_in_place(Exec& exec, Value& value, Flow& flow) {
  if (value.is_number() || value.is_big_integer()) return true;
  if (value.is_symbol())
    return flow = fail(exec, ErrorType::TypeError, "Cannot convert a Symbol value to a number"), false;
  value = Value::number(primitive_to_number(exec, value));
  return true;
}

// Both numeric. Mixed kinds are a TypeError.
Flow arithmetic_on_numeric(Exec& exec, Op op) {
  Value x = exec.operand(1), y = exec.operand(0);
  if (x.is_number() && y.is_number())
    return replace_two(exec, Value::number(number_arithmetic(op, x.as_number(), y.as_number())));
  if (x.tag() != y.tag()) {
    return fail(exec, ErrorType::TypeError, "Cannot mix BigInt and other types, use explicit conversions");
  }
  Value result;
  if (!big_integer_arithmetic(exec, op, x, y, result)) return Flow::Throw;
  return replace_two(exec, result);
}

Flow concatenate_operands(Exec& exec) {
  for (std::uint32_t place : {1u, 0u}) {
    if (exec.operand(place).is_symbol())
      return fail(exec, ErrorType::TypeError, "Cannot convert a Symbol value to a string");
  }
  CellId left = primitive_to_string(exec, exec.operand(1));
  CellId right = primitive_to_string(exec, exec.operand(0));
  Heap& heap = exec.heap();
  if (std::uint64_t{string_length(heap, left)} + string_length(heap, right) > max_string_length) {
    return fail(exec, ErrorType::RangeError, "Invalid string length");
  }
  return replace_two(exec, Value::string(concatenate(heap, left, right)));
}

}  // namespace

// 13.15.3 ApplyStringOrNumericBinaryOperator
Flow op_add(Exec& exec, Instruction) {
  Flow flow;
  if (exec.operand(0).is_string() && exec.operand(1).is_string()) return concatenate_operands(exec);
  if (!both_primitive(exec, Hint::Default, flow)) return flow;
  if (exec.operand(0).is_string() || exec.operand(1).is_string()) return concatenate_operands(exec);
  if (!to_numeric_in_place(exec, exec.operand(1), flow) || !to_numeric_in_place(exec, exec.operand(0), flow))
    return flow;
  return arithmetic_on_numeric(exec, Op::Add);
}

Flow op_arithmetic(Exec& exec, Instruction instruction) {
  Flow flow;
  // ToNumeric of the left operand, as a whole, comes before the right one's.
  if (exec.operand(1).is_object()) return convert_operand(exec, &exec.operand(1), Hint::Number);
  if (!to_numeric_in_place(exec, exec.operand(1), flow)) return flow;
  if (exec.operand(0).is_object()) return convert_operand(exec, &exec.operand(0), Hint::Number);
  if (!to_numeric_in_place(exec, exec.operand(0), flow)) return flow;
  return arithmetic_on_numeric(exec, instruction.op);
}

Flow op_unary(Exec& exec, Instruction instruction) {
  Value& operand = exec.operand(0);
  if (operand.is_object()) return convert_operand(exec, &operand, Hint::Number);
  if (instruction.op == Op::ToNumber && operand.is_big_integer()) {
    return fail(exec, ErrorType::TypeError, "Cannot convert a BigInt value to a number");
  }
  Flow flow;
  if (!to_numeric_in_place(exec, operand, flow)) return flow;
  if (operand.is_big_integer()) {
    Value result;
    if (!big_integer_unary(exec, instruction.op, operand, result)) return Flow::Throw;
    exec.operand(0) = result;
    return Flow::Next;
  }
  double number = operand.as_number();
  switch (instruction.op) {
    case Op::Negate:
      operand = Value::number(-number);
      break;
    case Op::Increment:
      operand = Value::number(number + 1);
      break;
    case Op::Decrement:
      operand = Value::number(number - 1);
      break;
    case Op::BitNot:
      operand = Value::number(~to_int32(number));
      break;
    default:
      break;
  }
  return Flow::Next;
}

namespace {

enum class Order : std::uint8_t { Less, Equal, Greater, Undefined };

Order order_numbers(double x, double y) {
  if (std::isnan(x) || std::isnan(y)) return Order::Undefined;
  return x < y ? Order::Less : x > y ? Order::Greater : Order::Equal;
}

Order order_of_sign(int sign) { return sign < 0 ? Order::Less : sign > 0 ? Order::Greater : Order::Equal; }

// 7.2.13 IsLessThan over primitives.
Order order_primitives(Exec& exec, Value x, Value y) {
  if (x.is_string() && y.is_string()) return order_of_sign(compare_strings(exec.heap(), x.cell(), y.cell()));
  if (x.is_big_integer() || y.is_big_integer()) {
    std::optional<int> sign = compare_with_big_integer(exec, x, y);
    return sign ? order_of_sign(*sign) : Order::Undefined;
  }
  return order_numbers(primitive_to_number(exec, x), primitive_to_number(exec, y));
}

bool relation_holds(Op op, Order order) {
  switch (op) {
    case Op::Less:
      return order == Order::Less;
    case Op::LessEqual:
      return order == Order::Less || order == Order::Equal;
    case Op::Greater:
      return order == Order::Greater;
    default:
      return order == Order::Greater || order == Order::Equal;
  }
}

}  // namespace

Flow op_relational(Exec& exec, Instruction instruction) {
  Flow flow;
  if (!both_primitive(exec, Hint::Number, flow)) return flow;
  if (exec.operand(0).is_symbol() || exec.operand(1).is_symbol()) {
    return fail(exec, ErrorType::TypeError, "Cannot convert a Symbol value to a number");
  }
  bool holds = relation_holds(instruction.op, order_primitives(exec, exec.operand(1), exec.operand(0)));
  return replace_two(exec, Value::boolean(holds));
}

Flow op_strict_equality(Exec& exec, Instruction instruction) {
  bool equal = strictly_equal(exec.heap(), exec.operand(1), exec.operand(0));
  return replace_two(exec, Value::boolean(equal == (instruction.op == Op::StrictEqual)));
}

namespace {

// 7.2.14 IsLooselyEqual over two primitives of different types.
bool loosely_equal_primitives(Exec& exec, Value x, Value y) {
  if (x.is_nullish() || y.is_nullish()) return x.is_nullish() && y.is_nullish();
  if (x.is_symbol() || y.is_symbol()) return x == y;
  if (x.is_boolean()) x = Value::number(x.as_boolean());
  if (y.is_boolean()) y = Value::number(y.as_boolean());
  if (x.tag() == y.tag()) return strictly_equal(exec.heap(), x, y);
  if (x.is_big_integer() || y.is_big_integer()) {
    std::optional<int> sign = compare_with_big_integer(exec, x, y);
    return sign && *sign == 0;
  }
  return primitive_to_number(exec, x) == primitive_to_number(exec, y);
}

}  // namespace

Flow op_equality(Exec& exec, Instruction instruction) {
  Value x = exec.operand(1), y = exec.operand(0);
  bool wanted = instruction.op == Op::Equal;
  if (x.tag() == y.tag()) return replace_two(exec, Value::boolean(strictly_equal(exec.heap(), x, y) == wanted));
  if (x.is_nullish() || y.is_nullish())
    return replace_two(exec, Value::boolean((x.is_nullish() && y.is_nullish()) == wanted));
  Flow flow;
  if (!both_primitive(exec, Hint::Default, flow)) return flow;
  return replace_two(exec, Value::boolean(loosely_equal_primitives(exec, x, y) == wanted));
}

Flow op_type_of(Exec& exec, Instruction) {
  exec.operand(0) = type_of(exec.heap(), exec.operand(0));
  return Flow::Next;
}

// 7.3.22 OrdinaryHasInstance without the bound functions; empty: the prelude must go on.
static Value ordinary_has_instance(Exec& exec, Value constructor, Value value) {
  Heap& heap = exec.heap();
  if (!value.is_object()) return Value::boolean(false);
  Value prototype = get_data(heap, constructor.cell(), Name::prototype);
  if (!prototype.is_object()) return Value::empty();
  for (CellId at = value.cell(); at; at = prototype_of(heap, at)) {
    if (kind_of(heap, at) == Kind::Proxy) return Value::empty();
    if (prototype_of(heap, at) == prototype.cell()) return Value::boolean(true);
  }
  return Value::boolean(false);
}

// 13.10.2 InstanceofOperator
Flow op_instance_of(Exec& exec, Instruction) {
  Value value = exec.operand(1), target = exec.operand(0);
  Heap& heap = exec.heap();
  if (!target.is_object()) return fail(exec, ErrorType::TypeError, "Right-hand side of 'instanceof' is not an object");
  Kind kind = kind_of(heap, target.cell());
  if (kind == Kind::Function || kind == Kind::NativeFunction) {
    Property handler = find_property(heap, target.cell(), key(Symbol::hasInstance));
    bool ordinary = handler.is_data() && handler.holder == intrinsic(exec, Intrinsic::FunctionPrototype);
    if (ordinary) {
      if (Value answer = ordinary_has_instance(exec, target, value); !answer.is_empty())
        return replace_two(exec, answer);
    }
  }
  exec.drop(2);
  Value arguments[] = {value, target};
  return call_prelude(exec, "instanceOf", arguments);
}

Flow op_in(Exec& exec, Instruction) {
  Value object = exec.operand(0);
  if (!object.is_object()) {
    if (exec.operand(1).is_object()) return convert_operand(exec, &exec.operand(1), Hint::String);
    std::u16string shown = key_text(exec.heap(), to_property_key(exec.heap(), exec.operand(1)));
    return fail(exec, ErrorType::TypeError,
                fmt::format("Cannot use 'in' operator to search for '{}' in {}", utf16_to_utf8(shown),
                            object.is_symbol() ? "Symbol()" : to_utf8(exec, primitive_to_string(exec, object))));
  }
  if (exec.operand(1).is_object()) return convert_operand(exec, &exec.operand(1), Hint::String);
  PropertyKey wanted = to_property_key(exec.heap(), exec.operand(1));
  Property found = find_property(exec.heap(), object.cell(), wanted);
  if (found.where != Property::Where::Proxy) return replace_two(exec, Value::boolean(found.found()));
  exec.drop(2);
  Value arguments[] = {Value::object(found.holder), key_to_value(exec.heap(), wanted)};
  return call_prelude(exec, "proxyHas", arguments);
}

Flow op_to_string(Exec& exec, Instruction) {
  Value& operand = exec.operand(0);
  if (operand.is_object()) return convert_operand(exec, &operand, Hint::String);
  if (operand.is_symbol()) return fail(exec, ErrorType::TypeError, "Cannot convert a Symbol value to a string");
  operand = Value::string(primitive_to_string(exec, operand));
  return Flow::Next;
}

Flow op_to_object(Exec& exec, Instruction) {
  Value operand = exec.operand(0);
  if (operand.is_nullish()) return fail(exec, ErrorType::TypeError, "Cannot convert undefined or null to object");
  exec.operand(0) = Value::object(to_object(exec, operand));
  return Flow::Next;
}

CellId to_object(Exec& exec, Value value) {
  Heap& heap = exec.heap();
  if (value.is_object()) return value.cell();
  CellId prototype = prototype_for_primitive(heap, value);
  CellId sample = make_object(heap, prototype);
  CellId shape = object_of(heap, sample).shape;
  if (value.is_string()) {
    CellId id = heap.make<StringObjectCell>();
    auto& cell = heap.mut<StringObjectCell>(id);
    cell.shape = shape;
    cell.primitive = value;
    return id;
  }
  CellId id = heap.make<PrimitiveObjectCell>();
  auto& cell = heap.mut<PrimitiveObjectCell>(id);
  cell.shape = shape;
  cell.primitive = value;
  return id;
}

}  // namespace loopscope::js
