#pragma once
// Where a scenario's header stands in its source, and the TOML in it. The header is a run of line comments from
// `// --- loopscope` to `// ---`, before any code; `//` is whatever the language uses. Each line of `toml` remembers
// where its text begins in the source, so that every fault can be placed in the original file.
#include <source/diagnostic.hpp>
#include <text/text.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace loopscope {

struct HeaderBlock {
  bool found = false;
  bool closed = false;
  std::uint32_t opening_line = 0;     // one-based, of `// --- loopscope`
  std::uint32_t first_code_line = 1;  // one-based, the line after `// ---`; 1 without a header
  std::vector<std::u16string> lines;  // TOML, one entry a source line from opening_line + 1, marker stripped
  std::vector<std::uint32_t> starts;  // offset in the source of each entry of `lines`
};

// `marker` begins a line comment: "//" for JavaScript and Go, "#" for Python.
HeaderBlock find_header_block(const SourceText& source, std::u16string_view marker);

// True when the source opens with a header, closed or not: what makes a file in a folder a scenario.
bool has_header(const SourceText& source, std::u16string_view marker);

// Faults of the block itself: not closed, or standing after code.
void check_header_block(const SourceText& source, std::u16string_view marker, const HeaderBlock& block,
                        Language language, std::vector<Diagnostic>& faults);

// What a line is to a header, for who reads the file line by line.
enum class HeaderLine : std::uint8_t {
  Opening,  // `// --- loopscope`
  Closing,  // `// ---`
  Comment,  // any other line comment
  Blank,    // nothing that would keep a header from following
  Code,
};
HeaderLine header_line(std::u16string_view line, std::u16string_view marker, bool is_first);

// The marker of a file, by its name: "#" for .py, otherwise "//".
std::u16string_view comment_marker(std::string_view file_name);

}  // namespace loopscope
