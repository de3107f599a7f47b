// Arrays of more than six entries are set in columns, so that they take about as much width as height.
#include "context.hpp"

#include <base/unicode.hpp>

#include <cmath>

namespace loopscope::js::inspection {

namespace {

constexpr std::size_t separator_space = 2;  // ", "

struct Widths {
  std::vector<std::size_t> of;
  std::size_t total = 0;  // with separators
  std::size_t widest = 0;
};

Widths measure(const Context& context, const Output& output, std::size_t count) {
  Widths widths;
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t width = context.options.colors ? display_width(output[i]) : column_width(output[i]);
    widths.of.push_back(width);
    widths.total += width + separator_space;
    widths.widest = std::max(widths.widest, width);
  }
  return widths;
}

std::size_t choose_columns(const Context& context, const Widths& widths, std::size_t entries, std::size_t count) {
  constexpr double character_height = 2.5, most_columns = 15, columns_per_compactness = 4;
  auto cell = static_cast<double>(widths.widest + separator_space);
  double bias = std::sqrt(cell - static_cast<double>(widths.total) / static_cast<double>(entries));
  double biased = std::max(cell - 3 - bias, 1.0);
  double columns = std::floor(std::sqrt(character_height * biased * static_cast<double>(count)) / biased + 0.5);
  columns = std::min(columns, std::floor((context.options.break_length - context.indentation) / cell));
  columns = std::min({columns, context.options.compact * columns_per_compactness, most_columns});
  return columns <= 1 ? 1 : static_cast<std::size_t>(columns);
}

std::vector<std::size_t> column_widths(const Widths& widths, std::size_t columns) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < columns; ++i) {
    std::size_t widest = 0;
    for (std::size_t j = i; j < widths.of.size(); j += columns) widest = std::max(widest, widths.of[j]);
    out.push_back(widest + separator_space);
  }
  return out;
}

// Numbers are aligned to the right when there is nothing else.
bool all_numbers(Context& context, CellId items, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    Value value = get_own_property(context.heap(), items, PropertyKey::index(static_cast<std::uint32_t>(i))).value;
    if (!value.is_number() && !value.is_big_integer()) return false;
  }
  return true;
}

std::u16string spaces(std::size_t wanted, std::size_t used) {
  return std::u16string(wanted > used ? wanted - used : 0, u' ');
}

std::u16string row_text(const Output& output, const Widths& widths, const std::vector<std::size_t>& columns,
                        std::size_t first, std::size_t end, bool to_right) {
  std::u16string row;
  for (std::size_t j = first; j < end; ++j) {
    bool is_last = j + 1 == end;
    std::u16string cell = is_last ? output[j] : output[j] + u", ";
    std::size_t used = widths.of[j] + (is_last ? 0 : separator_space);
    std::size_t wanted = columns[j - first] - (is_last ? separator_space : 0);
    if (to_right)
      row += spaces(wanted, used) + cell;
    else
      row += is_last ? cell : cell + spaces(wanted, used);
  }
  return row;
}

}  // namespace

Output group_array_elements(Context& context, Output output, CellId items) {
  bool has_remainder = context.options.max_array_length < static_cast<double>(output.size());
  std::size_t count = output.size() - (has_remainder ? 1 : 0);  // "... n more items" stays by itself
  Widths widths = measure(context, output, count);
  std::size_t cell = widths.widest + separator_space;
  bool fits = static_cast<double>(cell * 3) + context.indentation < context.options.break_length;
  bool is_even = static_cast<double>(widths.total) / static_cast<double>(cell) > 5 || widths.widest <= 6;
  if (!fits || !is_even) return output;
  std::size_t columns = choose_columns(context, widths, output.size(), count);
  if (columns <= 1) return output;
  std::vector<std::size_t> wide = column_widths(widths, columns);
  bool to_right = items && all_numbers(context, items, output.size());
  Output grouped;
  for (std::size_t i = 0; i < count; i += columns) {
    grouped.push_back(row_text(output, widths, wide, i, std::min(i + columns, count), to_right));
  }
  if (has_remainder) grouped.push_back(output[count]);
  return grouped;
}

}  // namespace loopscope::js::inspection
