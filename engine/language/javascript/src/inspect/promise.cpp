#include "raw.hpp"

#include <javascript/promise.hpp>

namespace loopscope::js::inspection {

namespace {

void list_outcome(Context& context, Raw& raw, int depth, Output& output) {
  const auto& promise = context.heap().get<PromiseCell>(raw.object);
  if (promise.state == PromiseState::Pending) {
    output.push_back(stylize(context, u"<pending>", Style::Special));
    return;
  }
  bool is_rejected = promise.state == PromiseState::Rejected;
  context.indentation += 2;
  std::u16string text = format_value(context, promise.result, depth);
  context.indentation -= 2;
  output.push_back(is_rejected ? stylize(context, u"<rejected>", Style::Special) + u" " + text : text);
}

}  // namespace

void describe_promise(Context&, Raw& raw) {
  raw.layout.opening = prefix_of(raw, u"Promise") + u"{";
  raw.list_contents = list_outcome;
}

}  // namespace loopscope::js::inspection
