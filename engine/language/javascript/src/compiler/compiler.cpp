#include <javascript/compiler.hpp>

#include "analyzer.hpp"
#include "function_compiler.hpp"

namespace loopscope::js {

CompileResult compile(const Ast& ast, const std::shared_ptr<const SourceText>& source, const CompileOptions& options,
                      ConstantPool& pool, CodeSink& sink) {
  using namespace compiling;
  CompileResult result;
  Analysis analysis;
  Analyzer(analysis).analyze(*ast.program, options);
  Compilation compilation{analysis, source, options, pool, sink, result};
  if (const Function* made = made_function(*ast.program)) {
    FunctionCompiler inner(compilation, analysis.functions[made]);
    inner.set_scope(analysis.program->parameters);
    result.main = inner.compile_function(*made, u"anonymous");
    return result;
  }
  FunctionCompiler compiler(compilation, analysis.program);
  compiler.set_scope(analysis.outside);
  result.main = compiler.compile_program(*ast.program);
  return result;
}

// The nearest function that is not an arrow says what the eval may use.
EvalContext eval_context(const std::vector<const ScopeInfo*>& scopes, const std::vector<const Code*>& codes) {
  EvalContext context;
  bool found = false;
  for (std::size_t i = 0; i < scopes.size(); ++i) {
    for (const SlotInfo& slot : scopes[i]->slots) {
      if (!slot.name.empty() && slot.name[0] == u'#') context.private_names.push_back(slot.name);
      if (found || slot.name != compiling::pseudo_name(compiling::Pseudo::ActiveFunction)) continue;
      const Code& code = *codes[i];
      found = true;
      context.allow_new_target = true;
      context.allow_super_property = code.is_method || code.is_class_constructor;
      context.allow_super_call = code.is_derived_constructor;
      context.forbid_arguments = code.is_field_initializer;
    }
  }
  return context;
}

}  // namespace loopscope::js
