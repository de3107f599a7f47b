// The page at a deck's end.
#include <catch2/catch.hpp>
#include <scene/controller.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace loopscope;
using namespace loopscope::scene;
namespace fs = std::filesystem;

namespace {

// Four programs; what each prints is its own letter and z, and the first letter comes from a promise.
struct Folder {
  Folder() {
    std::string name = (fs::temp_directory_path() / "loopscope-end-XXXXXX").string();
    path = mkdtemp(name.data());
    for (const char* letter : {"a", "b", "c", "d"}) {
      std::ofstream(path / (std::string(letter) + ".js"), std::ios::binary)
          << "// --- loopscope\n// title = \"Lesson " << letter << "\"\n// ---\n"
          << "Promise.resolve().then(() => console.log('" << letter << "')); console.log('z');\n";
    }
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { fs::remove_all(path); }
  fs::path path;
};

Controller opened(const Folder& folder) {
  Controller controller;
  controller.open((folder.path / "a.js").string());
  controller.advance(0);
  return controller;
}

std::string letter_of(const Controller& controller) {
  return fs::path(controller.session().path()).filename().string().substr(0, 1);
}

void answer(Controller& controller, const std::string& words) {
  controller.handle(Intent{Action::OpenQuiz, static_cast<std::uint64_t>(QuizAsk::Text) + 1});
  Intent typed{Action::QuizType};
  typed.text = words;
  controller.handle({typed, {Action::QuizCheck}});
}

// All right but those of these letters, which are answered as somebody would who takes then for a call; the second time
// they come, rightly.
void go_through(Controller& controller, const std::string& wrong) {
  std::string seen;
  while (controller.view().quiz.open && !controller.view().quiz.deck_end.open) {
    std::string letter = letter_of(controller);
    bool errs = wrong.find(letter) != std::string::npos && seen.find(letter) == std::string::npos;
    seen += letter;
    answer(controller, errs ? letter + " z" : "z " + letter);
    CHECK(controller.view().quiz.right == !errs);
    controller.handle({Action::QuizCheck});
  }
}

const DeckEnd& end_of(const Controller& controller) { return controller.view().quiz.deck_end; }

}  // namespace

TEST_CASE("at its end a deck says what was right, and of the wrong ones which idea it was") {
  Folder folder;
  Controller controller = opened(folder);
  controller.handle({Action::StartDeck});
  go_through(controller, "b");
  REQUIRE(end_of(controller).open);
  CHECK_FALSE(controller.hides_future());
  CHECK(end_of(controller).asked == 4);
  CHECK(end_of(controller).wrong == 1);
  REQUIRE(end_of(controller).cards.size() == 4);
  const DeckCard& first = end_of(controller).cards[0];
  CHECK(first.title == "Lesson b");
  CHECK(first.tries == 2);
  CHECK(first.right);
  CHECK_FALSE(first.right_first);
  REQUIRE_FALSE(first.ideas.empty());
  CHECK(first.ideas[0].name == "then-at-once");
  std::string title = first.ideas[0].title;
  for (std::size_t i = 1; i < 4; ++i) CHECK(end_of(controller).cards[i].right_first);
  CHECK(end_of(controller).kept == 5);
  CHECK(end_of(controller).kept_right == 4);
  controller.handle({Action::NextLanguage});
  REQUIRE(end_of(controller).open);
  CHECK(end_of(controller).cards[0].ideas[0].title != title);
}

TEST_CASE("one key goes again over those that were wrong, and over nothing else") {
  Folder folder;
  Controller controller = opened(folder);
  controller.handle({Action::StartDeck});
  go_through(controller, "bd");
  REQUIRE(end_of(controller).wrong == 2);
  controller.handle({Action::QuizCheck});
  REQUIRE(controller.view().quiz.open);
  CHECK_FALSE(end_of(controller).open);
  CHECK(controller.hides_future());
  CHECK(controller.view().quiz.deck.total == 2);
  go_through(controller, "");
  REQUIRE(end_of(controller).open);
  CHECK(end_of(controller).cards.size() == 2);
  CHECK(end_of(controller).wrong == 0);
  controller.handle({Action::QuizCheck});
  CHECK_FALSE(controller.view().quiz.open);
}

TEST_CASE("a deck that is left early says what was not asked") {
  Folder folder;
  Controller controller = opened(folder);
  controller.handle({Action::StartDeck});
  controller.handle({Action::Escape});
  CHECK_FALSE(controller.view().quiz.open);  // nothing to say
  controller.handle({Action::StartDeck});
  answer(controller, "z " + letter_of(controller));
  controller.handle({{Action::QuizCheck}, {Action::Escape}});
  REQUIRE(end_of(controller).open);
  CHECK(end_of(controller).asked == 1);
  CHECK(end_of(controller).cards.size() == 4);
  CHECK(end_of(controller).cards[3].tries == 0);
  CHECK(end_of(controller).cards[3].title.empty());
  controller.handle({Action::Escape});
  CHECK_FALSE(controller.view().quiz.open);
}

TEST_CASE("the keys walk over the list and stop at its ends") {
  Folder folder;
  Controller controller = opened(folder);
  controller.handle({Action::StartDeck});
  go_through(controller, "");
  std::uint64_t step = controller.session().step();
  for (int i = 0; i < 9; ++i) controller.handle({Action::StepOut});
  CHECK(end_of(controller).focus == 3);
  for (int i = 0; i < 9; ++i) controller.handle({Action::StepOver});
  CHECK(end_of(controller).focus == 0);
  CHECK(controller.session().step() == step);
}
