#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class PresenterText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/presenter.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(PresenterText) { return TextTable::Presenter; }

}  // namespace loopscope
