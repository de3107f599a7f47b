// This and diff_json.cpp are the only files that see nlohmann/json. The shape is documented in docs/state-json.md.
#include <nlohmann/json.hpp>

#include "state_format.hpp"

namespace loopscope::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr int format_version = 1;

Json place_json(Position place) { return {{"line", place.line}, {"column", place.column}}; }

std::string_view stream_name(OutputStream stream) { return stream == OutputStream::Out ? "stdout" : "stderr"; }

Json frame_json(const FrameView& frame) {
  Json variables = Json::array();
  for (const VariableView& variable : frame.variables) {
    variables.push_back({{"name", variable.name}, {"value", variable.value}});
  }
  return {{"function", frame.function}, {"at", place_json(frame.place)}, {"variables", variables}};
}

Json frames_json(const std::vector<FrameView>& frames) {
  Json list = Json::array();
  for (const FrameView& frame : frames) list.push_back(frame_json(frame));
  return list;
}

Json item_json(const QueueItemView& item) {
  Json json = {{"id", item.serial}, {"label", item.label}, {"created", place_json(item.created)}};
  if (item.due_ns) json["due_ns"] = *item.due_ns;
  return json;
}

Json queues_json(const std::vector<QueueView>& queues) {
  Json list = Json::array();
  for (const QueueView& queue : queues) {
    Json items = Json::array();
    for (const QueueItemView& item : queue.items) items.push_back(item_json(item));
    list.push_back({{"id", queue.id}, {"title", queue.title}, {"items", items}});
  }
  return list;
}

Json output_json(const std::vector<OutputLineView>& lines) {
  Json list = Json::array();
  for (const OutputLineView& line : lines) {
    list.push_back({{"stream", stream_name(line.stream)}, {"text", line.text}, {"step", line.step}});
  }
  return list;
}

Json end_json(const std::optional<RunEnd>& end) {
  if (!end) return nullptr;
  Json json = {{"reason", stop_reason_name(end->reason)}, {"exit_code", end->exit_code}};
  if (end->reason == StopReason::Limit) {
    json["limit"] = {{"name", end->limit_name}, {"value", end->limit_value}, {"at", place_json(end->place)}};
  }
  return json;
}

}  // namespace

std::string_view stop_reason_name(StopReason reason) {
  switch (reason) {
    case StopReason::Finished:
      return "finished";
    case StopReason::Limit:
      return "limit";
    case StopReason::Deadlock:
      return "deadlock";
    case StopReason::WaitingForInput:
      return "waiting_for_input";
    case StopReason::Abandoned:
      return "abandoned";
  }
  return "";
}

std::string state_as_json(const ReadyRun& run, const StateView& state) {
  Json json = {{"format", format_version},
               {"file", run.file.path},
               {"profile", run.request.profile},
               {"step", state.step},
               {"clock_ns", state.clock_ns},
               {"phase", state.phase},
               {"at", {{"begin", place_json(state.place)}, {"end", place_json(state.place_end)}}},
               {"why", {{"sentence", state.why.sentence}, {"rule", state.why.rule}}},
               {"stack", frames_json(state.stack)},
               {"suspended", frames_json(state.suspended)},
               {"queues", queues_json(state.queues)},
               {"output", output_json(state.output)},
               {"end", end_json(state.end)}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace loopscope::cli
