#pragma once
// Letters above U+FFFF, which ImGui's own builder cannot make: drawn with FreeType into the atlas, each under its
// stand-in.
#include <panels/fonts.hpp>

#include <memory>
#include <string_view>
#include <vector>

namespace loopscope::panels {

class AstralPainter {
 public:
  // `bytes` of a font file, which must outlive the painter; empty: nothing is drawn.
  AstralPainter(ImFontAtlas& atlas, std::string_view bytes);
  ~AstralPainter();
  AstralPainter(const AstralPainter&) = delete;
  AstralPainter& operator=(const AstralPainter&) = delete;

  // Before the atlas is built: room for those that the file has, in lines of `pixels` with an em of `em`.
  void reserve(ImFont& font, float pixels, float em, std::u32string_view characters);
  // After it.
  void paint();

 private:
  struct Face;  // FreeType's
  struct Reserved {
    int rectangle = 0;
    int width = 0;
    int height = 0;
    std::vector<unsigned char> coverage;  // a byte a pixel
  };

  void reserve_one(ImFont& font, float pixels, char32_t character, ImWchar stand_in);

  ImFontAtlas& atlas_;
  std::unique_ptr<Face> face_;
  std::vector<Reserved> reserved_;
};

}  // namespace loopscope::panels
