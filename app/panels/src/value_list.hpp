#pragma once
// Rows of names and values that unfold: variables, the parts of objects.
#include <panels/ui.hpp>
#include <scene/intent.hpp>

#include <string>
#include <vector>

namespace loopscope::panels {

class ValueList {
 public:
  ValueList(Ui& ui, const scene::Rect& body, scene::Intents& intents);

  void heading(const std::string& words, bool changed = false);
  // `scope`: the title of the scope that they are variables of; empty for parts of objects.
  void rows(const std::vector<scene::Variable>& variables, const std::string& scope);
  void space(float pixels) { y_ += pixels; }
  void end() const;

 private:
  void row(const scene::Variable& variable, const std::string& scope);
  void follow_keys(const scene::Rect& row) const;
  void draw_texts(const scene::Variable& variable, const scene::Rect& row, bool& cut) const;
  void draw_triangle(const scene::Rect& row, float x, bool unfolded) const;
  void draw_changed(const scene::Rect& row) const;
  void ask(const scene::Variable& variable, const std::string& scope, bool cut);

  Ui& ui_;
  scene::Rect body_;
  scene::Intents& intents_;
  scene::Rect area_;
  float name_width_ = 0;
  float y_ = 0;
};

}  // namespace loopscope::panels
