#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

// Path = folder, up to and with the last slash, and what has been typed after it.
std::size_t folder_length(std::string_view path) {
  std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? 0 : slash + 1;
}

class Dialog {
 public:
  Dialog(Ui& ui, scene::Intents& intents) : ui_(ui), dialog_(ui.dialog), intents_(intents) {}

  void draw(const Overlay& overlay) {
    if (draw_field(overlay.body())) accept();
    std::string path = dialog_.path();
    dialog_.folder = path.substr(0, folder_length(path));
    draw_entries(path.substr(dialog_.folder.size()));
  }

 private:
  bool draw_field(const scene::Rect& body) {
    ImGui::PushFont(ui_.font(Face::Mono));
    ImGui::SetNextItemWidth(body.width);
    if (dialog_.focus_wanted) ImGui::SetKeyboardFocusHere();
    dialog_.focus_wanted = false;
    bool entered = ImGui::InputTextWithHint("##path", ui_.words(TextId::window_open_prompt).c_str(), &dialog_.field,
                                            ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackAlways,
                                            &Dialog::keep_caret_at_end, &dialog_);
    ImVec2 from = ImGui::GetItemRectMin();
    ui_.widgets["path field"] = {from.x, from.y, ImGui::GetItemRectSize().x, ImGui::GetItemRectSize().y};
    ImGui::PopFont();
    return entered;
  }

  // After an entry was chosen the field holds another text: the caret goes to its end, nothing stays selected.
  static int keep_caret_at_end(ImGuiInputTextCallbackData* data) {
    auto& dialog = *static_cast<OpenDialog*>(data->UserData);
    if (!dialog.caret_to_end) return 0;
    dialog.caret_to_end = false;
    data->CursorPos = data->SelectionStart = data->SelectionEnd = data->BufTextLen;
    return 0;
  }

  // Enter goes into a folder or opens a file.
  void accept() {
    std::string path = dialog_.path();
    std::string name = path.substr(folder_length(path));
    auto is_folder = [&](const FileEntry& entry) { return entry.is_folder && entry.name == name; };
    bool folder = std::any_of(dialog_.entries.begin(), dialog_.entries.end(), is_folder);
    if (folder) {
      go_to(path + "/");
    } else if (!name.empty()) {
      intents_.push_back({scene::Action::OpenFile, 0, path});
    } else {
      dialog_.focus_wanted = true;
    }
  }

  void go_to(const std::string& path) {
    dialog_.set_path(path);
    dialog_.focus_wanted = dialog_.caret_to_end = true;
  }

  void draw_entries(const std::string& typed) {
    ImGui::Dummy({1, ui_.px(4)});
    ImGui::BeginChild("entries", {0, 0}, false, ImGuiWindowFlags_NoNav);
    bool any = false;
    for (const FileEntry& entry : dialog_.entries) {
      if (entry.name.compare(0, typed.size(), typed) != 0) continue;
      any = true;
      draw_entry(entry);
    }
    if (!any) ImGui::TextDisabled("%s", ui_.words(TextId::window_open_nothing).c_str());
    ImGui::EndChild();
  }

  void draw_entry(const FileEntry& entry) {
    std::string label = "##" + entry.name;
    float height = std::round(ui_.px(26));
    bool chosen = ImGui::Selectable(label.c_str(), false, 0, {0, height});
    ImVec2 from = ImGui::GetItemRectMin();
    ui_.widgets["entry " + entry.name] = {from.x, from.y, ImGui::GetItemRectSize().x, height};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* text = ui_.font(Face::Text);
    float y = std::round(from.y + (height - text->FontSize) / 2);
    const Icon& icon = entry.is_folder ? icon::folder : icon::file;
    draw_text(list, text, {from.x + ui_.px(6), y}, ui_.paint(entry.is_folder ? Role::Accent : Role::Dim),
              icon_text(ui_, icon));
    draw_text(list, text, {from.x + ui_.px(36), y}, ui_.paint(Role::Text), entry.name + (entry.is_folder ? "/" : ""));
    if (!chosen) return;
    if (entry.is_folder) {
      go_to(dialog_.folder + entry.name + "/");
    } else {
      intents_.push_back({scene::Action::OpenFile, 0, dialog_.folder + entry.name});
    }
  }

  Ui& ui_;
  OpenDialog& dialog_;
  scene::Intents& intents_;
};

}  // namespace

void draw_open_dialog(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  if (!ui.view.dialog_open) {
    ui.dialog.was_open = false;
    return;
  }
  if (!ui.dialog.was_open) ui.dialog.focus_wanted = ui.dialog.caret_to_end = true;
  ui.dialog.was_open = true;
  Overlay overlay(ui, "open dialog", ui.words(TextId::window_open_file), layout.size, {ui.px(680), ui.px(480)});
  Dialog(ui, intents).draw(overlay);
  if (overlay.clicked_beside()) intents.push_back({scene::Action::CloseDialog});
}

}  // namespace loopscope::panels
