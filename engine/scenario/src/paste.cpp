#include <scenario/paste.hpp>
#include <text/cli_text.hpp>

#include <algorithm>
#include <string_view>

namespace loopscope {

namespace {

using View = std::u16string_view;

bool is_name_unit(char16_t unit) {
  return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z') || (unit >= u'0' && unit <= u'9') ||
         unit == u'_' || unit == u'$';
}

View trimmed(View line) {
  while (!line.empty() && (line.front() == u' ' || line.front() == u'\t')) line.remove_prefix(1);
  while (!line.empty() && (line.back() == u' ' || line.back() == u'\t')) line.remove_suffix(1);
  return line;
}

bool starts_with_word(View line, View word) {
  return line.starts_with(word) && (line.size() == word.size() || !is_name_unit(line[word.size()]));
}

// Quotation marks of word processors, which are no quotes of JavaScript's.
bool has_smart_quote(View line) {
  return std::any_of(line.begin(), line.end(), [](char16_t unit) {
    return unit == u'\u2018' || unit == u'\u2019' || unit == u'\u201c' || unit == u'\u201d' || unit == u'\u00ab' ||
           unit == u'\u00bb';
  });
}

// "> " or ">>> " or "... " at the beginning, as a prompt writes it.
bool has_prompt(View line) {
  line = trimmed(line);
  return line.starts_with(u"> ") || line.starts_with(u">>> ") || line.starts_with(u"$ ") || line.starts_with(u"... ");
}

// "12  code" or "12: code" or "12. code": a listing with line numbers.
bool has_line_number(View line) {
  line = trimmed(line);
  std::size_t digits = 0;
  while (digits < line.size() && line[digits] >= u'0' && line[digits] <= u'9') ++digits;
  if (digits == 0 || digits > 4 || digits >= line.size()) return false;
  View rest = line.substr(digits);
  if (rest.front() == u':' || rest.front() == u'.' || rest.front() == u'|') rest.remove_prefix(1);
  return rest.size() < line.size() - digits ? rest.starts_with(u" ") : is_name_unit(trimmed(rest).front());
}

bool has_html(View line) {
  line = trimmed(line);
  return line.starts_with(u"<script") || line.starts_with(u"</script") || line.starts_with(u"<!DOCTYPE") ||
         line.starts_with(u"<!doctype") || line.starts_with(u"<html") || line.starts_with(u"<body");
}

// A tag where an expression could begin: `return <div>`, `= <App />`, `(<p>`.
bool has_jsx(View line) {
  for (std::size_t at = line.find(u'<'); at != View::npos; at = line.find(u'<', at + 1)) {
    if (at + 1 >= line.size()) break;
    char16_t next = line[at + 1];
    bool is_tag = (next >= u'a' && next <= u'z') || (next >= u'A' && next <= u'Z') || next == u'>' || next == u'/';
    View before = trimmed(line.substr(0, at));
    bool can_begin = before.empty() || before.ends_with(u"return") || before.ends_with(u"(") ||
                     before.ends_with(u"=") || before.ends_with(u"?") || before.ends_with(u":") ||
                     before.ends_with(u">");
    if (is_tag && can_begin && line.find(u'>', at) != View::npos) return true;
  }
  return false;
}

// Declarations and annotations of TypeScript on the line where JavaScript ends.
bool has_types(View line) {
  View start = trimmed(line);
  for (View word : {View(u"interface"), View(u"enum"), View(u"declare"), View(u"namespace"), View(u"abstract"),
                    View(u"type"), View(u"export interface"), View(u"export type"), View(u"export enum"),
                    View(u"public"), View(u"private"), View(u"protected"), View(u"readonly")}) {
    if (starts_with_word(start, word)) return true;
  }
  for (View type :
       {View(u"string"), View(u"number"), View(u"boolean"), View(u"any"), View(u"void"), View(u"unknown"),
        View(u"never"), View(u"Promise<"), View(u"Array<"), View(u"Record<"), View(u"Map<"), View(u"Set<")}) {
    for (View before : {View(u": "), View(u":"), View(u" as "), View(u"<")}) {
      std::u16string wanted = std::u16string(before) + std::u16string(type);
      std::size_t at = line.find(wanted);
      if (at == View::npos) continue;
      std::size_t end = at + wanted.size();
      if (type.back() == u'<' || end >= line.size() || !is_name_unit(line[end])) return true;
    }
  }
  return start.find(u"!.") != View::npos;
}

struct Sign {
  bool (*is_on)(View line);
  TextId words;
};

constexpr Sign signs[] = {
    {has_html, CliText::paste_html},     {has_smart_quote, CliText::paste_quotes},
    {has_prompt, CliText::paste_prompt}, {has_line_number, CliText::paste_numbers},
    {has_jsx, CliText::paste_jsx},       {has_types, CliText::paste_types},
};

}  // namespace

// The line of the fault tells most; a declaration may begin on the line above.
std::optional<TextId> paste_hint(const SourceText& source, const Diagnostic& fault) {
  std::uint32_t line = source.position(fault.span.begin).line;
  for (const Sign& sign : signs) {
    if (sign.is_on(source.line_text(line))) return sign.words;
  }
  if (line > 1 && has_types(source.line_text(line - 1))) return CliText::paste_types;
  return std::nullopt;
}

}  // namespace loopscope
