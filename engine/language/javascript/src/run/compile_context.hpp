#pragma once
// What the compiler needs of a running machine: constants become heap values, code goes into the code table.
#include <javascript/big_integer.hpp>
#include <javascript/compiler.hpp>
#include <javascript/prelude.hpp>

namespace loopscope::js {

class HeapConstants : public ConstantPool {
 public:
  explicit HeapConstants(Exec& exec) : exec_(exec) {}
  Value string(std::u16string_view text) override { return Value::string(intern(exec_.heap(), CellId{1}, text)); }
  Value big_integer(std::u16string_view digits, int radix) override {
    return make_big_integer(exec_.heap(), BigInteger::parse_digits(digits, static_cast<unsigned>(radix)).value);
  }

 private:
  Exec& exec_;
};

class MachineCodes : public CodeSink {
 public:
  explicit MachineCodes(Exec& exec) : exec_(exec) {}
  std::uint32_t add(Code&& code) override {
    code.name_value = Value::string(intern(exec_.heap(), CellId{1}, code.name));
    exec_.heap().charge(sizeof(Code) + code.instructions.size() * (sizeof(Instruction) + sizeof(Span)));
    return exec_.machine.codes.add(std::make_shared<const Code>(std::move(code)));
  }

 private:
  Exec& exec_;
};

class RealmIntrinsics : public IntrinsicTable {
 public:
  std::optional<std::uint32_t> object(std::u16string_view name) const override {
    auto found = find_intrinsic(name);
    return found ? std::optional<std::uint32_t>(static_cast<std::uint32_t>(*found)) : std::nullopt;
  }
  std::optional<std::uint32_t> call(std::u16string_view name) const override { return find_intrinsic_call(name); }
  std::optional<Value> constant(std::u16string_view name) const override { return find_intrinsic_symbol(name); }
};

}  // namespace loopscope::js
