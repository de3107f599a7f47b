#include <catch2/catch.hpp>
#include <scenario/limit_options.hpp>
#include <scenario/profile_choice.hpp>
#include <scenario/suggestion.hpp>

using namespace loopscope;

TEST_CASE("the option --profile beats the header, which beats the file's name") {
  CHECK(choose_profile("node-esm", "node-script", "a.cjs", false) == ProfileChoice{"node-esm"});
  CHECK(choose_profile("", "node-script", "a.mjs", true) == ProfileChoice{"node-script"});
  CHECK(choose_profile("", "", "a.mjs", false) == ProfileChoice{"node-esm"});
}

TEST_CASE("a .js file that needs module syntax is a module, a .cjs never is") {
  CHECK(choose_profile("", "", "a.js", false) == ProfileChoice{"node"});
  CHECK(choose_profile("", "", "a.js", true) == ProfileChoice{"node-esm"});
  CHECK(choose_profile("", "", "a.cjs", true) == ProfileChoice{"node"});
}

TEST_CASE("what does not exist yet, what never will, and what has no language are told apart") {
  CHECK(choose_profile("", "", "a.py", false) == ProfileChoice{"asyncio", ProfileFault::NotYet});
  CHECK(choose_profile("", "", "a.go", false) == ProfileChoice{"go", ProfileFault::NotYet});
  CHECK(choose_profile("browser", "", "a.js", false) == ProfileChoice{"browser", ProfileFault::None});
  CHECK(choose_profile("asyncio", "", "a.js", false) == ProfileChoice{"asyncio", ProfileFault::NotYet});
  CHECK(choose_profile("nodejs", "", "a.js", false) == ProfileChoice{"nodejs", ProfileFault::Unknown});
  CHECK(choose_profile("", "", "notes.txt", false) == ProfileChoice{"", ProfileFault::NoLanguage});
  CHECK(choose_profile("node", "", "notes.txt", false) == ProfileChoice{"node"});
}

TEST_CASE("limits are set by name, lifted by none, and the command line wins") {
  LimitOptions options;
  CHECK(set_limit(options, "instructions=1_000") == LimitFault::None);
  CHECK(options.instructions == LimitOption{true, 1000});
  CHECK(set_limit(options, "frames=none") == LimitFault::None);
  CHECK(options.frames == LimitOption{true, std::nullopt});
  CHECK(set_limit(options, "frame=3") == LimitFault::UnknownName);
  CHECK(set_limit(options, "frames") == LimitFault::BadValue);
  CHECK(set_limit(options, "frames=-1") == LimitFault::BadValue);
  CHECK(set_limit(options, "frames=0") == LimitFault::BadValue);
  CHECK(set_limit(options, "frames=99999999999999999999999") == LimitFault::BadValue);
  LimitOptions over;
  CHECK(set_limit(over, "none") == LimitFault::None);
  CHECK(merge_limits(options, over).instructions == LimitOption{true, std::nullopt});
  CHECK(merge_limits(options, {}).instructions == LimitOption{true, 1000});
}

TEST_CASE("the nearest word is suggested, and nothing when nothing is near") {
  std::string_view words[] = {"title", "summary", "runtime"};
  CHECK(nearest_word("sumary", words) == "summary");
  CHECK(nearest_word("tilte", words) == "title");
  CHECK(nearest_word("colour", words).empty());
  CHECK(nearest_word("", words).empty());
  CHECK(edit_distance("kitten", "sitting") == 3);
}
