#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/keys.hpp>
#include <scene/settings.hpp>
#include <text/comfort_text.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

using scene::Action;

constexpr float row_height = 43, tall_row_height = 76;
constexpr float value_width = 260, arrow_width = 28, reset_width = 30;
constexpr float narrow_below = 520;  // the value stands below the words

class Settings {
 public:
  Settings(Ui& ui, const scene::Rect& body, scene::Intents& intents)
      : ui_(ui), body_(body), intents_(intents), narrow_(body.width < ui.px(narrow_below)) {}

  static float height_of(const Ui& ui) {
    return ui.px(row_height) * static_cast<float>(scene::setting_rows()) + foot(ui);
  }

  void draw() {
    float room = std::max(1.0F, body_.height - foot(ui_));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    ImGui::BeginChild("settings", {body_.width, room}, false, ImGuiWindowFlags_NoNav);
    std::size_t number = 0;
    for (const scene::SettingRow& row : scene::setting_table()) draw_setting(number++, row);
    draw_reset_all(number);
    ImGui::EndChild();
    ImGui::PopStyleVar();
    draw_foot();
  }

 private:
  static std::string key(scene::Key key) { return scene::chord_text(key, 0, {}); }
  static float foot(const Ui& ui) { return std::round(2 * ui.font(Face::Small)->FontSize + ui.px(16)); }

  float height() const { return std::round(ui_.px(narrow_ ? tall_row_height : row_height)); }

  // The place of the next row; the mouse takes the keys' row along.
  scene::Rect take_row(std::size_t number) {
    ImVec2 at = ImGui::GetCursorScreenPos();
    scene::Rect row{at.x, at.y, ImGui::GetContentRegionAvail().x - ui_.px(4), height()};
    bool chosen = ui_.view.settings.at == number;
    const ImGuiIO& io = ImGui::GetIO();
    bool mouse_moves = io.MouseDelta.x != 0 || io.MouseDelta.y != 0;
    bool over = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({row.x, row.y}, {row.right(), row.bottom()});
    if (over && mouse_moves && !chosen) intents_.push_back({Action::FocusSetting, number});
    if (chosen) draw_ground(row);
    if (chosen && ui_.setting_shown != number) bring_into_sight(number, row);
    return row;
  }

  void draw_ground(const scene::Rect& row) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({row.x, row.y}, {row.right(), row.bottom()}, ui_.paint(Role::CurrentLine), ui_.px(6));
    list.AddRectFilled({row.x, row.y}, {row.x + ui_.px(4), row.bottom()}, ui_.paint(Role::Accent), ui_.px(2));
  }

  void bring_into_sight(std::size_t number, const scene::Rect& row) {
    ui_.setting_shown = number;
    float top = row.y - ImGui::GetWindowPos().y;
    float over = top + row.height - ImGui::GetWindowHeight();
    if (top < 0) ImGui::SetScrollY(ImGui::GetScrollY() + top);
    if (over > 0) ImGui::SetScrollY(ImGui::GetScrollY() + over);
  }

  void next_row(const scene::Rect& row) {
    ImGui::SetCursorScreenPos({row.x, row.bottom()});
    ImGui::Dummy({1, 0});
  }

  void draw_words(const scene::Rect& place, const std::string& name, const std::string& about) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* text = ui_.font(Face::Text);
    const ImFont* small = ui_.font(Face::Small);
    float y = std::round(place.y + (place.height - text->FontSize - small->FontSize - ui_.px(2)) / 2);
    draw_fitted(list, text, {place.x, y}, ui_.paint(Role::Text), name, place.width);
    y = std::round(y + text->FontSize + ui_.px(2));
    bool cut = draw_fitted(list, small, {place.x, y}, ui_.paint(Role::Dim), about, place.width);
    if (cut && ImGui::IsWindowHovered() &&
        ImGui::IsMouseHoveringRect({place.x, place.y}, {place.right(), place.bottom()}))
      tooltip(ui_, about);
  }

  void draw_setting(std::size_t number, const scene::SettingRow& setting) {
    scene::Rect row = take_row(number);
    std::string name = std::string("setting ") + setting.id;
    ui_.widgets[name] = row;
    float left = row.x + ui_.px(14);
    float control = ui_.px(value_width + reset_width);
    scene::Rect words{left, row.y, row.right() - left - control - ui_.px(8), row.height};
    scene::Rect value{row.right() - control, row.y, ui_.px(value_width), row.height};
    if (narrow_) {
      float height = std::round(ui_.px(row_height));
      words = {left, row.y, row.right() - left - ui_.px(6), height};
      float wide = std::min(control, words.width);
      value = {left, row.y + height - ui_.px(4), wide - ui_.px(reset_width), row.height - height};
    }
    draw_words(words, ui_.words(setting.name), ui_.words(setting.about));
    draw_value(number, setting, name, value);
    if (!scene::is_usual(setting, ui_.view))
      draw_reset(number, setting, name, {value.right(), value.y, ui_.px(reset_width), value.height});
    next_row(row);
  }

  // The choice between arrows; a click on it takes the next one.
  void draw_value(std::size_t number, const scene::SettingRow& setting, const std::string& name, scene::Rect place) {
    float height = std::min(std::round(ui_.px(30)), place.height);
    place = {place.x, std::round(place.y + (place.height - height) / 2), place.width, height};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({place.x, place.y}, {place.right(), place.bottom()}, ui_.paint(Role::Raised), ui_.px(6));
    list.AddRect({place.x, place.y}, {place.right(), place.bottom()}, ui_.paint(Role::Border), ui_.px(6));
    float arrow = ui_.px(arrow_width);
    std::string before = name + " before", after = name + " next", middle = name + " value";
    std::string next = with_key(ui_.words(ComfortText::setting_next), key(scene::Key::Right));
    std::string again = with_key(ui_.words(ComfortText::setting_next), key(scene::Key::Enter));
    std::string previous = with_key(ui_.words(ComfortText::setting_previous), key(scene::Key::Left));
    scene::Rect centre{place.x + arrow, place.y, std::max(1.0F, place.width - 2 * arrow), place.height};
    std::string words = fit_text(ui_.font(Face::Text), scene::setting_words(setting, ui_.view), centre.width);
    if (button(ui_, {place.x, place.y, arrow, place.height}, {before.c_str(), "‹", previous})) change(number, -1);
    if (button(ui_, centre, {middle.c_str(), words, again})) change(number, 0);
    if (button(ui_, {place.right() - arrow, place.y, arrow, place.height}, {after.c_str(), "›", next}))
      change(number, 1);
  }

  void draw_reset(std::size_t number, const scene::SettingRow& setting, const std::string& name, scene::Rect place) {
    std::string usual = setting.words(setting.usual(ui_.view), ui_.view.language);
    std::string widget = name + " usual";
    float side = std::min(place.width, place.height);
    scene::Rect square{place.x + (place.width - side) / 2, place.y + (place.height - side) / 2, side, side};
    if (button(ui_, square,
               {widget.c_str(), icon_text(ui_, icon::undo),
                with_key(ui_.words(ComfortText::setting_usual, usual), key(scene::Key::Delete))}))
      intents_.push_back({Action::ResetSetting, number});
  }

  void change(std::size_t number, double direction) {
    scene::Intent intent{Action::ChangeSetting, number};
    intent.x = direction;
    intents_.push_back(intent);
  }

  void draw_reset_all(std::size_t number) {
    scene::Rect row = take_row(number);
    std::string help = with_key(ui_.words(ComfortText::settings_reset), key(scene::Key::Enter));
    if (press_area(ui_, "setting reset all", row, help)) intents_.push_back({Action::ResetSettings});
    float left = row.x + ui_.px(14);
    float sign = ui_.px(26);
    const ImFont* font = ui_.font(Face::Text);
    draw_text(*ImGui::GetWindowDrawList(), font, {left, std::round(row.y + (row.height - font->FontSize) / 2)},
              ui_.paint(Role::Dim), icon_text(ui_, icon::undo));
    draw_words({left + sign, row.y, row.right() - left - sign - ui_.px(6), row.height},
               ui_.words(ComfortText::settings_reset), ui_.words(ComfortText::settings_reset_about));
    next_row(row);
  }

  void draw_foot() const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* small = ui_.font(Face::Small);
    std::string kept = ui_.settings_file.empty() ? ui_.words(ComfortText::settings_not_kept)
                                                 : ui_.words(ComfortText::settings_kept, ui_.settings_file);
    float y = std::round(body_.bottom() - small->FontSize);
    bool cut = draw_fitted(list, small, {body_.x, y}, ui_.paint(Role::Dim), kept, body_.width);
    if (cut && ImGui::IsMouseHoveringRect({body_.x, y}, {body_.right(), body_.bottom()})) tooltip(ui_, kept);
    draw_fitted(list, small, {body_.x, std::round(y - small->FontSize - ui_.px(4))}, ui_.paint(Role::Dim),
                ui_.words(ComfortText::settings_hint, key(scene::Key::Up), key(scene::Key::Down), key(scene::Key::Left),
                          key(scene::Key::Right), key(scene::Key::Enter), key(scene::Key::Delete)),
                body_.width);
  }

  Ui& ui_;
  scene::Rect body_;
  scene::Intents& intents_;
  bool narrow_;
};

}  // namespace

void draw_settings(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  if (!ui.view.settings.open) {
    ui.setting_shown = ~std::size_t{0};
    return;
  }
  scene::Size wanted{ui.px(760), ui.px(72) + Settings::height_of(ui)};
  Overlay overlay(ui, "settings panel", ui.words(ComfortText::settings_key), layout.size, wanted);
  Settings(ui, overlay.body(), intents).draw();
  if (overlay.clicked_beside()) intents.push_back({Action::ToggleSettings});
}

}  // namespace loopscope::panels
