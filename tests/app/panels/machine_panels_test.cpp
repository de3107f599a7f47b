// The machine view, the reasons, the inspector and the timeline under the mouse: what is drawn where, and what a click
// asks for.
#include <catch2/catch.hpp>
#include <desk.hpp>
#include <sample_scene.hpp>
#include <text/sentences_text.hpp>

#include <algorithm>

using namespace loopscope;
using namespace loopscope::panels;
using desk::Desk;
using scene::Action;

namespace {

const scene::Size sizes[] = {{1024, 640}, {1280, 720}, {1440, 900}, {1920, 1080}, {3840, 2160}};

scene::Intent text_intent(Action action, const std::string& text, std::uint64_t value = 0) {
  scene::Intent intent{action, value};
  intent.text = text;
  return intent;
}

std::shared_ptr<const scene::Timeline> busy_timeline() {
  auto timeline = std::make_shared<scene::Timeline>();
  for (std::uint64_t i = 0; i < 20; ++i) {
    timeline->begin_turn({scene::Kind::Microtask, SentencesText::queue_microtasks, 0, 1}, 2 * i, 1'000'000 * i);
    timeline->extend(2 * i + 1, 1'000'000 * i + 500'000);
  }
  return timeline;
}

scene::Scene telling() {
  scene::Scene scene = sample::adcb();
  scene.reason.sentence = "The script prints D.";
  scene.reason.steps = {"First this.", "Then that."};
  scene.chain = {{5, scene::Kind::Microtask, {8, 1}, "Promise.resolve().then(...)", 12},
                 {2, scene::Kind::Timer, {7, 1}, "setTimeout(...)", 4}};
  scene.timeline = busy_timeline();
  scene.counters.event = {21, 39};
  return scene;
}

}  // namespace

TEST_CASE("the ring's tasks lie inside their panel and overlap nothing, at every size and scale, in both languages") {
  for (Language language : {Language::English, Language::Portuguese}) {
    for (scene::Size size : sizes) {
      for (std::size_t ready : {0, 1, 4, 12}) {
        Desk desk(sample::ring(ready), size, scene::suggested_scale(size));
        desk.view.language = language;
        desk.frame();
        scene::Rect panel = desk.layout().at(scene::Panel::Phases);
        std::vector<scene::Rect> places{desk.widget_at("ring seat")};
        for (std::size_t i = 0; desk.has_widget("ring task " + std::to_string(i)); ++i)
          places.push_back(desk.widget_at("ring task " + std::to_string(i)));
        INFO(size.width << " ready " << ready << " shown " << places.size());
        CHECK(places.size() >= std::min<std::size_t>(ready, 3) + 1);
        for (std::size_t i = 0; i < places.size(); ++i) {
          CHECK(panel.contains(places[i]));
          for (std::size_t j = i + 1; j < places.size(); ++j) CHECK_FALSE(places[i].overlaps(places[j]));
        }
      }
    }
  }
}

TEST_CASE("the loop's parts and the queues' rows lie in their panels in order, at every size and scale") {
  for (float zoom : {1.0F, 2.0F, 4.0F}) {
    for (scene::Size size : sizes) {
      Desk desk(sample::page(), size, scene::suggested_scale(size) * zoom);
      scene::Rect panel = desk.layout().at(scene::Panel::Phases);
      // Where there is hardly any room, only what holds something has a line.
      bool is_tight = desk.layout().is_tight();
      INFO(size.width << " x " << size.height << " zoom " << zoom);
      for (int i = 0; i < 4; ++i) {
        std::string name = "phase " + std::to_string(i), before = "phase " + std::to_string(i - 1);
        if (is_tight && !desk.has_widget(name)) continue;
        if (!is_tight) CHECK(panel.contains(desk.widget_at(name)));
        if (i > 0) CHECK(desk.widget_at(name).x > desk.widget_at(before).right());
      }
      std::vector<scene::Rect> rows;
      for (int i = 0; i < 6; ++i) {
        std::string name = "queue " + std::to_string(i);
        if (is_tight && !desk.has_widget(name)) continue;
        if (!rows.empty()) CHECK_FALSE(desk.widget_at(name).overlaps(rows.back()));
        rows.push_back(desk.widget_at(name));
      }
      CHECK_FALSE(rows.empty());
    }
  }
}

TEST_CASE("an empty queue takes less room than one that holds something") {
  Desk desk(sample::page());
  CHECK(desk.widget_at("queue 2").height > desk.widget_at("queue 1").height);
}

TEST_CASE("the rest of a long queue is folded, and a click on it asks for more of it") {
  scene::Scene scene = sample::crowded();
  for (scene::Queue& queue : scene.queues) queue.id = queue.name;
  Desk desk(scene);
  REQUIRE(desk.has_widget("fold nextTick"));
  float before = desk.widget_at("queue 0").height;
  desk.click("fold nextTick");
  CHECK(desk.asked == scene::Intents{text_intent(Action::ToggleQueueFold, "nextTick")});
  desk.view.unfolded_queue = "nextTick";
  desk.frame();
  CHECK(desk.widget_at("queue 0").height >= before);
}

TEST_CASE("the profile in the title opens the choice, and a row of it runs the file under another one") {
  Desk desk(sample::page());
  desk.click("profile");
  CHECK(desk.asked == scene::Intents{{Action::ToggleProfileMenu}});
  desk.asked.clear();
  desk.view.profiles_open = true;
  desk.frame();
  desk.frame();
  desk.click("profile node");
  CHECK(desk.asked == scene::Intents{text_intent(Action::ChooseProfile, "node")});
}

TEST_CASE("where there is only one profile the title offers no choice") {
  scene::Scene scene = sample::page();
  scene.profiles = {"browser"};
  Desk desk(scene);
  desk.click("profile");
  CHECK(desk.asked.empty());
}

TEST_CASE("the reason unfolds to the rule's steps") {
  Desk desk(telling());
  desk.click("why");
  CHECK(desk.asked == scene::Intents{{Action::ToggleWhy}});
}

TEST_CASE("the chain of causes is listed while it is asked for, and a click goes to the step of a link") {
  Desk desk(telling());
  CHECK_FALSE(desk.has_widget("chain 0"));
  desk.view.chain_open = true;
  desk.frame();
  desk.frame();
  desk.click("chain 1");
  CHECK(desk.asked == scene::Intents{{Action::GoToStep, 4}});
}

TEST_CASE("the inspector's tabs ask for what they name, in both languages and in a small window") {
  for (Language language : {Language::English, Language::Portuguese}) {
    for (scene::Size size : {scene::Size{1024, 640}, {1440, 900}}) {
      Desk desk(telling(), size);
      desk.view.language = language;
      desk.frame();
      const char* tabs[] = {"tab variables", "tab promises", "tab objects"};
      for (std::uint64_t i = 0; i < 3; ++i) {
        INFO(tabs[i]);
        desk.asked.clear();
        desk.click(tabs[i]);
        CHECK(desk.asked == scene::Intents{{Action::SetTab, i}});
        CHECK(desk.layout().at(scene::Panel::Variables).contains(desk.widget_at(tabs[i])));
      }
    }
  }
}

TEST_CASE("a click on an object unfolds it, on a plain value it goes to the last change") {
  scene::Scene scene = sample::adcb();
  for (scene::Variable& variable : scene.scopes[0].variables) variable.path = "script\n" + variable.name;
  scene.scopes[0].variables[0].can_unfold = true;
  Desk desk(scene);
  desk.click("value script\nexports");
  CHECK(desk.asked == scene::Intents{text_intent(Action::ToggleUnfold, "script\nexports")});
  desk.asked.clear();
  desk.click("value script\ncount");
  REQUIRE(desk.asked.size() == 1);
  CHECK(desk.asked[0].action == Action::GoToChange);
  CHECK(desk.asked[0].text == "script\ncount");
}

TEST_CASE("promises are drawn as cards inside their panel, one below the other") {
  scene::Scene scene = sample::adcb();
  scene::Promise promise{1, "answer", scene::PromiseState::Rejected, true, "Error: x", {{"() => 1", false, {8, 1}}}};
  scene.promises = {promise, {2, "", scene::PromiseState::Pending}};
  Desk desk(scene);
  desk.view.tab = scene::InspectTab::Promises;
  desk.frame();
  CHECK(desk.layout().at(scene::Panel::Variables).contains(desk.widget_at("promise 1")));
  CHECK(desk.widget_at("promise 2").y >= desk.widget_at("promise 1").bottom());
  CHECK(desk.widget_at("promise 1").height > desk.widget_at("promise 2").height);
}

TEST_CASE("dragging over the timeline with Shift measures and goes nowhere; a click takes the measure away") {
  Desk desk(telling());
  scene::Rect track = desk.widget_at("slider");
  desk.move(track.x + track.width * 0.25F, track.y + 30);
  ImGui::GetIO().KeyShift = true;
  ImGui::GetIO().MouseDown[0] = true;
  desk.frame();
  desk.move(track.x + track.width * 0.75F, track.y + 30);
  ImGui::GetIO().MouseDown[0] = false;
  desk.frame();
  ImGui::GetIO().KeyShift = false;
  CHECK(desk.asked.empty());
  const Measure& measure = desk.stage().ui().measure;
  CHECK(measure.is_on);
  CHECK(measure.to - measure.from >= 18);
  CHECK(measure.to - measure.from <= 21);
  desk.click(track.x + track.width * 0.5F, track.y + 30);
  CHECK_FALSE(measure.is_on);
  CHECK_FALSE(desk.asked.empty());
}

TEST_CASE("the search bar says what is typed and asks for the next and the previous step") {
  Desk desk(telling());
  desk.view.search.open = true;
  desk.frame();
  desk.frame();
  desk.asked.clear();
  ImGui::GetIO().AddInputCharacter('x');
  desk.frame();
  CHECK(std::find(desk.asked.begin(), desk.asked.end(), text_intent(Action::SetRunSearch, "x", 7)) != desk.asked.end());
  desk.view.search.text = "x";
  desk.frame();
  desk.asked.clear();
  desk.click("search next");
  scene::Intent next{Action::FindText};
  next.x = 1;
  CHECK(desk.asked == scene::Intents{next});
  desk.asked.clear();
  desk.click("search output");
  CHECK(desk.asked == scene::Intents{text_intent(Action::SetRunSearch, "x", 5)});
  desk.asked.clear();
  desk.click("search close");
  CHECK(desk.asked == scene::Intents{{Action::ToggleRunSearch}});
}

TEST_CASE("scenes of every model draw without a fault at many sizes, scales, themes and in both languages") {
  for (const scene::Scene& scene : {sample::ring(30), sample::page(), telling(), scene::Scene()}) {
    for (scene::Size size : {scene::Size{300, 200}, {1024, 640}, {3840, 2160}}) {
      for (float scale : {1.0F, 4.0F}) {
        Desk desk(scene, size, scale);
        desk.view.chain_open = desk.view.why_open = desk.view.search.open = true;
        desk.view.language = Language::Portuguese;
        for (int tab = 0; tab < 3; ++tab) {
          desk.view.tab = static_cast<scene::InspectTab>(tab);
          desk.view.theme = static_cast<scene::ThemeName>(tab);
          desk.view.bookmarks = {3, 30};
          desk.frame();
        }
        CHECK(ImGui::GetDrawData()->TotalVtxCount > 0);
      }
    }
  }
}
