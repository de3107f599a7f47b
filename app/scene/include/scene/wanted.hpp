#pragma once
// What a person looks for in a run, as data: the next arrival at a line, what queued this callback, a breakpoint.
#include <scene/scene.hpp>
#include <text/text.hpp>

#include <set>
#include <string>

namespace loopscope::scene {

enum class BreakKind : std::uint8_t { MicrotaskQueued, TimerFired, PromiseRejected, ErrorThrown, Printed };
inline constexpr std::size_t break_kind_count = 5;

// Where a run stops while it plays or is continued.
struct Breakpoints {
  std::set<std::uint32_t> lines;
  std::set<BreakKind> kinds;
  std::string printed;  // Printed: only output that contains this; empty: any

  bool empty() const { return lines.empty() && kinds.empty(); }
  friend bool operator==(const Breakpoints&, const Breakpoints&) = default;
};

// Where a text is looked for.
struct SearchFields {
  bool sentences = true;
  bool output = true;
  bool variables = true;
  friend bool operator==(const SearchFields&, const SearchFields&) = default;
};

struct Wanted {
  enum class What : std::uint8_t {
    Line,        // number: a statement on this line begins
    Output,      // something is printed
    Birth,       // number: the job or timer with this id is queued or set
    Touches,     // number: anything that happens to it
    QueuedBy,    // number: it queues or sets something
    Breakpoint,  // any of `breakpoints`
    OverCall,    // number: the running frame's id; its next statement, however long it is suspended in between
    OutOfCall,   // number: the running frame's id; it has left for good
    Over,        // the next statement of this function or of whoever called it; or the next turn, whosever it is
    Out,         // the running function has left the stack, suspended or for good; or the next turn
    Boundary,    // number: a Grain; where a step by it ends, or at any of `breakpoints`
    Variable,    // text: its name, scope: its title, number: the frame's id; its value changes
    Text,        // text: it appears in one of `fields`, in any case of letters
  };
  What what = What::Line;
  std::uint64_t number = 0;
  std::string text = {};
  std::string scope = {};
  Language language = Language::English;  // of the scope's title
  Breakpoints breakpoints = {};
  SearchFields fields = {};

  // It follows calls from event to event.
  bool follows_calls() const { return what >= What::OverCall && what <= What::Out; }
  // A step: it always ends somewhere, if only at the end of the run.
  bool is_step() const { return follows_calls() || what == What::Boundary; }
};

}  // namespace loopscope::scene
