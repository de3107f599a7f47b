#include <panels/theme.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

// Columns: dark, light, high contrast; 0xRRGGBBAA. The kinds differ in lightness as well as hue, so that they stay
// apart for colour-blind people; their shapes differ too.
constexpr std::uint32_t palette[role_count][scene::theme_count] = {
    {0x12151BFF, 0xE9ECF1FF, 0x000000FF},  // Background
    {0x1B1F28FF, 0xFFFFFFFF, 0x000000FF},  // Panel
    {0x303745FF, 0xC9D0DBFF, 0xFFFFFFFF},  // Border
    {0x272D3AFF, 0xF1F4F8FF, 0x1F1F1FFF},  // Raised
    {0xE8EBF1FF, 0x161B26FF, 0xFFFFFFFF},  // Text
    {0x9CA6B8FF, 0x566072FF, 0xE0E0E0FF},  // Dim
    {0x74B9FFFF, 0x0A5BB5FF, 0xFFFF4DFF},  // Accent
    {0x0C1420FF, 0xFFFFFFFF, 0x000000FF},  // OnAccent
    {0x26303FFF, 0xE6F0FCFF, 0x1F1F00FF},  // CurrentLine
    {0x33639AFF, 0xABD1FBFF, 0x005FB8FF},  // CurrentRange
    {0xFFD479FF, 0x8A4B00FF, 0xFFFF4DFF},  // Changed
    {0xFF9C8FFF, 0xB3261EFF, 0xFF9C9CFF},  // Error
    {0x4A5364FF, 0xB9C1CEFF, 0xA0A0A0FF},  // Hatch
    {0x000000A8, 0x10141C70, 0x000000C8},  // Shade
    {0xF6BE58FF, 0x8F5600FF, 0xFFD24DFF},  // Tick
    {0x7CBBFFFF, 0x0A5BB5FF, 0x7CC4FFFF},  // Microtask
    {0x86DA9AFF, 0x17713AFF, 0x7DFF9BFF},  // Timer
    {0xCBA6FFFF, 0x6A37B8FF, 0xD9BAFFFF},  // Immediate
    {0x7FD6D0FF, 0x0B6C69FF, 0x7FFFF5FF},  // Task
    {0xC3CAD8FF, 0x4A5364FF, 0xFFFFFFFF},  // Frame
    {0x2B3A58FF, 0xD9E5F7FF, 0x003A70FF},  // Selection
    {0x453A1CFF, 0xFFEDB8FF, 0x4A3D00FF},  // Match
    {0xCBA6FFFF, 0x7427B8FF, 0xD9BAFFFF},  // Keyword
    {0xFFB38AFF, 0x9A3D08FF, 0xFFC08AFF},  // Constant
    {0xF6C469FF, 0x85480AFF, 0xFFD24DFF},  // Number
    {0x9CDCA6FF, 0x18682FFF, 0x7DFF9BFF},  // String
    {0x7FD6D0FF, 0x0A6663FF, 0x7FFFF5FF},  // RegExp
    {0x9CA6B8FF, 0x566072FF, 0xD0D0D0FF},  // Comment
    {0x8CC8FFFF, 0x0A56ABFF, 0x8CCBFFFF},  // Call
    {0xBCC5D4FF, 0x3F4A5AFF, 0xFFFFFFFF},  // Punctuation
};

constexpr Role kind_roles[scene::kind_count] = {Role::Tick,      Role::Microtask, Role::Timer,
                                                Role::Immediate, Role::Task,      Role::Frame};

constexpr Role code_roles[highlight_kind_count] = {
    Role::Text, Role::Keyword,     Role::Constant, Role::Number,  Role::String, Role::RegExp, Role::Comment,
    Role::Call, Role::Punctuation, Role::Comment,  Role::Keyword, Role::Call,   Role::Error};

double linear(std::uint8_t channel) {
  double value = channel / 255.0;
  return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(Colour colour) {
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

}  // namespace

Colour colour(scene::ThemeName theme, Role role) {
  std::uint32_t rgba = palette[static_cast<std::size_t>(role)][static_cast<std::size_t>(theme)];
  auto channel = [&](int shift) { return static_cast<std::uint8_t>(rgba >> shift); };
  return {channel(24), channel(16), channel(8), channel(0)};
}

scene::ThemeName projector_theme(bool light) {
  return light ? scene::ThemeName::Light : scene::ThemeName::HighContrast;
}

Colour blank_colour(bool white) { return white ? Colour{255, 255, 255, 255} : Colour{0, 0, 0, 255}; }

Role role_of(scene::Kind kind) { return kind_roles[static_cast<std::size_t>(kind)]; }

Role role_of(HighlightKind kind) { return code_roles[static_cast<std::size_t>(kind)]; }

double contrast(Colour one, Colour other) {
  auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
  return (lighter + 0.05) / (darker + 0.05);
}

}  // namespace loopscope::panels
