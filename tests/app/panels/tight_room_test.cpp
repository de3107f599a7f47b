// Where room is lacking: whatever is shown shows a whole line, what runs stays in sight, and nothing is drawn outside
// its place.
#include <catch2/catch.hpp>
#include <desk.hpp>
#include <lessons.hpp>
#include <sample_scene.hpp>
#include <scene/session.hpp>

#include <algorithm>
#include <string>

using namespace loopscope;
using namespace loopscope::panels;
using desk::Desk;
using scene::Action;

namespace {

constexpr float slack = 1;
const scene::Size sizes[] = {{1024, 640}, {1280, 720}, {1440, 900}, {1920, 1080}, {3840, 2160}};

scene::Item item(scene::Id id, const char* excerpt) {
  scene::Item item;
  item.id = id;
  item.label = "task";
  item.excerpt = excerpt;
  return item;
}

bool holds(const scene::Rect& outer, const scene::Rect& inner) {
  return inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.right() <= outer.right() + slack &&
         inner.bottom() <= outer.bottom() + slack;
}

// Parts of what scrolls may be out of sight.
bool scrolls(const std::string& name) {
  for (const char* start : {"queue ", "chip ", "value ", "promise ", "output line", "why", "chain", "other order"}) {
    if (name.starts_with(start)) return true;
  }
  return false;
}

// The header has its own tests.
bool is_in_header(const scene::Layout& layout, const scene::Rect& rect) {
  return rect.y + rect.height / 2 < layout.at(scene::Panel::Header).bottom();
}

class Looker {
 public:
  Looker(const Stage& stage, const Ui& ui, const scene::Scene& scene, scene::Size size)
      : ui_(ui), scene_(scene), layout_(stage.layout_of(scene, size)), window_{0, 0, size.width, size.height} {}

  std::string fault() const {
    for (auto look : {&Looker::fault_of_lines, &Looker::fault_of_top, &Looker::fault_of_drained,
                      &Looker::fault_of_widgets, &Looker::fault_of_flights}) {
      std::string found = (this->*look)();
      if (!found.empty()) return found;
    }
    return {};
  }

 private:
  const scene::Rect* widget(const std::string& name) const {
    auto at = ui_.widgets.find(name);
    return at == ui_.widgets.end() ? nullptr : &at->second;
  }

  std::string fault_of_lines() const {
    float line = ui_.font(Face::Small)->FontSize, text = std::round(ui_.font(Face::Text)->FontSize * 1.25F);
    struct Body {
      const char* name;
      float least;
    };
    const Body bodies[] = {{"body code", text},    {"body reason", text},   {"body output", text},
                           {"body queues", line},  {"body stack", line},    {"body timers", line},
                           {"body machine", line}, {"body variables", line}};
    for (const Body& body : bodies) {
      const scene::Rect* rect = widget(body.name);
      if (!rect) continue;
      if (rect->height < body.least - slack) return std::string(body.name) + " has no room for a line";
      if (!window_.contains(*rect)) return std::string(body.name) + " leaves the window";
    }
    return widget("body code") && widget("body reason") ? "" : "the code or the reason is not there";
  }

  const scene::Rect* stack_body() const { return widget(layout_.is_tight() ? "body machine" : "body stack"); }

  std::string fault_of_top() const {
    if (scene_.stack.empty() || (layout_.is_tight() && scene_.ring.exists)) return {};
    const scene::Rect* top = widget("top frame");
    if (!top || !stack_body()) return "the top of the stack is nowhere";
    if (!holds(*stack_body(), *top)) return "the top of the stack is cut";
    const scene::Rect* turn = widget("turn");
    return turn && !layout_.is_tight() && !holds(*stack_body(), *turn) ? "the turn is cut" : "";
  }

  std::string fault_of_drained() const {
    for (std::size_t i = 0; i < scene_.queues.size(); ++i) {
      if (!scene_.queues[i].is_drained) continue;
      const scene::Rect* row = widget("queue " + std::to_string(i));
      const scene::Rect* body = widget(layout_.is_tight() ? "body machine" : "body queues");
      if (!row || !body) return "the queue that is drained is nowhere";
      if (!holds(*body, *row)) return "the queue that is drained is out of sight";
    }
    return {};
  }

  std::string fault_of_widgets() const {
    for (const auto& [name, rect] : ui_.widgets) {
      bool is_apart = scrolls(name) || rect.empty() || is_in_header(layout_, rect);
      if (!is_apart && !holds(window_, rect)) return name + " leaves the window";
    }
    return {};
  }

  std::string fault_of_flights() const {
    const scene::Rect& area = ui_.flights.area;
    bool is_between = area.y >= layout_.at(scene::Panel::Header).bottom() &&
                      area.bottom() <= layout_.at(scene::Panel::Timeline).y + slack;
    return is_between && holds(window_, area) ? "" : "chips fly where no panel is";
  }

  const Ui& ui_;
  const scene::Scene& scene_;
  scene::Layout layout_;
  scene::Rect window_;
};

}  // namespace

TEST_CASE("in every lesson, language, size and scale what is shown shows a line, and what runs is in sight") {
  for (Language language : {Language::English, Language::Portuguese}) {
    std::vector<scene::Session> sessions = testing::lessons_in(language);
    for (float scale : {1.0F, 1.25F, 1.5F, 2.0F, 3.0F, 4.0F}) {
      Stage stage(scale);
      ImGui::GetIO().MousePos = {-1, -1};
      scene::View view;
      view.language = language;
      scene::Intents ignored;
      for (scene::Session& session : sessions) {
        for (std::uint64_t share : {20, 50, 80}) {
          session.seek(session.scene().counters.event.total * share / 100);
          for (scene::Size size : sizes) {
            for (int i = 0; i < 2; ++i) stage.frame(session.scene(), view, {}, size, 1, ignored);
            INFO(session.path() << " at " << share << " %, " << language_code(language) << ", " << size.width << "x"
                                << size.height << " at scale " << scale);
            CHECK(Looker(stage, stage.ui(), session.scene(), size).fault() == "");
          }
        }
      }
    }
  }
}

TEST_CASE("a turn, parked functions and a deep stack leave the top of the stack in sight") {
  scene::Scene scene = sample::page();
  scene.running = item(900, "() => go()");
  for (scene::Id id = 1; id < 9; ++id) scene.stack.push_back({id, "deeper", {3, 1}, ""});
  scene.suspended = {{50, "parked one", {4, 1}, "a promise"}, {51, "parked two", {5, 1}, "a promise"}};
  for (float scale : {1.0F, 1.5F, 2.0F, 4.0F}) {
    for (scene::Size size : sizes) {
      for (bool open : {false, true}) {
        Desk desk(scene, size, scale);
        desk.view.why_open = open;
        desk.frame();
        desk.frame();
        INFO(size.width << "x" << size.height << " at scale " << scale);
        CHECK(Looker(desk.stage(), desk.stage().ui(), desk.scene(), size).fault() == "");
      }
    }
  }
}

TEST_CASE("where room is lacking, empty queues get less of it, and the one that changes comes into sight by itself") {
  scene::Scene scene = sample::page();
  for (scene::Queue& queue : scene.queues) {
    queue.id = queue.name;
    queue.is_drained = false;
    queue.items = {item(1000, "() => one()")};
    queue.total = 1;
  }
  Desk desk(scene, {1024, 640});
  std::size_t last = scene.queues.size() - 1;
  auto in_sight = [&](std::size_t i) {
    return holds(desk.widget_at("body queues"), desk.widget_at("queue " + std::to_string(i)));
  };
  auto change = [&](std::size_t i) {
    scene::Queue& queue = desk.scene().queues[i];
    queue.items.push_back(item(2000 + i, "() => two()"));
    ++queue.total;
    ++desk.scene().arrivals;
    desk.frame();
    desk.frame();
  };
  REQUIRE_FALSE(in_sight(last));
  change(last);
  CHECK(in_sight(last));
  change(0);
  CHECK(in_sight(0));
  desk.scene().queues[last].is_drained = true;
  change(1);
  CHECK(in_sight(last));
}

TEST_CASE("in a low window the machine and the inspector share a place, and each can be asked for") {
  Desk desk(sample::adcb(), {1024, 640}, 1.5F);
  CHECK(desk.has_widget("machine"));
  CHECK_FALSE(desk.has_widget("variables"));
  CHECK(desk.has_widget("queue 0"));
  desk.click("tab variables");
  CHECK(desk.asked == scene::Intents{{Action::SetTab, 0}});
  desk.view.inspects = true;
  desk.frame();
  CHECK_FALSE(desk.has_widget("queue 0"));
  desk.asked.clear();
  desk.click("tab machine");
  CHECK(desk.asked == scene::Intents{{Action::SetTab, scene::inspect_tab_count}});
}

TEST_CASE("in a tiny window what holds something and has no line of its own is counted in the stack's") {
  scene::Scene scene = sample::adcb();
  Desk desk(scene, {1024, 640}, 4);
  for (std::size_t i = 0; i < scene.queues.size(); ++i) {
    std::string name = "queue " + std::to_string(i);
    INFO(name);
    CHECK(desk.has_widget(name) == (scene.queues[i].total > 0));
    if (desk.has_widget(name)) CHECK(holds(desk.widget_at("body machine"), desk.widget_at(name)));
  }
}

TEST_CASE("names of the loop's parts that do not fit give way to numbers and the current one's name") {
  scene::Scene scene = sample::page();
  Desk roomy(scene, {1440, 900});
  for (std::string& name : scene.phases.names) name += " with a much longer name than there is room for";
  Desk crowded(scene, {1440, 900});
  const scene::Rect& pill = roomy.widget_at("phase 0");
  const scene::Rect& disc = crowded.widget_at("phase 0");
  CHECK(pill.width > pill.height);
  CHECK(disc.width == disc.height);
  CHECK(crowded.stage().ui().helps.at("phase 1").starts_with(scene.phases.names[1]));
}
