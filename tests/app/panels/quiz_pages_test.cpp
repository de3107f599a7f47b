// What lies over the panels and is no dialog: the author's preview, the page at a deck's end, the tour. In every size
// and language they stay inside the window and off what they must not cover.
#include <catch2/catch.hpp>
#include <panels/stage.hpp>
#include <sample_scene.hpp>
#include <scene/tour.hpp>

#include <algorithm>

using namespace loopscope;
using namespace loopscope::panels;
using scene::Action;

namespace {

struct Room {
  scene::Size size;
  float scale;
};
const Room rooms[] = {{{1024, 640}, 1}, {{1280, 720}, 1}, {{1440, 900}, 1}, {{1920, 1080}, 1}, {{3840, 2160}, 2}};

class Desk {
 public:
  explicit Desk(const Room& room = {{1440, 900}, 1}) : room_(room), stage_(room.scale) {
    ImGui::GetIO().MousePos = {-1, -1};
    view.motion = false;
  }

  void frames(int count = 3) {
    for (int i = 0; i < count; ++i) {
      asked.clear();
      stage_.frame(sample::adcb(), view, scene::Player(), room_.size, 1 / 60.0F, asked);
    }
  }
  scene::Rect at(const std::string& widget) { return stage_.ui().widgets.at(widget); }
  bool has(const std::string& widget) { return stage_.ui().widgets.contains(widget); }
  scene::Intents click(const std::string& widget) {
    frames();
    scene::Rect rect = at(widget);
    ImGui::GetIO().MousePos = {rect.x + rect.width / 2, rect.y + rect.height / 2};
    frames(1);
    scene::Intents all;
    for (bool down : {true, false}) {
      ImGui::GetIO().MouseDown[0] = down;
      frames(1);
      all.insert(all.end(), asked.begin(), asked.end());
    }
    return all;
  }
  scene::Rect window() const { return {0, 0, room_.size.width, room_.size.height}; }

  scene::View view;
  scene::Intents asked;

 private:
  Room room_;
  Stage stage_;
};

scene::PreviewView preview() {
  scene::PreviewView view;
  view.open = view.has_table = view.items_are_told = true;
  view.ask = scene::QuizAsk::Choice;
  view.question = "What does this program print?";
  for (int i = 0; i < 4; ++i) view.items.push_back({"A D C B " + std::string(90, 'x'), i == 1, {"an idea"}});
  view.answers = {"A D C B"};
  for (int i = 0; i < 12; ++i) view.groups.push_back({{"one idea", "another idea"}, "A B C D", i == 11});
  view.remarks = {{2, 12, "warning: `title` tells the answer of the quiz", true}, {4, 1, "fault: no choice", false}};
  return view;
}

scene::DeckEnd deck_end(std::size_t cards) {
  scene::DeckEnd end;
  end.open = true;
  for (std::size_t i = 0; i < cards; ++i) {
    scene::DeckCard card{"/lessons/" + std::to_string(i) + ".js", "Lesson " + std::to_string(i), 1, i > 2, i > 1};
    if (!card.right_first) card.ideas = {{"one-queue", "one queue for everything", ""}};
    end.cards.push_back(card);
  }
  end.wrong = std::min<std::size_t>(cards, 3);
  end.asked = cards;
  return end;
}

void show_end(Desk& desk, std::size_t cards) {
  desk.view.quiz.open = desk.view.quiz.checked = true;
  desk.view.quiz.deck_end = deck_end(cards);
}

}  // namespace

TEST_CASE("the preview stays inside the window and leaves the code in sight") {
  for (const Room& room : rooms) {
    for (Language language : {Language::English, Language::Portuguese}) {
      Desk desk(room);
      desk.view.language = language;
      desk.view.preview = preview();
      desk.frames();
      CHECK(desk.window().contains(desk.at("preview")));
      CHECK_FALSE(desk.at("preview").overlaps(desk.at("code")));
      CHECK(desk.at("preview").contains(desk.at("preview author")));
      CHECK(desk.at("preview").contains(desk.at("preview close")));
    }
  }
}

TEST_CASE("the preview is closed by its button and never drawn beside a quiz") {
  Desk desk;
  desk.view.preview = preview();
  CHECK(desk.click("preview close") == scene::Intents{{Action::PreviewQuiz}});
  desk.view.quiz.open = true;
  desk.frames();
  CHECK_FALSE(desk.has("preview"));
}

TEST_CASE("a preview of nothing says why, in every size") {
  for (const Room& room : rooms) {
    Desk desk(room);
    desk.view.preview.open = true;
    desk.view.preview.fault = "No program runs here yet.";
    desk.frames();
    CHECK(desk.window().contains(desk.at("preview")));
    CHECK_FALSE(desk.has("preview author"));
  }
}

TEST_CASE("the page at a deck's end stays inside, with its buttons in sight however long the list") {
  for (const Room& room : rooms) {
    for (Language language : {Language::English, Language::Portuguese}) {
      for (std::size_t cards : {1U, 4U, 60U}) {
        Desk desk(room);
        desk.view.language = language;
        show_end(desk, cards);
        desk.frames();
        for (const char* name : {"deck list", "deck retry", "deck all", "quiz close"}) {
          INFO(name << " " << room.size.width << " " << cards);
          CHECK(desk.at("quiz").contains(desk.at(name)));
        }
        CHECK_FALSE(desk.at("deck list").overlaps(desk.at("deck retry")));
        CHECK_FALSE(desk.at("quiz").overlaps(desk.at("code")));
      }
    }
  }
}

TEST_CASE("the page's buttons ask for their action; without a wrong one there is nothing to go over again") {
  Desk desk;
  show_end(desk, 4);
  CHECK(desk.click("deck retry") == scene::Intents{{Action::QuizCheck}});
  CHECK(desk.click("deck all") == scene::Intents{{Action::StartDeck}});
  CHECK(desk.click("quiz close") == scene::Intents{{Action::OpenQuiz}});
  CHECK(desk.click("deck card 1") == scene::Intents{{Action::OpenFile, 0, "/lessons/1.js"}});
  desk.view.quiz.deck_end.wrong = 0;
  desk.frames();
  CHECK_FALSE(desk.has("deck retry"));
  CHECK(desk.has("deck all"));
}

TEST_CASE("the card that the keys are at is scrolled into sight") {
  Desk desk;
  show_end(desk, 60);
  desk.frames();
  CHECK_FALSE(desk.at("deck list").overlaps(desk.at("deck card 55")));
  desk.view.quiz.deck_end.focus = 55;
  desk.frames(4);
  CHECK(desk.at("deck list").overlaps(desk.at("deck card 55")));
}

TEST_CASE("the tour's bubble stays inside the window and off what it talks about") {
  for (const Room& room : rooms) {
    for (Language language : {Language::English, Language::Portuguese}) {
      Desk desk(room);
      desk.view.language = language;
      desk.view.tour.open = true;
      for (std::size_t i = 0; i < scene::tour_steps().size(); ++i) {
        const scene::TourStep& step = scene::tour_steps()[i];
        desk.view.tour.at = i;
        desk.frames(4);
        INFO(step.id << " at " << room.size.width << "x" << room.size.height << ", " << language_code(language));
        scene::Rect bubble = desk.at("tour");
        CHECK(desk.window().contains(bubble));
        std::string first = std::string(step.widget).substr(0, std::string(step.widget).find('|'));
        if (first.empty()) continue;
        REQUIRE(desk.has(first));
        CHECK_FALSE(bubble.overlaps(desk.at(first)));
        CHECK(bubble.contains(desk.at("tour next")));
        CHECK(bubble.contains(desk.at("tour words")));
        CHECK(desk.at("tour words").height >= desk.at("tour words needed").height);
      }
    }
  }
}
