#pragma once
// The headings of a class's table: which column holds the name and which the answer.
#include <quiz/class_list.hpp>

namespace loopscope {

using HeadingRow = std::vector<std::u16string>;

struct Headings {
  bool are_headings = false;  // else the row is a student's
  bool is_unclear = false;    // headings, of which more than one or none could hold the answer or the name
  std::optional<std::size_t> name, answer;
};
Headings read_headings(const HeadingRow& row);

struct ChosenColumn {
  std::size_t column = 0;
  bool by_heading = false;
};
// By its heading, whatever its case, or its number from 1.
std::optional<ChosenColumn> choose_column(const HeadingRow& row, std::string_view wanted);

// "1 `Timestamp`, 2 `Email`"
std::string heading_list(const HeadingRow& row);

}  // namespace loopscope
