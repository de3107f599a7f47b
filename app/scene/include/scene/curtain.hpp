#pragma once
// What is taken out of a scene while nobody may see what comes: whatever lies after the step, and whatever of the file
// tells it (its header, its notes, a title or a name that is the answer).
#include <scene/scene.hpp>

#include <memory>
#include <string>
#include <vector>

namespace loopscope {
class Quiz;
}

namespace loopscope::scene {

class Curtain {
 public:
  // What the program prints, in any allowed order; its title or name may be just that.
  void set_answers(const Quiz& quiz);

  void hide_future(Scene& scene) const;

 private:
  bool tells(const std::string& text) const;
  std::shared_ptr<const SourceView> without_answers(const SourceView& whole) const;

  std::vector<std::vector<std::string>> answers_;
  mutable std::shared_ptr<const SourceView> whole_, hidden_;  // of the file that was hidden last
};

}  // namespace loopscope::scene
