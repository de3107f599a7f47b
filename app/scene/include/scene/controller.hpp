#pragma once
// Carries out intents on a session and a view. It holds no window and no clock, so a test drives it as the window does.
// ToggleFullScreen and Quit are the window's own and are left alone here.
#include <scene/intent.hpp>
#include <scene/player.hpp>
#include <scene/session.hpp>
#include <scene/view.hpp>

namespace loopscope::scene {

class Controller {
 public:
  Controller() = default;
  explicit Controller(View view) : view_(view) {}

  const Session& session() const { return session_; }
  const View& view() const { return view_; }
  const Player& player() const { return player_; }

  void open(const std::string& path, const std::string& profile = {});
  void handle(const Intents& intents);
  void handle(const Intent& intent);
  // Real time passes: while playing, the steps that are due are made.
  void advance(double seconds);

 private:
  bool handle_movement(const Intent& intent);
  bool handle_playing(const Intent& intent);
  bool handle_files(const Intent& intent);
  void handle_view(const Intent& intent);
  void set_language(Language language);
  void escape();

  Session session_;
  View view_;
  Player player_;
  std::string profile_;
};

}  // namespace loopscope::scene
