#include <panels/fonts.hpp>

#include "astral_painter.hpp"

#include <imgui_freetype.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace loopscope::panels {

namespace {

struct FaceRow {
  float pixels;  // at scale 1: the height of a line, which is how ImGui measures a font
  float line;    // that height in ems
  std::array<const char*, 4> files;
};

// Folders that hold fonts, then, for each face, files in order of preference.
constexpr const char* folders[] = {"/usr/share/fonts/opentype/", "/usr/share/fonts/truetype/", "/usr/share/fonts/",
                                   "/usr/local/share/fonts/"};

constexpr FaceRow faces[face_count] = {
    {16, 1.21F, {"inter/Inter-Regular.otf", "dejavu/DejaVuSans.ttf", nullptr}},
    {13.5F, 1.21F, {"inter/Inter-Regular.otf", "dejavu/DejaVuSans.ttf", nullptr}},
    {16, 1.21F, {"inter/Inter-SemiBold.otf", "dejavu/DejaVuSans-Bold.ttf", nullptr}},
    {18, 1.21F, {"inter/Inter-Regular.otf", "dejavu/DejaVuSans.ttf", nullptr}},
    {15.5F, 1.32F, {"jetbrains-mono/JetBrainsMono-Regular.ttf", "dejavu/DejaVuSansMono.ttf", nullptr}},
    {13.5F, 1.32F, {"jetbrains-mono/JetBrainsMono-Regular.ttf", "dejavu/DejaVuSansMono.ttf", nullptr}},
};

constexpr const char* symbol_files[] = {"dejavu/DejaVuSans.ttf", "ancient-scripts/Symbola_hint.ttf",
                                        "wqy/wqy-microhei.ttc"};
constexpr const char* astral_file = "ancient-scripts/Symbola_hint.ttf";
constexpr const char* icon_file = "material-design-icons-iconfont/MaterialIcons-Regular.ttf";

constexpr ImWchar usual_text[] = {0x20, 0x7E, 0xA0, 0xFF, 0x2000, 0x203A, 0x20AC, 0x20AC};
constexpr ImWchar usual_symbols[] = {0x2190, 0x2195, 0x2212, 0x2212, 0x221E, 0x221E, 0x2260,
                                     0x2260, 0x2264, 0x2265, 0x2713, 0x2717, 0xFFFD, 0xFFFD};
constexpr ImWchar icon_range[] = {0xE034, 0xE037, 0xE044, 0xE045, 0xE166, 0xE166, 0xE24D, 0xE24D,
                                  0xE2C8, 0xE2C8, 0xE51C, 0xE51C, 0xE5DC, 0xE5DD, 0xE887, 0xE887,
                                  0xE8B5, 0xE8B5, 0xE8B8, 0xE8B8, 0xE8E2, 0xE8E2, 0};

std::string read_font(const char* file) {
  for (const char* folder : folders) {
    std::ifstream stream(std::string(folder) + file, std::ios::binary);
    if (stream) return {std::istreambuf_iterator<char>(stream), {}};
  }
  return {};
}

// Adds the faces of one size after the other to an atlas.
class FaceMaker {
 public:
  FaceMaker(ImFontAtlas& atlas, FontFiles& files, const LetterRanges& letters)
      : atlas_(atlas), files_(files), letters_(letters) {}

  ImFont* make(const FaceRow& face, float pixels) {
    ImFont* font = add_base(face, pixels);
    for (const char* file : symbol_files) add(file, pixels, letters_.symbols.data(), 0, true);
    return font;
  }

  // They are larger and hang a little lower than letters.
  bool add_icons(float pixels) {
    return add(icon_file, std::round(pixels * 1.25F), icon_range, std::round(pixels * 0.26F), true) != nullptr;
  }

 private:
  ImFont* add_base(const FaceRow& face, float pixels) {
    for (const char* file : face.files) {
      if (!file) break;
      if (ImFont* font = add(file, pixels, letters_.text.data(), 0, false)) return font;
    }
    ImFontConfig config;
    config.SizePixels = pixels;
    return atlas_.AddFontDefault(&config);
  }

  ImFont* add(const char* file, float pixels, const ImWchar* range, float lower, bool merges) {
    const std::string& bytes = files_.bytes_of(file);
    if (bytes.empty()) return nullptr;
    ImFontConfig config;
    config.OversampleH = config.OversampleV = 1;
    config.PixelSnapH = true;
    config.MergeMode = merges;
    config.GlyphOffset.y = lower;
    config.FontDataOwnedByAtlas = false;  // and only read, though ImGui asks for more
    return atlas_.AddFontFromMemoryTTF(const_cast<char*>(bytes.data()), static_cast<int>(bytes.size()), pixels, &config,
                                       range);
  }

  ImFontAtlas& atlas_;
  FontFiles& files_;
  const LetterRanges& letters_;
};

// A face whose letters an earlier one has already, of the same file and size; none: -1.
int same_letters(const std::array<float, face_count>& pixels, int face) {
  for (int i = 0; i < face; ++i) {
    bool is_same_file = std::string_view(faces[i].files[0]) == faces[face].files[0];
    if (is_same_file && pixels[static_cast<std::size_t>(i)] == pixels[static_cast<std::size_t>(face)]) return i;
  }
  return -1;
}

}  // namespace

const std::string& FontFiles::bytes_of(const char* file) {
  auto found = files_.find(std::string_view(file));
  if (found == files_.end()) found = files_.emplace(file, read_font(file)).first;
  return found->second;
}

LetterRanges usual_letters() {
  return {{std::begin(usual_text), std::end(usual_text)}, {std::begin(usual_symbols), std::end(usual_symbols)}, {}};
}

std::span<const ImWchar> icon_letters() { return std::span(icon_range).first(std::size(icon_range) - 1); }

Fonts make_fonts(ImFontAtlas& atlas, FontFiles& files, const LetterRanges& letters, float scale, float least) {
  atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
  Fonts fonts;
  FaceMaker maker(atlas, files, letters);
  AstralPainter astral(atlas, files.bytes_of(astral_file));
  std::array<float, face_count> sizes{};
  for (int i = 0; i < face_count; ++i) {
    float pixels = std::round(std::max(faces[i].pixels, least * faces[i].line) * scale);
    sizes[static_cast<std::size_t>(i)] = pixels;
    // Text with a floor gives several faces one size: making their letters again would take a second.
    if (int same = same_letters(sizes, i); same >= 0) {
      fonts.faces[i] = fonts.faces[same];
      continue;
    }
    fonts.faces[i] = maker.make(faces[i], pixels);
    // Only the plain text face is used for toolbar icons.
    if (i == 0) fonts.icons = maker.add_icons(pixels);
    astral.reserve(*fonts.faces[i], pixels, pixels / faces[i].line, letters.astral);
  }
  atlas.Build();
  astral.paint();
  return fonts;
}

}  // namespace loopscope::panels
