#pragma once
// TextDecoder as plain data (Encoding Standard 7.2).
#include <javascript/object.hpp>

namespace loopscope::js {

enum class DecoderEncoding : std::uint8_t { Utf8, Utf16Little, Utf16Big, Windows1252 };

struct TextDecoderCell : ObjectCell {
  JS_OBJECT_CELL(TextDecoderCell, "text decoder", Other)
  DecoderEncoding encoding = DecoderEncoding::Utf8;
  bool is_fatal = false;
  bool ignores_mark = false;       // ignoreBOM: a byte order mark is kept
  bool is_streaming = false;       // the mark has been looked for in this stream
  std::vector<std::uint8_t> rest;  // the begun character at the end of the last chunk
  JS_OBJECT_FIELDS(encoding, is_fatal, ignores_mark, is_streaming, rest)
};
struct TextEncoderCell : ObjectCell {
  JS_OBJECT_CELL(TextEncoderCell, "text encoder", Other)
};

const char* decoder_name(DecoderEncoding encoding);

}  // namespace loopscope::js
