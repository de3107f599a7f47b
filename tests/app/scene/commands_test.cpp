#include <catch2/catch.hpp>
#include <scene/controller.hpp>
#include <scene/keys.hpp>
#include <scene/palette.hpp>
#include <text/comfort_text.hpp>

#include <algorithm>
#include <set>

using namespace loopscope;
using namespace loopscope::scene;

namespace {

const std::string lesson = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios/javascript/adcb.js";

std::vector<PaletteEntry> entries_of(const Controller& controller, const PaletteSources& sources = {}) {
  return palette_entries({controller.scene(), controller.view(), controller.player(), controller.document()}, sources);
}

const PaletteEntry& entry(const std::vector<PaletteEntry>& entries, const std::string& id) {
  auto found = std::find_if(entries.begin(), entries.end(), [&](const PaletteEntry& each) { return each.id == id; });
  REQUIRE(found != entries.end());
  return *found;
}

bool is_commanded(Action action) {
  auto rows = command_table();
  return std::any_of(rows.begin(), rows.end(), [&](const CommandRow& row) { return row.action == action; });
}

}  // namespace

TEST_CASE("every action has a name of its own in every language") {
  for (std::size_t i = 0; i < action_count; ++i) {
    for (Language language : {Language::English, Language::Portuguese}) {
      INFO("action " << i);
      CHECK_FALSE(name_of(static_cast<Action>(i), language).empty());
    }
  }
  CHECK(name_of(static_cast<Action>(action_count), Language::English).empty());
}

TEST_CASE("every action of the key table is a command, but those that only open the palette or close things") {
  for (const KeyRow& row : key_table()) {
    if (row.action == Action::Escape || row.action == Action::TogglePalette) continue;
    INFO(name_of(row.action, Language::English));
    CHECK(is_commanded(row.action));
  }
}

TEST_CASE("commands differ in their ids and, in each language, in their words") {
  std::set<std::string> ids;
  for (const CommandRow& row : command_table()) CHECK(ids.insert(row.id).second);
  for (Language language : {Language::English, Language::Portuguese}) {
    std::set<std::string> words;
    for (const CommandRow& row : command_table()) {
      INFO(words_of(row, language));
      CHECK(words.insert(words_of(row, language)).second);
      CHECK(words_of(row, language).find('{') == std::string::npos);
    }
  }
}

TEST_CASE("a command's key asks for the same as the command") {
  for (const CommandRow& row : command_table()) {
    std::string keys = keys_of(row);
    if (keys.empty() || row.command) continue;
    auto table = key_table();
    auto key = std::find_if(table.begin(), table.end(), [&](const KeyRow& each) {
      return chord_text(each.key, each.character, each.modifiers) == keys;
    });
    INFO(row.id << " " << keys);
    REQUIRE(key != table.end());
    Intent by_key{key->action};
    by_key.x = key->x;
    CHECK(intent_of(row) == by_key);
  }
}

TEST_CASE("keys are spelled as people write them") {
  CHECK(chord_text(Key::P, 0, {true, true, false}) == "Ctrl+Shift+P");
  CHECK(chord_text(Key::F11, 0, {false, true, false}) == "Shift+F11");
  CHECK(chord_text(Key::Right, 0, {}) == "→");
  CHECK(chord_text(Key::None, '?', {}) == "?");
  CHECK(chord_text(Key::Enter, 0, {false, false, true}) == "Alt+Enter");
}

TEST_CASE("without a program what needs one says why it cannot be asked for") {
  Controller controller;
  auto entries = entries_of(controller);
  CHECK(entry(entries, "step-forward").why_not == text(Language::English, ComfortText::why_no_program));
  CHECK(entry(entries, "undo").why_not == text(Language::English, ComfortText::why_no_text));
  CHECK(entry(entries, "open").why_not.empty());
  CHECK(entry(entries, "run-mode").why_not.empty());
}

TEST_CASE("what hinders a command goes with the run") {
  Controller controller;
  controller.open(lesson);
  for (int i = 0; i < 5; ++i) controller.advance(0.01);
  CHECK(entry(entries_of(controller), "step-back").why_not == text(Language::English, ComfortText::why_at_start));
  CHECK(entry(entries_of(controller), "step-forward").why_not.empty());
  controller.handle({Action::GoToEnd});
  CHECK(entry(entries_of(controller), "step-back").why_not.empty());
  CHECK(entry(entries_of(controller), "step-forward").why_not == text(Language::English, ComfortText::why_at_end));
  CHECK(entry(entries_of(controller), "cause").why_not == text(Language::English, ComfortText::why_nothing_selected));
  controller.handle({Action::Select, 1});
  CHECK(entry(entries_of(controller), "cause").why_not.empty());
}

TEST_CASE("a command that is not hindered changes something or says something when it is carried out") {
  Controller controller;
  controller.open(lesson);
  for (int i = 0; i < 5; ++i) controller.advance(0.01);
  controller.handle({Action::StepForward});
  CHECK(entry(entries_of(controller), "step-back").why_not.empty());
  auto before = controller.session().step();
  controller.handle(entry(entries_of(controller), "step-back").intent);
  CHECK(controller.session().step() < before);
  controller.handle(entry(entries_of(controller), "theme-light").intent);
  CHECK(controller.view().theme == ThemeName::Light);
  controller.handle(entry(entries_of(controller), "language-pt").intent);
  CHECK(controller.view().language == Language::Portuguese);
  controller.handle(entry(entries_of(controller), "size-200").intent);
  CHECK(controller.view().text_zoom == 2);
  controller.handle(entry(entries_of(controller), "profile-node-10").intent);
  CHECK(controller.scene().profile == "node-10");
}

TEST_CASE("while a quiz hides the run, commands that would show it cannot be asked for") {
  Controller controller;
  controller.open(lesson);
  for (int i = 0; i < 5; ++i) controller.advance(0.01);
  controller.handle({Action::OpenQuiz});
  REQUIRE(controller.view().quiz.open);
  auto hidden = text(Language::English, ComfortText::why_quiz_hides);
  auto entries = entries_of(controller, {{{"a.js", "A", ""}}, {}});
  for (const char* id : {"end", "step-forward", "search", "continue", "profile-node-10"})
    CHECK(entry(entries, id).why_not == hidden);
  for (const char* id : {"check", "theme-light", "larger", "open", "quit", "lesson-a.js"})
    CHECK(entry(entries, id).why_not.empty());
}

TEST_CASE("a number stands for a step and for arrivals at a line, other texts for none") {
  Controller controller;
  controller.open(lesson);
  Situation now{controller.scene(), controller.view(), controller.player(), controller.document()};
  auto numbers = number_entries(now, "12");
  REQUIRE(numbers.size() == 4);
  CHECK(numbers[0].intent == Intent{Action::GoToStep, 12});
  CHECK(numbers[0].words == "Go to step 12");
  CHECK(numbers[2].intent.x < 0);
  CHECK(number_entries(now, "").empty());
  CHECK(number_entries(now, "12a").empty());
  CHECK(number_entries(now, "99999999999999999999999").empty());
}

TEST_CASE("what was used last comes first, and among equals too") {
  Controller controller;
  controller.handle({Action::NoteCommand, 0, "theme-light"});
  controller.handle({Action::NoteCommand, 0, "quit"});
  auto entries = entries_of(controller);
  auto hits = palette_hits(entries, "", controller.view().recent_commands);
  CHECK(hits.size() == entries.size());
  CHECK(hits[0].entry->id == "quit");
  CHECK(hits[1].entry->id == "theme-light");
  CHECK(palette_hits(entries, "theme:", controller.view().recent_commands)[0].entry->id == "theme-light");
}

TEST_CASE("the list of commands used last is bounded and has each once") {
  View view;
  for (int i = 0; i < 100; ++i) note_command(view, "command-" + std::to_string(i % 30));
  CHECK(view.recent_commands.size() == 12);
  CHECK(view.recent_commands[0] == "command-9");
  CHECK(std::set<std::string>(view.recent_commands.begin(), view.recent_commands.end()).size() == 12);
}

// --- finding by letters

TEST_CASE("a name is found by the start of its words, by a part and by letters in a row, in any case and accent") {
  for (auto [pattern, name] : {std::pair{"step", "Step forward"},
                               {"forw", "Step forward"},
                               {"sf", "Step forward"},
                               {"stfor", "Step forward"},
                               {"forward step", "Step forward"},
                               {"acao", "Ação"},
                               {"CONFIGURACOES", "Configurações"},
                               {"ÚLTIMA", "Desfazer a ultima"},
                               {"", "anything"}}) {
    INFO(pattern << " in " << name);
    CHECK(fuzzy_match(pattern, name));
  }
  CHECK_FALSE(fuzzy_match("x", "Step forward"));
  CHECK_FALSE(fuzzy_match("stepp", "Step forward"));
  CHECK_FALSE(fuzzy_match("eod", "Step forward"));  // its letters are there, but scattered about
}

TEST_CASE("the closer match has the higher score") {
  auto score = [](const char* pattern, const char* name) { return fuzzy_match(pattern, name)->score; };
  CHECK(score("step", "Step back") > score("step", "To the next step"));
  CHECK(score("the", "The keys") > score("the", "Other"));
  CHECK(score("sb", "Step back") > score("sb", "Usb"));
}

TEST_CASE("what was found is told as ranges of whole characters") {
  auto match = fuzzy_match("acoes", "Configurações");
  REQUIRE(match);
  REQUIRE(match->ranges.size() == 1);
  std::string name = "Configurações";
  auto [begin, end] = match->ranges[0];
  CHECK(name.substr(begin, end - begin) == "ações");
  // An accent that combines belongs to its letter.
  auto combined = fuzzy_match("cao", "ac\u0327a\u0303o");
  REQUIRE(combined);
  CHECK(combined->ranges == std::vector<std::pair<std::size_t, std::size_t>>{{1, 8}});
}

TEST_CASE("every command is found by its own words, first, in both languages") {
  for (Language language : {Language::English, Language::Portuguese}) {
    View view;
    view.language = language;
    Controller controller(view);
    auto entries = entries_of(controller);
    for (const PaletteEntry& each : entries) {
      auto hits = palette_hits(entries, each.words, {});
      INFO(each.words);
      REQUIRE_FALSE(hits.empty());
      CHECK(hits[0].match.score == fuzzy_match(each.words, each.words)->score);
      bool is_among_best = std::any_of(hits.begin(), hits.end(), [&](const PaletteHit& hit) {
        return hit.entry->id == each.id && hit.match.score == hits[0].match.score;
      });
      CHECK(is_among_best);
    }
  }
}
