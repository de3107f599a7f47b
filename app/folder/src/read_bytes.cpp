#include <folder/read_bytes.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace loopscope {

std::optional<std::string> read_bytes(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return std::move(bytes).str();
}

}  // namespace loopscope
