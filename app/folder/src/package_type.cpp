#include <folder/folder_reader.hpp>

#include <folder/read_bytes.hpp>

#include <filesystem>

namespace loopscope {

namespace {

namespace fs = std::filesystem;

// Walks over a JSON text; only its strings and the depth of its brackets matter.
class TypeFinder {
 public:
  explicit TypeFinder(std::string_view text) : text_(text) {}

  // The string that the outermost object has under "type".
  std::string run() {
    int depth = 0;
    for (; at_ < text_.size(); ++at_) {
      char letter = text_[at_];
      if (letter == '{' || letter == '[') ++depth;
      if (letter == '}' || letter == ']') --depth;
      if (letter != '"') continue;
      std::string_view string = take_string();
      if (depth == 1 && string == "type" && skip_to_value()) return std::string(take_string());
    }
    return "";
  }

 private:
  // Leaves `at_` on the closing quote.
  std::string_view take_string() {
    std::size_t begin = ++at_;
    while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2u : 1u;
    return text_.substr(begin, std::min(at_, text_.size()) - begin);
  }

  // False: what was read was no key, or its value is no string.
  bool skip_to_value() {
    std::size_t colon = text_.find_first_not_of(" \t\r\n", at_ + 1);
    if (colon == std::string_view::npos || text_[colon] != ':') return false;
    std::size_t value = text_.find_first_not_of(" \t\r\n", colon + 1);
    if (value == std::string_view::npos || text_[value] != '"') return false;
    at_ = value;
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::string package_type_of(const std::string& path) {
  fs::path folder = fs::path(path).parent_path();
  for (;; folder = folder.parent_path()) {
    if (auto text = read_bytes((folder / "package.json").string())) {
      std::string type = TypeFinder(*text).run();
      return type == "module" || type == "commonjs" ? type : "";
    }
    if (!folder.has_relative_path()) return "";
  }
}

}  // namespace loopscope
