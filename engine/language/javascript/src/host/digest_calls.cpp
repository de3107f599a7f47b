// What the prelude's crypto asks of the engine. Bytes travel as strings of units 0 to 255.
#include <javascript/prelude.hpp>
#include <javascript/render.hpp>
#include "host_support.hpp"

#include <base/digest.hpp>
#include <base/utf.hpp>

namespace loopscope::js {

namespace {

constexpr std::size_t bytes_per_instruction = 8;

std::string bytes_of(NativeCall& call, std::uint32_t index) {
  std::string bytes;
  for (char16_t unit : copy_text(call.heap(), call.argument(index).cell())) bytes += static_cast<char>(unit & 0xFF);
  return bytes;
}

NativeResult give_bytes(NativeCall& call, std::string_view bytes) {
  std::u16string text;
  for (char byte : bytes) text += static_cast<char16_t>(static_cast<unsigned char>(byte));
  call.exec.charge(bytes.size() / bytes_per_instruction);
  return call.give_text(std::move(text));
}

// (name, bytes): undefined when there is no such digest.
NativeResult digest_call(NativeCall& call) {
  auto kind = digest_kind(to_utf8(call.exec, call.argument(0).cell()));
  if (!kind) return call.give_undefined();
  std::string bytes = bytes_of(call, 1);
  call.exec.charge(bytes.size());
  return give_bytes(call, digest(*kind, bytes));
}

NativeResult utf8_text(NativeCall& call) { return give_bytes(call, to_utf8(call.exec, call.argument(0).cell())); }

NativeResult hex_text(NativeCall& call) {
  constexpr std::u16string_view digits = u"0123456789abcdef";
  std::u16string out;
  for (char byte : bytes_of(call, 0)) {
    out += digits[static_cast<unsigned char>(byte) >> 4];
    out += digits[static_cast<unsigned char>(byte) & 15];
  }
  call.exec.charge(out.size() / bytes_per_instruction);
  return call.give_text(std::move(out));
}

// RFC 4648, 4
NativeResult base64_text(NativeCall& call) {
  constexpr std::u16string_view digits = u"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes = bytes_of(call, 0);
  std::u16string out;
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t group = 0;
    for (std::size_t i = 0; i < 3; ++i)
      group = group << 8 | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0u);
    for (std::size_t i = 0; i < 4; ++i) out += at + i > bytes.size() ? u'=' : digits[group >> (18 - 6 * i) & 63];
  }
  call.exec.charge(out.size() / bytes_per_instruction);
  return call.give_text(std::move(out));
}

NativeResult random_number(NativeCall& call) { return call.give(call.exec.machine.oracle.random_number()); }

constexpr NativeRow calls[] = {
    {"Digest", 2, digest_call},     {"Utf8Text", 1, utf8_text},         {"HexText", 1, hex_text},
    {"Base64Text", 1, base64_text}, {"RandomNumber", 0, random_number},
};

}  // namespace

std::span<const NativeRow> digest_call_rows() { return calls; }

}  // namespace loopscope::js
