#pragma once
// Quizzes over programs of a test.
#include <quiz/words.hpp>
#include <scenario/header_block.hpp>
#include <scenario/profile_choice.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace loopscope::testing {

inline Quiz quiz_of(std::string_view text, std::string profile = "node", QuizOptions options = {}) {
  RunRequest request;
  request.source = std::make_shared<const SourceText>("/test/program.js", text);
  request.profile = std::move(profile);
  return Quiz(request, options);
}

inline const PrintedRun& imagined(const Quiz& quiz, std::string_view idea) {
  for (const ImaginedRun& each : quiz.imagined()) {
    if (each.idea->name == idea) return each.run;
  }
  static const PrintedRun none;
  return none;
}

// What somebody with this misconception would answer.
inline std::string answer_of(const Quiz& quiz, std::string_view idea) {
  return joined_lines(imagined(quiz, idea).lines);
}

inline bool names_idea(const std::vector<const Misconception*>& ideas, std::string_view name) {
  for (const Misconception* idea : ideas) {
    if (idea->name == name) return true;
  }
  return false;
}

inline std::vector<std::filesystem::path> programs_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> found;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (is_scenario_extension(entry.path().string())) found.push_back(entry.path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

// A program file as `check` would run it, but under `profile` when its header and name do not say more.
inline RunRequest request_of(const std::filesystem::path& path, const std::string& profile) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  RunRequest request;
  request.source = std::make_shared<const SourceText>(path.string(), bytes.str());
  Header header = read_header(*request.source, comment_marker(path.string()), Language::English).header;
  request.world = header.world;
  request.limits = header.limits;
  bool is_module = needs_module_syntax(request);
  request.profile = choose_profile(profile, header.runtime, path.string(), is_module).name;
  return request;
}

}  // namespace loopscope::testing
