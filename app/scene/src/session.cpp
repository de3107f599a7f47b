#include <scene/session.hpp>

#include <explain/mechanics.hpp>
#include <explain/snapshot.hpp>
#include <folder/folder_reader.hpp>
#include <history/history.hpp>
#include <quiz/quiz.hpp>
#include <scenario/paste.hpp>
#include <scenario/profile_choice.hpp>
#include <scenario/run.hpp>
#include <scene/source_file.hpp>
#include <text/window_text.hpp>

#include "break_hits.hpp"
#include "scene_values.hpp"
#include "search.hpp"
#include "session_run.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace loopscope::scene {

namespace {

constexpr std::uint64_t first_slice = 2'000'000;  // instructions run before the file is shown

loopscope::Grain engine_grain(Grain grain) { return static_cast<loopscope::Grain>(static_cast<std::uint8_t>(grain)); }

// A `.js` file is a module when its package says so, or its syntax where that says nothing.
bool is_module_by_itself(const RunRequest& request) {
  std::string type = package_type_of(request.source->name());
  return type.empty() ? needs_module_syntax(request) : type == "module";
}

RunRequest request_of(const SourceFile& file, const SessionOptions& options, const std::string& path) {
  RunRequest request;
  request.source = file.text;
  LimitOptions limits = file.header.header.limits;
  if (file.traced) limits = merge_limits(limits, file.traced->limits);
  request.limits = merge_limits(limits, options.limits);
  request.world = file.header.header.world;
  request.sources = file.traced ? file.traced->files : files_around(*file.text);
  bool replays = file.traced && options.schedule.empty();
  const std::string& schedule = replays ? file.traced->schedule : options.schedule;
  request.schedule = parse_schedule(schedule).value_or(std::vector<std::uint8_t>{});
  if (file.traced && options.profile.empty()) {
    request.profile = file.traced->profile;
    return request;
  }
  bool decided = !options.profile.empty() || !file.header.header.runtime.empty();
  bool is_module = !decided && path.ends_with(".js") && is_module_by_itself(request);
  request.profile = choose_profile(options.profile, file.header.header.runtime, path, is_module).name;
  return request;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string trimmed(const std::string& line) {
  std::size_t begin = line.find_first_not_of(" \t");
  return begin == std::string::npos ? "" : line.substr(begin, line.find_last_not_of(" \t") + 1 - begin);
}

// A file that needs module syntax fits the profiles that read modules; any other file fits them all.
std::vector<std::string> fitting_profiles(const RunRequest& request, const std::string& path) {
  bool is_module = path.ends_with(".mjs") || needs_module_syntax(request);
  constexpr std::string_view read_modules[] = {"node-esm", "browser"};
  constexpr std::string_view inner[] = {"node-script"};  // what other profiles are made of
  std::vector<std::string> names;
  for (const KnownProfile& profile : known_profiles()) {
    bool fits = !is_module ||
                std::find(std::begin(read_modules), std::end(read_modules), profile.name) != std::end(read_modules);
    bool is_inner = std::find(std::begin(inner), std::end(inner), profile.name) != std::end(inner);
    if (profile.available && fits && !is_inner) names.emplace_back(profile.name);
  }
  return names;
}

}  // namespace

Session::Session() = default;
Session::~Session() = default;
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;

Session Session::open(const std::string& path, const SessionOptions& options) {
  return start(path, read_source_file(path, options.language), options);
}

Session Session::open(const std::string& path, std::string bytes, const SessionOptions& options) {
  return start(path, source_file_of(path, std::move(bytes), options.language), options);
}

namespace {

SourceFault source_fault(const SourceFile& file, const Diagnostic& fault) {
  std::string message = fault.kind.empty() ? fault.message : fault.kind + ": " + fault.message;
  if (!fault.hint.empty()) message += " (" + fault.hint + ")";
  return {range_of(*file.text, *file.view, fault.span), std::move(message)};
}

}  // namespace

namespace {

std::vector<Note> notes_in(const Header& header, Language language) {
  std::vector<Note> notes;
  for (const HeaderNote& note : header.notes) notes.push_back({note.line, note.text.in(language)});
  return notes;
}

}  // namespace

void Session::note_faults(const SourceFile& file) {
  is_trace_ = file.traced.has_value();
  for (const Diagnostic& fault : file.header.faults) faults_.push_back(source_fault(file, fault));
}

Session Session::read(const std::string& path, std::string bytes, const SessionOptions& options) {
  return text_only(path, source_file_of(path, std::move(bytes), options.language), options);
}

Session Session::text_only(const std::string& path, const SourceFile& file, const SessionOptions& options) {
  Session session;
  session.path_ = path;
  session.options_ = options;
  session.note_faults(file);
  Scene& scene = session.scene_;
  scene.code.source = file.view;
  scene.code.notes = notes_in(file.header.header, options.language);
  scene.message = file.fault;
  scene.state = file.fault.empty() ? RunState::Ready : RunState::Failed;
  if (file.view) scene.title = file.header.header.title.in(options.language);
  if (file.view && scene.title.empty()) scene.title = file.view->name;
  return session;
}

Session Session::start(const std::string& path, SourceFile file, const SessionOptions& options) {
  Session session = text_only(path, file, options);
  Scene& scene = session.scene_;
  if (!file.view || !file.fault.empty()) return session;
  RunRequest request = request_of(file, options, path);
  std::vector<std::string> fitting = fitting_profiles(request, file.text->name());
  session.run_ = std::make_unique<Run>(file, request, start_run(request), std::move(fitting));
  if (file.traced) scene.message = session.run_->trace_fault(path, options.language);
  if (!scene.message.empty()) {
    session.run_.reset();
    scene.state = RunState::Failed;
    return session;
  }
  if (auto fault = session.run_->fault(options.language))
    session.faults_.push_back(source_fault(session.run_->file, *fault));
  session.run_->history.run_ahead(first_slice);
  scene.timeline = session.run_->recorder.timeline();
  scene.schedule = options.schedule;
  scene.profiles = session.run_->profiles;
  session.show();
  return session;
}

const HeaderQuiz* Session::quiz_header() const { return run_ ? &run_->file.header.header.quiz : nullptr; }

std::shared_ptr<const SourceView> Session::main_source() const { return run_ ? run_->file.view : nullptr; }

std::unique_ptr<Quiz> Session::make_quiz(Language language) const {
  constexpr std::uint64_t longest = 5'000'000;  // instructions: some fifteen such runs are made at once
  if (!run_ || !run_->history.ended() || run_->started.fault) return nullptr;
  if (run_->history.latest().counters.instructions > longest) return nullptr;
  QuizOptions options;
  options.language = language;
  return std::make_unique<Quiz>(run_->request, options);
}

bool Session::run_ahead(std::uint64_t instructions) {
  if (!run_ || run_->history.ended()) return false;
  run_->history.run_ahead(instructions);
  count_totals();
  if (step() == run_->history.last_step()) show();
  return !run_->history.ended();
}

bool Session::can_be_recorded() const { return run_ && !run_->history.ended(); }

RunProgress Session::progress() const {
  if (!run_) return {};
  const Machine& latest = run_->history.latest();
  return {latest.counters.instructions, latest.counters.events, latest.output.size()};
}

Session Session::extend(Session longer) {
  if (!run_ || !longer.run_) return longer;
  longer.run_->file.view = run_->file.view;  // whoever draws knows the text by it
  run_.swap(longer.run_);
  options_.limits = longer.options_.limits;
  scene_.timeline = run_->recorder.timeline();
  scene_.break_hits.reset();
  run_->break_hits.look_for(wish_.breakpoints);
  show();
  return longer;
}

namespace {

constexpr std::uint64_t growth_of_limit = 10;

}  // namespace

std::optional<Session::ReachedLimit> Session::reached_limit() const {
  if (!run_ || run_->history.latest().state != loopscope::RunState::StoppedAtLimit) return std::nullopt;
  const Machine& latest = run_->history.latest();
  ReachedLimit reached{std::string(limit_name(latest.limit)), options_.limits};
  if (LimitOption* option = find_limit(reached.raised, reached.name))
    *option = {true, limit_value(latest) * growth_of_limit};
  return reached;
}

void Session::count_totals() {
  const Machine& latest = run_->history.latest();
  scene_.counters.event.total = latest.counters.events;
  scene_.counters.line.total = latest.counters.lines;
  scene_.counters.turn.total = latest.counters.turns;
  scene_.counters.complete = run_->history.ended();
}

bool Session::go_to(std::uint64_t wanted, Travel travel) {
  std::uint64_t before = step();
  if (wanted == before) return false;
  scene_.counters.event.now = wanted;
  scene_.travel = travel;
  scene_.notice.clear();
  ++scene_.arrivals;
  show();
  return step() != before;
}

bool Session::travel_to(std::uint64_t wanted) {
  return go_to(wanted, wanted < step() ? Travel::Back : Travel::Forward);
}

void Session::wish(Wish wish) {
  if (wish == wish_) return;
  Wish before = std::exchange(wish_, std::move(wish));
  if (!run_) return;
  if (before.breakpoints != wish_.breakpoints) {
    scene_.break_hits.reset();
    run_->break_hits.look_for(wish_.breakpoints);
    mark_on();
  }
  before.breakpoints = wish_.breakpoints;
  if (before != wish_) show();
}

// The scene at the cursor, which counters.event.now says.
void Session::show() {
  std::uint64_t wanted = scene_.counters.event.now;
  Machine machine = run_->history.at(wanted);
  Snapshot seen = take_snapshot(machine, run_->inspection, options_.language);
  SceneMaker maker = run_->maker(options_.language);
  maker.fill(scene_, seen);
  scene_.counters.event.now = wanted;  // several events may lie between two instructions
  scene_.profile = run_->profile;
  scene_.reason = {};
  scene_.choice.reset();
  auto event = run_->history.event(wanted);
  ValueFiller values(maker, wish_, run_->born_after());
  if (event) {
    Machine earlier = run_->history.at(wanted - 1);
    Snapshot before = take_snapshot(earlier, run_->inspection, options_.language, 0);
    Moment moment{earlier, before};
    values.fill(scene_, {machine, seen}, &moment);
    show_reason(*event, machine);
    show_choice(*event);
  } else {
    values.fill(scene_, {machine, seen}, nullptr);
  }
  show_chain(machine);
  show_starts();
  show_line_runs(machine);
  count_totals();
  if (auto fault = run_->fault(options_.language)) maker.show_fault(scene_, *fault);
}

void Session::show_reason(const Event& event, const Machine& machine) {
  Sentence sentence = explain(event, machine, run_->inspection, options_.language);
  scene_.reason.sentence = std::move(sentence.text);
  scene_.reason.rule = sentence.rule;
  scene_.reason.source = sentence.rule_source;
  scene_.reason.steps = lines_of(rule_steps(scene_.reason.rule, options_.language));
  scene_.reason.time = static_cast<std::int64_t>(event.time);
  bool is_about_a_job = run_->recorder.births().find(event.subject) != nullptr &&
                        event.kind != EventKind::FrameEntered && event.kind != EventKind::FrameLeft &&
                        event.kind != EventKind::FrameParked && event.kind != EventKind::FrameResumed &&
                        event.kind != EventKind::PromiseSettled && event.kind != EventKind::Mark;
  if (!is_about_a_job) return;
  scene_.reason.subject = event.subject;
  scene_.reason.cause = event.cause;
}

// From the selected thing back to the script, as far as it was recorded.
void Session::show_chain(const Machine& machine) {
  constexpr std::size_t longest_chain = 60;
  scene_.chain.clear();
  SceneMaker maker = run_->maker(options_.language);
  for (Id id = wish_.chain_of; id != 0 && scene_.chain.size() < longest_chain;) {
    const Birth* birth = run_->recorder.births().find(id);
    if (!birth || birth->step > scene_.counters.event.now) return;
    CauseLink link{id, birth->kind, maker.place(scene_, place_of(machine, birth->site)), "", birth->step};
    if (link.place.line != 0 && link.place.line <= scene_.code.source->lines.size())
      link.source = trimmed(scene_.code.source->lines[link.place.line - 1]);
    scene_.chain.push_back(std::move(link));
    id = birth->cause;
  }
}

// What is in flight began to wait when it was queued.
void Session::show_starts() {
  for (Timer& flight : scene_.in_flight) {
    const Birth* birth = run_->recorder.births().find(flight.item.id);
    if (birth) flight.duration = flight.due - static_cast<std::int64_t>(birth->time);
  }
}

void Session::show_line_runs(const Machine& machine) {
  scene_.code.runs.clear();
  if (!wish_.line_runs) return;
  SceneMaker maker = run_->maker(options_.language);
  auto line_of = [&](const SourceSite& site) { return maker.place(scene_, place_of(machine, site)).line; };
  scene_.code.runs = run_->recorder.line_runs().at(step(), run_->history, line_of);
}

// Several events may lie between two instructions, so the machine one step earlier may have made the choice already.
std::size_t Session::choices_before(std::uint64_t step) {
  for (std::uint64_t back = 1;; back *= 2) {
    std::uint64_t from = step > back ? step - back : 0;
    Machine machine = run_->history.at(from);
    if (machine.counters.events >= step) continue;
    std::size_t count = machine.oracle.record().size();
    for (const Event& event : run_->history.events(machine.counters.events + 1, step - 1))
      count += event.kind == EventKind::Choice ? 1 : 0;
    return count;
  }
}

void Session::show_choice(const Event& event) {
  if (event.kind != EventKind::Choice) return;
  const auto& record = run_->history.latest().oracle.record();
  std::size_t index = choices_before(event.step);
  if (index >= record.size()) return;
  OpenChoice open;
  std::vector<std::uint8_t> schedule = schedule_of(run_->history.latest().oracle);
  schedule.resize(index + 1);
  schedule[index] = static_cast<std::uint8_t>((record[index].taken + 1) % record[index].options);
  open.other = schedule_text(schedule);
  open.is_default = record[index].taken == 0;
  scene_.choice = std::move(open);
}

namespace {

// Steps that are looked through at once before a step by lines or turns becomes a search.
constexpr std::uint64_t nearby = 2'000;

}  // namespace

// Where a step ends, when that is near and recorded.
std::optional<std::uint64_t> Session::step_nearby(Grain grain, Direction direction) {
  History& history = run_->history;
  std::uint64_t now = step();
  if (grain == Grain::Event && direction == Direction::Forward) return history.next_step(now, engine_grain(grain));
  if (direction == Direction::Back) {
    if (now <= 1 || grain == Grain::Event) return now > 0 ? now - 1 : 0;
    auto is_stop = [&](const Event& event) { return is_boundary(engine_grain(grain), event); };
    return history.find_last_between(now > nearby ? now - nearby : 1, now - 1, is_stop);
  }
  std::uint64_t last = std::min(now + nearby, history.last_step());
  if (last <= now) return std::nullopt;
  return history.find_between(now + 1, last,
                              [&](const Event& event) { return is_boundary(engine_grain(grain), event); });
}

bool Session::step(Grain grain, Direction direction) {
  if (!run_) return false;
  std::uint64_t before = step();
  if (auto found = step_nearby(grain, direction)) return travel_to(*found);
  Wanted wanted;
  wanted.what = Wanted::What::Boundary;
  wanted.number = static_cast<std::uint64_t>(grain);
  find(wanted, direction);
  return step() != before;
}

// The top frame is the one that a step over or out is about.
void Session::step_call(Wanted::What what) {
  Wanted wanted;
  wanted.what = what;
  if (!scene_.stack.empty()) wanted.number = scene_.stack.back().id;
  find(wanted, Direction::Forward);
}

bool Session::seek(std::uint64_t wanted) {
  if (!run_) return false;
  return go_to(std::min(wanted, run_->history.last_step()), Travel::Snap);
}

bool Session::seek(const StepTarget& target) {
  switch (target.kind) {
    case StepTarget::Kind::Number:
      return seek(target.value);
    case StepTarget::Kind::End:
      break;
    case StepTarget::Kind::Output:
      return seek_output(target.value);
    case StepTarget::Kind::Line:
      return seek_line(target.value);
  }
  if (run_) run_->history.run_to_end();
  return seek_end();
}

bool Session::seek_end() { return run_ && go_to(run_->history.last_step(), Travel::Snap); }

bool Session::seek_output(std::uint64_t line) {
  if (!run_) return false;
  run_->history.run_to_end();
  std::uint64_t printed = 0;
  const auto& output = run_->history.latest().output;
  for (std::size_t i = 0; i < output.size(); ++i) {
    printed += static_cast<std::uint64_t>(std::count(output[i].text->begin(), output[i].text->end(), '\n'));
    if (printed >= line) return go_to(output[i].step, Travel::Snap);
  }
  return false;
}

bool Session::seek_line(std::uint64_t line) {
  if (!run_) return false;
  auto found = run_->history.find_step(1, [&](const Event& event) {
    return event.kind == EventKind::Mark && line_of_site(run_->history.latest(), event.site) == line;
  });
  return found && go_to(*found, Travel::Snap);
}

Session::Played Session::step_until(Grain grain, const Breakpoints& breakpoints) {
  if (!run_) return {};
  std::uint64_t before = step();
  auto goal = step_nearby(grain, Direction::Forward);
  if (!goal) {
    Wanted wanted;
    wanted.what = Wanted::What::Boundary;
    wanted.number = static_cast<std::uint64_t>(grain);
    wanted.breakpoints = breakpoints;
    find(wanted, Direction::Forward);
    return {is_searching() || step() != before, !is_searching() && stands_at_break_};
  }
  auto stop = first_break(run_->history, breakpoints, before + 1, *goal);
  bool moved = travel_to(stop ? *stop : *goal);
  if (stop) scene_.notice = text(options_.language, WindowText::window_stopped_at_break);
  return {moved, stop.has_value()};
}

void Session::find(const Wanted& wanted, Direction direction) {
  if (!run_) return;
  Wanted spoken = wanted;
  spoken.language = options_.language;
  stands_at_break_ = false;
  search_ = std::make_unique<Search>(std::move(spoken), direction, step());
  search_on();
}

bool Session::is_marking() const { return run_ && run_->break_hits.has_more(run_->history); }

void Session::mark_on() {
  BreakHits& hits = run_->break_hits;
  hits.go_on(run_->history);
  std::size_t shown = scene_.break_hits ? scene_.break_hits->size() : 0;
  if (hits.hits().size() != shown) scene_.break_hits = std::make_shared<const std::vector<Marker>>(hits.hits());
}

void Session::search_on() {
  if (run_) mark_on();
  if (!search_) return;
  bool more = search_->go_on(run_->history, run_->inspection);
  count_totals();
  if (more) {
    scene_.notice = text(options_.language, WindowText::window_searching, search_->at());
    return;
  }
  end_search();
}

void Session::end_search() {
  std::unique_ptr<Search> ended = std::move(search_);
  std::optional<std::uint64_t> found = ended->found();
  bool is_break = ended->wanted().what == Wanted::What::Breakpoint;
  scene_.notice.clear();
  if (found) {
    travel_to(*found);
    stands_at_break_ = first_break(run_->history, ended->wanted().breakpoints, *found, *found).has_value();
    if (is_break || stands_at_break_) scene_.notice = text(options_.language, WindowText::window_stopped_at_break);
    return;
  }
  bool forward = ended->direction() == Direction::Forward;
  if (ended->wanted().is_step()) return static_cast<void>(travel_to(forward ? run_->history.last_step() : 0));
  if (is_break && forward) return static_cast<void>(seek_end());
  if (is_break) return static_cast<void>(seek(0));
  scene_.notice = text(options_.language, WindowText::window_search_nothing);
}

void Session::cancel_search() {
  if (!search_) return;
  scene_.notice = text(options_.language, WindowText::window_search_stopped, search_->at());
  search_.reset();
}

void Session::set_language(Language language) {
  options_.language = language;
  if (!run_) return;
  std::string title = run_->file.header.header.title.in(language);
  if (!title.empty()) scene_.title = title;
  scene_.code.notes = notes_in(run_->file.header.header, language);
  show();
}

}  // namespace loopscope::scene
