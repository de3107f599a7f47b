#include <scene/session.hpp>

namespace loopscope::scene {

Session::Session() = default;

Session Session::open(const std::string& path, const SessionOptions& options) {
  Session session;
  session.path_ = path;
  session.options_ = options;
  return session;
}

bool Session::step(Grain, Direction) { return false; }
bool Session::step_over() { return false; }
bool Session::step_out() { return false; }
bool Session::seek(std::uint64_t) { return false; }
bool Session::seek_end() { return false; }
void Session::set_language(Language language) { options_.language = language; }

}  // namespace loopscope::scene
