#pragma once
// The answers of a class, from CSV as spreadsheets write it: fields between commas, semicolons or tabs, quoted where
// they hold one of these, a quote or a line break. A first row with headings says where name and answer stand, as forms
// write it too; without one a row is NAME,ANSWER, and an answer that was not quoted may hold separators itself.
#include <text/text.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope {

struct ClassAnswer {
  std::string name;
  std::string answer;
  friend bool operator==(const ClassAnswer&, const ClassAnswer&) = default;
};

struct ClassFault {
  std::uint32_t line = 1, column = 1;  // columns count characters
  std::string message;
  friend bool operator==(const ClassFault&, const ClassFault&) = default;
};

struct ClassList {
  std::vector<ClassAnswer> answers;
  std::vector<ClassFault> faults;  // with any, the answers may be incomplete
};

// Which columns hold name and answer, each a heading or a number from 1.
struct ClassColumns {
  std::string name;
  std::string answer;
};
// "NAME,ANSWER", in quotes where a heading holds a comma; nothing when it is not two.
std::optional<ClassColumns> class_columns(std::string_view text);

struct ClassRules {
  std::optional<ClassColumns> columns;               // else as the headings say
  std::function<bool(std::string_view)> is_printed;  // a line of the answer: tells an answer's commas from columns
};
ClassList read_class_list(std::string_view bytes, Language language, const ClassRules& rules = {});

// A field as CSV writes it, quoted where it must be.
std::string csv_field(std::string_view text);

}  // namespace loopscope
