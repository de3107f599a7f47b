// Patterns against subjects, beside what node 20 said: every expectation here came from running it. Then what must hold
// for any pattern at all.
#include <catch2/catch.hpp>

#include <base/random.hpp>
#include <base/utf.hpp>
#include <javascript/regexp.hpp>

#include <string>

namespace {

using namespace loopscope;
using namespace loopscope::js;

using Program = std::shared_ptr<const RegExpProgram>;

// The captures as "begin-end", or "none", separated by spaces.
struct Row {
  std::u16string_view pattern;
  std::u16string_view flags;
  std::u16string_view subject;
  std::string_view expected;
};

struct Fault {
  std::u16string_view pattern;
  std::u16string_view flags;
  std::string_view reason;
};

// clang-format off
constexpr Row characters_classes_and_escapes[] = {
    {u"abc", u"", u"xabcx", "1-4"},
    {u"a.c", u"", u"a\012c abc", "4-7"},
    {u"a.c", u"s", u"a\012c", "0-3"},
    {u"[a-c]+", u"", u"xxabcabx", "2-7"},
    {u"[^a-c]+", u"", u"abxyzc", "2-5"},
    {u"[]", u"", u"a", "no match"},
    {u"[^]", u"", u"\012", "0-1"},
    {u"\\d+\\D\\w+\\W\\s\\S", u"", u"12-ab- x", "0-8"},
    {u"[\\w-]+", u"", u"a-b_c d", "0-5"},
    {u"\\x41\\u0042\\103\\cJ", u"", u"ABC\012", "0-4"},
    {u"[\\b]", u"", u"\010", "0-1"},
    {u"\\t\\n\\v\\f\\r", u"", u"\011\012\013\014\015", "0-5"},
    {u"[\\s]", u"", u"\ufeff", "0-1"},
    {u"\\.\\*\\/", u"", u".*/", "0-3"},
};

constexpr Row annex_B_syntax[] = {
    {u"a{", u"", u"a{", "0-2"},
    {u"a{,2}", u"", u"a{,2}", "0-5"},
    {u"x]}", u"", u"x]}", "0-3"},
    {u"\\c", u"", u"\\c", "0-2"},
    {u"[\\c]+", u"", u"c\\", "0-2"},
    {u"[\\c1]", u"", u"\021", "0-1"},
    {u"\\8\\9", u"", u"89", "0-2"},
    {u"\\k<a>", u"", u"k<a>", "0-4"},
    {u"(?=a)*b", u"", u"b", "0-1"},
    {u"(?=a){2}a", u"", u"a", "0-1"},
    {u"[\\d-x]+", u"", u"1-x", "0-3"},
    {u"\\u{2}", u"", u"uu", "0-2"},
    {u"\\u12", u"", u"u12", "0-3"},
    {u"\\x1", u"", u"x1", "0-2"},
    {u"\\1(a)\\2", u"", u"a\002", "0-2 0-1"},
    {u"\\400", u"", u" 0", "0-2"},
    {u"\\e\\p{L}", u"", u"ep{L}", "0-5"},
};

constexpr Row anchors_and_boundaries[] = {
    {u"^b", u"", u"a\012b", "no match"},
    {u"^b", u"m", u"a\012b", "2-3"},
    {u"a$", u"", u"a\012b", "no match"},
    {u"a$", u"m", u"a\012b", "0-1"},
    {u"\\bb\\w", u"", u"abc bd", "4-6"},
    {u"\\Bb", u"", u"b ab", "3-4"},
    {u"^", u"", u"abc", "0-0"},
    {u"$", u"", u"abc", "3-3"},
    {u"(?:^a|b)", u"", u"cb", "1-2"},
    {u"\\b", u"", u"  a", "2-2"},
};

constexpr Row quantifiers[] = {
    {u"a*", u"", u"aaa", "0-3"},
    {u"a*?", u"", u"aaa", "0-0"},
    {u"a+?b", u"", u"aaab", "0-4"},
    {u"a{2}", u"", u"aaa", "0-2"},
    {u"a{2,}", u"", u"aaaa", "0-4"},
    {u"a{1,2}?", u"", u"aaa", "0-1"},
    {u"a{0}b", u"", u"ab", "1-2"},
    {u"(a*)*", u"", u"b", "0-0 none"},
    {u"(a*)+", u"", u"b", "0-0 0-0"},
    {u"(?:a?)*?$", u"", u"aa", "0-2"},
    {u"(z)((a+)?(b+)?(c))*", u"", u"zaacbbbcac", "0-10 0-1 8-10 8-9 none 9-10"},
    {u"(?:(a)|b)*", u"", u"ab", "0-2 none"},
    {u"(?:(a)|(b)|(c)){3}", u"", u"abc", "0-3 none none 2-3"},
    {u"(a?)??b", u"", u"ab", "0-2 0-1"},
    {u"(?:a*?)*?b", u"", u"aab", "0-3"},
    {u"(\\2a)(\\1)", u"", u"aa", "0-2 0-1 1-2"},
    {u"(?=(a+))a*b\\1", u"", u"baaabac", "3-6 3-4"},
    {u"(.*?)a(?!(a+)b\\2c)\\2(.*)", u"", u"baaabaac", "0-8 0-2 none 3-8"},
    {u"((a)|ab)((c)|bc)", u"", u"abc", "0-3 0-1 0-1 1-3 none"},
    {u"a[a-z]{2,4}?", u"", u"abcdefghi", "0-3"},
    {u"(aa|aabaac|ba|b|c)*", u"", u"aabaac", "0-4 2-4"},
    {u"(?:){3}a", u"", u"a", "0-1"},
    {u"(a{2,3}){2}", u"", u"aaaaa", "0-5 3-5"},
    {u"(?:ab){2,}?c", u"", u"abababc", "0-7"},
};

constexpr Row alternatives[] = {
    {u"a|ab", u"", u"abc", "0-1"},
    {u"ab|a", u"", u"abc", "0-2"},
    {u"|a", u"", u"a", "0-0"},
    {u"(?:a|b)c|d", u"", u"bc", "0-2"},
    {u"(a)|(b)", u"", u"b", "0-1 none 0-1"},
    {u"x(?:|a)y", u"", u"xay", "0-3"},
};

constexpr Row captures_and_back_references[] = {
    {u"(a)(b)?", u"", u"ac", "0-1 0-1 none"},
    {u"(a)\\1", u"", u"aa", "0-2 0-1"},
    {u"\\1(a)", u"", u"a", "0-1 0-1"},
    {u"(?<year>\\d{4})-(?<month>\\d\\d)", u"", u"on 2023-06", "3-10 3-7 8-10"},
    {u"(?<a>x)\\k<a>", u"", u"xx", "0-2 0-1"},
    {u"\\k<a>(?<a>x)", u"", u"x", "0-1 0-1"},
    {u"(?<\\u{61}>.)\\k<a>", u"", u"bb", "0-2 0-1"},
    {u"(?<\U00010400>.)", u"", u"b", "0-1 0-1"},
    {u"(a\\1)", u"", u"aa", "0-1 0-1"},
    {u"((((((((((a))))))))))\\10", u"", u"aa", "0-2 0-1 0-1 0-1 0-1 0-1 0-1 0-1 0-1 0-1 0-1"},
    {u"(?:(a)|b)\\1c", u"", u"bc", "0-2 none"},
    {u"(a)|\\1b", u"", u"b", "0-1 none"},
};

constexpr Row lookarounds[] = {
    {u"a(?=b)", u"", u"acab", "2-3"},
    {u"a(?!b)", u"", u"abac", "2-3"},
    {u"(?=(a+))", u"", u"baaabac", "1-1 1-4"},
    {u"(?<=a)b", u"", u"bab", "2-3"},
    {u"(?<!a)b", u"", u"abb", "2-3"},
    {u"(?<=(\\d+)(\\d+))$", u"", u"1053", "4-4 0-1 1-4"},
    {u"(?<=\\1(a))b", u"", u"aab", "2-3 1-2"},
    {u"(?<=(a)\\1)b", u"", u"aab", "2-3 1-2"},
    {u"(?<=^a*)b", u"", u"aab", "2-3"},
    {u"(?<=a(?=b)b)c", u"", u"abc", "2-3"},
    {u"(?<=(?<!x)a)b", u"", u"xab ab", "5-6"},
    {u"(?!(a)b)a", u"", u"ac", "0-1 none"},
    {u"(?<=([ab]+)([bc]+))$", u"", u"abc", "3-3 0-1 1-3"},
    {u"(?<=(?:a|bc)+)d", u"", u"abcad", "4-5"},
    {u"(?<![^a])b", u"", u"ab", "1-2"},
    {u"(?=(a))b|a", u"", u"a", "0-1 none"},
};

constexpr Row ignored_case[] = {
    {u"abc", u"i", u"xABC", "1-4"},
    {u"[a-z]+", u"i", u"ABC", "0-3"},
    {u"[^a]", u"i", u"Ab", "1-2"},
    {u"\\u212a", u"i", u"k", "no match"},
    {u"\\u212a", u"iu", u"k", "0-1"},
    {u"\\u017f", u"i", u"s", "no match"},
    {u"\\u017f", u"iu", u"S", "0-1"},
    {u"\u00df", u"i", u"\u1e9e", "no match"},
    {u"\u00df", u"iu", u"\u1e9e", "0-1"},
    {u"\u03c3", u"i", u"\u03a3\u03c2", "0-1"},
    {u"\u03c2+", u"i", u"\u03a3\u03a3", "0-2"},
    {u"(a)\\1", u"i", u"aA", "0-2 0-1"},
    {u"(\u01c6)\\1", u"i", u"\u01c6\u01c5", "0-2 0-1"},
    {u"\\w", u"iu", u"\u017f", "0-1"},
    {u"\\W", u"iu", u"\u017f", "no match"},
    {u"[^\\W]+", u"iu", u"a\u212a", "0-2"},
    {u"\\b", u"iu", u"\u017f", "0-0"},
    {u"\U00010400", u"iu", u"\U00010428", "0-2"},
    {u"\U00010400", u"i", u"\U00010428", "no match"},
    {u"\u0130", u"i", u"i", "no match"},
    {u"[\\u1fbe]", u"iu", u"\u0345", "0-1"},
    {u"\\P{Lu}", u"iu", u"A", "0-1"},
    {u"[^\\P{Lu}]", u"iu", u"a", "no match"},
};

constexpr Row code_points[] = {
    {u"^.$", u"", u"\U0001f600", "no match"},
    {u"^.$", u"u", u"\U0001f600", "0-2"},
    {u"\\u{1F600}", u"u", u"\U0001f600", "0-2"},
    {u"\\ud83d\\ude00", u"u", u"\U0001f600", "0-2"},
    {u"\\ud83d", u"u", u"\U0001f600", "no match"},
    {u"\\ud83d", u"", u"\U0001f600", "0-1"},
    {u"[\U0001f600-\U0001f602]", u"u", u"x\U0001f601", "1-3"},
    {u"[^x]", u"u", u"\U0001f600", "0-2"},
    {u"(?<=\U0001f600)a", u"u", u"\U0001f600a", "2-3"},
    {u"(?<=\\ud83d)", u"u", u"\U0001f600", "no match"},
    {u"\U0001f600{2}", u"u", u"\U0001f600\U0001f600", "0-4"},
    {u".*a", u"u", u"\U0001f600\U0001f600a\U0001f600", "0-5"},
    {u"\\p{L}+", u"u", u"1\u00e9a2", "1-3"},
    {u"\\p{Lu}\\P{Lu}", u"u", u"aBc", "1-3"},
    {u"\\p{Script=Greek}", u"u", u"a\u03bb", "1-2"},
    {u"\\p{scx=Deva}", u"u", u"\u1cd0", "0-1"},
    {u"\\p{gc=Nd}+", u"u", u"a\u0661\u0662", "1-3"},
    {u"\\p{Emoji_Presentation}", u"u", u"a\U0001f600", "1-3"},
    {u"[\\p{L}--[a-z]]", u"v", u"aB", "1-2"},
    {u"[\\p{L}&&\\p{ASCII}]+", u"v", u"\u00e9ab", "1-3"},
    {u"[\\q{abc|d|}x]", u"v", u"abc", "0-3"},
    {u"[\\q{abc|d|}]", u"v", u"ab", "0-0"},
    {u"[[a-z]--[aeiou]]+", u"v", u"aebcd", "2-5"},
    {u"[^[a-c]d]", u"v", u"abcde", "4-5"},
    {u"\\p{Lu}", u"iv", u"a", "0-1"},
    {u"[^\\P{Lu}]", u"iv", u"a", "0-1"},
    {u"[\\q{aB}]", u"iv", u"xAb", "1-3"},
    {u"\\B", u"u", u"a\U0001f600", "2-2"},
};

constexpr Fault faults[] = {
    {u"(", u"", "Unterminated group"},
    {u")", u"", "Unmatched ')'"},
    {u"*", u"", "Nothing to repeat"},
    {u"a**", u"", "Nothing to repeat"},
    {u"a{1}{2}", u"", "Nothing to repeat"},
    {u"{1}", u"", "Nothing to repeat"},
    {u"a{2,1}", u"", "numbers out of order in {} quantifier"},
    {u"[", u"", "Unterminated character class"},
    {u"[b-a]", u"", "Range out of order in character class"},
    {u"\\", u"", "\\ at end of pattern"},
    {u"(?", u"", "Invalid group"},
    {u"(?a)", u"", "Invalid group"},
    {u"(?i:a)", u"", "Invalid group"},
    {u"(?<", u"", "Invalid capture group name"},
    {u"(?<1>a)", u"", "Invalid capture group name"},
    {u"(?<a", u"", "Invalid capture group name"},
    {u"(?<a>.)(?<a>.)", u"", "Duplicate capture group name"},
    {u"(?<a>.)\\k<b>", u"", "Invalid named capture referenced"},
    {u"(?<a>.)\\k", u"", "Invalid named reference"},
    {u"(?<a>.)\\k<", u"", "Invalid capture group name"},
    {u"(?<\\u{110000}>.)", u"", "Invalid Unicode escape"},
    {u"(?<a>.)[\\k]", u"", "Invalid escape"},
    {u"(?<=a)*", u"", "Invalid quantifier"},
    {u"(?=a)*", u"u", "Invalid quantifier"},
    {u"a{", u"u", "Incomplete quantifier"},
    {u"{", u"u", "Lone quantifier brackets"},
    {u"}", u"u", "Lone quantifier brackets"},
    {u"]", u"u", "Lone quantifier brackets"},
    {u"\\a", u"u", "Invalid escape"},
    {u"\\1", u"u", "Invalid escape"},
    {u"\\00", u"u", "Invalid decimal escape"},
    {u"[\\1]", u"u", "Invalid class escape"},
    {u"\\c", u"u", "Invalid Unicode escape"},
    {u"\\x1", u"u", "Invalid escape"},
    {u"\\u{110000}", u"u", "Invalid Unicode escape"},
    {u"\\p{x}", u"u", "Invalid property name"},
    {u"\\p", u"u", "Invalid property name"},
    {u"[\\p{x}]", u"u", "Invalid property name in character class"},
    {u"\\p{Script}", u"u", "Invalid property name"},
    {u"\\p{Script=x}", u"u", "Invalid property name"},
    {u"[a-\\d]", u"u", "Invalid character class"},
    {u"[a--b&&c]", u"v", "Invalid set operation in character class"},
    {u"[(]", u"v", "Invalid character in character class"},
    {u"[a&&&b]", u"v", "Invalid character in character class"},
    {u"[^\\q{ab}]", u"v", "Negated character class may contain strings"},
    {u"[a-\\d]", u"v", "Invalid character class"},
    {u"[\\q]", u"v", "Invalid escape"},
    {u"[a", u"v", "Unterminated character class"},
    {u"[&&]", u"v", "Invalid set operation in character class"},
    {u"[a-z--b]", u"v", "Invalid set operation in character class"},
};
// clang-format on

std::variant<Program, std::string> compile(std::u16string_view pattern, std::u16string_view letters) {
  return compile_regexp(pattern, parse_regexp_flags(letters).value());
}

Program program_of(std::u16string_view pattern, std::u16string_view letters = u"") {
  return std::get<Program>(compile(pattern, letters));
}

std::string shown(const std::vector<std::ptrdiff_t>& captures) {
  std::string text;
  for (std::size_t i = 0; i < captures.size(); i += 2) {
    if (i > 0) text += ' ';
    text += captures[i] < 0 ? "none" : std::to_string(captures[i]) + "-" + std::to_string(captures[i + 1]);
  }
  return text;
}

std::string result_of(const RegExpProgram& program, std::u16string_view subject, std::uint64_t budget = 1'000'000) {
  std::vector<std::ptrdiff_t> captures;
  switch (search_regexp(program, subject, 0, budget, captures)) {
    case RegExpOutcome::Match:
      return shown(captures);
    case RegExpOutcome::NoMatch:
      return "no match";
    case RegExpOutcome::OutOfBudget:
      break;
  }
  return "out of budget";
}

template <std::size_t N>
void check(const Row (&rows)[N]) {
  for (const Row& row : rows) {
    INFO("/" << utf16_to_utf8(row.pattern) << "/" << utf16_to_utf8(row.flags) << " on " << utf16_to_utf8(row.subject));
    CHECK(result_of(*program_of(row.pattern, row.flags), row.subject) == row.expected);
  }
}

std::u16string repeated(std::size_t count, std::u16string_view text) {
  std::u16string all;
  for (; count > 0; --count) all += text;
  return all;
}

// Pieces that patterns are made of, and now and then any unit at all.
class Patterns {
 public:
  explicit Patterns(std::uint64_t seed) : random_(seed) {}

  std::u16string next() {
    std::u16string pattern;
    for (std::uint32_t count = random_.next_below(14); count > 0; --count) pattern += piece();
    return pattern;
  }
  RegExpFlags flags() {
    RegExpFlags flags;
    flags.ignore_case = random_.next_below(2) == 0;
    flags.unicode = random_.next_below(3) == 0;
    flags.unicode_sets = !flags.unicode && random_.next_below(3) == 0;
    return flags;
  }

 private:
  std::u16string piece() {
    static constexpr std::u16string_view pieces[] = {
        u"a",      u"b",      u"(",         u"(?:",     u"(?=",     u"(?!", u"(?<=", u"(?<!", u"(?<n>", u")",   u")",
        u"[",      u"[^",     u"]",         u"]",       u"-",       u"--",  u"&&",   u"|",    u"*",     u"+?",  u"{2}",
        u"{1,}?",  u"{",      u"}",         u"^",       u"$",       u"\\b", u"\\B",  u"\\1",  u"\\2",   u"\\k", u"<n>",
        u"\\p{L}", u"\\P{x}", u"\\q{ab|c}", u"\\u{61}", u"\\ud83d", u"\\c", u"\\W",  u".",    u"\\"};
    if (random_.next_below(8) == 0) return std::u16string(1, static_cast<char16_t>(random_.next_below(0x10000)));
    return std::u16string(pieces[random_.next_below(std::size(pieces))]);
  }

  Random random_;
};

}  // namespace

TEST_CASE("Patterns match what node matches") {
  SECTION("characters classes and escapes") { check(characters_classes_and_escapes); }
  SECTION("annex B syntax") { check(annex_B_syntax); }
  SECTION("anchors and boundaries") { check(anchors_and_boundaries); }
  SECTION("quantifiers") { check(quantifiers); }
  SECTION("alternatives") { check(alternatives); }
  SECTION("captures and back references") { check(captures_and_back_references); }
  SECTION("lookarounds") { check(lookarounds); }
  SECTION("ignored case") { check(ignored_case); }
  SECTION("code points") { check(code_points); }
}

TEST_CASE("A pattern that is none is refused in V8's words") {
  for (const Fault& fault : faults) {
    INFO("/" << utf16_to_utf8(fault.pattern) << "/" << utf16_to_utf8(fault.flags));
    auto compiled = compile(fault.pattern, fault.flags);
    REQUIRE(std::holds_alternative<std::string>(compiled));
    CHECK(std::get<std::string>(compiled) == fault.reason);
  }
}

TEST_CASE("Flags are known letters, each once, and not u beside v") {
  CHECK(parse_regexp_flags(u"") == RegExpFlags{});
  CHECK(parse_regexp_flags(u"yg") == RegExpFlags{.global = true, .sticky = true});
  CHECK(parse_regexp_flags(u"dgimsuy")->unicode);
  CHECK(parse_regexp_flags(u"v")->unicode_sets);
  CHECK_FALSE(parse_regexp_flags(u"gg"));
  CHECK_FALSE(parse_regexp_flags(u"x"));
  CHECK_FALSE(parse_regexp_flags(u"uv"));
}

TEST_CASE("A program names its groups in order of appearance") {
  Program program = program_of(u"(?<b>(?<a>x))(y)(?<c>z)");
  REQUIRE(program->group_names().size() == 3);
  CHECK(program->capture_count() == 5);
  CHECK(program->group_names()[0].name == u"b");
  CHECK(program->group_names()[1].name == u"a");
  CHECK(program->group_names()[1].capture == 2);
  CHECK(program->group_names()[2].capture == 4);
}

TEST_CASE("A match begins at its place, a search there or later") {
  Program program = program_of(u"b");
  std::uint64_t budget = 1000;
  std::vector<std::ptrdiff_t> captures;
  CHECK(match_regexp(*program, u"abab", 0, budget, captures) == RegExpOutcome::NoMatch);
  CHECK(match_regexp(*program, u"abab", 1, budget, captures) == RegExpOutcome::Match);
  CHECK(search_regexp(*program, u"abab", 2, budget, captures) == RegExpOutcome::Match);
  CHECK(shown(captures) == "3-4");
  CHECK(search_regexp(*program, u"abab", 5, budget, captures) == RegExpOutcome::NoMatch);
}

TEST_CASE("By code point a match that would begin inside a pair begins before it") {
  std::uint64_t budget = 1000;
  std::vector<std::ptrdiff_t> captures;
  CHECK(match_regexp(*program_of(u".", u"u"), u"\U0001F600", 1, budget, captures) == RegExpOutcome::Match);
  CHECK(shown(captures) == "0-2");
}

TEST_CASE("Catastrophic backtracking ends when the budget does") {
  CHECK(result_of(*program_of(u"(a*)*b"), repeated(40, u"a")) == "out of budget");
  CHECK(result_of(*program_of(u"(?:a|a)*b"), repeated(40, u"a")) == "out of budget");
  CHECK(result_of(*program_of(u"(?:){1000000000}"), u"") == "0-0");
  CHECK(result_of(*program_of(u"(?:a?){1000000000}"), u"") == "out of budget");
}

TEST_CASE("The stack of choices is bounded whatever the budget") {
  std::u16string subject(5'000'000, u'a');
  CHECK(result_of(*program_of(u"(?:a|b)*c"), subject, 1'000'000'000) == "out of budget");
}

TEST_CASE("A long subject needs no recursion") {
  std::u16string subject(300'000, u'a');
  CHECK(result_of(*program_of(u"(?:a|b)*"), subject, 100'000'000) == "0-300000");
  CHECK(result_of(*program_of(u"(a)*$"), subject, 100'000'000) == "0-300000 299999-300000");
  CHECK(result_of(*program_of(u".*"), subject) == "0-300000");
}

TEST_CASE("A pattern nested or spread too far is refused") {
  std::u16string nested = repeated(100'000, u"(?:") + repeated(100'000, u")");
  CHECK(std::get<std::string>(compile(nested, u"")) == "Regular expression too large");
  CHECK(std::get<std::string>(compile(repeated(100'000, u"["), u"v")) == "Regular expression too large");
  CHECK(std::get<std::string>(compile(repeated(70'000, u"()"), u"")) == "Too many captures");
  CHECK(std::get<std::string>(compile(repeated(600'000, u"a"), u"")) == "Regular expression too large");
}

TEST_CASE("Any text gives a program or a reason, and the program's matches lie in the subject") {
  Patterns patterns(7);
  int programs = 0;
  for (int i = 0; i < 20'000; ++i) {
    std::u16string pattern = patterns.next();
    auto compiled = compile_regexp(pattern, patterns.flags());
    if (const auto* reason = std::get_if<std::string>(&compiled)) {
      CHECK_FALSE(reason->empty());
      continue;
    }
    ++programs;
    std::u16string_view subject = u"ab\U0001F600BA-aab";
    std::uint64_t budget = 100'000;
    std::vector<std::ptrdiff_t> captures;
    const RegExpProgram& program = *std::get<Program>(compiled);
    if (search_regexp(program, subject, 0, budget, captures) != RegExpOutcome::Match) continue;
    REQUIRE(captures.size() == 2 * program.capture_count());
    for (std::size_t at = 0; at < captures.size(); at += 2) {
      bool is_none = captures[at] == -1 && captures[at + 1] == -1;
      CHECK((is_none || (captures[at] >= 0 && captures[at] <= captures[at + 1] && captures[at + 1] <= 10)));
    }
  }
  CHECK(programs > 2000);
}
