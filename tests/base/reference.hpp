#pragma once
// Rows that node printed (tests/base/reference/generate.mjs) and the cells they are made of.
#include <base/utf.hpp>
#include <bit>
#include <charconv>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace reference {

using Row = std::vector<std::string>;  // the function's name first, the result last

inline Row split_row(const std::string& line) {
  Row row(1);
  for (char c : line) {
    if (c == '\t') {
      row.emplace_back();
    } else {
      row.back().push_back(c);
    }
  }
  return row;
}

inline std::vector<Row> rows(const std::string& name) {
  std::ifstream file(std::string(LOOPSCOPE_SOURCE_DIR) + "/tests/base/reference/" + name);
  std::vector<Row> result;
  for (std::string line; std::getline(file, line);) result.push_back(split_row(line));
  return result;
}

template <class Integer>
Integer integer_cell(const std::string& cell, int radix = 10) {
  Integer value{};
  std::from_chars(cell.data(), cell.data() + cell.size(), value, radix);
  return value;
}

inline double number_cell(const std::string& cell) {
  return std::bit_cast<double>(integer_cell<std::uint64_t>(cell, 16));
}

inline std::string bits_of(double x) {
  std::uint64_t bits = x != x ? 0x7ff8000000000000ULL : std::bit_cast<std::uint64_t>(x);
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; bits >>= 4) text[i] = "0123456789abcdef"[bits & 15];
  return text;
}

inline std::u16string text_cell(const std::string& cell) {
  const std::map<char, char16_t> escapes{{'n', '\n'}, {'t', '\t'}, {'r', '\r'}, {'b', '\b'}, {'f', '\f'}};
  std::u16string text;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    if (cell[i] != '\\') {
      text.push_back(static_cast<unsigned char>(cell[i]));
    } else if (cell[++i] == 'u') {
      text.push_back(integer_cell<std::uint16_t>(cell.substr(i + 1, 4), 16));
      i += 4;
    } else {
      auto escape = escapes.find(cell[i]);
      text.push_back(escape == escapes.end() ? static_cast<unsigned char>(cell[i]) : escape->second);
    }
  }
  return text;
}

}  // namespace reference
