// The shape is documented in docs/diff-json.md.
#include <nlohmann/json.hpp>

#include "diff_format.hpp"

namespace loopscope::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr int format_version = 1;

Json side_json(const ProfileSideView& side) {
  return {{"profile", side.profile}, {"exit_code", side.exit_code},
          {"lines", side.lines},     {"printed", side.printed ? Json(*side.printed) : Json(nullptr)},
          {"step", side.step},       {"parting", {{"sentence", side.parted.sentence}, {"rule", side.parted.rule}}}};
}

}  // namespace

std::string diff_as_json(const ProfileDiffView& diff) {
  Json json = {{"format", format_version},
               {"differs", diff.part},
               {"line", diff.line},
               {"parting_step", diff.parting_step},
               {"why", {{"sentence", diff.why}, {"rule", diff.rule}}},
               {"sides", Json::array({side_json(diff.sides[0]), side_json(diff.sides[1])})}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace loopscope::cli
