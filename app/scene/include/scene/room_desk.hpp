#pragma once
// "Ask the room": collects what people say a program will print, and grades it later. It owns the predictions, which
// stay while the same program is shown; the controller owns it.
#include <scene/curtain.hpp>
#include <scene/intent.hpp>
#include <scene/present_view.hpp>
#include <scene/session.hpp>
#include <text/text.hpp>

#include <memory>

namespace loopscope {
class Quiz;
}

namespace loopscope::scene {

class RoomDesk {
 public:
  RoomDesk();
  ~RoomDesk();
  RoomDesk(RoomDesk&&) noexcept;
  RoomDesk& operator=(RoomDesk&&) noexcept;

  const RoomView& view() const { return view_; }
  // The future is hidden.
  bool hides() const { return view_.open && !view_.revealed && view_.fault.empty(); }
  void hide_future(Scene& scene) const { curtain_.hide_future(scene); }

  void open(const Session& session, Language language);
  void close();
  // Another program is shown.
  void forget();
  // Words in another language.
  void say_again(const Session& session, Language language);
  // Carries out what concerns the room. False: it is about something else.
  bool handle(const Intent& intent, Language language);

 private:
  void add(const std::string& text);
  void count(bool more);
  void move_focus(bool down);
  void reveal(Language language);
  void grade(Language language);
  void begin_again();

  RoomView view_;
  std::unique_ptr<Quiz> quiz_;
  Curtain curtain_;
};

}  // namespace loopscope::scene
