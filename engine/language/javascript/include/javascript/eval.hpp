#pragma once
// Code made at run time: eval and the Function constructors (ECMA-262 19.2.1, 20.2.1.1).
#include <javascript/function.hpp>
#include <source/diagnostic.hpp>

namespace loopscope::js {

// The error that a fault in a text is for the program.
ErrorType error_type_of(const Diagnostic& fault);
// Throws it; the text's line is what shows when nobody catches it.
Flow fail_diagnostic(Exec& exec, const SourceText& source, const Diagnostic& diagnostic);

// Indirect eval of a string; the completion value goes where `target` says.
Flow perform_indirect_eval(Exec& exec, Value text, ResultTarget target, std::uint32_t target_slot);

// The natives: eval(x), Function(...), GeneratorFunction(...), AsyncFunction(...), AsyncGeneratorFunction(...).
NativeResult eval_native(NativeCall& call);
NativeResult function_constructor(NativeCall& call);
NativeResult generator_function_constructor(NativeCall& call);
NativeResult async_function_constructor(NativeCall& call);
NativeResult async_generator_function_constructor(NativeCall& call);

}  // namespace loopscope::js
