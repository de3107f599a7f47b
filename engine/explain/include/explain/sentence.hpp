#pragma once
// From an event to one sentence: what happened and why, with the rule behind it. Sentences come from the text table;
// names, values and pieces of source are put into them quoted and shortened.
#include <explain/told_rule.hpp>
#include <machine/exec.hpp>
#include <scenario/inspection.hpp>
#include <text/text.hpp>

#include <string>
#include <string_view>

namespace loopscope {

struct Sentence {
  std::string text;
  std::string_view rule;         // the rule's name; empty for none
  std::string_view rule_source;  // where it is written: "ECMA-262 §27.2.1.8 TriggerPromiseReactions"
  ToldRule id = ToldRule::None;
};

// `after` is the machine at the first instruction boundary after the event.
Sentence explain(const Event& event, const Machine& after, const RunInspection& run, Language language);

}  // namespace loopscope
