#pragma once
// From what a program writes after `require` or `import` to a file: node's two resolution algorithms (the pages
// "CommonJS modules" and "ECMAScript modules" of its documentation), over the files of the scenario's folder.
#include "folder_files.hpp"

#include <javascript/native.hpp>

#include <vector>

namespace loopscope::js {

// The package.json that governs a file.
struct PackageScope {
  std::string path;  // of the package.json; empty: there is none
  Value data;        // its object
  bool exists() const { return !path.empty(); }
};
PackageScope package_scope(Exec& exec, std::string_view file);
// A member of a package.json that is a string, or empty.
std::string package_text_member(Exec& exec, Value data, std::string_view name);
// "module", "commonjs" or "none".
std::string package_type(Exec& exec, const PackageScope& scope);

// What came of a resolution.
struct Resolution {
  std::string url;   // a file's or a module's of node ("node:fs"); for require a path
  std::string path;  // of a file
  // Why there is nothing: then `code` is node's.
  std::string code, message;
  std::string fault_url;  // the error's property of that name
  bool is_type_error = false;
  std::string_view thrower;  // the lines of node's own frames that throw it, separated by newlines
  std::string_view excerpt;  // what node shows of its own source when nobody catches it
  bool found() const { return code.empty(); }
};

Resolution resolve_require(Exec& exec, const std::string& request, const std::string& parent,
                           const std::vector<std::string>& extensions);
// `parent`: path of the importing file.
Resolution resolve_import(Exec& exec, const std::string& specifier, const std::string& parent);

// The error that says why there is nothing.
CellId resolution_error(Exec& exec, const Resolution& fault);

// node_modules folders above a folder, nearest first.
std::vector<std::string> module_folders(std::string_view folder);

}  // namespace loopscope::js
