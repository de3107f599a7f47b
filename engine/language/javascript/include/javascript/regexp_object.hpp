#pragma once
// RegExp objects: source and flags as the program gave them; the compiled program is derived from the two.
#include <javascript/object.hpp>
#include <javascript/realm.hpp>
#include <javascript/regexp.hpp>

namespace loopscope::js {

// A cache that takes no part in equality or hash.
struct DerivedProgram {
  mutable std::shared_ptr<const RegExpProgram> value;
  friend bool operator==(const DerivedProgram&, const DerivedProgram&) { return true; }
};

struct RegExpCell : ObjectCell {
  JS_OBJECT_CELL(RegExpCell, "regular expression", RegExp)
  Value source;   // a string
  Value letters;  // a string: the flags as given
  DerivedProgram program;
  JS_OBJECT_FIELDS(source, letters)
};

// The iterator of matchAll; state: [matcher, text, global, by code points], or none when it is over.
struct RegExpStringIteratorCell : ObjectCell {
  JS_OBJECT_CELL(RegExpStringIteratorCell, "regular expression string iterator", Other)
  CellId state;
  JS_OBJECT_FIELDS(state)
};

void set_last_index(Exec& exec, CellId id, double index);
// The text of `source`: what stands between the slashes of a literal.
std::u16string escaped_source(std::u16string_view source);

}  // namespace loopscope::js
