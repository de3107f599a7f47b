#pragma once
// A program that is open: its recorded run and a cursor in it. Owns both; `scene()` is what can be seen at the cursor.
// All movement ends at the run's first and last step, and says whether it moved.
#include <scene/intent.hpp>
#include <scene/scene.hpp>
#include <text/text.hpp>

#include <cstdint>
#include <string>

namespace loopscope::scene {

struct SessionOptions {
  std::string profile;  // empty: what the file says
  Language language = Language::English;
};

class Session {
 public:
  // Nothing is open.
  Session();

  // Reads and runs the file at `path`, cursor at step 0. A fault (no such file, syntax) is in scene().message, and what
  // can be shown of the file is shown.
  static Session open(const std::string& path, const SessionOptions& options);

  const std::string& path() const { return path_; }
  const Scene& scene() const { return scene_; }
  std::uint64_t step() const { return scene_.counters.event.now; }

  bool step(Grain grain, Direction direction);
  bool step_over();
  bool step_out();
  bool seek(std::uint64_t step);
  bool seek_end();
  // Words of the scene are made again in another language.
  void set_language(Language language);

 private:
  std::string path_;
  SessionOptions options_;
  Scene scene_;
};

}  // namespace loopscope::scene
