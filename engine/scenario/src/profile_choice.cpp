#include <scenario/profile_choice.hpp>

#include <algorithm>

namespace loopscope {

namespace {

constexpr KnownProfile profiles[] = {
    {"node", true},    {"node-esm", true},    {"node-script", true}, {"node-10", true},
    {"browser", true}, {"round-robin", true}, {"asyncio", false},    {"threads", false},
    {"go", false},     {"actors", false},     {"pool", false},
};

struct ExtensionRow {
  std::string_view extension;
  std::string_view profile;
};

constexpr ExtensionRow extensions[] = {
    {".mjs", "node-esm"}, {".cjs", "node"}, {".js", "node"}, {".py", "asyncio"}, {".go", "go"},
};

const ExtensionRow* extension_row(std::string_view file_name) {
  auto match = std::find_if(std::begin(extensions), std::end(extensions),
                            [&](const ExtensionRow& row) { return file_name.ends_with(row.extension); });
  return match == std::end(extensions) ? nullptr : match;
}

std::string_view profile_of_name(std::string_view file_name, bool needs_module_syntax) {
  const ExtensionRow* row = extension_row(file_name);
  if (!row) return "";
  bool script_or_module = row->extension == ".js";
  return script_or_module && needs_module_syntax ? "node-esm" : row->profile;
}

ProfileChoice known(std::string_view name) {
  auto match = std::find_if(std::begin(profiles), std::end(profiles),
                            [&](const KnownProfile& profile) { return profile.name == name; });
  if (match == std::end(profiles)) return {std::string(name), ProfileFault::Unknown};
  return {std::string(name), match->available ? ProfileFault::None : ProfileFault::NotYet};
}

}  // namespace

std::span<const KnownProfile> known_profiles() { return profiles; }

std::string available_profile_names() {
  std::string names;
  for (const KnownProfile& profile : profiles) {
    if (!profile.available) continue;
    if (!names.empty()) names += ", ";
    names += profile.name;
  }
  return names;
}

bool is_scenario_extension(std::string_view file_name) { return extension_row(file_name) != nullptr; }

ProfileChoice choose_profile(std::string_view cli_option, std::string_view header_runtime, std::string_view file_name,
                             bool needs_module_syntax) {
  if (!cli_option.empty()) return known(cli_option);
  if (!header_runtime.empty()) return known(header_runtime);
  std::string_view name = profile_of_name(file_name, needs_module_syntax);
  if (name.empty()) return {"", ProfileFault::NoLanguage};
  return known(name);
}

}  // namespace loopscope
