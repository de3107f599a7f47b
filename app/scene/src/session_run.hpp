#pragma once
// What a session owns of a program that runs: the file, how it was started, and its recorded history.
#include <explain/snapshot.hpp>
#include <history/history.hpp>
#include <scenario/paste.hpp>
#include <scenario/run.hpp>
#include <scene/session.hpp>
#include <scene/source_file.hpp>

#include <filesystem>

#include "break_hits.hpp"
#include "seen_scene.hpp"
#include "timeline_recorder.hpp"

namespace loopscope::scene {

struct Session::Run {
  Run(const SourceFile& source, const RunRequest& wanted, StartedRun start, std::vector<std::string> fitting)
      : file(source),
        request(wanted),
        started(std::move(start)),
        inspection(inspection_of(*started.language, *started.model)),
        recorder(*inspection.model),
        history(started.machine, *started.language, *started.model),
        profile(request.profile),
        profiles(std::move(fitting)),
        others(std::filesystem::path(source.text->name()).parent_path().string()) {
    history.watch(&recorder);
  }

  SceneMaker maker(Language language) { return {file, inspection, language, others}; }
  // The library's things are older than the program's.
  std::uint64_t born_after() const { return history.start().heap.next_serial() - 1; }

  // What is wrong with a saved trace. A very long one is believed: the window does not wait for it.
  std::string trace_fault(const std::string& path, Language language) const {
    constexpr std::size_t longest_checked = 16u << 20;
    if (file.trace.size() > longest_checked) return {};
    Machine machine = started.machine;
    return check_trace(file.trace, path, machine, *started.language, *started.model, inspection, language);
  }

  // Why the program cannot start, with what it probably comes from.
  std::optional<Diagnostic> fault(Language language) const {
    std::optional<Diagnostic> fault = started.fault;
    if (!fault || !fault->hint.empty()) return fault;
    if (auto hint = paste_hint(*file.text, *fault)) fault->hint = text(language, *hint);
    return fault;
  }

  SourceFile file;
  RunRequest request;
  StartedRun started;
  RunInspection inspection;
  TimelineRecorder recorder;
  History history;
  std::string profile;
  std::vector<std::string> profiles;
  OtherViews others;
  BreakHits break_hits;
};

}  // namespace loopscope::scene
