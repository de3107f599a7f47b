#pragma once
// How far two colours are apart for people who see all colours and for those who lack one kind of cone. The matrices
// are those of Machado, Oliveira and Fernandes (2009) for full dichromacy, on linear RGB; the distance is CIE76 in Lab.
#include <array>
#include <cmath>
#include <cstdint>

namespace colour_vision {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

struct Eyes {
  const char* name;
  Matrix matrix;
};

inline constexpr Eyes eyes[] = {
    {"all cones", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia",
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
};

inline Vector product(const Matrix& matrix, const Vector& vector) {
  Vector out{};
  for (int row = 0; row < 3; ++row) {
    for (int i = 0; i < 3; ++i) out[row] += matrix[row][i] * vector[i];
  }
  return out;
}

inline double linear(std::uint8_t channel) {
  double value = channel / 255.0;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

inline Vector lab(const Eyes& seen_by, std::uint8_t red, std::uint8_t green, std::uint8_t blue) {
  constexpr Matrix to_xyz = {
      {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
  constexpr Vector white = {0.95047, 1, 1.08883};
  Vector seen = product(seen_by.matrix, {linear(red), linear(green), linear(blue)});
  for (double& part : seen) part = part < 0 ? 0 : part > 1 ? 1 : part;
  Vector xyz = product(to_xyz, seen);
  Vector f{};
  for (int i = 0; i < 3; ++i) {
    double part = xyz[i] / white[i];
    f[i] = part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116;
  }
  return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

inline double distance(const Vector& a, const Vector& b) { return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]); }

}  // namespace colour_vision
