#include <panels/widgets.hpp>

#include <cfloat>

namespace loopscope::panels {

namespace {

constexpr std::string_view ellipsis = "…";

std::string_view first_line(std::string_view text) { return text.substr(0, text.find_first_of("\r\n")); }

// The start of the code point that holds the byte at `position`.
std::size_t code_point_start(std::string_view text, std::size_t position) {
  while (position > 0 && (static_cast<unsigned char>(text[position]) & 0xC0) == 0x80) --position;
  return position;
}

// How many bytes of `text` fit into `width`, at a code point's border.
std::size_t fitting_bytes(const ImFont* font, std::string_view text, float width) {
  const char* rest = nullptr;
  font->CalcTextSizeA(font->FontSize, width, 0, text.data(), text.data() + text.size(), &rest);
  auto bytes = static_cast<std::size_t>(rest - text.data());
  return bytes >= text.size() ? text.size() : code_point_start(text, bytes);
}

}  // namespace

float text_width(const ImFont* font, std::string_view text) {
  return font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
}

std::string fit_text(const ImFont* font, std::string_view text, float width) {
  std::string_view line = first_line(text);
  if (line.size() == text.size() && fitting_bytes(font, line, width) == line.size()) return std::string(line);
  std::size_t kept = fitting_bytes(font, line, width - text_width(font, ellipsis));
  while (kept > 0 && line[kept - 1] == ' ') --kept;
  return std::string(line.substr(0, kept)) + std::string(ellipsis);
}

void draw_text(ImDrawList& list, const ImFont* font, ImVec2 at, ImU32 paint, std::string_view text) {
  list.AddText(font, font->FontSize, at, paint, text.data(), text.data() + text.size());
}

bool draw_fitted(ImDrawList& list, const ImFont* font, ImVec2 at, ImU32 paint, std::string_view text, float width) {
  std::string fitted = fit_text(font, text, width);
  draw_text(list, font, at, paint, fitted);
  return fitted.size() != text.size() || fitted != text;
}

}  // namespace loopscope::panels
