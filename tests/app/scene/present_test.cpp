// The presenter, driven by intents and keys as the window drives it.
#include <catch2/catch.hpp>
#include <scene/controller.hpp>
#include <scene/present_keys.hpp>
#include <scene/present_layout.hpp>

#include <set>

using namespace loopscope;
using namespace loopscope::scene;

namespace {

const std::string lessons = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios/javascript/";

Controller presenting(const std::vector<std::string>& names = {"adcb.js", "hog.js", "generators.js"}) {
  Controller controller;
  std::vector<std::string> paths;
  for (const std::string& name : names) paths.push_back(lessons + name);
  controller.open(paths.front());
  controller.advance(0);
  controller.set_play_list(paths);
  controller.handle({Action::TogglePresent});
  return controller;
}

const PresentView& present(const Controller& controller) { return controller.view().present; }

Intent forward(Action action) {
  Intent intent{action};
  intent.x = 1;
  return intent;
}

Intent back(Action action) {
  Intent intent{action};
  intent.x = -1;
  return intent;
}

Intent prediction(const std::string& text) {
  Intent intent{Action::RoomAdd};
  intent.text = text;
  return intent;
}

}  // namespace

TEST_CASE("the presenter begins paused, at the play list's first lesson") {
  Controller controller = presenting();
  CHECK(present(controller).open);
  CHECK_FALSE(controller.player().playing());
  CHECK(controller.session().step() == 0);
  CHECK(present(controller).lesson == 1);
  CHECK(present(controller).lessons == 3);
  controller.handle({Action::Escape});
  CHECK_FALSE(present(controller).open);
}

TEST_CASE("a remote steps through a lesson and on to the next one, and back") {
  Controller controller = presenting();
  controller.handle({Action::SetGrain, static_cast<std::uint64_t>(Grain::Turn)});
  int presses = 0;
  for (; present(controller).lesson == 1 && presses < 50; ++presses) controller.handle(forward(Action::PresentStep));
  CHECK(presses > 2);
  CHECK(present(controller).lesson == 2);
  CHECK(controller.session().step() == 0);
  CHECK(present(controller).open);
  controller.handle(back(Action::PresentStep));
  CHECK(present(controller).lesson == 1);
  controller.handle({forward(Action::GoToLesson), forward(Action::GoToLesson), forward(Action::GoToLesson)});
  CHECK(present(controller).lesson == 3);
  controller.handle({Action::GoToEnd});
  CHECK(controller.lesson_for(forward(Action::PresentStep)).empty());
  controller.handle(forward(Action::PresentStep));
  CHECK(present(controller).lesson == 3);
}

TEST_CASE("playing stops at every line with a note, and only in the presenter") {
  Controller controller = presenting({"adcb.js"});
  REQUIRE(controller.scene().code.notes.size() == 2);
  for (const Note& note : controller.scene().code.notes) {
    controller.handle({Action::TogglePlay});
    for (int i = 0; i < 100 && controller.player().playing(); ++i) controller.advance(0.5);
    CHECK(controller.scene().code.current.begin.line == note.line);
    CHECK(controller.scene().code.notes_here() == note.text);
  }
  controller.handle({{Action::TogglePresent}, {Action::GoToStart}, {Action::TogglePlay}});
  for (int i = 0; i < 200 && controller.player().playing(); ++i) controller.advance(0.5);
  CHECK(controller.scene().counters.event.now == controller.scene().counters.event.total);
}

TEST_CASE("notes are gone to forward and back, and speak the chosen language") {
  Controller controller = presenting({"adcb.js"});
  controller.handle({forward(Action::GoToNote), forward(Action::GoToNote)});
  CHECK(controller.scene().code.notes_here() == "The promise is already resolved, so its reaction is queued at once.");
  controller.handle({Action::NextLanguage});
  CHECK(controller.scene().code.notes_here().find("já está resolvida") != std::string::npos);
  controller.handle(back(Action::GoToNote));
  CHECK(controller.scene().code.notes_here().find("milissegundo") != std::string::npos);
}

TEST_CASE("a blank screen comes back with any key, which does nothing else") {
  Controller controller = presenting();
  for (Blank blank : {Blank::Black, Blank::White}) {
    controller.handle(Intent{Action::BlankScreen, static_cast<std::uint64_t>(blank)});
    CHECK(present(controller).blank == blank);
    controller.handle(forward(Action::PresentStep));
    CHECK(present(controller).blank == Blank::No);
    CHECK(controller.session().step() == 0);
    controller.handle(Intent{Action::BlankScreen, static_cast<std::uint64_t>(blank)});
    controller.handle(Intent{Action::BlankScreen, static_cast<std::uint64_t>(blank)});
    CHECK(present(controller).blank == Blank::No);
  }
}

TEST_CASE("the projector is as light as the window, until it is chosen there") {
  Controller controller = presenting();
  CHECK_FALSE(present(controller).light);
  controller.handle({Action::TogglePresent});
  controller.handle({Action::SetTheme, static_cast<std::uint64_t>(ThemeName::Light)});
  controller.handle({Action::TogglePresent});
  CHECK(present(controller).light);
  controller.handle({Action::NextTheme});
  CHECK_FALSE(present(controller).light);
  controller.handle({Action::TogglePresent});
  controller.handle({Action::TogglePresent});
  CHECK_FALSE(present(controller).light);
}

TEST_CASE("ring, theme and size are the presenter's own") {
  Controller controller = presenting();
  ThemeName theme = controller.view().theme;
  controller.handle({{Action::ToggleRing}, {Action::NextTheme}, {Action::LargerText}});
  CHECK(present(controller).ring);
  CHECK(present(controller).light);
  CHECK(present(controller).zoom > 1);
  CHECK(controller.view().theme == theme);
  CHECK(controller.view().text_zoom == 1);
  for (int i = 0; i < 20; ++i) controller.handle({Action::SmallerText});
  CHECK(present(controller).zoom == 1);
}

TEST_CASE("the room's predictions are counted, kept while the run is shown, and graded when they are revealed") {
  Controller controller = presenting({"adcb.js"});
  controller.handle({{Action::AskRoom},
                     prediction("A D C B"),
                     prediction("A D B C"),
                     prediction("a, b"),
                     prediction("A, D, B, C"),
                     prediction("  ")});
  const RoomView& room = present(controller).room;
  REQUIRE(room.predictions.size() == 3);
  CHECK(room.predictions[1].count == 2);
  CHECK(room.answer.empty());
  CHECK(controller.hides_future());
  controller.handle({{Action::RoomType}, forward(Action::RoomCount)});
  CHECK(room.predictions[1].count == 3);
  controller.handle({{Action::AskRoom}, {Action::GoToEnd}, {Action::AskRoom}});
  REQUIRE(room.predictions.size() == 3);
  controller.handle({Action::RoomReveal});
  CHECK(room.answer == "A D C B");
  CHECK(room.predictions[0].right);
  CHECK_FALSE(room.predictions[1].right);
  CHECK(room.predictions[1].idea == "one queue for everything");
  CHECK(room.said == 5);
  CHECK(room.right == 1);
  CHECK_FALSE(controller.hides_future());
  controller.handle({Action::RoomReveal});
  CHECK(room.predictions.empty());
  CHECK(controller.hides_future());
}

TEST_CASE("a prediction that nobody holds any more is gone, and another lesson begins without any") {
  Controller controller = presenting();
  controller.handle({{Action::AskRoom}, prediction("A"), prediction("B"), back(Action::RoomCount)});
  REQUIRE(present(controller).room.predictions.size() == 1);
  CHECK(present(controller).room.predictions[0].text == "A");
  controller.handle({{Action::Escape}, forward(Action::GoToLesson)});  // it waits for the answer
  CHECK(present(controller).lesson == 1);
  controller.handle({Action::RoomReveal});
  REQUIRE(present(controller).room.revealed);
  controller.handle({{Action::AskRoom}, forward(Action::GoToLesson), {Action::AskRoom}});
  CHECK(present(controller).room.predictions.empty());
}

TEST_CASE("while presenting, only what the presenter shows can be asked for") {
  Controller controller = presenting();
  controller.handle(
      {{Action::OpenQuiz}, {Action::FocusEditor}, {Action::ToggleBreakDialog}, {Action::ToggleRunSearch}});
  CHECK_FALSE(controller.view().quiz.open);
  CHECK_FALSE(controller.view().editing);
  CHECK_FALSE(controller.view().breaks_open);
  CHECK_FALSE(controller.view().search.open);
}

TEST_CASE("outside of the presenter its intents do nothing") {
  Controller controller;
  controller.open(lessons + "adcb.js");
  controller.advance(0);
  controller.handle({forward(Action::PresentStep), {Action::AskRoom}, {Action::BlankScreen, 1}, {Action::ToggleRing}});
  CHECK(controller.session().step() == 0);
  CHECK(present(controller).blank == Blank::No);
  CHECK_FALSE(present(controller).room.open);
}

TEST_CASE("the keys of a remote and of the keyboard ask for what they should") {
  RoomView none;
  CHECK(intent_of_present_key(Key::PageDown, {}, none) == forward(Action::PresentStep));
  CHECK(intent_of_present_key(Key::PageUp, {}, none) == back(Action::PresentStep));
  CHECK(intent_of_present_key(Key::B, {}, none) == Intent{Action::BlankScreen, 1});
  CHECK(intent_of_present_character('.', none) == Intent{Action::BlankScreen, 1});
  CHECK(intent_of_present_key(Key::W, {}, none) == Intent{Action::BlankScreen, 2});
  CHECK(intent_of_present_key(Key::A, {}, none) == Intent{Action::AskRoom});
  RoomView asks;
  asks.open = true;
  CHECK(intent_of_present_key(Key::Down, {}, asks) == forward(Action::RoomFocus));
  CHECK(intent_of_present_key(Key::Enter, {}, asks) == Intent{Action::RoomReveal});
  asks.typing = true;
  CHECK_FALSE(intent_of_present_key(Key::B, {}, asks));
  CHECK_FALSE(intent_of_present_character('+', asks));
  CHECK(intent_of_present_key(Key::Escape, {}, asks) == Intent{Action::Escape});
}

TEST_CASE("no key of a table asks for two things") {
  for (auto table : {present_key_table(), room_key_table()}) {
    std::set<std::tuple<int, char32_t, bool, bool, bool>> seen;
    for (const PresentKeyRow& row : table) {
      const Modifiers& held = row.modifiers;
      CHECK(seen.insert({static_cast<int>(row.key), row.character, held.control, held.shift, held.alt}).second);
    }
  }
}

TEST_CASE("the parts of the presenter lie inside and do not overlap, at any size and size of text") {
  for (Size size : {Size{800, 500}, {1024, 640}, {1280, 720}, {1920, 1080}, {3840, 2160}, {1024, 768}}) {
    for (float zoom : {1.0F, 1.5F, 2.0F, 16.0F / 7}) {
      for (float words : {0.0F, 200.0F, 5000.0F}) {
        PresentLayout layout = make_present_layout(size, present_scale(size, zoom), words);
        CAPTURE(size.width, size.height, zoom, words);
        Rect window{0, 0, size.width, size.height};
        const Rect parts[] = {layout.bar, layout.progress, layout.code, layout.machine, layout.output, layout.words};
        for (const Rect& part : parts) CHECK(window.contains(part));
        for (std::size_t i = 0; i < std::size(parts); ++i) {
          for (std::size_t k = i + 1; k < std::size(parts); ++k) CHECK_FALSE(parts[i].overlaps(parts[k]));
        }
        CHECK((layout.machine.empty() || layout.machine.height >= std::round(36 * layout.scale)));
        bool is_usual = size.width >= size.height * 16 / 9;
        if (is_usual && words > 0) CHECK(layout.output.height >= std::round(40 * layout.scale));
        if (zoom == 1) CHECK(layout.code.height > size.height * 0.3F);
      }
    }
  }
}
