#include <panels/theme.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

// Columns: dark, light, high contrast dark and light; 0xRRGGBBAA.
constexpr std::uint32_t palette[role_count][scene::theme_count] = {
    {0x12151BFF, 0xE9ECF1FF, 0x000000FF, 0xFFFFFFFF},  // Background
    {0x1B1F28FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF},  // Panel
    {0x303745FF, 0xC9D0DBFF, 0xFFFFFFFF, 0x000000FF},  // Border
    {0x272D3AFF, 0xF1F4F8FF, 0x1F1F1FFF, 0xF0F0F0FF},  // Raised
    {0xE8EBF1FF, 0x161B26FF, 0xFFFFFFFF, 0x000000FF},  // Text
    {0x9CA6B8FF, 0x566072FF, 0xE0E0E0FF, 0x2B2B2BFF},  // Dim
    {0x74B9FFFF, 0x0A5BB5FF, 0xFFFF4DFF, 0x00409FFF},  // Accent
    {0x0C1420FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF},  // OnAccent
    {0x26303FFF, 0xE6F0FCFF, 0x1F1F00FF, 0xFFF3B0FF},  // CurrentLine
    {0x33639AFF, 0xABD1FBFF, 0x005FB8FF, 0x9FD0FFFF},  // CurrentRange
    {0xFFD479FF, 0x8A4B00FF, 0xFFFF4DFF, 0x6B3600FF},  // Changed
    {0xFF9C8FFF, 0xB3261EFF, 0xFF9C9CFF, 0x9C0000FF},  // Error
    {0x4A5364FF, 0xB9C1CEFF, 0xA0A0A0FF, 0x6E6E6EFF},  // Hatch
    {0x000000A8, 0x10141C70, 0x000000C8, 0x000000A0},  // Shade
    {0x2E3645FF, 0xDDE4EEFF, 0x333333FF, 0xD9D9D9FF},  // Hover
    {0xF6BE58FF, 0x8F5600FF, 0xFFD24DFF, 0x6B3F00FF},  // Tick
    {0x7CBBFFFF, 0x0A5BB5FF, 0x7CC4FFFF, 0x003F8FFF},  // Microtask
    {0x86DA9AFF, 0x17713AFF, 0x7DFF9BFF, 0x00501FFF},  // Timer
    {0xCBA6FFFF, 0x6A37B8FF, 0xD9BAFFFF, 0x4B1A94FF},  // Immediate
    {0x7FD6D0FF, 0x0B6C69FF, 0x7FFFF5FF, 0x004D4AFF},  // Task
    {0xC3CAD8FF, 0x4A5364FF, 0xFFFFFFFF, 0x000000FF},  // Frame
    {0x2B3A58FF, 0xD9E5F7FF, 0x003A70FF, 0xBFD9FFFF},  // Selection
    {0x453A1CFF, 0xFFEDB8FF, 0x4A3D00FF, 0xFFE58AFF},  // Match
    {0xCBA6FFFF, 0x7427B8FF, 0xD9BAFFFF, 0x5B0FA0FF},  // Keyword
    {0xFFB38AFF, 0x9A3D08FF, 0xFFC08AFF, 0x7A2E00FF},  // Constant
    {0xF6C469FF, 0x85480AFF, 0xFFD24DFF, 0x6B3600FF},  // Number
    {0x9CDCA6FF, 0x18682FFF, 0x7DFF9BFF, 0x00501CFF},  // String
    {0x7FD6D0FF, 0x0A6663FF, 0x7FFFF5FF, 0x004D4AFF},  // RegExp
    {0x9CA6B8FF, 0x566072FF, 0xD0D0D0FF, 0x3A3A3AFF},  // Comment
    {0x8CC8FFFF, 0x0A56ABFF, 0x8CCBFFFF, 0x003F8FFF},  // Call
    {0xBCC5D4FF, 0x3F4A5AFF, 0xFFFFFFFF, 0x000000FF},  // Punctuation
};

// What takes the place of some rows while colours are to be safe: near the usual ones, but at least a distance of 20
// apart (CIE76) for full protanopia, deuteranopia and tritanopia. They were searched for with that as the condition.
struct SafeRow {
  Role role;
  std::uint32_t colours[scene::theme_count];
};
constexpr SafeRow safe_rows[] = {
    {Role::Tick, {0xF2BE57FF, 0x935B02FF, 0xFFD04FFF, 0x6A4408FF}},
    {Role::Microtask, {0xD7C9FFFF, 0x5D59A1FF, 0x6CB6F9FF, 0x523779FF}},
    {Role::Timer, {0x65DD9BFF, 0x004410FF, 0x92EA84FF, 0x025C3AFF}},
    {Role::Immediate, {0xC38BEFFF, 0x6B27B1FF, 0xBFA3C8FF, 0x442CA7FF}},
    {Role::Task, {0x82B4AFFF, 0x007374FF, 0x84FFFFFF, 0x002D38FF}},
    {Role::Frame, {0xC6F2EAFF, 0x382D38FF, 0xFFFEE0FF, 0x060000FF}},
};

using enum Role;
constexpr TextPair pairs[] = {
    // Panels, chips, rows, tool tips, fields, buttons.
    {Text, Panel},
    {Text, Background},
    {Text, Raised},
    {Text, CurrentLine},
    {Text, CurrentRange},
    {Text, Hover},
    {Text, Selection},
    {Text, Match},
    {Dim, Panel},
    {Dim, Background},
    {Dim, Raised},
    {Dim, CurrentLine},
    {Dim, Hover},
    {Accent, Panel},
    {Accent, Background},
    {Accent, Raised},
    {Accent, CurrentLine},
    {Error, Panel},
    {Error, Background},
    {Error, Raised},
    {Error, CurrentLine},
    {Error, Selection},
    {Error, Match},
    {Changed, Panel},
    {Changed, Raised},
    {Changed, CurrentLine},
    {OnAccent, Accent},
    {Panel, Error},  // marks on a disc
    {Panel, Timer},
    // Words and marks in the colour of a kind.
    {Tick, Panel},
    {Tick, Raised},
    {Microtask, Panel},
    {Microtask, Raised},
    {Timer, Panel},
    {Timer, Raised},
    {Timer, CurrentLine},
    {Immediate, Panel},
    {Immediate, Raised},
    {Task, Panel},
    {Task, Raised},
    {Frame, Panel},
    {Frame, Raised},
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

std::uint32_t rgba_of(scene::ThemeName theme, Role role, bool safe) {
  auto column = static_cast<std::size_t>(theme);
  auto row =
      std::find_if(std::begin(safe_rows), std::end(safe_rows), [&](const SafeRow& each) { return each.role == role; });
  if (safe && row != std::end(safe_rows)) return row->colours[column];
  return palette[static_cast<std::size_t>(role)][column];
}

}  // namespace

Colour colour(scene::ThemeName theme, Role role, bool safe) {
  std::uint32_t rgba = rgba_of(theme, role, safe);
  auto channel = [&](int shift) { return static_cast<std::uint8_t>(rgba >> shift); };
  return {channel(24), channel(16), channel(8), channel(0)};
}

scene::ThemeName projector_theme(bool light) {
  return light ? scene::ThemeName::HighContrastLight : scene::ThemeName::HighContrast;
}

Colour blank_colour(bool white) { return white ? Colour{255, 255, 255, 255} : Colour{0, 0, 0, 255}; }

Role role_of(scene::Kind kind) { return kind_roles[static_cast<std::size_t>(kind)]; }

Role role_of(HighlightKind kind) { return code_roles[static_cast<std::size_t>(kind)]; }

std::span<const TextPair> text_pairs() { return pairs; }

double contrast(Colour one, Colour other) {
  auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
  return (lighter + 0.05) / (darker + 0.05);
}

}  // namespace loopscope::panels
