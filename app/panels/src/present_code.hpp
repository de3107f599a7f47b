#pragma once
// The code as the presenter shows it: large, wrapped where a line is too long, without the header, the run's line
// always in sight.
#include <panels/ui.hpp>

#include <string_view>
#include <vector>

#include "code_painter.hpp"

namespace loopscope::panels {

// A stretch of a line that fits into the panel; positions are bytes, lines count from 0.
struct CodeRow {
  std::size_t line = 0;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::uint32_t indent = 0;  // cells before it
};

// The rows of one line of at most `cells`; what is carried over stands two cells further in than the line does.
std::vector<CodeRow> wrap_line(std::size_t index, std::string_view line, std::uint32_t cells);

class PresentCode {
 public:
  PresentCode(Ui& ui, const scene::Scene& scene, const scene::Rect& rect);

  void draw();

 private:
  std::vector<CodeRow> rows_from(std::size_t first) const;
  std::vector<CodeRow> rows_of(std::size_t line) const;
  void follow_run();
  void draw_row(ImDrawList& list, const CodeRow& row, float y);
  void draw_range(ImDrawList& list, const CodeRow& row, std::string_view text, const editor::LineShape& shape,
                  ImVec2 at) const;
  void draw_gutter(ImDrawList& list, const CodeRow& row, float y) const;
  std::size_t first_line() const;
  float text_x(const CodeRow& row) const;

  Ui& ui_;
  const scene::Scene& scene_;
  scene::Rect rect_;
  CodePainter painter_;
  float gutter_ = 0;
  std::uint32_t cells_ = 1;
  std::size_t rows_in_sight_ = 1;
};

}  // namespace loopscope::panels
