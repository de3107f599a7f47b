#pragma once
// The scenario's folder as the loader sees it: the texts that came with the run (Options::sources), the program's own
// file, and the files of the scenario's world. Nothing here touches a disk.
#include <machine/machine.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace loopscope::js {

enum class PathKind : std::uint8_t { Nothing, File, Folder };

// `path` is absolute and normal.
PathKind path_kind(const Machine& machine, std::string_view path);
// A file of the scenario's world; null when there is none.
const SimulatedFile* find_world_file(const Machine& machine, std::string_view path);
// The text of a file; null when there is none. Lives as long as the machine's options.
const std::string* file_text(const Machine& machine, std::string_view path);
// The same of a package.json, which may lie above the program's folder.
const std::string* package_text(const Machine& machine, std::string_view path);

// `base` joined with a relative path, "." and ".." resolved. An absolute `rest` stands alone.
std::string join_path(std::string_view base, std::string_view rest);
std::string_view folder_of_path(std::string_view path);     // without the last part; "/" at the top
std::string_view extension_of_path(std::string_view path);  // ".js", or empty
// Whether `path` lies in the folder of the program or below it.
bool is_in_program_folder(const Machine& machine, std::string_view path);

// A file's URL, and the path of a file: URL (percent-decoded, query and fragment cut off).
std::string file_url(std::string_view path);
std::optional<std::string> path_of_url(std::string_view url);
std::string percent_decoded(std::string_view text);

}  // namespace loopscope::js
