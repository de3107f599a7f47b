// Which files of a folder a program gets to see.
#include <folder/folder_reader.hpp>

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace loopscope;

namespace {

namespace fs = std::filesystem;

// A folder with some files, gone at the end of the test.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    path_ = fs::canonical(fs::temp_directory_path()) /
            ("loopscope_folder_" + std::to_string(reinterpret_cast<std::uintptr_t>(this)));
    fs::create_directories(path_);
  }
  ~TemporaryFolder() { fs::remove_all(path_); }
  fs::path add(const std::string& name, const std::string& text) const {
    fs::path path = path_ / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path;
  }
  std::vector<std::string> seen_by(const std::string& text, const std::string& name = "main.js") const {
    SourceText program(add(name, text).string(), text);
    std::vector<std::string> names;
    for (const FolderFile& file : files_around(program)) {
      if (!file.is_outside) names.push_back(fs::path(file.path).lexically_relative(path_).string());
    }
    return names;
  }
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

bool reaches(std::string_view text) { return reaches_for_files(SourceText("x.js", text).units()); }

}  // namespace

TEST_CASE("a program reaches for files when it asks for anything but node's own modules") {
  CHECK(reaches("const x = require('./x');"));
  CHECK(reaches("require(name)"));
  CHECK(reaches("import x from \"./x.mjs\";"));
  CHECK(reaches("import './x.mjs';"));
  CHECK(reaches("export * from './x.mjs';"));
  CHECK(reaches("await import(`./${name}.mjs`)"));
  CHECK(reaches("const load = require; load('./x')"));
  CHECK_FALSE(reaches("console.log('A');"));
  CHECK_FALSE(reaches("const fs = require('fs'), { join } = require( 'node:path' );"));
  CHECK_FALSE(reaches("import { readFile } from 'node:fs/promises'; import 'events';"));
  CHECK_FALSE(reaches("if (require.main === module) run();"));
}

TEST_CASE("a program sees the sources of its folder and below, and nothing hidden") {
  TemporaryFolder folder;
  folder.add("a.mjs", "export {}");
  folder.add("lib/deep/b.cjs", "");
  folder.add("data.json", "{}");
  folder.add("notes.txt", "text");
  folder.add(".git/config.js", "");
  CHECK(folder.seen_by("require('./a.mjs')") == std::vector<std::string>{"a.mjs", "data.json", "lib/deep/b.cjs"});
  CHECK(folder.seen_by("console.log(1)").empty());
}

TEST_CASE("of node_modules a program sees the packages that are named") {
  TemporaryFolder folder;
  folder.add("node_modules/used/index.js", "require('inner/part')");
  folder.add("node_modules/inner/part.js", "");
  folder.add("node_modules/unused/index.js", "");
  CHECK(folder.seen_by("require('used')") ==
        std::vector<std::string>{"node_modules/inner/part.js", "node_modules/used/index.js"});
}

TEST_CASE("a link that leads out of the folder is not followed") {
  TemporaryFolder folder, other;
  fs::path secret = other.add("secret.js", "exports.secret = 1");
  fs::create_symlink(secret, folder.path() / "link.js");
  fs::create_directory_symlink(other.path(), folder.path() / "folder");
  folder.add("near.js", "");
  CHECK(folder.seen_by("require('./link'); require('./folder/secret'); require('./near')") ==
        std::vector<std::string>{"near.js"});
}

TEST_CASE("a file that is too large is left out") {
  TemporaryFolder folder;
  folder.add("large.json", std::string((1u << 20) + 1, ' '));
  folder.add("small.json", "1");
  CHECK(folder.seen_by("require('./large.json')") == std::vector<std::string>{"small.json"});
}

TEST_CASE("the nearest package.json says what a .js file is") {
  TemporaryFolder folder;
  fs::path program = folder.add("package/src/main.js", "");
  CHECK(package_type_of(program.string()) == "");
  folder.add("package.json", R"({"type": "module"})");
  CHECK(package_type_of(program.string()) == "module");
  folder.add("package/package.json", R"({"repository": {"type": "module"}, "name": "type", "type" : "commonjs"})");
  CHECK(package_type_of(program.string()) == "commonjs");
}
