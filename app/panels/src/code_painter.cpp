#include "code_painter.hpp"

#include <base/utf8.hpp>
#include <panels/letters.hpp>
#include <panels/widgets.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr char32_t last_below_pictures = 0xFFFF;

}  // namespace

CodePainter::CodePainter(const Ui& ui, float spacing)
    : ui_(ui),
      font_(ui.font(Face::Mono)),
      line_height_(std::round(font_->FontSize * spacing)),
      cell_width_(font_->GetCharAdvance('0')) {}

void CodePainter::draw(ImDrawList& list, ImVec2 at, std::string_view line, const editor::LineShape& shape,
                       const std::vector<HighlightSpan>& spans, float left, float right) const {
  Pen pen{list, {at.x, std::round(at.y + (line_height_ - font_->FontSize) / 2)}, line, shape};
  // A megabyte of brackets on one line must not stop the window.
  std::size_t first = shape.byte_at((left - at.x) / cell_width_ - 2);
  std::size_t last = shape.byte_at((right - at.x) / cell_width_ + 2);
  std::size_t drawn = first;
  auto part = [&](std::size_t begin, std::size_t end, Role role) {
    draw_part(pen, std::max(begin, first), std::min(end, last), ui_.paint(role));
  };
  auto ends_before = [](const HighlightSpan& span, std::size_t byte) { return span.end <= byte; };
  auto span = std::lower_bound(spans.begin(), spans.end(), first, ends_before);
  for (; span != spans.end() && span->begin < last; ++span) {
    part(drawn, span->begin, Role::Text);
    part(span->begin, span->end, role_of(span->kind));
    drawn = span->end;
  }
  part(drawn, last, Role::Text);
}

void CodePainter::draw_stretch(ImDrawList& list, ImVec2 at, std::string_view line, const editor::LineShape& shape,
                               std::size_t begin, std::size_t end, Role role) const {
  Pen pen{list, {at.x, std::round(at.y + (line_height_ - font_->FontSize) / 2)}, line, shape};
  draw_part(pen, begin, end, ui_.paint(role));
}

void CodePainter::draw_part(const Pen& pen, std::size_t begin, std::size_t end, ImU32 paint) const {
  if (begin >= end) return;
  if (!pen.shape.is_simple()) return draw_graphemes(pen, begin, end, paint);
  float x = pen.at.x + static_cast<float>(begin) * cell_width_;
  draw_text(pen.list, font_, {std::round(x), pen.at.y}, paint, pen.line.substr(begin, end - begin));
}

// Letters that the grid's own font draws go in runs, everything else by itself.
void CodePainter::draw_graphemes(const Pen& pen, std::size_t begin, std::size_t end, ImU32 paint) const {
  const auto& graphemes = pen.shape.graphemes();
  auto first = std::lower_bound(graphemes.begin(), graphemes.end(), begin,
                                [](const editor::Grapheme& each, std::size_t byte) { return each.byte < byte; });
  for (auto each = first; each != graphemes.end() && each->byte < end; ++each) draw_grapheme(pen, *each, paint);
}

void CodePainter::draw_grapheme(const Pen& pen, const editor::Grapheme& grapheme, ImU32 paint) const {
  std::string_view text = pen.line.substr(grapheme.byte, grapheme.bytes);
  if (text.front() == ' ' || text.front() == '\t') return;
  float x = pen.at.x + static_cast<float>(grapheme.cell) * cell_width_;
  float room = static_cast<float>(grapheme.cells) * cell_width_;
  DecodedPoint first = utf8_point_at(text, 0);
  auto shown = static_cast<ImWchar>(letters_of(font_).shown(first.code_point));
  if (first.code_point < ' ' || font_->FindGlyphNoFallback(shown) == nullptr) {
    // No font here holds it: a box of its size says that something stands there.
    float inset = std::max(1.0F, std::round(cell_width_ * 0.15F));
    pen.list.AddRect({std::round(x + inset), pen.at.y + inset},
                     {std::round(x + room - inset), pen.at.y + font_->FontSize - inset}, paint, cell_width_ * 0.2F);
    // Of a picture that several characters make the first one tells most; there is no room for the others.
    if (first.code_point > last_below_pictures) text = text.substr(0, first.length);
    return;
  }
  if (first.code_point >= 0x80) {
    float width = text_width(font_, text);
    x += std::max(0.0F, (room - width) / 2);
  }
  draw_text(pen.list, font_, {std::round(x), pen.at.y}, paint, text);
}

}  // namespace loopscope::panels
