#pragma once
// The lines of the code panel: text, gutter, the run's place, and, while they are edited, cursor, selection, matches
// and faults. Lines are numbered from 0 here.
#include <editor/brackets.hpp>
#include <panels/ui.hpp>
#include <scene/intent.hpp>

#include <optional>
#include <vector>

#include "code_painter.hpp"

namespace loopscope::panels {

// What the panel shows: the text being edited, or another file of the run.
struct CodeText {
  const editor::TextBuffer& buffer;
  editor::Highlighting& colours;
  editor::Document* document;  // null: it cannot be edited
};

class CodeView {
 public:
  CodeView(Ui& ui, const scene::Scene& scene, const CodeText& text, const scene::Rect& body);

  void draw(scene::Intents& intents);

 private:
  struct Line {
    std::size_t index;
    std::string_view text;
    editor::LineShape shape;
    float y;
  };

  bool is_editing() const { return ui_.view.editing && text_.document; }
  // Where a line of the run, counted from 1, is in the text now.
  std::optional<std::size_t> line_now(std::uint32_t line_of_run) const;

  void follow_run();
  void follow_cursor();
  void scroll_to(std::size_t line, bool to_top);
  std::pair<std::size_t, std::size_t> visible_lines() const;
  float content_width();

  Line line_at(std::size_t index) const;
  float line_y(std::size_t index) const { return origin_.y + static_cast<float>(index) * line_height_; }
  float text_y(std::size_t index) const;
  float text_x() const { return origin_.x + gutter_; }
  void fill(ImDrawList& list, const Line& line, std::size_t begin, std::size_t end, Role role) const;

  void draw_line(ImDrawList& list, const Line& line);
  void draw_grounds(ImDrawList& list, const Line& line) const;
  void draw_matches(ImDrawList& list, const Line& line) const;
  void draw_selection(ImDrawList& list, const Line& line) const;
  void draw_run_range(ImDrawList& list, const Line& line);
  void draw_brackets(ImDrawList& list, const Line& line) const;
  void draw_fault(ImDrawList& list, const Line& line, const editor::Fault& fault) const;
  void draw_cursor(ImDrawList& list, const Line& line) const;
  void draw_number(ImDrawList& list, std::size_t index);
  void draw_count(ImDrawList& list, std::size_t index) const;
  void draw_gutter(ImDrawList& list, std::size_t index, scene::Intents& intents);
  // How often this line of the text has run; nothing where that is not known.
  std::uint32_t runs_of(std::size_t index) const;
  void find_runs();
  std::string notes_of(std::size_t index) const;
  std::string gutter_words(std::size_t index) const;

  void take_mouse(scene::Intents& intents);
  void press(std::size_t position, scene::Intents& intents);
  void drag(ImVec2 mouse, scene::Intents& intents);
  std::size_t position_at(ImVec2 mouse) const;

  Ui& ui_;
  const scene::Scene& scene_;
  CodeText text_;
  scene::Rect body_;
  ImFont* font_;
  CodePainter painter_;
  float line_height_;
  float gutter_ = 0;
  float counts_ = 0;                 // the width of the column of counts; 0: they are not shown
  std::vector<std::uint32_t> runs_;  // by line of the text
  ImVec2 origin_;
  std::optional<std::size_t> current_;  // the line of the run's place
  std::optional<editor::BracketPair> pair_;
};

// Takes the text that the scene shows into ui.shown, once for each.
void read_source(Ui& ui, const scene::Scene& scene);

// The strips above and below the lines: search and replace, and what keeps the text from running.
float search_bar_height(const Ui& ui);
void draw_search_bar(Ui& ui, const scene::Rect& strip, scene::Intents& intents);
float fault_bar_height(const Ui& ui, float width);
void draw_fault_bar(Ui& ui, const scene::Rect& strip, scene::Intents& intents);

}  // namespace loopscope::panels
