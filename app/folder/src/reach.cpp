#include <folder/folder_reader.hpp>

#include <javascript/node_modules.hpp>

#include <base/utf.hpp>

namespace loopscope {

namespace {

bool is_word_unit(char16_t unit) {
  return unit == u'_' || unit == u'$' || unit >= 0x80 || (unit >= u'0' && unit <= u'9') ||
         ((unit | 0x20) >= u'a' && (unit | 0x20) <= u'z');
}

std::size_t skip_blanks(std::u16string_view text, std::size_t at) {
  while (at < text.size() && (text[at] <= u' ' || text[at] == 0xA0)) ++at;
  return at;
}

bool is_quote(char16_t unit) { return unit == u'"' || unit == u'\'' || unit == u'`'; }

// The quoted text at `at` names a module that node has: no file is meant.
bool names_builtin(std::u16string_view text, std::size_t at) {
  std::size_t end = text.find(text[at], at + 1);
  if (end == std::u16string_view::npos) return false;
  std::string name = utf16_to_utf8(text.substr(at + 1, end - at - 1));
  return name.starts_with("node:") || js::is_simulated_module(name) || !js::refusal_of(name).empty();
}

// What follows a word that may ask for a module; `at` is behind the word.
bool asks_for_file(std::u16string_view text, std::size_t at, bool is_call, bool may_stand_alone) {
  at = skip_blanks(text, at);
  if (at >= text.size()) return false;
  if (is_quote(text[at])) return !is_call && !names_builtin(text, at);
  if (text[at] == u'(' && is_call) {
    at = skip_blanks(text, at + 1);
    return at < text.size() && !(is_quote(text[at]) && names_builtin(text, at));
  }
  if (text[at] == u'.') return text.substr(at, 8) == u".resolve" || text.substr(at, 6) == u".cache";
  return may_stand_alone;
}

struct Word {
  std::u16string_view text;
  bool is_call;          // it is called with the specifier
  bool is_followed;      // the specifier may follow it at once
  bool may_stand_alone;  // it may be handed on as a value
};
constexpr Word words[] = {
    {u"require", true, false, true}, {u"import", true, true, false}, {u"from", false, true, false}};

bool asks(std::u16string_view text, const Word& word) {
  for (std::size_t at = text.find(word.text); at != std::u16string_view::npos; at = text.find(word.text, at + 1)) {
    std::size_t end = at + word.text.size();
    bool is_whole = (at == 0 || !is_word_unit(text[at - 1])) && (end >= text.size() || !is_word_unit(text[end]));
    if (!is_whole) continue;
    if (asks_for_file(text, end, word.is_call, word.may_stand_alone)) return true;
    bool is_bare = word.is_followed && word.is_call && asks_for_file(text, end, false, false);
    if (is_bare) return true;
  }
  return false;
}

}  // namespace

bool reaches_for_files(std::u16string_view text) {
  for (const Word& word : words) {
    if (asks(text, word)) return true;
  }
  return false;
}

}  // namespace loopscope
