#include <panels/letters.hpp>
#include <panels/widgets.hpp>

#include <base/utf8.hpp>

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

// The same, of a text that ImGui sees in another form.
std::size_t fitting_bytes_of_other(const ImFont* font, std::string_view text, float width) {
  LetterAtlas& letters = letters_of(font);
  std::string room;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t length = utf8_point_at(text, at).length;
    std::string_view shown = letters.shown(text.substr(at, length), room);
    for (std::size_t i = 0; i < shown.size();) {
      DecodedPoint point = utf8_point_at(shown, i);
      width -= font->GetCharAdvance(static_cast<ImWchar>(point.code_point));
      i += point.length;
    }
    if (width < 0) return at;
    at += length;
  }
  return text.size();
}

// How many bytes of `text` fit into `width`, at a code point's border.
std::size_t fitting_bytes(const ImFont* font, std::string_view text, float width) {
  std::string room;
  std::string_view shown = letters_of(font).shown(text, room);
  if (shown != text) return fitting_bytes_of_other(font, text, width);
  const char* rest = nullptr;
  font->CalcTextSizeA(font->FontSize, width, 0, text.data(), text.data() + text.size(), &rest);
  auto bytes = static_cast<std::size_t>(rest - text.data());
  return bytes >= text.size() ? text.size() : code_point_start(text, bytes);
}

}  // namespace

float text_width(const ImFont* font, std::string_view text) { return wrapped_size(font, text, 0).x; }

ImVec2 wrapped_size(const ImFont* font, std::string_view text, float width) {
  std::string room;
  std::string_view shown = letters_of(font).shown(text, room);
  return font->CalcTextSizeA(font->FontSize, FLT_MAX, width, shown.data(), shown.data() + shown.size());
}

std::string fit_text(const ImFont* font, std::string_view text, float width) {
  std::string_view line = first_line(text);
  if (line.size() == text.size() && fitting_bytes(font, line, width) == line.size()) return std::string(line);
  std::size_t kept = fitting_bytes(font, line, width - text_width(font, ellipsis));
  while (kept > 0 && line[kept - 1] == ' ') --kept;
  return std::string(line.substr(0, kept)) + std::string(ellipsis);
}

void draw_text(ImDrawList& list, const ImFont* font, ImVec2 at, ImU32 paint, std::string_view text) {
  draw_wrapped(list, font, at, paint, text, 0);
}

void draw_wrapped(ImDrawList& list, const ImFont* font, ImVec2 at, ImU32 paint, std::string_view text, float width) {
  std::string room;
  std::string_view shown = letters_of(font).shown(text, room);
  list.AddText(font, font->FontSize, at, paint, shown.data(), shown.data() + shown.size(), width);
}

void flow_text(std::string_view text) {
  std::string room;
  std::string_view shown = letters_of(ImGui::GetFont()).shown(text, room);
  ImGui::TextUnformatted(shown.data(), shown.data() + shown.size());
}

bool draw_fitted(ImDrawList& list, const ImFont* font, ImVec2 at, ImU32 paint, std::string_view text, float width) {
  std::string fitted = fit_text(font, text, width);
  draw_text(list, font, at, paint, fitted);
  return fitted.size() != text.size() || fitted != text;
}

}  // namespace loopscope::panels
