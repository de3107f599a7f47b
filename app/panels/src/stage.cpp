#include <panels/stage.hpp>

#include <panels/panels.hpp>
#include <panels/widgets.hpp>
#include <scene/present_layout.hpp>

#include <algorithm>
#include <iterator>

namespace loopscope::panels {

namespace {

struct StyleRow {
  ImGuiCol colour;
  Role role;
  float opacity;
};

// The colours of ImGui's own widgets (text fields, scroll bars, tool tips), by the roles of the theme.
constexpr StyleRow style_rows[] = {
    {ImGuiCol_Text, Role::Text, 1},
    {ImGuiCol_TextDisabled, Role::Dim, 1},
    {ImGuiCol_WindowBg, Role::Background, 1},
    {ImGuiCol_ChildBg, Role::Panel, 0},
    {ImGuiCol_PopupBg, Role::Raised, 1},
    {ImGuiCol_Border, Role::Border, 1},
    {ImGuiCol_FrameBg, Role::Raised, 1},
    {ImGuiCol_FrameBgHovered, Role::Raised, 1},
    {ImGuiCol_FrameBgActive, Role::Raised, 1},
    {ImGuiCol_ScrollbarBg, Role::Panel, 0},
    {ImGuiCol_ScrollbarGrab, Role::Border, 1},
    {ImGuiCol_ScrollbarGrabHovered, Role::Dim, 0.6F},
    {ImGuiCol_ScrollbarGrabActive, Role::Dim, 0.8F},
    {ImGuiCol_Header, Role::CurrentLine, 1},
    {ImGuiCol_HeaderHovered, Role::CurrentLine, 1},
    {ImGuiCol_HeaderActive, Role::CurrentLine, 1},
    {ImGuiCol_TextSelectedBg, Role::CurrentRange, 1},
};

constexpr ImGuiWindowFlags host_flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                        ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                                        ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoNav;

void begin_host(scene::Size size) {
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({size.width, size.height});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::Begin("host", nullptr, host_flags);
  ImGui::PopStyleVar(3);
}

// A glide is over before the next step is due; faster than that nothing can be seen.
float glide_seconds(const scene::View& view, const scene::Player& player) {
  constexpr float longest = 0.36F;
  constexpr float share_of_step = 0.8F;
  constexpr double too_fast = 30;  // steps a second
  if (!view.motion) return 0;
  if (!player.playing()) return longest;
  if (player.steps_per_second() > too_fast) return 0;
  return std::min(longest, share_of_step / static_cast<float>(player.steps_per_second()));
}

}  // namespace

TextScale text_scale(const scene::View& view, scene::Size size, float usual) {
  if (!view.present.open) return {usual, 0};
  return {scene::present_scale(size, view.present.zoom), scene::present_text};
}

Stage::Stage(float scale, float least) : context_(ImGui::CreateContext(&letters_)) {
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  set_scale(scale, least);
}

Stage::~Stage() { ImGui::DestroyContext(context_); }

void Stage::set_scale(float scale, float least) {
  ui_.scale = scale;
  least_text_ = least;
  ui_.fonts = letters_.make(scale, least);
}

void Stage::expect_text(std::string_view text) {
  std::string room;
  letters_.shown(text, room);
}

void Stage::apply_style() {
  ImGuiStyle& style = ImGui::GetStyle();
  for (const StyleRow& row : style_rows) {
    style.Colors[row.colour] = ImGui::ColorConvertU32ToFloat4(ui_.paint(row.role, row.opacity));
  }
  style.WindowPadding = {ui_.px(12), ui_.px(10)};
  style.FramePadding = {ui_.px(10), ui_.px(7)};
  style.ItemSpacing = {ui_.px(8), ui_.px(4)};
  style.FrameRounding = style.PopupRounding = ui_.px(6);
  style.ScrollbarSize = ui_.px(10);
  style.GrabMinSize = ui_.px(24);
  style.ScrollbarRounding = ui_.px(5);
  style.FrameBorderSize = 1;
  style.PopupBorderSize = 1;
}

scene::Layout Stage::layout_of(const scene::Scene& scene, scene::Size size) const {
  scene::MachineShape shape = scene.ring.exists      ? scene::MachineShape::Ring
                              : scene.phases.is_page ? scene::MachineShape::Page
                                                     : scene::MachineShape::Loop;
  std::size_t lanes = scene.timeline ? scene.timeline->lanes().size() + 1 : 1;
  const scene::View& view = ui_.view;
  return scene::make_layout(size, ui_.scale, shape, lanes, view.why_open || view.chain_open, view.splits,
                            view.inspects);
}

void Stage::frame(const scene::Scene& scene, const scene::View& view, const scene::Player& player, scene::Size size,
                  float seconds, scene::Intents& intents) {
  ui_.view = view;
  if (view.present.open) ui_.view.theme = projector_theme(view.present.light);
  ui_.playing = player.playing();
  ui_.steps_per_second = player.steps_per_second();
  // A tight window's code gives way to what is asked for, and goes on showing where the run stands.
  auto code = ui_.widgets.find("code");
  scene::Layout layout = layout_of(scene, size);
  bool shrinks = code != ui_.widgets.end() && layout.at(scene::Panel::Code).height < code->second.height;
  if (layout.is_tight() && shrinks) ui_.followed.code_step = ~std::uint64_t{0};
  ui_.widgets.clear();
  ui_.focus.begin_frame();
  ui_.helps.clear();
  ui_.restless = false;
  apply_style();
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {size.width, size.height};
  io.DeltaTime = std::max(seconds, 0.001F);
  ImGui::NewFrame();
  ImGui::PushFont(ui_.font(Face::Text));
  ui_.hovered = ui_.hovered_now;
  ui_.hovered_now = {};
  ui_.code_lines = {};
  ui_.selected_spot = {};
  ui_.scene = &scene;
  view.present.open ? draw_presenter_stage(scene, player, size, seconds, intents)
                    : draw_window(scene, player, size, seconds, intents);
  draw_focus_ring(ui_);
  ImGui::PopFont();
  ImGui::Render();
}

void Stage::draw_window(const scene::Scene& scene, const scene::Player& player, scene::Size size, float seconds,
                        scene::Intents& intents) {
  const scene::View& view = ui_.view;
  scene::Layout layout = layout_of(scene, size);
  ui_.flights.begin(scene, seconds, glide_seconds(view, player));
  // The header and the timeline are no place for what flies from panel to panel.
  float top = layout.at(scene::Panel::Header).bottom();
  ui_.flights.area = {0, top, size.width, std::max(1.0F, layout.at(scene::Panel::Timeline).y - top)};
  begin_host(size);
  draw_all(ui_, scene, layout, intents);
  draw_splits(ui_, layout, intents);
  draw_completion(ui_, scene, layout, intents);
  ImGui::End();
  ui_.flights.end();
  if (!scene::is_covered(view) && !view.quiz.open && !view.tour.open && !ui_.question.is_open()) {
    draw_chain_overlay(ui_, scene);
    draw_flights(ui_);
  }
  draw_tour(ui_, scene, layout, intents);
  draw_quiz(ui_, scene, layout, intents);
  draw_preview(ui_, scene, layout, intents);
  draw_compare(ui_, scene, layout, intents);
  draw_run_search(ui_, scene, layout, intents);
  draw_open_dialog(ui_, scene, layout, intents);
  draw_breaks(ui_, scene, layout, intents);
  draw_profiles(ui_, scene, layout, intents);
  draw_words(ui_, scene, layout, intents);
  draw_help(ui_, scene, layout, intents);
  draw_settings(ui_, scene, layout, intents);
  draw_palette(ui_, scene, layout, intents);
  draw_question(ui_, scene, layout, intents);
}

void Stage::draw_presenter_stage(const scene::Scene& scene, const scene::Player& player, scene::Size size,
                                 float seconds, scene::Intents& intents) {
  const scene::View& view = ui_.view;
  bool is_plain = view.present.blank == scene::Blank::No && !view.present.room.open;
  ui_.flights.begin(scene, seconds, is_plain ? glide_seconds(view, player) : 0);
  ui_.flights.area = {};
  begin_host(size);
  draw_presenter(ui_, scene, size, intents);
  ImGui::End();
  ui_.flights.end();
  if (is_plain && !view.help_open && !view.dialog_open) draw_flights(ui_);
  draw_presenter_top(ui_, size);
  scene::Layout layout = layout_of(scene, size);
  draw_open_dialog(ui_, scene, layout, intents);
  draw_help(ui_, scene, layout, intents);
  draw_question(ui_, scene, layout, intents);
}

}  // namespace loopscope::panels
