#include <javascript/regexp.hpp>

#include "matcher.hpp"
#include "parser.hpp"
#include "program.hpp"

namespace loopscope::js {

namespace {

struct FlagLetter {
  char16_t letter;
  bool RegExpFlags::*flag;
};

constexpr FlagLetter flag_letters[] = {
    {u'd', &RegExpFlags::indices},      {u'g', &RegExpFlags::global},  {u'i', &RegExpFlags::ignore_case},
    {u'm', &RegExpFlags::multiline},    {u's', &RegExpFlags::dot_all}, {u'u', &RegExpFlags::unicode},
    {u'v', &RegExpFlags::unicode_sets}, {u'y', &RegExpFlags::sticky},
};

bool RegExpFlags::*flag_of(char16_t letter) {
  for (const FlagLetter& entry : flag_letters) {
    if (entry.letter == letter) return entry.flag;
  }
  return nullptr;
}

template <class Run>
RegExpOutcome with_matcher(const RegExpProgram& program, std::u16string_view subject, std::size_t start,
                           std::uint64_t& budget, std::vector<std::ptrdiff_t>& captures, Run run) {
  if (start > subject.size()) return RegExpOutcome::NoMatch;
  Matcher matcher(program.code(), subject, budget);
  RegExpOutcome outcome = run(matcher, matcher.aligned(start));
  if (outcome == RegExpOutcome::Match) matcher.copy_captures(captures);
  return outcome;
}

}  // namespace

std::optional<RegExpFlags> parse_regexp_flags(std::u16string_view letters) {
  RegExpFlags flags;
  for (char16_t letter : letters) {
    bool RegExpFlags::*flag = flag_of(letter);
    if (flag == nullptr || flags.*flag) return std::nullopt;
    flags.*flag = true;
  }
  return flags.unicode && flags.unicode_sets ? std::nullopt : std::optional(flags);
}

RegExpProgram::RegExpProgram(std::unique_ptr<const RegExpCode> code) : code_(std::move(code)) {}
RegExpProgram::~RegExpProgram() = default;
RegExpFlags RegExpProgram::flags() const { return code_->flags; }
std::uint32_t RegExpProgram::capture_count() const { return code_->capture_count; }
const std::vector<RegExpGroupName>& RegExpProgram::group_names() const { return code_->group_names; }

std::variant<std::shared_ptr<const RegExpProgram>, std::string> compile_regexp(std::u16string_view pattern,
                                                                               RegExpFlags flags) {
  std::variant<Tree, std::string_view> parsed = parse_pattern(pattern, flags);
  if (const auto* reason = std::get_if<std::string_view>(&parsed)) return std::string(*reason);
  return std::make_shared<const RegExpProgram>(compile_tree(std::get<Tree>(parsed), flags));
}

RegExpOutcome match_regexp(const RegExpProgram& program, std::u16string_view subject, std::size_t start,
                           std::uint64_t& budget, std::vector<std::ptrdiff_t>& captures) {
  return with_matcher(program, subject, start, budget, captures,
                      [](Matcher& matcher, std::size_t index) { return matcher.run(index); });
}

RegExpOutcome search_regexp(const RegExpProgram& program, std::u16string_view subject, std::size_t start,
                            std::uint64_t& budget, std::vector<std::ptrdiff_t>& captures) {
  return with_matcher(program, subject, start, budget, captures,
                      [](Matcher& matcher, std::size_t index) { return matcher.search(index); });
}

}  // namespace loopscope::js
