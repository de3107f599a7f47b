#include "astral_painter.hpp"

#include <ft2build.h>
#include FT_FREETYPE_H

#include <algorithm>
#include <cmath>
#include <cstring>

namespace loopscope::panels {

struct AstralPainter::Face {
  FT_Library library = nullptr;
  FT_Face face = nullptr;

  explicit Face(std::string_view bytes) {
    if (bytes.empty() || FT_Init_FreeType(&library) != 0) return;
    const auto* data = reinterpret_cast<const FT_Byte*>(bytes.data());
    if (FT_New_Memory_Face(library, data, static_cast<FT_Long>(bytes.size()), 0, &face) != 0) face = nullptr;
  }
  ~Face() {
    if (face) FT_Done_Face(face);
    if (library) FT_Done_FreeType(library);
  }
  Face(const Face&) = delete;
  Face& operator=(const Face&) = delete;
};

AstralPainter::AstralPainter(ImFontAtlas& atlas, std::string_view bytes)
    : atlas_(atlas), face_(std::make_unique<Face>(bytes)) {}
AstralPainter::~AstralPainter() = default;

void AstralPainter::reserve(ImFont& font, float pixels, float em, std::u32string_view characters) {
  if (!face_->face || characters.empty()) return;
  if (FT_Set_Pixel_Sizes(face_->face, 0, static_cast<FT_UInt>(std::lround(em))) != 0) return;
  for (std::size_t i = 0; i < characters.size(); ++i) {
    reserve_one(font, pixels, characters[i], static_cast<ImWchar>(first_astral_stand_in + i));
  }
}

void AstralPainter::reserve_one(ImFont& font, float pixels, char32_t character, ImWchar stand_in) {
  FT_UInt index = FT_Get_Char_Index(face_->face, character);
  if (index == 0 || FT_Load_Glyph(face_->face, index, FT_LOAD_RENDER) != 0) return;
  const FT_GlyphSlotRec& glyph = *face_->face->glyph;
  if (glyph.bitmap.pixel_mode != FT_PIXEL_MODE_GRAY) return;
  Reserved made;
  made.width = static_cast<int>(glyph.bitmap.width);
  made.height = static_cast<int>(glyph.bitmap.rows);
  if (made.width == 0 || made.height == 0) return;
  for (int y = 0; y < made.height; ++y) {
    const unsigned char* row = glyph.bitmap.buffer + static_cast<std::ptrdiff_t>(y) * glyph.bitmap.pitch;
    made.coverage.insert(made.coverage.end(), row, row + made.width);
  }
  // Pictures stand in the middle of their line, whatever their own font thinks of it.
  ImVec2 offset{static_cast<float>(glyph.bitmap_left), std::round((pixels - static_cast<float>(made.height)) / 2)};
  float advance = std::round(static_cast<float>(glyph.advance.x) / 64);
  made.rectangle = atlas_.AddCustomRectFontGlyph(&font, stand_in, made.width, made.height, advance, offset);
  reserved_.push_back(std::move(made));
}

void AstralPainter::paint() {
  unsigned char* texels = nullptr;
  int width = 0;
  int height = 0;
  if (!reserved_.empty()) atlas_.GetTexDataAsAlpha8(&texels, &width, &height);
  for (const Reserved& each : reserved_) {
    const ImFontAtlasCustomRect& place = *atlas_.GetCustomRectByIndex(each.rectangle);
    if (!place.IsPacked()) continue;
    for (int y = 0; y < each.height; ++y) {
      std::ptrdiff_t row = static_cast<std::ptrdiff_t>(place.Y + y) * width + place.X;
      std::memcpy(texels + row, each.coverage.data() + static_cast<std::ptrdiff_t>(y) * each.width,
                  static_cast<std::size_t>(each.width));
    }
  }
}

}  // namespace loopscope::panels
