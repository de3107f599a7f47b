#pragma once
// Values to JSON text (ECMA-262 25.5.2) where no user code has anything to say: no toJSON, no getters, no proxies, no
// replacer. The prelude (src/prelude/json.js) does the rest.
#include <javascript/property.hpp>
#include <machine/exec.hpp>

namespace loopscope::js {

enum class JsonOutcome : std::uint8_t {
  Text,       // `text` is it
  Undefined,  // nothing to write
  Prelude,    // user code must be asked
  Thrown,
};

JsonOutcome write_json(Exec& exec, Value value, std::u16string_view gap, std::u16string& text);

// QuoteJSONString (25.5.2.3)
void quote_json(std::u16string_view units, std::u16string& out);

// The message of the TypeError for `stack[i]` under `keys[i]`, innermost last, when `closing` leads back to `again`.
// Keys are strings, or numbers for elements of arrays.
std::string circular_message(Exec& exec, const std::vector<Value>& stack, const std::vector<Value>& keys, Value again,
                             Value closing);

}  // namespace loopscope::js
