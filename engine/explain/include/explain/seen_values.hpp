#pragma once
// What can be seen of values at one step beyond one line each: the parts of objects, the objects that the program's
// variables reach, promises with what waits for them. Plain values in one language of words, bounded in size.
#include <explain/snapshot.hpp>

#include <functional>
#include <set>

namespace loopscope {

// A line of an unfolded value: the parts of a part follow it, one level deeper.
struct SeenPart {
  std::string name;
  std::string value;
  std::string path;  // where it is: its scope, its variable, then names of parts, parted by line breaks
  int depth = 0;
  bool can_unfold = false;
  bool is_unfolded = false;
  std::uint64_t hidden = 0;  // not a part: how many of the level's are not shown
};

// The parts below `value`, as far as `unfolded` holds the paths that lead to them; nothing when `path` itself is not in
// it. Ends at a bounded depth, so that circles do.
std::vector<SeenPart> seen_parts(const Machine& machine, const RunInspection& run, Value value, const std::string& path,
                                 const std::set<std::string>& unfolded);
bool can_unfold(const Machine& machine, const RunInspection& run, Value value);

struct SeenObject {
  std::uint64_t serial = 0;  // of its birth
  std::string name;          // the variable or property by which it was found first
  std::string value;
  std::vector<SeenPart> parts;  // the first level, and further as far as it is unfolded
};

struct SeenReaction {
  std::string text;  // what runs when it settles: a function's source, what goes on
  bool resumes = false;
  SeenPlace place;
};

struct SeenPromise {
  std::uint64_t serial = 0;
  std::string name;  // of a variable that holds it, or of the function whose call it is; may be empty
  bool is_settled = false, is_rejected = false, is_handled = false;
  std::string value;
  std::vector<SeenReaction> reactions;
};

// What is reachable from the variables of the stack, of suspended functions and of the script: each object once, in the
// order in which they are found. `born_after`: only things with a larger birth serial, so that the library stays out.
// Paths of an object's parts begin with "#" and its serial.
std::vector<SeenObject> seen_objects(const Machine& machine, const RunInspection& run, Language language,
                                     std::uint64_t born_after, const std::set<std::string>& unfolded);
std::vector<SeenPromise> seen_promises(const Machine& machine, const RunInspection& run, Language language,
                                       std::uint64_t born_after);

}  // namespace loopscope
