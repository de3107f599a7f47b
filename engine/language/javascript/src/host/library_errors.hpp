#pragma once
// Errors that node's own library throws, where it is written in the prelude: what node shows of its file above them,
// and the program's call that led there.
#include <javascript/host.hpp>

namespace loopscope::js {

// `error` is about to be thrown; were it to end the program, node would show `excerpt`.
void remember_library_error(Exec& exec, Value error, std::string_view excerpt);
// The excerpt of an error that was thrown so; "" for other errors, also when the program has caught the error and
// throws it again at `site`.
std::string library_excerpt_of(Exec& exec, Value error, const SourceSite& site);

// Natives for prelude/library_error.js and module_assert.js.
NativeResult from_library(NativeCall& call);
NativeResult forget_creation(NativeCall& call);
NativeResult call_text(NativeCall& call);  // call_text.cpp

}  // namespace loopscope::js
