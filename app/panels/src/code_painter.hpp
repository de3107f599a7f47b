#pragma once
// Draws lines of code on a grid of cells of one width, so that every character stands under the one above it, whatever
// the fonts make of it.
#include <editor/highlighting.hpp>
#include <editor/line_shape.hpp>
#include <panels/ui.hpp>

#include <string_view>
#include <vector>

namespace loopscope::panels {

class CodePainter {
 public:
  // `spacing`: from line to line, in heights of the font.
  explicit CodePainter(const Ui& ui, float spacing = 1.4F);

  float line_height() const { return line_height_; }
  float cell_width() const { return cell_width_; }
  float x_of(const editor::LineShape& shape, std::size_t byte) const {
    return static_cast<float>(shape.cell_of(byte)) * cell_width_;
  }

  // The line's text from `at`, its upper left corner; what `spans` do not cover is plain. Only what lies left of
  // `right` is drawn.
  void draw(ImDrawList& list, ImVec2 at, std::string_view line, const editor::LineShape& shape,
            const std::vector<HighlightSpan>& spans, float left, float right) const;
  // The same in one colour, from byte `begin` to `end`: over a ground that the colours do not stand out from.
  void draw_stretch(ImDrawList& list, ImVec2 at, std::string_view line, const editor::LineShape& shape,
                    std::size_t begin, std::size_t end, Role role) const;

 private:
  struct Pen {
    ImDrawList& list;
    ImVec2 at;  // of the line's first cell
    std::string_view line;
    const editor::LineShape& shape;
  };
  void draw_part(const Pen& pen, std::size_t begin, std::size_t end, ImU32 paint) const;
  void draw_graphemes(const Pen& pen, std::size_t begin, std::size_t end, ImU32 paint) const;
  void draw_grapheme(const Pen& pen, const editor::Grapheme& grapheme, ImU32 paint) const;

  const Ui& ui_;
  ImFont* font_;
  float line_height_;
  float cell_width_;
};

}  // namespace loopscope::panels
