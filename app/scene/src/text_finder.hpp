#pragma once
// Whether a text appears at a step: in its sentence, in what it prints, or in a variable that has just got that value.
#include <scene/wanted.hpp>

#include <machine/exec.hpp>
#include <scenario/inspection.hpp>

#include <set>
#include <string>

namespace loopscope::scene {

// Small letters, Latin ones with accents too, without the marks around code.
std::string folded(std::string_view text);

class TextFinder {
 public:
  TextFinder(const Wanted& wanted, const RunInspection& run)
      : fields_(wanted.fields), language_(wanted.language), needle_(folded(wanted.text)), run_(run) {}

  // The state before the first event that is asked about; then the events in order.
  void begin(const Machine& before) { known_ = variables(before); }
  bool matches(const Event& event, const Machine& after);

 private:
  bool in_sentence(const Event& event, const Machine& after) const;
  bool in_output(const Event& event, const Machine& after) const;
  bool in_variables(const Event& event, const Machine& after);
  std::set<std::string> variables(const Machine& machine) const;  // "name = value", those that match

  SearchFields fields_;
  Language language_;
  std::string needle_;
  const RunInspection& run_;
  std::set<std::string> known_;
};

}  // namespace loopscope::scene
