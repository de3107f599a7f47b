#pragma once
// Everything that can be asked for by name, as one table: the command palette lists it, and a test holds that every
// action has a name in every language.
#include <editor/document.hpp>
#include <scene/intent.hpp>
#include <scene/player.hpp>
#include <scene/scene.hpp>
#include <scene/view.hpp>

#include <optional>
#include <span>
#include <string>

namespace loopscope::scene {

// What decides whether a command makes sense now.
struct Situation {
  const Scene& scene;
  const View& view;
  const Player& player;
  const editor::Document& document;
};

// Why a command cannot be asked for; nothing: it can.
using Hindrance = std::optional<TextId> (*)(const Situation&);

struct CommandRow {
  const char* id;  // in no language: what is remembered of it
  Action action;
  TextId words;
  Hindrance hindrance;
  std::uint64_t value = 0;  // of the intent
  double x = 0;
  std::optional<TextId> about = {};             // fills the gap in `words`
  std::optional<editor::Command> command = {};  // of Action::Edit
};

std::span<const CommandRow> command_table();
std::string words_of(const CommandRow& row, Language language);
Intent intent_of(const CommandRow& row);
// Its first key, as the key sheet spells it; empty: it has none.
std::string keys_of(const CommandRow& row);
std::optional<TextId> hindrance_of(const CommandRow& row, const Situation& situation);

// The name of an action, whatever it is asked with; empty for a number that is none.
std::string name_of(Action action, Language language);

// Actions that a quiz lets pass while it hides what comes.
bool may_ask_in_quiz(Action action);

}  // namespace loopscope::scene
