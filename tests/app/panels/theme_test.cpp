#include <catch2/catch.hpp>
#include <colour_vision.hpp>
#include <panels/theme.hpp>

#include <iterator>

using namespace loopscope;
using namespace loopscope::panels;

namespace {

constexpr scene::ThemeName themes[] = {scene::ThemeName::Dark, scene::ThemeName::Light, scene::ThemeName::HighContrast,
                                       scene::ThemeName::HighContrastLight};
static_assert(std::size(themes) == scene::theme_count);

}  // namespace

TEST_CASE("black on white has a contrast of 21, a colour on itself of 1") {
  CHECK(contrast({0, 0, 0}, {255, 255, 255}) == Approx(21));
  CHECK(contrast({90, 120, 30}, {90, 120, 30}) == Approx(1));
}

TEST_CASE("text is readable on everything it stands on, in every theme") {
  for (auto theme : themes) {
    for (Role ground : {Role::Panel, Role::Raised, Role::Background, Role::CurrentLine}) {
      for (Role ink : {Role::Text, Role::Dim, Role::Accent, Role::Error}) {
        INFO("theme " << int(theme) << " ground " << int(ground) << " ink " << int(ink));
        CHECK(contrast(colour(theme, ink), colour(theme, ground)) >= 4.5);
      }
    }
    CHECK(contrast(colour(theme, Role::OnAccent), colour(theme, Role::Accent)) >= 4.5);
    CHECK(contrast(colour(theme, Role::Text), colour(theme, Role::CurrentRange)) >= 4.5);
  }
}

TEST_CASE("words in a state's colour are readable on cards, rows and chips, in every theme") {
  for (auto theme : themes) {
    for (Role ground : {Role::Panel, Role::Raised, Role::CurrentLine}) {
      for (Role ink : {Role::Text, Role::Dim, Role::Accent, Role::Error, Role::Timer, Role::Changed}) {
        INFO("theme " << int(theme) << " ground " << int(ground) << " ink " << int(ink));
        CHECK(contrast(colour(theme, ink), colour(theme, ground)) >= 4.5);
      }
    }
  }
}

TEST_CASE("the signs of kinds stand out from panels and chips, in every theme") {
  for (auto theme : themes) {
    for (std::size_t kind = 0; kind < scene::kind_count; ++kind) {
      Colour sign = colour(theme, role_of(static_cast<scene::Kind>(kind)));
      CHECK(contrast(sign, colour(theme, Role::Panel)) >= 3);
      CHECK(contrast(sign, colour(theme, Role::Raised)) >= 3);
    }
  }
}

TEST_CASE("code is readable in all its colours on everything it stands on, in every theme") {
  for (auto theme : themes) {
    for (Role ground : {Role::Panel, Role::CurrentLine, Role::Selection, Role::Match}) {
      for (std::size_t kind = 0; kind < highlight_kind_count; ++kind) {
        INFO("theme " << int(theme) << " ground " << int(ground) << " kind " << kind);
        CHECK(contrast(colour(theme, role_of(static_cast<HighlightKind>(kind))), colour(theme, ground)) >= 4.5);
      }
    }
  }
}

TEST_CASE("every text has a contrast of 4.5 with every ground it is drawn on, in every theme and with safe colours") {
  for (auto theme : themes) {
    for (bool safe : {false, true}) {
      for (const TextPair& pair : text_pairs()) {
        INFO("theme " << int(theme) << " safe " << safe << " ink " << int(pair.ink) << " ground " << int(pair.ground));
        CHECK(contrast(colour(theme, pair.ink, safe), colour(theme, pair.ground, safe)) >= 4.5);
      }
    }
  }
}

TEST_CASE("in the high-contrast themes plain and dim text has a contrast of 7") {
  for (auto theme : {scene::ThemeName::HighContrast, scene::ThemeName::HighContrastLight}) {
    for (const TextPair& pair : text_pairs()) {
      if (pair.ink != Role::Text && pair.ink != Role::Dim) continue;
      if (pair.ground == Role::CurrentRange || pair.ground == Role::Match || pair.ground == Role::Selection) continue;
      INFO("theme " << int(theme) << " ink " << int(pair.ink) << " ground " << int(pair.ground));
      CHECK(contrast(colour(theme, pair.ink), colour(theme, pair.ground)) >= 7);
    }
  }
}

TEST_CASE("safe colours of kinds keep apart for people who lack a kind of cone, in every theme") {
  constexpr double least = 20;  // CIE76; about 2 can just be seen
  for (auto theme : themes) {
    for (const colour_vision::Eyes& eyes : colour_vision::eyes) {
      colour_vision::Vector seen[scene::kind_count];
      for (std::size_t kind = 0; kind < scene::kind_count; ++kind) {
        Colour one = colour(theme, role_of(static_cast<scene::Kind>(kind)), true);
        seen[kind] = colour_vision::lab(eyes, one.red, one.green, one.blue);
        for (std::size_t other = 0; other < kind; ++other) {
          INFO("theme " << int(theme) << ", " << eyes.name << ", kinds " << kind << " and " << other);
          CHECK(colour_vision::distance(seen[kind], seen[other]) >= least);
        }
      }
    }
  }
}
