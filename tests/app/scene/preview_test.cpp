// The author's preview of a quiz, driven by intents as the window drives it.
#include <catch2/catch.hpp>
#include <scene/commands.hpp>
#include <scene/controller.hpp>

#include <algorithm>

using namespace loopscope;
using namespace loopscope::scene;

namespace {

std::string program(const std::string& table, const std::string& title = "Order") {
  return "// --- loopscope\n// title = \"" + title + "\"\n" + table +
         "// ---\nconsole.log('A');\nsetTimeout(() => console.log('B'), 0);\n"
         "Promise.resolve().then(() => console.log('C'));\nconsole.log('D');\n";
}

Controller opened(const std::string& text) {
  Controller controller;
  controller.open_untitled("/tmp/quiz.js", text);
  controller.advance(0);
  return controller;
}

const PreviewView& preview(const Controller& controller) { return controller.view().preview; }

void replace_text(Controller& controller, const std::string& text) {
  controller.take_text(text);
  for (int i = 0; i < 5; ++i) controller.advance(0.3);
}

bool warns_of(const Controller& controller, const std::string& words) {
  const auto& remarks = preview(controller).remarks;
  return std::any_of(remarks.begin(), remarks.end(),
                     [&](const PreviewRemark& each) { return each.message.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("the preview holds what the student gets and beside it the answer and the ideas") {
  Controller controller = opened(program("// [quiz]\n// ask = \"choice\"\n"));
  controller.handle({Action::PreviewQuiz});
  REQUIRE(preview(controller).open);
  CHECK(preview(controller).has_table);
  CHECK(preview(controller).ask == QuizAsk::Choice);
  CHECK(preview(controller).question == "What does this program print?");
  CHECK(preview(controller).answers == std::vector<std::string>{"A D C B"});
  const auto& items = preview(controller).items;
  REQUIRE(items.size() == 4);
  CHECK(std::count_if(items.begin(), items.end(), [](const PreviewItem& item) { return item.right; }) == 1);
  for (const PreviewItem& item : items) {
    CHECK(item.right == (item.text == "A D C B"));
    CHECK(item.right == item.ideas.empty());
  }
  CHECK_FALSE(preview(controller).groups.empty());
}

TEST_CASE("the student gets the items in the order that the preview shows") {
  for (const char* ask : {"choice", "order"}) {
    Controller controller = opened(program("// [quiz]\n// ask = \"" + std::string(ask) + "\"\n"));
    controller.handle({Action::PreviewQuiz});
    std::vector<std::string> previewed;
    for (const PreviewItem& item : preview(controller).items) previewed.push_back(item.text);
    controller.handle({{Action::PreviewQuiz}, {Action::OpenQuiz}});
    CHECK(controller.view().quiz.items == previewed);
  }
}

TEST_CASE("the preview is never open while a student is asked, nor can it be asked for then") {
  Controller controller = opened(program("// [quiz]\n// ask = \"order\"\n"));
  controller.handle({Action::PreviewQuiz});
  REQUIRE(preview(controller).open);
  controller.handle({Action::OpenQuiz});
  REQUIRE(controller.view().quiz.open);
  CHECK_FALSE(preview(controller).open);
  CHECK(preview(controller).answers.empty());
  CHECK(preview(controller).groups.empty());
  controller.handle({Action::PreviewQuiz});
  CHECK_FALSE(preview(controller).open);
  auto row = std::find_if(command_table().begin(), command_table().end(),
                          [](const CommandRow& each) { return each.action == Action::PreviewQuiz; });
  REQUIRE(row != command_table().end());
  auto why = [&] {
    return hindrance_of(*row, {controller.scene(), controller.view(), controller.player(), controller.document()});
  };
  CHECK(why());
  controller.handle({Action::QuizCheck});  // checked, and still the student's
  controller.handle({Action::PreviewQuiz});
  CHECK_FALSE(preview(controller).open);
  CHECK(why());
  controller.handle({Action::Escape});
  CHECK_FALSE(why());
  controller.handle({Action::PreviewQuiz});
  CHECK(preview(controller).open);
  controller.handle({Action::TogglePresent});
  CHECK_FALSE(preview(controller).open);
  controller.handle({{Action::PreviewQuiz}, {Action::AskRoom}, {Action::PreviewQuiz}});
  CHECK_FALSE(preview(controller).open);
}

TEST_CASE("a handout without answers has no preview") {
  Controller controller = opened(program("// [quiz]\n// ask = \"order\"\n"));
  controller.handle({Action::PreviewQuiz});
  controller.hide_future(true);
  CHECK_FALSE(preview(controller).open);
  controller.handle({Action::PreviewQuiz});
  CHECK_FALSE(preview(controller).open);
}

TEST_CASE("the preview follows the text as it is edited, and keeps the last good one") {
  Controller controller = opened(program("// [quiz]\n// ask = \"order\"\n", "A D C B"));
  controller.handle({Action::PreviewQuiz});
  CHECK(warns_of(controller, "`title` tells the answer"));
  CHECK(preview(controller).remarks[0].line == 2);
  replace_text(controller, program("// [quiz]\n// ask = \"text\"\n// question = \"And now?\"\n"));
  CHECK(preview(controller).ask == QuizAsk::Text);
  CHECK(preview(controller).question == "And now?");
  CHECK(preview(controller).items.empty());
  CHECK_FALSE(warns_of(controller, "`title`"));
  replace_text(controller, program("// [quiz]\n// ask = \"tex\"\n"));
  CHECK(preview(controller).open);
  CHECK(preview(controller).is_older);
  CHECK(preview(controller).question == "And now?");
  replace_text(controller, program(""));
  CHECK_FALSE(preview(controller).is_older);
  CHECK_FALSE(preview(controller).has_table);
}

TEST_CASE("the preview speaks the language of the window") {
  Controller controller = opened(program("// [quiz]\n// ask = \"order\"\n", "A D C B"));
  controller.handle({{Action::PreviewQuiz}, {Action::NextLanguage}});
  CHECK(preview(controller).question == "Em que ordem estas linhas são impressas?");
  CHECK(warns_of(controller, "conta a resposta"));
}

TEST_CASE("the preview says of `next` what lets which option run, and of a step that is missing that it is") {
  Controller controller = opened(program("// [quiz]\n// ask = \"next\"\n// step = \"output:2\"\n"));
  controller.handle({Action::PreviewQuiz});
  REQUIRE(preview(controller).items.size() >= 2);
  CHECK(preview(controller).answers.size() == 1);
  CHECK(preview(controller).fault.empty());
  replace_text(controller, program("// [quiz]\n// ask = \"next\"\n// step = \"output:9\"\n"));
  CHECK_FALSE(preview(controller).fault.empty());
  REQUIRE(preview(controller).remarks.size() == 1);
  CHECK_FALSE(preview(controller).remarks[0].is_warning);
}

TEST_CASE("without a program that runs the preview says so, and Escape closes it") {
  Controller controller = opened("console.log(");
  controller.handle({Action::PreviewQuiz});
  CHECK(preview(controller).open);
  CHECK_FALSE(preview(controller).fault.empty());
  CHECK(preview(controller).items.empty());
  controller.handle({Action::Escape});
  CHECK_FALSE(preview(controller).open);
}
