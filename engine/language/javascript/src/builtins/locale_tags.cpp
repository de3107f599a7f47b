#include "locale_tags.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace loopscope::js {

namespace {

char16_t lower(char16_t unit) { return unit >= u'A' && unit <= u'Z' ? static_cast<char16_t>(unit | 0x20) : unit; }

std::u16string lowered(std::u16string_view text) {
  std::u16string out(text);
  std::transform(out.begin(), out.end(), out.begin(), lower);
  return out;
}

bool is_letter(char16_t unit) { return lower(unit) >= u'a' && lower(unit) <= u'z'; }
bool is_digit(char16_t unit) { return unit >= u'0' && unit <= u'9'; }
bool is_letters(std::u16string_view text) { return std::all_of(text.begin(), text.end(), is_letter); }
bool is_digits(std::u16string_view text) { return std::all_of(text.begin(), text.end(), is_digit); }
bool is_alphanumeric(std::u16string_view text) {
  return std::all_of(text.begin(), text.end(), [](char16_t unit) { return is_letter(unit) || is_digit(unit); });
}

std::vector<std::u16string_view> subtags_of(std::u16string_view tag) {
  std::vector<std::u16string_view> out;
  for (std::size_t start = 0; start <= tag.size();) {
    std::size_t end = std::min(tag.find(u'-', start), tag.size());
    out.push_back(tag.substr(start, end - start));
    start = end + 1;
  }
  return out;
}

bool is_language(std::u16string_view subtag) {
  std::size_t length = subtag.size();
  return is_letters(subtag) && (length == 2 || length == 3 || (length >= 5 && length <= 8));
}
bool is_script(std::u16string_view subtag) { return subtag.size() == 4 && is_letters(subtag); }
bool is_region(std::u16string_view subtag) {
  return (subtag.size() == 2 && is_letters(subtag)) || (subtag.size() == 3 && is_digits(subtag));
}
bool is_variant(std::u16string_view subtag) {
  if (!is_alphanumeric(subtag)) return false;
  return (subtag.size() >= 5 && subtag.size() <= 8) || (subtag.size() == 4 && is_digit(subtag[0]));
}

bool is_repeated(const std::vector<std::u16string>& seen, std::u16string_view subtag) {
  return std::find(seen.begin(), seen.end(), subtag) != seen.end();
}

// From `at` on: singletons, each once and with its subtags.
bool are_extensions(const std::vector<std::u16string_view>& subtags, std::size_t at) {
  std::vector<std::u16string> seen;
  while (at < subtags.size()) {
    if (subtags[at].size() != 1 || !is_alphanumeric(subtags[at]) || is_repeated(seen, subtags[at])) return false;
    seen.emplace_back(subtags[at]);
    bool is_private = subtags[at] == u"x";
    std::size_t least = is_private ? 1 : 2, first = ++at;
    while (at < subtags.size() && subtags[at].size() >= least && subtags[at].size() <= 8 &&
           is_alphanumeric(subtags[at]))
      ++at;
    if (at == first) return false;
  }
  return true;
}

}  // namespace

TagKind locale_tag_kind(std::u16string_view tag) {
  std::u16string text = lowered(tag);
  std::vector<std::u16string_view> subtags = subtags_of(text);
  if (!is_language(subtags[0])) return TagKind::BadStart;
  std::size_t at = 1;
  if (at < subtags.size() && is_script(subtags[at])) ++at;
  if (at < subtags.size() && is_region(subtags[at])) ++at;
  std::vector<std::u16string> variants;
  bool has_repeated = false;
  for (; at < subtags.size() && is_variant(subtags[at]); ++at) {
    has_repeated = has_repeated || is_repeated(variants, subtags[at]);
    variants.emplace_back(subtags[at]);
  }
  bool ends_with_hyphen = at + 1 == subtags.size() && subtags[at].empty();
  bool has_extension = at < subtags.size() && subtags[at].size() == 1 && is_alphanumeric(subtags[at]);
  if (at < subtags.size() && !has_extension && !ends_with_hyphen) return TagKind::BadStart;
  return has_repeated || !are_extensions(subtags, at) ? TagKind::BadRest : TagKind::Valid;
}

bool is_type_text(std::u16string_view text) {
  std::vector<std::u16string_view> parts = subtags_of(text);
  return std::all_of(parts.begin(), parts.end(), [](std::u16string_view part) {
    return part.size() >= 3 && part.size() <= 8 && is_alphanumeric(part);
  });
}

}  // namespace loopscope::js
