#pragma once
// The files that a program may import or require, read before it starts: the engine itself reads none. They are those
// of the program's own folder and of the folders below it.
#include <runtime/profile.hpp>
#include <source/source_text.hpp>

#include <string>
#include <vector>

namespace loopscope {

// By ascending path, without the program itself; nothing when the program's text shows that it reaches for node's own
// modules only. Hidden folders are passed over, and of node_modules the packages that no text names. A link that leads
// out of the folder is not followed. The files that the texts name come first, so that a limit on number and size meets
// the others.
std::vector<FolderFile> files_around(const SourceText& program);

// What the nearest package.json says of the `.js` files below it: "module", "commonjs", or nothing.
std::string package_type_of(const std::string& path);

// Whether a program's text asks for a module that is not node's own, as far as the words in it tell.
bool reaches_for_files(std::u16string_view text);

}  // namespace loopscope
