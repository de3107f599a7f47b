#include <folder/folder_reader.hpp>

#include <base/utf.hpp>
#include <folder/read_bytes.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace loopscope {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_files = 2000;
constexpr std::uintmax_t largest_file = 1u << 20;
constexpr std::uintmax_t largest_total = 16u << 20;
constexpr int deepest = 12;

bool is_source(const fs::path& path) {
  std::string extension = path.extension().string();
  return extension == ".js" || extension == ".mjs" || extension == ".cjs" || extension == ".json";
}

bool is_inside(const fs::path& path, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

// Gathers files until a limit is met; a file that was named in a text is read before the others.
class FolderReader {
 public:
  explicit FolderReader(fs::path folder) : folder_(std::move(folder)) {}

  std::vector<FolderFile> read(const std::string& program, const std::string& text) {
    files_[program] = text;
    follow(program);
    walk(folder_, 0);
    read_packages();
    files_.erase(program);
    std::vector<FolderFile> out;
    for (auto& [path, content] : files_) out.push_back({path, std::move(content), false});
    return out;
  }

 private:
  // False: not a file that may be read.
  bool add(const fs::path& path) {
    std::string name = path.lexically_normal().string();
    if (files_.count(name) != 0) return false;
    std::error_code error;
    fs::path real = fs::canonical(path, error);
    if (error || !is_inside(real, folder_) || !fs::is_regular_file(real, error)) return false;
    std::uintmax_t size = fs::file_size(real, error);
    if (error || size > largest_file || total_ + size > largest_total || files_.size() > most_files) return false;
    auto bytes = read_bytes(real.string());
    if (!bytes) return false;
    total_ += size;
    files_[name] = std::move(*bytes);
    return true;
  }

  // Reads what the texts name by a quoted relative path, and what those name in turn.
  void follow(const std::string& first) {
    std::vector<std::string> open{first};
    while (!open.empty()) {
      std::string path = std::move(open.back());
      open.pop_back();
      for (const std::string& specifier : relative_names(files_[path])) {
        for (const fs::path& candidate : candidates(fs::path(path).parent_path() / specifier)) {
          if (add(candidate)) open.push_back(candidate.lexically_normal().string());
        }
      }
    }
  }

  static std::vector<std::string> relative_names(const std::string& text) {
    std::vector<std::string> names;
    for (std::size_t at = text.find_first_of("'\"`"); at != std::string::npos;
         at = text.find_first_of("'\"`", at + 1)) {
      bool is_relative = text.compare(at + 1, 2, "./") == 0 || text.compare(at + 1, 3, "../") == 0;
      std::size_t end = is_relative ? text.find_first_of("'\"`?#\n", at + 1) : std::string::npos;
      if (end != std::string::npos) names.push_back(text.substr(at + 1, end - at - 1));
    }
    return names;
  }

  static std::vector<fs::path> candidates(const fs::path& path) {
    std::vector<fs::path> out{path};
    for (const char* ending : {".js", ".json", "/package.json", "/index.js", "/index.json"})
      out.emplace_back(path.string() + ending);
    return out;
  }

  void walk(const fs::path& folder, int depth) {
    for (const fs::path& path : entries(folder)) {
      std::string name = path.filename().string();
      if (name.starts_with('.') || name == "node_modules") continue;
      std::error_code error;
      if (fs::is_directory(fs::symlink_status(path, error))) {
        if (depth < deepest) walk(path, depth + 1);
      } else if (is_source(path)) {
        add(path);
      }
    }
  }

  static std::vector<fs::path> entries(const fs::path& folder) {
    std::vector<fs::path> out;
    std::error_code error;
    fs::directory_iterator it(folder, fs::directory_options::skip_permission_denied, error);
    for (; !error && it != fs::directory_iterator(); it.increment(error)) out.push_back(it->path());
    std::sort(out.begin(), out.end());
    return out;
  }

  // Packages of the folder's node_modules that some text names, and those that these name.
  void read_packages() {
    std::vector<fs::path> packages;
    for (const fs::path& path : entries(folder_ / "node_modules")) {
      if (!path.filename().string().starts_with('@'))
        packages.push_back(path);
      else
        for (const fs::path& scoped : entries(path)) packages.push_back(scoped);
    }
    for (bool grows = true; grows;) {
      grows = false;
      for (fs::path& package : packages) {
        std::string name = package.lexically_relative(folder_ / "node_modules").string();
        if (package.empty() || !is_named(name)) continue;
        walk(package, 0);
        package.clear();
        grows = true;
      }
    }
  }

  bool is_named(const std::string& package) const {
    for (const auto& [path, text] : files_) {
      for (const char* quote : {"'", "\"", "`"}) {
        if (text.find(quote + package + quote) != std::string::npos ||
            text.find(quote + package + "/") != std::string::npos)
          return true;
      }
    }
    return false;
  }

  fs::path folder_;
  std::map<std::string, std::string> files_;
  std::uintmax_t total_ = 0;
};

// The nearest package.json above the folder.
void add_package_above(fs::path folder, std::vector<FolderFile>& files) {
  while (folder.has_relative_path()) {
    folder = folder.parent_path();
    std::string path = (folder / "package.json").string();
    auto bytes = read_bytes(path);
    if (!bytes) continue;
    files.push_back({path, std::move(*bytes), true});
    return;
  }
}

}  // namespace

std::vector<FolderFile> files_around(const SourceText& program) {
  if (!reaches_for_files(program.units())) return {};
  std::error_code error;
  fs::path folder = fs::canonical(fs::path(program.name()).parent_path(), error);
  if (error) return {};
  std::vector<FolderFile> files = FolderReader(folder).read(program.name(), utf16_to_utf8(program.units()));
  bool has_own = std::any_of(files.begin(), files.end(),
                             [&](const FolderFile& file) { return file.path == (folder / "package.json").string(); });
  if (!has_own) add_package_above(folder, files);
  return files;
}

}  // namespace loopscope
