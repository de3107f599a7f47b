// The entry of every value: primitives, proxies, custom inspect functions, circles, then the object itself.
#include "context.hpp"

#include <base/utf.hpp>
#include <javascript/function.hpp>
#include <javascript/proxy.hpp>

#include <algorithm>

namespace loopscope::js {

namespace inspection {

namespace {

constexpr int deepest = 1000;  // C++ calls: about what node's own stack allows

std::u16string circular_text(Context& context, CellId object) {
  auto found = std::find(context.circular.begin(), context.circular.end(), object);
  std::size_t number = static_cast<std::size_t>(found - context.circular.begin()) + 1;
  if (found == context.circular.end()) context.circular.push_back(object);
  return stylize(context, u"[Circular *" + ascii_to_utf16(std::to_string(number)) + u"]", Style::Special);
}

std::u16string interruption_text(Context& context, CellId object, int depth) {
  std::u16string name = prefix(constructor_name(context, object, depth, nullptr), u"", u"Object");
  name.pop_back();
  return stylize(context, u"[" + name + u": Inspection interrupted prematurely. Maximum call stack size exceeded.]",
                 Style::Special);
}

// Both parts, with the showProxy option.
std::u16string format_proxy(Context& context, const ProxyCell& proxy, int depth) {
  if (context.too_deep(depth)) return stylize(context, u"Proxy [Array]", Style::Special);
  Value target = proxy.target, handler = proxy.handler;
  context.indentation += 2;
  Output output{format_value(context, target, depth + 1), format_value(context, handler, depth + 1)};
  context.indentation -= 2;
  Layout layout;
  layout.opening = u"Proxy [";
  layout.closing = u"]";
  layout.entries = Entries::ArrayLike;
  return reduce_to_single_string(context, std::move(output), layout, depth + 1);
}

// Node takes the first element of a target it does not show for the proxy's own target.
bool looks_revoked(Heap& heap, Value target) {
  return target.is_null() || get_data(heap, target.cell(), PropertyKey::index(0)).is_null();
}

std::u16string format_object(Context& context, Value value, int depth, bool inside_typed_array) {
  CellId object = value.cell();
  if (is_proxy(context.heap(), object)) {
    const auto& proxy = context.heap().get<ProxyCell>(object);
    Value target = behind_proxies(context.heap(), value);
    bool is_revoked = proxy.target.is_null() || (!context.options.show_proxy && looks_revoked(context.heap(), target));
    if (is_revoked) return stylize(context, u"<Revoked Proxy>", Style::Special);
    if (context.options.show_proxy) return format_proxy(context, proxy, depth);
    object = target.cell();
  }
  if (context.may_have_custom_function(object)) {
    if (auto text = format_by_custom_function(context, value, object, depth)) return *text;
  }
  if (std::find(context.seen.begin(), context.seen.end(), object) != context.seen.end())
    return circular_text(context, object);
  if (context.nesting >= deepest) return interruption_text(context, object, depth);
  ++context.nesting;
  std::u16string text = format_raw(context, object, depth, inside_typed_array);
  --context.nesting;
  return text;
}

}  // namespace

std::u16string format_value(Context& context, Value value, int depth, bool inside_typed_array) {
  if (context.stopped()) return {};
  context.charge(1);
  if (!value.is_object()) return format_primitive(context, value);
  return format_object(context, value, depth, inside_typed_array);
}

}  // namespace inspection

std::u16string inspect(Exec& exec, Value value, const InspectOptions& options, Answers& answers) {
  inspection::Context context(exec, options, answers);
  return inspection::format_value(context, value, 0);
}

}  // namespace loopscope::js
