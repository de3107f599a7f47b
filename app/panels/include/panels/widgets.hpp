#pragma once
// The pieces panels are made of: text that fits, buttons, chips, a framed panel. Positions are screen pixels.
#include <panels/ui.hpp>
#include <scene/intent.hpp>

#include <string>
#include <string_view>

namespace loopscope::panels {

// The longest beginning of `text`'s first line that fits into `width`, with an ellipsis where something was cut.
std::string fit_text(const ImFont* font, std::string_view text, float width);
float text_width(const ImFont* font, std::string_view text);

// Broken into lines of at most `width`; 0: only where it breaks itself.
ImVec2 wrapped_size(const ImFont* font, std::string_view text, float width);

void draw_text(ImDrawList& list, const ImFont* font, ImVec2 at, ImU32 paint, std::string_view text);
void draw_wrapped(ImDrawList& list, const ImFont* font, ImVec2 at, ImU32 paint, std::string_view text, float width);
// One line, cut to `width`. True when it was cut.
bool draw_fitted(ImDrawList& list, const ImFont* font, ImVec2 at, ImU32 paint, std::string_view text, float width);

// A shape for each kind: triangle, circle, diamond, square, hexagon, bar.
void draw_shape(ImDrawList& list, scene::Kind kind, ImVec2 centre, float radius, ImU32 paint);

// A speech bubble: somebody says something about this line.
void draw_note_mark(const Ui& ui, ImDrawList& list, ImVec2 centre, float radius);

// Diagonal lines over a rectangle: this thing is suspended.
void draw_hatching(const Ui& ui, ImDrawList& list, const scene::Rect& rect);

float chip_height(const Ui& ui);
float stack_line_height(const Ui& ui);
float stack_chip_height(const Ui& ui, std::size_t frames);
float chip_margins(const Ui& ui);  // what its width has beside its text
float chip_margins(const Ui& ui, const Chip& chip);
float chip_width(const Ui& ui, const Chip& chip);
// True while the mouse is over it.
bool draw_chip(const Ui& ui, const scene::Rect& rect, const Chip& chip);
void draw_chip(const Ui& ui, ImDrawList& list, const scene::Rect& rect, const Chip& chip);
// A chip with an identity: it glides from where it was. True while the mouse is over it and it stands still.
bool moving_chip(Ui& ui, scene::Id id, const scene::Rect& rect, const Chip& chip, const scene::Door& door);
// The same for a queued item: hovering tells about it, a click selects it, a double click goes to where it was queued.
void item_chip(Ui& ui, const scene::Item& item, const scene::Rect& rect, Chip chip, const scene::Door& door,
               scene::Intents& intents);
// What flies, above the panels.
void draw_flights(Ui& ui);
// The chip of a queued item, and what hovering says about it.
Chip chip_of(const Ui& ui, const scene::Item& item);
void item_tooltip(const Ui& ui, const scene::Item& item);
std::string kind_word(const Ui& ui, scene::Kind kind);

struct Button {
  const char* name;   // for tests and scripts
  std::string label;  // text or an icon
  std::string help;   // tool tip
  bool enabled = true;
  bool lit = false;
};
bool button(Ui& ui, const scene::Rect& rect, const Button& button);
std::string icon_text(const Ui& ui, const Icon& icon);
// Words and the key that asks for the same: "Step forward (→)". Keys come from the tables and are spelled as there.
std::string with_key(const std::string& words, const std::string& keys);
std::string with_key(const Ui& ui, TextId words, scene::Action action, double x = 0);
// A place that can be pressed, by mouse or by key, and draws itself; with the mouse over it, it says what it does.
bool press_area(Ui& ui, const std::string& name, const scene::Rect& rect, const std::string& help = {});
// A symbol that says what it means, and cannot be pressed.
void help_area(Ui& ui, const std::string& name, const scene::Rect& rect, const std::string& help);

// A text of ImGui's own, at its cursor and with its font.
void flow_text(std::string_view text);
void tooltip(const Ui& ui, std::string_view text);

void draw_panel_ground(const Ui& ui, const scene::Rect& rect);

// A framed panel with its title; between construction and destruction ImGui's current window is its body, clipped and
// scrolled by itself.
class PanelFrame {
 public:
  struct Options {
    std::string note = {};  // small, at the right of the title
    bool scroll_sideways = false;
    bool padded = true;
    float above = 0;  // room kept above and below the part that scrolls
    float below = 0;
    std::string note_help = {};  // what the note means
    // Pixels of scale 1: in a lower panel the title gives its room to the body.
    float least_with_title = 58;
  };
  PanelFrame(Ui& ui, const char* name, const scene::Rect& rect, std::string_view title, const Options& options);
  ~PanelFrame();
  PanelFrame(const PanelFrame&) = delete;
  PanelFrame& operator=(const PanelFrame&) = delete;

  const scene::Rect& body() const { return body_; }
  // What comes after stands in the panel's frame, not in its body.
  void end_body();

 private:
  static void draw_title(Ui& ui, const char* name, const scene::Rect& rect, std::string_view title,
                         const Options& options);

  scene::Rect body_;
  bool has_ended_ = false;
};

// One dim line in the middle of nothing: what will appear here.
void empty_state(const Ui& ui, const scene::Rect& body, std::string_view words);

}  // namespace loopscope::panels
