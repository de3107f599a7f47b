#pragma once
// The functions that Promise.all and its like give to each element's `then` (ECMA-262 27.2.4.1.2 and after). All
// elements of one call share a state, an array of the prelude: [values, remaining, capability, called].
#include <javascript/promise.hpp>

#include <optional>

namespace loopscope::js {

struct CombinatorElement {
  std::string_view method;  // all, allSettled or any
  std::uint32_t index = 0;
  CellId promise;  // what the call returned; none when it is no native promise
};
// What a reaction's handler is an element of, if it is one.
std::optional<CombinatorElement> combinator_element(const Exec& exec, Value handler);

// What Promise.any rejects with; V8 gives it no frames.
Value make_any_error(Exec& exec, Value errors);

// The promise that a resolve function made by make_resolving_functions settles; none for other values.
CellId promise_of_resolve_function(const Exec& exec, Value handler);
// What a suspended coroutine will settle when it ends (async functions) or gives its next result (async generators).
CellId promise_of_coroutine(const Heap& heap, CellId coroutine);

}  // namespace loopscope::js
