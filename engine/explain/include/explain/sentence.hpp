#pragma once
// From an event to one sentence: what happened and why, with the rule behind it. Sentences come from the text table;
// names, values and pieces of source are put into them quoted and shortened.
#include <machine/exec.hpp>
#include <scenario/inspection.hpp>
#include <text/text.hpp>

#include <functional>
#include <string>
#include <string_view>

namespace loopscope {

struct Sentence {
  std::string text;
  std::string_view rule;         // the rule's name; empty for none
  std::string_view rule_source;  // where it is written: "ECMA-262 §27.2.1.8 TriggerPromiseReactions"
};

// `after` is the machine at the first instruction boundary after the event.
Sentence explain(const Event& event, const Machine& after, const RunInspection& run, Language language);

// Runs `machine` on to the end and hands over each event with the machine at the boundary after it, in order. False
// from `take` stops the run there. No copies are made: this is how a whole run is told.
void narrate(Machine& machine, const LanguageTable& language, const Model& model,
             const std::function<bool(const Event&, const Machine& after)>& take);

}  // namespace loopscope
