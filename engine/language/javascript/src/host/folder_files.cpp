#include "folder_files.hpp"

#include <algorithm>
#include <filesystem>

namespace loopscope::js {

namespace {

// The first source whose path is not below `path` in order.
auto first_source_from(const Options& options, std::string_view path) {
  return std::lower_bound(options.sources.begin(), options.sources.end(), path,
                          [](const FolderFile& file, std::string_view wanted) { return file.path < wanted; });
}

const FolderFile* find_source(const Options& options, std::string_view path) {
  auto found = first_source_from(options, path);
  return found != options.sources.end() && found->path == path ? &*found : nullptr;
}

std::string absolute_path(const World& world, std::string_view path) {
  return join_path(folder_of_path(world.main_path), path);
}

bool is_below(std::string_view path, std::string_view folder) {
  return path.size() > folder.size() && path.starts_with(folder) && (folder == "/" || path[folder.size()] == '/');
}

bool has_source_below(const Options& options, std::string_view folder) {
  std::string prefix = folder == "/" ? "/" : std::string(folder) + "/";
  auto at = first_source_from(options, prefix);
  for (; at != options.sources.end() && at->path.starts_with(prefix); ++at) {
    if (!at->is_outside) return true;
  }
  return false;
}

bool is_folder(const Options& options, std::string_view path) {
  const World& world = options.world;
  if (is_below(world.main_path, path) || has_source_below(options, path)) return true;
  return std::any_of(world.files.begin(), world.files.end(),
                     [&](const SimulatedFile& file) { return is_below(absolute_path(world, file.path), path); });
}

}  // namespace

const SimulatedFile* find_world_file(const Machine& machine, std::string_view path) {
  const World& world = machine.options->world;
  for (const SimulatedFile& file : world.files) {
    if (absolute_path(world, file.path) == path) return &file;
  }
  return nullptr;
}

const std::string* file_text(const Machine& machine, std::string_view path) {
  if (const SimulatedFile* file = find_world_file(machine, path)) return &file->text;
  const FolderFile* found = find_source(*machine.options, path);
  return found != nullptr && !found->is_outside ? &found->text : nullptr;
}

const std::string* package_text(const Machine& machine, std::string_view path) {
  if (const std::string* text = file_text(machine, path)) return text;
  const FolderFile* found = find_source(*machine.options, path);
  return found != nullptr ? &found->text : nullptr;
}

PathKind path_kind(const Machine& machine, std::string_view path) {
  if (file_text(machine, path) != nullptr) return PathKind::File;
  return is_folder(*machine.options, path) ? PathKind::Folder : PathKind::Nothing;
}

std::string join_path(std::string_view base, std::string_view rest) {
  std::string out = (std::filesystem::path(base) / std::filesystem::path(rest)).lexically_normal().string();
  while (out.size() > 1 && out.ends_with('/')) out.pop_back();
  return out;
}

std::string_view folder_of_path(std::string_view path) {
  std::size_t slash = path.rfind('/');
  if (slash == std::string_view::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

std::string_view extension_of_path(std::string_view path) {
  std::string_view name = path.substr(path.rfind('/') + 1);
  std::size_t dot = name.rfind('.');
  return dot == std::string_view::npos || dot == 0 ? "" : name.substr(dot);
}

bool is_in_program_folder(const Machine& machine, std::string_view path) {
  return is_below(path, folder_of_path(machine.options->world.main_path));
}

// --- URLs

namespace {

// What URL's path keeps as it is (https://url.spec.whatwg.org, the path percent-encode set), and what pathToFileURL
// encodes besides.
bool stays_in_url(unsigned char byte) {
  constexpr std::string_view encoded = " \"#<>?`{}%\\";
  return byte > ' ' && byte < 0x7F && encoded.find(static_cast<char>(byte)) == std::string_view::npos;
}

int hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  char letter = static_cast<char>(digit | 0x20);
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

}  // namespace

std::string file_url(std::string_view path) {
  constexpr char digits[] = "0123456789ABCDEF";
  std::string out = "file://";
  for (char letter : path) {
    auto byte = static_cast<unsigned char>(letter);
    if (stays_in_url(byte))
      out += letter;
    else
      (out += '%') += {digits[byte >> 4], digits[byte & 15]};
  }
  return out;
}

std::optional<std::string> path_of_url(std::string_view url) {
  constexpr std::string_view scheme = "file://";
  if (!url.starts_with(scheme)) return std::nullopt;
  url.remove_prefix(scheme.size());
  return percent_decoded(url.substr(0, url.find_first_of("?#")));
}

std::string percent_decoded(std::string_view url) {
  std::string out;
  for (std::size_t i = 0; i < url.size(); ++i) {
    int high = url[i] == '%' && i + 2 < url.size() ? hex_value(url[i + 1]) : -1;
    int low = high < 0 ? -1 : hex_value(url[i + 2]);
    if (low < 0) {
      out += url[i];
      continue;
    }
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

}  // namespace loopscope::js
