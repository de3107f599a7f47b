// Properties of every frame, whatever is shown: text stands inside the panel that it belongs to and is not cut at its
// side, and what can be clicked stands inside the window without covering anything else.
#include <catch2/catch.hpp>

#include <base/random.hpp>
#include <lessons.hpp>
#include <panels/stage.hpp>
#include <scene/session.hpp>
#include <scene/settings.hpp>

#include <algorithm>
#include <cmath>
#include <string_view>

using namespace loopscope;
using namespace loopscope::panels;

namespace {

constexpr float slack = 1.5F;  // pixels

struct Room {
  scene::Size size;
  float scale;
};

// Down to what the window can be made at each scale.
const Room rooms[] = {{{1024, 640}, 1},  {{1440, 900}, 1},  {{1920, 1080}, 2}, {{2560, 1440}, 3},
                      {{3840, 2160}, 1}, {{3840, 2160}, 2}, {{3840, 2160}, 4}};

struct Box {
  float left, top, right, bottom;
};

Box box_of(const ImDrawList& list, unsigned first_vertex, const ImDrawIdx* triangle) {
  Box box{1e9F, 1e9F, -1e9F, -1e9F};
  for (int i = 0; i < 3; ++i) {
    const ImVec2& at = list.VtxBuffer[static_cast<int>(first_vertex + triangle[i])].pos;
    box = {std::min(box.left, at.x), std::min(box.top, at.y), std::max(box.right, at.x), std::max(box.bottom, at.y)};
  }
  return box;
}

// Shapes are drawn with one white texel and lines with a row of texels; letters alone with a part of both axes.
bool is_letter(const ImDrawList& list, unsigned first_vertex, const ImDrawIdx* triangle) {
  auto uv = [&](int corner) { return list.VtxBuffer[static_cast<int>(first_vertex + triangle[corner])].uv; };
  bool wide = uv(0).x != uv(1).x || uv(0).x != uv(2).x;
  bool high = uv(0).y != uv(1).y || uv(0).y != uv(2).y;
  return wide && high;
}

template <class Take>
void for_each_letter(const ImDrawData& data, Take take) {
  for (int n = 0; n < data.CmdListsCount; ++n) {
    const ImDrawList& list = *data.CmdLists[n];
    for (const ImDrawCmd& command : list.CmdBuffer) {
      for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
        const ImDrawIdx* triangle = &list.IdxBuffer[static_cast<int>(command.IdxOffset + i)];
        if (is_letter(list, command.VtxOffset, triangle))
          take(list, command, box_of(list, command.VtxOffset, triangle));
      }
    }
  }
}

std::string words_of(const Box& box) {
  return std::to_string(box.left) + "," + std::to_string(box.top) + " to " + std::to_string(box.right) + "," +
         std::to_string(box.bottom);
}

class Looker {
 public:
  Looker(Stage& stage, const scene::Scene& scene, scene::Size size)
      : stage_(stage), layout_(stage.layout_of(scene, size)), size_(size) {}

  // What is wrong with the frame that was drawn last; empty when nothing is.
  std::string fault() const {
    std::string found;
    for_each_letter(*ImGui::GetDrawData(), [&](const ImDrawList& list, const ImDrawCmd& command, const Box& box) {
      if (found.empty()) found = fault_of(list, command, box);
    });
    return found.empty() ? fault_of_widgets() : found;
  }

 private:
  std::string fault_of(const ImDrawList& list, const ImDrawCmd& command, const Box& box) const {
    std::string_view owner = list._OwnerName ? list._OwnerName : "";
    if (owner == "host" && !is_in_a_panel(box)) return "a letter between the panels, at " + words_of(box);
    bool scrolls_sideways = owner.find("code") != std::string_view::npos;
    if (owner == "host" || scrolls_sideways) return {};
    bool is_seen = box.bottom > command.ClipRect.y && box.top < command.ClipRect.w;
    bool is_cut = box.left < command.ClipRect.x - slack || box.right > command.ClipRect.z + slack;
    return is_seen && is_cut ? "a letter is cut in " + std::string(owner) + ", at " + words_of(box) : "";
  }

  bool is_in_a_panel(const Box& box) const {
    for (const scene::Rect& rect : layout_.rects) {
      if (box.left >= rect.x - slack && box.right <= rect.right() + slack && box.top >= rect.y - slack &&
          box.bottom <= rect.bottom() + slack)
        return true;
    }
    return false;
  }

  std::string fault_of_widgets() const {
    constexpr const char* names[] = {
        "first",       "back",       "play",       "forward",       "last",         "slower",     "faster", "clock",
        "open",        "help",       "theme",      "language",      "axis",         "fit",        "breaks", "profile",
        "grain event", "grain line", "grain turn", "tab variables", "tab promises", "tab objects"};
    const auto& widgets = stage_.ui().widgets;
    scene::Rect window{0, 0, size_.width, size_.height};
    for (const char* one : names) {
      auto at = widgets.find(one);
      if (at == widgets.end()) continue;
      if (!window.contains(at->second)) return std::string(one) + " leaves the window";
      for (const char* other : names) {
        auto beside = widgets.find(other);
        if (one == other || beside == widgets.end()) continue;
        scene::Rect smaller = at->second;
        smaller.x += slack;
        smaller.y += slack;
        smaller.width -= 2 * slack;
        smaller.height -= 2 * slack;
        bool tabs_touch = std::string_view(one).starts_with("tab") && std::string_view(other).starts_with("tab");
        if (smaller.overlaps(beside->second) && !tabs_touch) return std::string(one) + " covers " + other;
      }
    }
    return {};
  }

  Stage& stage_;
  scene::Layout layout_;
  scene::Size size_;
};

std::string fault_in(Stage& stage, const scene::Scene& scene, const scene::View& view, scene::Size size) {
  scene::Intents ignored;
  for (int i = 0; i < 2; ++i) stage.frame(scene, view, {}, size, 1, ignored);
  return Looker(stage, scene, size).fault();
}

}  // namespace

TEST_CASE("in every lesson, language, size and scale, text fits and nothing covers anything") {
  for (Language language : {Language::English, Language::Portuguese}) {
    std::vector<scene::Session> sessions = testing::lessons_in(language);
    for (const Room& room : rooms) {
      Stage stage(room.scale);
      ImGui::GetIO().MousePos = {-1, -1};
      scene::View view;
      view.language = language;
      for (scene::Session& session : sessions) {
        for (std::uint64_t share : {0, 45, 100}) {
          session.seek(session.scene().counters.event.total * share / 100);
          INFO(session.path() << " at " << share << " %, " << language_code(language) << ", " << room.size.width << "x"
                              << room.size.height << " at scale " << room.scale);
          CHECK(fault_in(stage, session.scene(), view, room.size) == "");
        }
      }
    }
  }
}

TEST_CASE("text fits too when a run is being made, was stopped, or came to a limit") {
  scene::Session session = scene::Session::open(LOOPSCOPE_SOURCE_DIR "/scenarios/javascript/adcb.js", {});
  session.say("A notice that is rather too long for the narrow column at the left of the timeline");
  for (const Room& room : rooms) {
    Stage stage(room.scale);
    ImGui::GetIO().MousePos = {-1, -1};
    for (auto state : {scene::RecordingView::State::Making, scene::RecordingView::State::Stopped,
                       scene::RecordingView::State::AtLimit}) {
      scene::View view;
      view.language = Language::Portuguese;
      view.recording = {state, {499'999'999'999, 99'999'999'999, 12'345'678}, "virtual_time"};
      INFO(room.size.width << "x" << room.size.height << " at scale " << room.scale);
      CHECK(fault_in(stage, session.scene(), view, room.size) == "");
      const auto& widgets = stage.ui().widgets;
      REQUIRE(widgets.contains("recording"));
      CHECK_FALSE(widgets.at("recording").overlaps(widgets.at("axis")));
      CHECK_FALSE(widgets.at("recording").overlaps(widgets.at("slider")));
    }
  }
}

TEST_CASE("wherever the borders between panels were moved to, text fits and nothing covers anything") {
  Random random(11);
  for (Language language : {Language::English, Language::Portuguese}) {
    std::vector<scene::Session> sessions = testing::lessons_in(language);
    for (const Room& room : rooms) {
      Stage stage(room.scale);
      ImGui::GetIO().MousePos = {-1, -1};
      for (scene::Session& session : sessions) {
        scene::View view;
        view.language = language;
        for (std::uint16_t& part : view.splits.parts)
          part = random.next_below(3) == 0 ? 0 : static_cast<std::uint16_t>(1 + random.next_below(9998));
        view.why_open = random.next_below(2) == 0;
        view.tab =
            static_cast<scene::InspectTab>(random.next_below(static_cast<std::uint32_t>(scene::inspect_tab_count)));
        session.seek(session.scene().counters.event.total / 2);
        INFO(session.path() << ", " << language_code(language) << ", " << room.size.width << "x" << room.size.height
                            << " at scale " << room.scale);
        CHECK(fault_in(stage, session.scene(), view, room.size) == "");
      }
    }
  }
}

TEST_CASE("the settings fit at every size and scale, in every language, whatever is chosen") {
  scene::Session session = scene::Session::open(LOOPSCOPE_SOURCE_DIR "/scenarios/javascript/adcb.js", {});
  for (Language language : {Language::English, Language::Portuguese}) {
    for (const Room& room : rooms) {
      Stage stage(room.scale);
      stage.ui().settings_file = "/home/somebody/with a long name/.config/loopscope/settings";
      ImGui::GetIO().MousePos = {-1, -1};
      scene::View view;
      view.language = language;
      view.settings.open = true;
      view.safe_colours = true;
      view.theme = scene::ThemeName::HighContrast;
      view.splits.set(0, 0.5F);
      for (std::size_t at = 0; at < scene::setting_rows(); ++at) {
        view.settings.at = at;
        INFO(language_code(language) << ", " << room.size.width << "x" << room.size.height << " at scale " << room.scale
                                     << ", row " << at);
        CHECK(fault_in(stage, session.scene(), view, room.size) == "");
        if (at == scene::setting_table().size()) continue;
        // The row that keys act on is in sight.
        scene::Rect row = stage.ui().widgets.at(std::string("setting ") + scene::setting_table()[at].id);
        scene::Rect panel = stage.ui().widgets.at("settings panel");
        CHECK(row.y >= panel.y);
        CHECK(row.bottom() <= panel.bottom());
      }
    }
  }
}

TEST_CASE("the properties see a letter that is cut and one between the panels") {
  scene::Session session = scene::Session::open(LOOPSCOPE_SOURCE_DIR "/scenarios/javascript/adcb.js", {});
  Stage stage(1);
  scene::Intents ignored;
  stage.frame(session.scene(), {}, {}, {1440, 900}, 1, ignored);
  ImDrawData& data = *ImGui::GetDrawData();
  Looker looker(stage, session.scene(), {1440, 900});
  REQUIRE(looker.fault() == "");
  for (int n = 0; n < data.CmdListsCount; ++n) {
    for (ImDrawVert& vertex : data.CmdLists[n]->VtxBuffer) vertex.pos.x += 240;
  }
  CHECK(looker.fault() != "");
}
