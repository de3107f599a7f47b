#pragma once
// Which profile a file runs under: `--profile` beats the header's `runtime`, which beats the file's name. A pure
// function over the table of known profiles.
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace loopscope {

struct KnownProfile {
  std::string_view name;
  bool available;  // false: known, but not there yet
};

std::span<const KnownProfile> known_profiles();
// "node, node-esm, ...": for messages.
std::string available_profile_names();
// The extensions of languages that run today, and the ones that will.
bool is_scenario_extension(std::string_view file_name);

enum class ProfileFault : std::uint8_t {
  None,
  Unknown,     // no such profile: `name` is what was asked for
  NotYet,      // the profile or the file's language does not exist yet
  NoLanguage,  // the file's name does not say a language, and nobody named a profile
};

struct ProfileChoice {
  std::string name;
  ProfileFault fault = ProfileFault::None;
  friend bool operator==(const ProfileChoice&, const ProfileChoice&) = default;
};

// Empty `cli_option` or `header_runtime` mean that none was given. `needs_module_syntax`: a `.js` file that only parses
// as a module is one, as node itself decides.
ProfileChoice choose_profile(std::string_view cli_option, std::string_view header_runtime, std::string_view file_name,
                             bool needs_module_syntax);

}  // namespace loopscope
