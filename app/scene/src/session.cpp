#include <scene/session.hpp>

#include <scene/source_file.hpp>

namespace loopscope::scene {

Session::Session() = default;

Session Session::open(const std::string& path, const SessionOptions& options) {
  Session session;
  session.path_ = path;
  session.options_ = options;
  SourceFile file = read_source_file(path, options.language);
  Scene& scene = session.scene_;
  scene.code.source = file.view;
  scene.message = file.fault;
  scene.state = file.fault.empty() ? RunState::Ready : RunState::Failed;
  if (file.view) scene.title = file.header.header.title.in(options.language);
  if (file.view && scene.title.empty()) scene.title = file.view->name;
  return session;
}

bool Session::step(Grain, Direction) { return false; }
bool Session::step_over() { return false; }
bool Session::step_out() { return false; }
bool Session::seek(std::uint64_t) { return false; }
bool Session::seek_end() { return false; }
void Session::set_language(Language language) { options_.language = language; }

}  // namespace loopscope::scene
