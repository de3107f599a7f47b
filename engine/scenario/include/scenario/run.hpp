#pragma once
// From a program's text and options to a machine at step 0, whatever its language and model.
#include <machine/exec.hpp>
#include <scenario/header.hpp>
#include <source/diagnostic.hpp>

#include <memory>
#include <optional>
#include <string>

namespace loopscope {

struct RunRequest {
  std::shared_ptr<const SourceText> source;  // named by its absolute path
  std::string profile;                       // one of known_profiles() that is available
  LimitOptions limits;
  HeaderWorld world;
  std::vector<FolderFile> sources;  // the folder's other files, by ascending path
  std::vector<std::uint8_t> schedule;
  std::optional<Profile> adjusted;  // runs under these options instead of those of `profile`
};

struct StartedRun {
  Machine machine;  // at step 0
  const LanguageTable* language = nullptr;
  const Model* model = nullptr;
  std::optional<Diagnostic>
      fault;  // why the program cannot start; the machine then prints what the real runtime prints
};

// The options of an available profile.
std::optional<Profile> find_profile(std::string_view name);
// The loop that a profile's programs run on.
const Model& model_of(const Profile& profile);

StartedRun start_run(const RunRequest& request);

// Whether a `.js` file parses only as a module.
bool needs_module_syntax(const RunRequest& request);

}  // namespace loopscope
