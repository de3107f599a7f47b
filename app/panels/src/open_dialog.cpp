#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <editor/search.hpp>
#include <scene/keys.hpp>
#include <text/comfort_text.hpp>
#include <text/editor_text.hpp>
#include <text/window_text.hpp>

#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

struct ListRow {
  FileList list;
  const char* name;
  TextId words;
  TextId help;
};
constexpr ListRow lists[] = {
    {FileList::Folder, "list folder", EditorText::files_folder, ComfortText::tip_list_folder},
    {FileList::Recent, "list recent", EditorText::files_recent, ComfortText::tip_list_recent},
    {FileList::Lessons, "list lessons", EditorText::files_lessons, ComfortText::tip_list_lessons}};

// Path = folder, up to and with the last slash, and what has been typed after it.
std::size_t folder_length(std::string_view path) {
  std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? 0 : slash + 1;
}

bool pressed(ImGuiKey key) { return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key)); }

class Dialog {
 public:
  Dialog(Ui& ui, scene::Intents& intents)
      : ui_(ui), dialog_(ui.dialog), intents_(intents), saves_(ui.view.dialog_saves) {}

  void draw(const Overlay& overlay) {
    if (!saves_) draw_lists(overlay.body());
    bool entered = draw_field(overlay.body());
    std::string path = dialog_.path();
    if (dialog_.list == FileList::Folder) dialog_.folder = path.substr(0, folder_length(path));
    find_shown(dialog_.list == FileList::Folder ? path.substr(dialog_.folder.size()) : path);
    choose_by_keys();
    if (entered) accept();
    draw_entries(overlay.body());
  }

 private:
  const std::vector<FileEntry>& entries() const { return dialog_.lists[static_cast<std::size_t>(dialog_.list)]; }

  void draw_lists(const scene::Rect& body) {
    const ImFont* font = ui_.font(Face::Text);
    float x = body.x;
    for (const ListRow& row : lists) {
      std::string words = ui_.words(row.words);
      float width = std::round(text_width(font, words) + ui_.px(28));
      if (button(ui_, {x, body.y, width, ui_.px(30)},
                 {row.name, words, with_key(ui_.words(row.help), scene::chord_text(scene::Key::Tab, 0, {})), true,
                  dialog_.list == row.list}))
        show(row.list);
      x += width + ui_.px(6);
    }
    ImGui::SetCursorScreenPos({body.x, body.y + ui_.px(38)});
  }

  void show(FileList list) {
    if (dialog_.list == FileList::Folder) dialog_.typed_path = dialog_.path();
    dialog_.list = list;
    dialog_.set_path(list == FileList::Folder ? dialog_.typed_path : "");
    dialog_.chosen = -1;
    dialog_.focus_wanted = dialog_.caret_to_end = true;
  }

  bool draw_field(const scene::Rect& body) {
    ImGui::PushFont(ui_.font(Face::Mono));
    ImGui::SetNextItemWidth(body.width);
    if (dialog_.focus_wanted) ImGui::SetKeyboardFocusHere();
    dialog_.focus_wanted = false;
    std::string before = dialog_.field;
    ImGui::PushID(dialog_.generation);
    bool entered = ImGui::InputTextWithHint("##path", ui_.words(prompt()).c_str(), &dialog_.field,
                                            ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackAlways,
                                            &Dialog::keep_caret_at_end, &dialog_);
    ImGui::PopID();
    if (dialog_.field != before) {
      dialog_.chosen = -1;
      dialog_.replaces = false;
    }
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

  // Entries whose name has what was typed in it; those that begin with it come first.
  void find_shown(const std::string& typed) {
    shown_.clear();
    for (bool beginning : {true, false}) {
      for (const FileEntry& entry : entries()) {
        auto found = editor::find_all(entry.name, {typed, false, false}, 1);
        bool begins = typed.empty() || (!found.empty() && found.front().begin() == 0);
        if (begins == beginning && (begins || !found.empty())) shown_.push_back(&entry);
      }
    }
  }

  void choose_by_keys() {
    int count = static_cast<int>(shown_.size());
    int before = dialog_.chosen;
    if (pressed(ImGuiKey_DownArrow)) dialog_.chosen = std::min(dialog_.chosen + 1, count - 1);
    if (pressed(ImGuiKey_UpArrow)) dialog_.chosen = std::max(dialog_.chosen - 1, -1);
    dialog_.chosen = std::min(dialog_.chosen, count - 1);
    moved_ = before != dialog_.chosen;
    if (!saves_ && pressed(ImGuiKey_Tab)) show(static_cast<FileList>((static_cast<int>(dialog_.list) + 1) % 3));
  }

  // Enter takes the chosen entry; without one, what was typed, or the first entry that has it in its name.
  void accept() {
    std::string path = dialog_.path();
    std::string name = path.substr(folder_length(path));
    auto is_named = [&](const FileEntry* entry) { return entry->name == name; };
    auto named = std::find_if(shown_.begin(), shown_.end(), is_named);
    if (dialog_.chosen >= 0) return take(*shown_[static_cast<std::size_t>(dialog_.chosen)]);
    if (named != shown_.end() && dialog_.list == FileList::Folder) return take(**named);
    if (saves_ && !name.empty()) return save(path);
    if (!saves_ && !shown_.empty() && !name.empty()) return take(*shown_.front());
    if (!name.empty() && dialog_.list == FileList::Folder) {
      intents_.push_back({scene::Action::OpenFile, 0, path});
    } else {
      dialog_.focus_wanted = true;
    }
  }

  void take(const FileEntry& entry) {
    std::string path = entry.path.empty() ? dialog_.folder + entry.name : entry.path;
    if (entry.is_folder) return go_to(path + "/");
    if (!saves_) return intents_.push_back({scene::Action::OpenFile, 0, path});
    if (dialog_.replaces && dialog_.path() == path) return save(path);
    dialog_.set_path(path);
    dialog_.replaces = dialog_.focus_wanted = dialog_.caret_to_end = true;
  }

  void save(const std::string& path) { intents_.push_back({scene::Action::SaveFile, 0, path}); }

  void go_to(const std::string& path) {
    dialog_.set_path(path);
    dialog_.chosen = -1;
    dialog_.focus_wanted = dialog_.caret_to_end = true;
  }

  void draw_entries(const scene::Rect& body) {
    ImGui::Dummy({1, ui_.px(4)});
    float hint = ui_.px(26);
    float top = ImGui::GetCursorScreenPos().y;
    ImGui::BeginChild("entries", {0, std::max(1.0F, body.bottom() - top - hint)}, false, ImGuiWindowFlags_NoNav);
    for (std::size_t i = 0; i < shown_.size(); ++i) draw_entry(*shown_[i], static_cast<int>(i) == dialog_.chosen);
    if (shown_.empty()) ImGui::TextDisabled("%s", ui_.words(empty_words()).c_str());
    ImGui::EndChild();
    const ImFont* small = ui_.font(Face::Small);
    TextId words = !saves_            ? EditorText::files_keys
                   : dialog_.replaces ? EditorText::files_exists
                                      : EditorText::files_save_keys;
    draw_fitted(*ImGui::GetWindowDrawList(), small, {body.x, std::round(body.bottom() - small->FontSize)},
                ui_.paint(dialog_.replaces ? Role::Error : Role::Dim), ui_.words(words), body.width);
  }

  TextId prompt() const {
    return dialog_.list == FileList::Folder ? TextId(WindowText::window_open_prompt) : ComfortText::files_prompt_filter;
  }

  TextId empty_words() const {
    if (!dialog_.path().empty() || dialog_.list == FileList::Folder) return WindowText::window_open_nothing;
    return dialog_.list == FileList::Recent ? EditorText::files_no_recent : EditorText::files_no_lessons;
  }

  void draw_entry(const FileEntry& entry, bool chosen) {
    std::string label = "##" + entry.name + entry.path;
    float height = std::round(ui_.px(entry.note.empty() ? 26 : 42));
    bool clicked = ImGui::Selectable(label.c_str(), chosen, 0, {0, height});
    ImVec2 corner = ImGui::GetItemRectMin(), size = ImGui::GetItemRectSize();
    clicked |= focus_stop(ui_, "entry " + entry.name + entry.path, {corner.x, corner.y, size.x, size.y});
    if (chosen && moved_) ImGui::SetScrollHereY();
    ImVec2 from = ImGui::GetItemRectMin();
    float width = ImGui::GetItemRectSize().x;
    ui_.widgets["entry " + entry.name] = {from.x, from.y, width, height};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* text = ui_.font(Face::Text);
    const ImFont* small = ui_.font(Face::Small);
    float lines = entry.note.empty() ? text->FontSize : text->FontSize + small->FontSize + ui_.px(2);
    float y = std::round(from.y + (height - lines) / 2);
    const Icon& icon = entry.is_folder ? icon::folder : icon::file;
    draw_text(list, text, {from.x + ui_.px(6), y}, ui_.paint(entry.is_folder ? Role::Accent : Role::Dim),
              icon_text(ui_, icon));
    float x = from.x + ui_.px(36);
    draw_fitted(list, text, {x, y}, ui_.paint(Role::Text), entry.name + (entry.is_folder ? "/" : ""),
                from.x + width - x - ui_.px(6));
    draw_fitted(list, small, {x, std::round(y + text->FontSize + ui_.px(2))}, ui_.paint(Role::Dim), entry.note,
                from.x + width - x - ui_.px(6));
    if (clicked) take(entry);
  }

  Ui& ui_;
  OpenDialog& dialog_;
  scene::Intents& intents_;
  bool saves_;
  bool moved_ = false;
  std::vector<const FileEntry*> shown_;
};

}  // namespace

void draw_open_dialog(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  OpenDialog& dialog = ui.dialog;
  if (!ui.view.dialog_open) {
    dialog.was_open = false;
    return;
  }
  if (!dialog.was_open) {
    dialog.focus_wanted = dialog.caret_to_end = true;
    dialog.replaces = false;
    dialog.chosen = -1;
  }
  dialog.was_open = true;
  TextId title = ui.view.dialog_saves ? TextId(EditorText::files_save_as) : WindowText::window_open_file;
  Overlay overlay(ui, "open dialog", ui.words(title), layout.size, {ui.px(680), ui.px(520)});
  Dialog(ui, intents).draw(overlay);
  if (overlay.clicked_beside()) intents.push_back({scene::Action::CloseDialog});
}

}  // namespace loopscope::panels
