#include <panels/fonts.hpp>

#include <imgui_freetype.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
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

constexpr const char* symbol_files[] = {"dejavu/DejaVuSans.ttf", "ancient-scripts/Symbola_hint.ttf"};
constexpr const char* icon_file = "material-design-icons-iconfont/MaterialIcons-Regular.ttf";

// Latin with every accent, accents that combine, Greek, Cyrillic, punctuation, currency, arrows, mathematics.
constexpr ImWchar text_range[] = {0x20,  0x7E,   0xA0,   0x24F,  0x300,  0x36F,  0x370,  0x3FF, 0x400,
                                  0x4FF, 0x1E00, 0x1EFF, 0x2000, 0x206F, 0x20A0, 0x20BF, 0};
constexpr ImWchar symbol_range[] = {0x2070, 0x209F, 0x2100, 0x214F, 0x2190, 0x21FF, 0x2200, 0x22FF, 0x2300, 0x23FF,
                                    0x2500, 0x257F, 0x2580, 0x25FF, 0x2600, 0x27BF, 0xFFFD, 0xFFFD, 0};
constexpr ImWchar icon_range[] = {0xE034, 0xE037, 0xE044, 0xE045, 0xE166, 0xE166, 0xE24D, 0xE24D,
                                  0xE2C8, 0xE2C8, 0xE51C, 0xE51C, 0xE5DC, 0xE5DD, 0xE887, 0xE887,
                                  0xE8B5, 0xE8B5, 0xE8B8, 0xE8B8, 0xE8E2, 0xE8E2, 0};

bool is_readable(const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file) std::fclose(file);
  return file != nullptr;
}

std::string find_font(const char* file) {
  for (const char* folder : folders) {
    std::string path = std::string(folder) + file;
    if (is_readable(path)) return path;
  }
  return {};
}

ImFontConfig base_config() {
  ImFontConfig config;
  config.OversampleH = 1;
  config.OversampleV = 1;
  config.PixelSnapH = true;
  return config;
}

ImFont* add_base(const FaceRow& face, float pixels) {
  ImFontConfig config = base_config();
  for (const char* file : face.files) {
    if (!file) break;
    std::string path = find_font(file);
    if (path.empty()) continue;
    return ImGui::GetIO().Fonts->AddFontFromFileTTF(path.c_str(), pixels, &config, text_range);
  }
  config.SizePixels = pixels;
  return ImGui::GetIO().Fonts->AddFontDefault(&config);
}

bool merge(const char* file, float pixels, const ImWchar* range, float lower) {
  std::string path = find_font(file);
  if (path.empty()) return false;
  ImFontConfig config = base_config();
  config.MergeMode = true;
  config.GlyphOffset.y = lower;
  return ImGui::GetIO().Fonts->AddFontFromFileTTF(path.c_str(), pixels, &config, range) != nullptr;
}

// A face whose letters an earlier one has already, of the same file and size; none: -1.
int same_letters(const std::array<float, face_count>& pixels, int face) {
  for (int i = 0; i < face; ++i) {
    bool is_same_file = std::string_view(faces[i].files[0]) == faces[face].files[0];
    if (is_same_file && pixels[static_cast<std::size_t>(i)] == pixels[static_cast<std::size_t>(face)]) return i;
  }
  return -1;
}

}  // namespace

Fonts load_fonts(float scale, float least) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
  Fonts fonts;
  std::array<float, face_count> sizes{};
  for (int i = 0; i < face_count; ++i) {
    float pixels = std::round(std::max(faces[i].pixels, least * faces[i].line) * scale);
    sizes[static_cast<std::size_t>(i)] = pixels;
    // Text with a floor gives several faces one size: making their letters again would take a second.
    if (int same = same_letters(sizes, i); same >= 0) {
      fonts.faces[i] = fonts.faces[same];
      continue;
    }
    fonts.faces[i] = add_base(faces[i], pixels);
    for (const char* file : symbol_files) merge(file, pixels, symbol_range, 0);
    // Only the plain text face is used for toolbar icons; they are larger and hang a little lower than letters.
    if (i == 0) fonts.icons = merge(icon_file, std::round(pixels * 1.25F), icon_range, std::round(pixels * 0.26F));
  }
  atlas.Build();
  return fonts;
}

}  // namespace loopscope::panels
