// The author's preview: what a student will be asked, and beside it what only the author may see. The code stays in
// sight, since it is edited meanwhile.
#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/sentence.hpp>
#include <panels/widgets.hpp>
#include <scene/keys.hpp>
#include <text/preview_text.hpp>
#include <text/quiz_text.hpp>
#include <text/window_text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "places.hpp"

namespace loopscope::panels {

namespace {

using scene::Action;
using scene::PreviewGroup;
using scene::PreviewItem;
using scene::PreviewView;
using scene::QuizAsk;

constexpr float least_column = 270;  // pixels of scale 1; narrower ones stand below each other
constexpr float student_share = 0.42F;

TextId kind_words(QuizAsk ask) {
  constexpr TextId words[] = {PreviewText::preview_kind_order, PreviewText::preview_kind_choice,
                              PreviewText::preview_kind_next, PreviewText::preview_kind_text};
  return words[static_cast<std::size_t>(ask)];
}

std::string joined(const std::vector<std::string>& words, const char* between) {
  std::string out;
  for (const std::string& each : words) out += (out.empty() ? "" : between) + each;
  return out;
}

// Rows below each other in ImGui's current window.
class Rows {
 public:
  explicit Rows(Ui& ui) : ui_(ui) {}

  void space(float pixels) { ImGui::Dummy({1, ui_.px(pixels)}); }
  void words(Face face, Role role, const std::string& words) { draw_sentence(ui_, face, role, words); }
  void heading(const std::string& words) {
    space(6);
    draw_sentence(ui_, Face::Bold, Role::Text, words);
  }

  scene::Rect row(float height) {
    ImVec2 at = ImGui::GetCursorScreenPos();
    scene::Rect place{at.x, at.y, std::max(1.0F, ImGui::GetContentRegionAvail().x), std::round(height)};
    ImGui::Dummy({place.width, place.height});
    return place;
  }

  // Something as the student gets it: a sign and a line of code.
  void line(const std::string& sign, const std::string& text, bool lit) {
    const ImFont* mono = ui_.font(Face::Mono);
    scene::Rect place = row(mono->FontSize + ui_.px(14));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImVec2 from{place.x, place.y}, to{place.right(), place.bottom()};
    list.AddRectFilled(from, to, ui_.paint(lit ? Role::CurrentLine : Role::Raised), ui_.px(6));
    list.AddRect(from, to, ui_.paint(lit ? Role::Accent : Role::Border), ui_.px(6), 0, ui_.px(lit ? 2.0F : 1.0F));
    const ImFont* mark = ui_.font(Face::Bold);
    float y = std::round(place.y + (place.height - mono->FontSize) / 2);
    draw_text(list, mark, {place.x + ui_.px(10), y}, ui_.paint(Role::Accent), sign);
    float left = place.x + ui_.px(34);
    bool cut = draw_fitted(list, mono, {left, y}, ui_.paint(Role::Text), text, place.right() - left - ui_.px(10));
    if (cut && ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(from, to)) tooltip(ui_, text);
    space(1);
  }

  // A thing the author is told, with a small mark in front of it; below it what is said of it.
  void told(Role colour, const std::vector<std::string>& texts, const std::string& note) {
    ImVec2 at = ImGui::GetCursorScreenPos();
    float inward = ui_.px(14);
    ImGui::Indent(inward);
    for (const std::string& text : texts) draw_sentence(ui_, Face::Text, Role::Text, text);
    if (!note.empty()) draw_sentence(ui_, Face::Small, Role::Dim, note);
    ImGui::Unindent(inward);
    float bottom = ImGui::GetCursorScreenPos().y - ui_.px(5);
    ImGui::GetWindowDrawList()->AddRectFilled({at.x, at.y + ui_.px(1)}, {at.x + ui_.px(4), bottom}, ui_.paint(colour),
                                              ui_.px(2));
    space(1);
  }

 private:
  Ui& ui_;
};

// As code, whatever is in it; but for a backtick, which would end it.
std::string code(const std::string& text) {
  return text.find('`') == std::string::npos && !text.empty() ? "`" + text + "`" : text;
}

class StudentSide {
 public:
  StudentSide(Ui& ui, const PreviewView& preview) : ui_(ui), rows_(ui), preview_(preview) {}

  void draw() {
    rows_.words(Face::Small, Role::Dim, ui_.words(PreviewText::preview_student));
    if (!preview_.question.empty()) rows_.words(Face::Large, Role::Text, preview_.question);
    rows_.words(Face::Small, Role::Dim,
                ui_.words(PreviewText::preview_kind) + ": " + ui_.words(kind_words(preview_.ask)));
    rows_.space(4);
    if (preview_.ask == QuizAsk::Text) draw_field();
    for (std::size_t i = 0; i < preview_.items.size(); ++i) {
      bool is_order = preview_.ask == QuizAsk::Order;
      std::string sign = is_order ? fmt::format("{}", i + 1) : choice_sign(i);
      rows_.line(sign, preview_.items[i].text, i == 0);
    }
  }

  static std::string choice_sign(std::size_t index) { return std::string(1, static_cast<char>('a' + index)); }

 private:
  void draw_field() {
    scene::Rect field = rows_.row(ui_.px(90));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({field.x, field.y}, {field.right(), field.bottom()}, ui_.paint(Role::Raised), ui_.px(6));
    list.AddRect({field.x, field.y}, {field.right(), field.bottom()}, ui_.paint(Role::Border), ui_.px(6));
    draw_fitted(list, ui_.font(Face::Small), {field.x + ui_.px(12), field.y + ui_.px(10)}, ui_.paint(Role::Dim),
                ui_.words(PreviewText::preview_field), field.width - ui_.px(24));
  }

  Ui& ui_;
  Rows rows_;
  const PreviewView& preview_;
};

class AuthorSide {
 public:
  AuthorSide(Ui& ui, const PreviewView& preview, scene::Intents& intents)
      : ui_(ui), rows_(ui), preview_(preview), intents_(intents) {}

  void draw() {
    rows_.words(Face::Small, Role::Dim, ui_.words(PreviewText::preview_author));
    draw_remarks();
    draw_answers();
    if (preview_.items_are_told) draw_items();
    draw_groups();
  }

 private:
  void draw_answers() {
    if (preview_.answers.empty()) return;
    rows_.heading(ui_.words(PreviewText::preview_answer));
    for (std::size_t i = 0; i < preview_.answers.size(); ++i)
      rows_.told(Role::Timer, {code(preview_.answers[i])}, i == 0 ? "" : ui_.words(PreviewText::preview_allowed));
  }

  void draw_items() {
    rows_.heading(ui_.words(PreviewText::preview_items));
    for (std::size_t i = 0; i < preview_.items.size(); ++i) {
      const PreviewItem& item = preview_.items[i];
      std::string from = item.right           ? ui_.words(PreviewText::preview_is_right)
                         : item.ideas.empty() ? ui_.words(PreviewText::preview_no_idea)
                                              : joined(item.ideas, "; ");
      rows_.told(item.right           ? Role::Timer
                 : item.ideas.empty() ? Role::Dim
                                      : Role::Changed,
                 {StudentSide::choice_sign(i) + ") " + code(item.text)}, from);
    }
  }

  void draw_groups() {
    std::size_t apart = 0, alike = 0, unseen = 0;
    for (const PreviewGroup& group : preview_.groups)
      (group.right ? unseen : group.ideas.size() > 1 ? alike : apart) += group.ideas.size();
    if (preview_.groups.empty()) return;
    rows_.space(4);
    rows_.words(Face::Small, Role::Dim,
                ui_.words(PreviewText::preview_counts, apart + alike + unseen, apart, alike, unseen));
    draw_groups(PreviewText::preview_told_apart, apart > 0,
                [](const PreviewGroup& group) { return !group.right && group.ideas.size() == 1; });
    draw_groups(PreviewText::preview_together, alike > 0,
                [](const PreviewGroup& group) { return !group.right && group.ideas.size() > 1; });
    draw_groups(PreviewText::preview_unseen, unseen > 0, [](const PreviewGroup& group) { return group.right; });
  }

  template <class Belongs>
  void draw_groups(TextId heading, bool any, Belongs belongs) {
    if (!any) return;
    rows_.heading(ui_.words(heading));
    for (const PreviewGroup& group : preview_.groups) {
      if (!belongs(group)) continue;
      std::string answer = group.right ? "" : group.answer;
      rows_.told(group.right ? Role::Dim : Role::Changed, group.ideas, code(answer));
    }
  }

  void draw_remarks() {
    if (preview_.remarks.empty()) {
      if (preview_.fault.empty() && preview_.has_table)
        rows_.words(Face::Small, Role::Dim, ui_.words(PreviewText::preview_no_warnings));
      return;
    }
    rows_.heading(ui_.words(PreviewText::preview_warnings));
    for (std::size_t i = 0; i < preview_.remarks.size(); ++i) draw_remark(i);
  }

  // A click goes to the place in the text.
  void draw_remark(std::size_t index) {
    const scene::PreviewRemark& remark = preview_.remarks[index];
    ImVec2 at = ImGui::GetCursorScreenPos();
    float width = ImGui::GetContentRegionAvail().x;
    rows_.told(remark.is_warning ? Role::Changed : Role::Error, {remark.message},
               ui_.words(PreviewText::preview_at, remark.line));
    scene::Rect place{at.x, at.y, std::max(1.0F, width), std::max(1.0F, ImGui::GetCursorScreenPos().y - at.y)};
    std::string name = fmt::format("preview remark {}", index);
    ImVec2 after = ImGui::GetCursorScreenPos();
    if (press_area(ui_, name, place)) go_to(remark);
    if (ImGui::IsItemHovered()) {
      ImGui::GetWindowDrawList()->AddRect({place.x, place.y}, {place.right(), place.bottom()}, ui_.paint(Role::Border),
                                          ui_.px(4));
    }
    ImGui::SetCursorScreenPos(after);
  }

  void go_to(const scene::PreviewRemark& remark) {
    if (!ui_.document || !ui_.document->is_open() || remark.line == 0) return;
    const editor::TextBuffer& buffer = ui_.document->editor().buffer();
    std::size_t line = std::min<std::size_t>(remark.line, buffer.line_count()) - 1;
    intents_.push_back({Action::FocusEditor});
    intents_.push_back(scene::edit_intent({editor::Command::PlaceCursor, false, "", buffer.line_start(line)}));
  }

  Ui& ui_;
  Rows rows_;
  const PreviewView& preview_;
  scene::Intents& intents_;
};

class PreviewPanel {
 public:
  PreviewPanel(Ui& ui, const scene::Rect& rect, scene::Intents& intents)
      : ui_(ui), preview_(ui.view.preview), rect_(rect), intents_(intents), pad_(ui.px(14)) {}

  void draw() {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImVec2 from{rect_.x, rect_.y}, to{rect_.right(), rect_.bottom()};
    list.AddRectFilled(from, to, ui_.paint(Role::Panel), ui_.px(8));
    list.AddRect(from, to, ui_.paint(Role::Changed), ui_.px(8), 0, ui_.px(2));
    float y = draw_heading();
    scene::Rect body{rect_.x + pad_, y, rect_.width - 2 * pad_, std::max(1.0F, rect_.bottom() - pad_ - y)};
    bool beside = body.width * student_share >= ui_.px(least_column) * 0.8F && body.width >= ui_.px(2 * least_column);
    if (!preview_.question.empty()) beside ? draw_columns(body) : draw_stacked(body);
  }

 private:
  float draw_heading() {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* bold = ui_.font(Face::Bold);
    float y = rect_.y + ui_.px(12);
    float size = std::round(ui_.px(28));
    scene::Rect close{rect_.right() - pad_ - size, rect_.y + ui_.px(7), size, size};
    if (button(ui_, close, {"preview close", "×", with_key(ui_, WindowText::window_close, Action::PreviewQuiz)}))
      intents_.push_back({Action::PreviewQuiz});
    draw_fitted(list, bold, {rect_.x + pad_, y}, ui_.paint(Role::Text), ui_.words(PreviewText::preview_title),
                close.x - rect_.x - 2 * pad_);
    float width = rect_.width - 2 * pad_;
    float after = y + bold->FontSize + ui_.px(4);
    after += note(after, width, Role::Dim, ui_.words(PreviewText::preview_help));
    if (preview_.is_older) after += note(after, width, Role::Error, ui_.words(PreviewText::preview_older));
    if (!preview_.fault.empty()) after += note(after, width, Role::Error, preview_.fault);
    if (preview_.fault.empty() && !preview_.has_table)
      after += note(after, width, Role::Changed, ui_.words(PreviewText::preview_no_table));
    return std::round(after + ui_.px(4));
  }

  // Returns the height it took.
  float note(float y, float width, Role role, const std::string& words) {
    float height = sentence_height(ui_, Face::Small, words, width);
    ImGui::SetCursorScreenPos({rect_.x + pad_, y});
    ImGui::BeginChild(ImGui::GetID(words.c_str()), {width, height}, false,
                      ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoInputs);
    draw_sentence(ui_, Face::Small, role, words);
    ImGui::EndChild();
    return height;
  }

  void draw_columns(const scene::Rect& body) {
    float left = std::round(body.width * student_share), gap = ui_.px(14);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddLine({body.x + left + gap / 2, body.y}, {body.x + left + gap / 2, body.bottom()}, ui_.paint(Role::Border));
    column("preview student", {body.x, body.y, left - gap / 2, body.height},
           [&] { StudentSide(ui_, preview_).draw(); });
    float right = body.x + left + gap;
    column("preview author", {right, body.y, body.right() - right, body.height}, [&] {
      AuthorSide(ui_, preview_, intents_).draw();
      scroll_by_keys();
    });
  }

  void draw_stacked(const scene::Rect& body) {
    column("preview author", body, [&] {
      StudentSide(ui_, preview_).draw();
      ImGui::Dummy({1, ui_.px(8)});
      ImVec2 at = ImGui::GetCursorScreenPos();
      ImGui::GetWindowDrawList()->AddLine({at.x, at.y}, {at.x + ImGui::GetContentRegionAvail().x, at.y},
                                          ui_.paint(Role::Border));
      ImGui::Dummy({1, ui_.px(6)});
      AuthorSide(ui_, preview_, intents_).draw();
      scroll_by_keys();
    });
  }

  template <class Draw>
  void column(const char* name, const scene::Rect& place, Draw draw) {
    ui_.widgets[name] = place;
    ImGui::SetCursorScreenPos({place.x, place.y});
    ImGui::BeginChild(name, {place.width, place.height}, false, ImGuiWindowFlags_NoNav);
    draw();
    ImGui::EndChild();
  }

  // The page keys; while somebody writes they belong to the text.
  void scroll_by_keys() {
    if (ui_.view.editing || scene::is_covered(ui_.view)) return;
    float page = ImGui::GetWindowHeight() * 0.8F;
    if (ImGui::IsKeyPressed(static_cast<int>(scene::Key::PageDown))) ImGui::SetScrollY(ImGui::GetScrollY() + page);
    if (ImGui::IsKeyPressed(static_cast<int>(scene::Key::PageUp))) ImGui::SetScrollY(ImGui::GetScrollY() - page);
  }

  Ui& ui_;
  const PreviewView& preview_;
  scene::Rect rect_;
  scene::Intents& intents_;
  float pad_;
};

}  // namespace

void draw_preview(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  if (!ui.view.preview.open || ui.view.quiz.open) return;
  scene::Rect rect = beside_code(layout);
  FloatingWindow window(ui, "preview", rect);
  PreviewPanel(ui, rect, intents).draw();
}

}  // namespace loopscope::panels
