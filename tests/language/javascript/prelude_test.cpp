// The prelude: every function of it compiles, and what its text names exists.
#include <catch2/catch.hpp>

#include <base/utf.hpp>
#include <javascript/compiler.hpp>
#include <javascript/parser.hpp>
#include <javascript/prelude.hpp>

#include <cctype>

namespace {

using namespace loopscope;

// `%Name(` calls a native, `%Name%` is an object or a symbol of the realm; texts in quotes are left out.
bool names_exist(std::string_view text, std::string& missing) {
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quote)
      quote = text[i] == quote ? '\0' : quote;
    else if (text[i] == '"')
      quote = text[i];
    if (quote || text[i] != '%' || i + 1 == text.size() || !std::isupper(static_cast<unsigned char>(text[i + 1])))
      continue;
    std::size_t end = i + 1;
    while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end]))) ++end;
    std::u16string name = ascii_to_utf16(text.substr(i + 1, end - i - 1));
    bool is_call = end < text.size() && text[end] == '(';
    bool known = is_call ? js::find_intrinsic_call(name).has_value()
                         : js::find_intrinsic(name) || js::find_intrinsic_symbol(name);
    if (!known) missing = std::string(text.substr(i, end - i + 1));
    if (!known) return false;
    i = end;
  }
  return true;
}

}  // namespace

TEST_CASE("all that the prelude's functions name exists") {
  REQUIRE(js::prelude_sources().size() > 50);
  for (const js::PreludeSource& row : js::prelude_sources()) {
    std::string missing;
    INFO(row.name);
    CHECK(names_exist(row.text, missing));
    CHECK(missing == "");
  }
}

TEST_CASE("the prelude parses") {
  for (const js::PreludeSource& row : js::prelude_sources()) {
    SourceText source{std::string(row.file), ascii_to_utf16(row.text)};
    js::ParseOptions options;
    options.goal = js::ProgramGoal::Script;
    options.strict = true;
    options.allow_intrinsics = true;
    INFO(row.name);
    CHECK_FALSE(js::parse(source, options).diagnostic.has_value());
  }
}
