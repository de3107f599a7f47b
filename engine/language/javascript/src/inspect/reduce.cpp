// One line or several: the innermost three levels are put on a line when they fit.
#include "context.hpp"

namespace loopscope::js::inspection {

namespace {

std::u16string join(const Output& output, std::u16string_view separator) {
  std::u16string out;
  for (std::size_t i = 0; i < output.size(); ++i) {
    if (i > 0) out += separator;
    out += output[i];
  }
  return out;
}

bool has_line_break(std::u16string_view text) { return text.find(u'\n') != std::u16string_view::npos; }

bool fits_on_line(const Context& context, const Output& output, std::size_t start, std::u16string_view base) {
  auto total = static_cast<double>(output.size() + start);
  if (total + static_cast<double>(output.size()) > context.options.break_length) return false;
  for (const std::u16string& entry : output) {
    total += static_cast<double>(line_length(context, entry));
    if (total > context.options.break_length) return false;
  }
  return base.empty() || !has_line_break(base);
}

// compact: true
std::u16string reduce_compactly(const Context& context, const Output& output, const Layout& layout) {
  std::u16string base = layout.base.empty() ? u"" : u" " + layout.base;
  if (fits_on_line(context, output, 0, layout.base))
    return layout.opening + base + u" " + join(output, u", ") + u" " + layout.closing;
  std::u16string indentation(static_cast<std::size_t>(context.indentation), u' ');
  std::u16string gap = layout.base.empty() && layout.opening.size() == 1 ? u" " : base + u"\n" + indentation + u"  ";
  return layout.opening + gap + join(output, u",\n" + indentation + u"  ") + u" " + layout.closing;
}

}  // namespace

std::u16string reduce_to_single_string(Context& context, Output output, const Layout& layout, int depth) {
  if (context.options.compact_always) return reduce_compactly(context, output, layout);
  std::u16string base = layout.base.empty() ? u"" : layout.base + u" ";
  if (context.options.compact >= 1) {
    std::size_t entries = output.size();
    if (layout.entries == Entries::ArrayLike && entries > 6)
      output = group_array_elements(context, std::move(output), layout.items);
    if (context.current_depth - depth < context.options.compact && entries == output.size()) {
      std::size_t start = output.size() + static_cast<std::size_t>(context.indentation) + layout.opening.size() +
                          layout.base.size() + 10;
      std::u16string line = fits_on_line(context, output, start, layout.base) ? join(output, u", ") : u"\n";
      if (!has_line_break(line)) return base + layout.opening + u" " + line + u" " + layout.closing;
    }
  }
  std::u16string indentation = u"\n" + std::u16string(static_cast<std::size_t>(context.indentation), u' ');
  return base + layout.opening + indentation + u"  " + join(output, u"," + indentation + u"  ") + indentation +
         layout.closing;
}

}  // namespace loopscope::js::inspection
