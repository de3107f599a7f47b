#include <panels/panels.hpp>
#include <panels/widgets.hpp>
#include <scene/keys.hpp>
#include <text/comfort_text.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr ImGuiWindowFlags bar_flags =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav;

int resize_text(ImGuiInputTextCallbackData* data) {
  auto& text = *static_cast<std::string*>(data->UserData);
  text.resize(static_cast<std::size_t>(data->BufTextLen));
  data->Buf = text.data();
  return 0;
}

struct FieldRow {
  const char* name;
  TextId words;
  bool scene::SearchFields::*field;
};

constexpr FieldRow fields[] = {
    {"search sentences", ViewText::view_search_sentences, &scene::SearchFields::sentences},
    {"search output", ViewText::view_search_output, &scene::SearchFields::output},
    {"search variables", ViewText::view_search_variables, &scene::SearchFields::variables},
};

std::uint64_t bits_of(const scene::SearchFields& chosen) {
  return (chosen.sentences ? 1U : 0U) | (chosen.output ? 2U : 0U) | (chosen.variables ? 4U : 0U);
}

// A bar below the header: the text, where it is looked for, backward and forward.
class SearchBar {
 public:
  SearchBar(Ui& ui, const scene::Rect& bar, scene::Intents& intents)
      : ui_(ui), bar_(bar), intents_(intents), search_(ui.view.search) {}

  void draw() {
    float pad = ui_.px(10);
    float height = std::round(ui_.px(30));
    float x = bar_.x + pad, right = bar_.right() - pad;
    float y = bar_.y + pad;
    float tool = std::round(ui_.px(32));
    draw_field({x, y, right - x - 3 * (tool + ui_.px(4)), height});
    float at = right - 3 * tool - 2 * ui_.px(4);
    step_button({at, y, tool, height}, "search previous", "↑", ViewText::view_search_previous, -1);
    step_button({at + tool + ui_.px(4), y, tool, height}, "search next", "↓", ViewText::view_search_next, 1);
    Button close{"search close", "×", with_key(ui_, WindowText::window_close, scene::Action::Escape)};
    if (button(ui_, {at + 2 * (tool + ui_.px(4)), y, tool, height}, close))
      intents_.push_back({scene::Action::ToggleRunSearch});
    draw_fields(x, y + height + ui_.px(8), right);
  }

 private:
  void draw_field(const scene::Rect& place) {
    ui_.widgets["search text"] = place;
    RunSearchField& typed = ui_.run_search;
    if (typed.field.capacity() < 200) typed.field.reserve(200);
    ImGui::SetCursorScreenPos({place.x, place.y});
    ImGui::SetNextItemWidth(place.width);
    if (!typed.was_open) {
      typed.field = typed.map.encode(search_.text);
      ImGui::SetKeyboardFocusHere();
    }
    typed.was_open = true;
    constexpr ImGuiInputTextFlags flags = ImGuiInputTextFlags_CallbackResize | ImGuiInputTextFlags_EnterReturnsTrue;
    bool entered =
        ImGui::InputTextWithHint("##search text", ui_.words(ViewText::view_search_prompt).c_str(), typed.field.data(),
                                 typed.field.capacity(), flags, resize_text, &typed.field);
    std::string text = typed.map.decode(typed.field.c_str());
    if (text != search_.text) set(text, search_.fields);
    if (!entered) return;
    find(ImGui::GetIO().KeyShift ? -1 : 1);
    ImGui::SetKeyboardFocusHere(-1);
  }

  void step_button(const scene::Rect& place, const char* name, const char* label, TextId help, double way) {
    std::string enter = scene::chord_text(scene::Key::Enter, 0, {false, way < 0, false});
    if (button(ui_, place, {name, label, with_key(ui_.words(help), enter), !search_.text.empty()})) find(way);
  }

  void draw_fields(float x, float y, float right) {
    float height = std::round(ui_.px(24));
    for (const FieldRow& row : fields) {
      std::string words = ui_.words(row.words);
      float width = std::min(std::round(text_width(ui_.font(Face::Text), words) + ui_.px(18)), right - x);
      bool on = search_.fields.*row.field;
      scene::Rect place{x, y, width, height};
      ImGui::GetWindowDrawList()->AddRect({x, y}, {x + width, y + height}, ui_.paint(Role::Border), ui_.px(6));
      if (button(ui_, place, {row.name, words, ui_.words(ComfortText::tip_search_in, words), true, on})) {
        scene::SearchFields changed = search_.fields;
        changed.*row.field = !on;
        set(search_.text, changed);
      }
      x += width + ui_.px(6);
    }
    if (!ui_.scene || ui_.scene->notice.empty()) return;
    const ImFont* small = ui_.font(Face::Small);
    draw_fitted(*ImGui::GetWindowDrawList(), small, {x + ui_.px(6), std::round(y + (height - small->FontSize) / 2)},
                ui_.paint(Role::Accent), ui_.scene->notice, right - x - ui_.px(6));
  }

  void set(const std::string& text, const scene::SearchFields& chosen) {
    scene::Intent intent{scene::Action::SetRunSearch, bits_of(chosen)};
    intent.text = text;
    intents_.push_back(intent);
  }

  void find(double way) {
    scene::Intent intent{scene::Action::FindText};
    intent.x = way;
    intents_.push_back(intent);
  }

  Ui& ui_;
  scene::Rect bar_;
  scene::Intents& intents_;
  const scene::SearchView& search_;
};

}  // namespace

void draw_run_search(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  if (!ui.view.search.open) {
    ui.run_search.was_open = false;
    return;
  }
  float width = std::min(ui.px(560), layout.size.width - ui.px(32));
  float top = layout.at(scene::Panel::Header).bottom() + ui.px(8);
  scene::Rect bar{std::round((layout.size.width - width) / 2), top, std::round(width), std::round(ui.px(84))};
  ImGui::SetNextWindowPos({bar.x, bar.y});
  ImGui::SetNextWindowSize({bar.width, bar.height});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(8));
  ImGui::PushStyleColor(ImGuiCol_WindowBg, ui.paint(Role::Panel));
  ImGui::Begin("run search", nullptr, bar_flags);
  ImGui::PopStyleColor();
  ImGui::PopStyleVar();
  ui.widgets["run search"] = bar;
  ui.focus.cover(bar);
  SearchBar(ui, bar, intents).draw();
  ImGui::End();
}

}  // namespace loopscope::panels
