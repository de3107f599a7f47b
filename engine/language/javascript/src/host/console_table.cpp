// console.table: rows and columns in box drawing characters.
#include <inspect/collection.hpp>
#include <inspect/steps.hpp>
#include "console_state.hpp"
#include "host_support.hpp"

#include <base/number_format.hpp>
#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/function.hpp>
#include <javascript/proxy.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

struct Column {
  std::u16string head;
  std::vector<std::u16string> cells;  // short ones end in empty cells
};

// --- drawing

std::u16string repeat(std::u16string_view text, std::size_t count) {
  std::u16string out;
  while (count-- > 0) out += text;
  return out;
}

std::u16string rule(const std::vector<std::size_t>& widths, std::u16string_view left, std::u16string_view cross,
                    std::u16string_view right) {
  std::u16string out(left);
  for (std::size_t i = 0; i < widths.size(); ++i) {
    if (i > 0) out += cross;
    out += repeat(u"─", widths[i] + 2);
  }
  return out.append(right);
}

std::u16string row_text(const std::vector<std::u16string>& cells, const std::vector<std::size_t>& widths) {
  std::u16string out = u"│";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    out += u" " + cells[i] + std::u16string(widths[i] - display_width(cells[i]), u' ') + u" │";
  }
  return out;
}

std::vector<std::u16string> row_cells(const std::vector<Column>& columns, std::size_t row) {
  std::vector<std::u16string> cells;
  for (const Column& column : columns) cells.push_back(row < column.cells.size() ? column.cells[row] : u"");
  return cells;
}

std::u16string draw(const std::vector<Column>& columns) {
  std::vector<std::size_t> widths;
  std::vector<std::u16string> heads;
  std::size_t rows = 0;
  for (const Column& column : columns) {
    std::size_t width = display_width(column.head);
    for (const std::u16string& cell : column.cells) width = std::max(width, display_width(cell));
    widths.push_back(width);
    heads.push_back(column.head);
    rows = std::max(rows, column.cells.size());
  }
  std::u16string out =
      rule(widths, u"┌", u"┬", u"┐") + u"\n" + row_text(heads, widths) + u"\n" + rule(widths, u"├", u"┼", u"┤") + u"\n";
  for (std::size_t i = 0; i < rows; ++i) out += row_text(row_cells(columns, i), widths) + u"\n";
  return out + rule(widths, u"└", u"┴", u"┘");
}

// --- gathering

// Whose names a table shows: a proxy's are its target's. (Values are read through the proxy.)
CellId named_object(const Heap& heap, CellId object) {
  Value target = behind_proxies(heap, Value::object(object));
  return target.is_object() ? target.cell() : object;
}

std::vector<PropertyKey> enumerable_names(Heap& heap, CellId shown) {
  CellId object = named_object(heap, shown);
  std::vector<PropertyKey> keys = own_keys(heap, object);
  std::erase_if(keys, [&](PropertyKey each) {
    return each.is_symbol() || !(get_own_property(heap, object, each).flags & Enumerable);
  });
  return keys;
}

std::u16string cell_text(Exec& exec, Value value, Answers& answers) {
  InspectOptions options;
  bool is_wide = value.is_object() && !is_callable(exec.heap(), value) && !has_kind(exec.heap(), value, Kind::Array) &&
                 enumerable_names(exec.heap(), value.cell()).size() > 2;
  options.depth = is_wide ? -1 : 0;
  options.max_array_length = 3;
  options.break_length = unlimited;
  return inspect(exec, value, options, answers);
}

Column numbers_column(std::size_t rows) {
  Column column{u"(iteration index)", {}};
  for (std::size_t i = 0; i < rows; ++i) column.cells.push_back(ascii_to_utf16(std::to_string(i)));
  return column;
}

Column values_column(Exec& exec, std::u16string head, const std::vector<Value>& values, Answers& answers) {
  Column column{std::move(head), {}};
  for (Value value : values) column.cells.push_back(cell_text(exec, value, answers));
  return column;
}

std::vector<Column> collection_columns(Exec& exec, const inspection::CollectionEntries& entries, Answers& answers) {
  std::vector<Column> columns{numbers_column(entries.values.size())};
  if (entries.has_keys) columns.push_back(values_column(exec, u"Key", entries.keys, answers));
  columns.push_back(values_column(exec, u"Values", entries.values, answers));
  return columns;
}

// The columns of a table of objects, by property: names that are indexes come first, as in every object.
class Grid {
 public:
  void set(Heap& heap, PropertyKey name, std::size_t row, std::u16string text) {
    auto found = std::find_if(columns_.begin(), columns_.end(), [&](const auto& each) { return each.first == name; });
    if (found == columns_.end()) found = columns_.insert(place_for(name), {name, Column{key_text(heap, name), {}}});
    auto& cells = found->second.cells;
    if (cells.size() <= row) cells.resize(row + 1);
    cells[row] = std::move(text);
  }
  void append_to(std::vector<Column>& out) {
    for (auto& each : columns_) out.push_back(std::move(each.second));
  }

 private:
  using Named = std::pair<PropertyKey, Column>;
  std::vector<Named>::iterator place_for(PropertyKey name) {
    if (!name.is_index()) return columns_.end();
    return std::find_if(columns_.begin(), columns_.end(),
                        [&](const Named& each) { return !each.first.is_index() || each.first.id > name.id; });
  }
  std::vector<Named> columns_;
};

struct TableSource {
  CellId object;
  std::optional<std::vector<PropertyKey>> names;  // the columns asked for
};

// A primitive has no cell in the columns asked for.
void add_row(Exec& exec, const TableSource& source, Value item, std::size_t row, Grid& grid, Answers& answers) {
  std::vector<PropertyKey> names = source.names ? *source.names : enumerable_names(exec.heap(), item.cell());
  for (PropertyKey name : names) {
    std::u16string text;
    if (item.is_object() && has_own_property(exec.heap(), named_object(exec.heap(), item.cell()), name))
      text = cell_text(exec, get_with_answers(exec, item.cell(), name, answers), answers);
    grid.set(exec.heap(), name, row, std::move(text));
  }
}

std::vector<Column> object_columns(Exec& exec, const TableSource& source, Answers& answers) {
  std::vector<PropertyKey> rows = enumerable_names(exec.heap(), source.object);
  Column index{u"(index)", {}}, values{u"Values", {}};
  Grid grid;
  for (std::size_t i = 0; i < rows.size() && !answers.stopped(); ++i) {
    index.cells.push_back(key_text(exec.heap(), rows[i]));
    Value item = get_with_answers(exec, source.object, rows[i], answers);
    if (item.is_object() || source.names) {
      add_row(exec, source, item, i, grid, answers);
    } else {
      values.cells.resize(i);
      values.cells.push_back(cell_text(exec, item, answers));
    }
    exec.charge(8);
  }
  std::vector<Column> columns{std::move(index)};
  grid.append_to(columns);
  if (!values.cells.empty()) columns.push_back(std::move(values));
  return columns;
}

std::vector<PropertyKey> names_of(Exec& exec, CellId array) {
  std::vector<PropertyKey> names;
  for (Value value : exec.heap().get<ArrayCell>(array).elements) {
    if (!value.is_object() && !value.is_empty()) names.push_back(to_property_key(exec.heap(), value));
  }
  return names;
}

}  // namespace

// The table, or undefined for what is none. An object with these names as its columns, should there be any.
Value table_text_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  Value data = argument_or_undefined(arguments, 0), properties = argument_or_undefined(arguments, 1);
  if (!data.is_object() || is_callable(exec.heap(), data)) return Value::undefined();
  if (!properties.is_undefined() && !has_kind(exec.heap(), properties, Kind::Array)) {
    CellId error = make_error(
        exec, ErrorType::TypeError,
        "The \"properties\" argument must be an instance of Array. Received " + describe_received(exec, properties));
    decorate_with_code(exec, error, "ERR_INVALID_ARG_TYPE");
    exec.thrown = Value::object(error);
    answers.fail();
    return Value::undefined();
  }
  TableSource source{data.cell(), {}};
  if (!properties.is_undefined()) source.names = names_of(exec, properties.cell());
  auto entries = inspection::collection_entries(exec.machine.heap, data.cell());
  std::vector<Column> columns =
      entries ? collection_columns(exec, *entries, answers) : object_columns(exec, source, answers);
  return answers.stopped() ? Value::undefined() : text_value(exec, draw(columns));
}

Value console_table_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  Value text = table_text_step(exec, arguments, answers);
  if (answers.stopped()) return text;
  if (!text.is_string()) {
    Value only = arguments.empty() ? Value::undefined() : arguments[0];
    return console_log_step(exec, InspectArguments(&only, 1), answers);
  }
  return print_through(exec, ConsoleMethod::Log, copy_text(exec.heap(), text.cell()), {text});
}

}  // namespace loopscope::js
