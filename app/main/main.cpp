// loopscope: the command line. What needs a window's libraries is handed over to loopscope-window.
#include "services.hpp"

#include <cli/hand_over.hpp>
#include <text/cli_text.hpp>

#include <cstdlib>

int main(int argc, char** argv) {
  using namespace loopscope;
  constexpr const char* other = "loopscope-window";
  cli::Services services;
  services.open_window = [&](const cli::WindowRequest& request) -> std::optional<int> {
    std::string fault = cli::hand_over(other, argv);
    cli::DescriptorSink err(2);
    err.write("loopscope: " + text(request.language, CliText::cli_no_window_program, fault) + "\n");
    return cli::exit_no_display;
  };
  services.shoot = [&](const cli::ShotRequest&) { return cli::hand_over(other, argv); };
  std::vector<std::unique_ptr<cli::Simulation>> ended;
  services.keep = [&](std::unique_ptr<cli::Simulation> simulation) { ended.push_back(std::move(simulation)); };
  std::_Exit(run_with(argc, argv, services));  // everything is written by then
}
