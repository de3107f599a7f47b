#pragma once
// Runs the command line in a folder of its own, with the stand-in engine, and keeps what it printed.
#include <unistd.h>

#include <cli/commands.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "fake_simulator.hpp"

namespace loopscope::cli {

struct Outcome {
  int code;
  std::string out;
  std::string err;
};

class Workplace {
 public:
  Workplace() {
    std::string name = (std::filesystem::temp_directory_path() / "loopscope-cli-XXXXXX").string();
    folder_ = mkdtemp(name.data());
  }
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;
  ~Workplace() { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  std::string file(const std::string& name, const std::string& bytes) const {
    std::filesystem::create_directories(std::filesystem::path(path(name)).parent_path());
    std::ofstream(path(name), std::ios::binary) << bytes;
    return path(name);
  }

  std::string read(const std::string& name) const {
    std::ifstream file(path(name), std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
  }

  Outcome run(const std::vector<std::string>& arguments) {
    StringSink out;
    StringSink err;
    services.out = &out;
    services.err = &err;
    services.simulator = &simulator;
    services.version = "1.2.3";
    int code = run_command_line(arguments, services);
    return {code, out.bytes(), err.bytes()};
  }

  FakeSimulator simulator;
  Services services;

 private:
  std::filesystem::path folder_;
};

}  // namespace loopscope::cli
