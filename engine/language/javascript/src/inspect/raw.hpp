#pragma once
// An object on its way to text: its kind decides the opening brace, the base and what lists its contents.
#include "context.hpp"

namespace loopscope::js::inspection {

struct Raw {
  CellId object;
  ConstructorName constructor;
  std::u16string tag;
  std::vector<PropertyKey> keys;
  Output inherited;  // texts of properties of prototypes (showHidden)
  Layout layout;
  void (*list_contents)(Context&, Raw&, int depth, Output&) = nullptr;
  bool is_finished = false;  // `layout.base` is all there is to say
  bool has_properties() const { return !keys.empty() || !inherited.empty(); }
  void finish(std::u16string text) {
    layout.base = std::move(text);
    is_finished = true;
  }
};

std::u16string prefix_of(const Raw& raw, std::u16string_view fallback, std::u16string_view size = u"");
std::u16string size_text(std::size_t size);        // (3)
std::u16string remaining_text(std::size_t count);  // ... 3 more items
// How many of `count` entries the options allow.
std::size_t shown_count(const Context& context, std::size_t count);

void describe_array(Context& context, Raw& raw);
void describe_set(Context& context, Raw& raw);
void describe_map(Context& context, Raw& raw);
void describe_collection_iterator(Context& context, Raw& raw);
void describe_weak_set(Context& context, Raw& raw);
void describe_weak_map(Context& context, Raw& raw);
void describe_promise(Context& context, Raw& raw);
void describe_typed_array(Context& context, Raw& raw);
void describe_array_buffer(Context& context, Raw& raw, bool inside_typed_array);
void describe_data_view(Context& context, Raw& raw);
// False: neither TextEncoder nor TextDecoder.
bool describe_text_codec(Context& context, Raw& raw);

}  // namespace loopscope::js::inspection
