#include <scene/controller.hpp>

#include <algorithm>

namespace loopscope::scene {

namespace {

constexpr float zoom_step = 0.25F;
constexpr float smallest_zoom = 0.75F;
constexpr float largest_zoom = 4;

template <class Enum>
Enum following(Enum value, std::size_t count) {
  return static_cast<Enum>((static_cast<std::size_t>(value) + 1) % count);
}

}  // namespace

Controller::Controller(View view, std::unique_ptr<Runner> runner)
    : view_(std::move(view)), runner_(runner ? std::move(runner) : std::make_unique<PumpedRunner>()) {
  player_.set_speed(view_.speed);
}

void Controller::handle(const Intents& intents) {
  for (const Intent& intent : intents) handle(intent);
}

void Controller::handle(const Intent& intent) {
  bool is_outermost = handles_++ == 0;
  if (is_outermost) history_.settle(look());
  bool is_taken = handle_present(intent) || handle_tour(intent) || handle_quiz(intent);
  view_.quiz = quiz_.view();
  view_.compare = compare_.view();
  if (!is_taken) {
    replay_to_.reset();
    carry_out(intent);
  }
  update_present();
  if (quiz_.is_open() || view_.present.open) close_preview();
  follow_tour(intent);
  update_wish();
  if (is_outermost) note_look(intent);
  --handles_;
  note_recording();
}

// The scene holds what is being looked at, no more.
void Controller::update_wish() {
  Wish wish;
  wish.promises = view_.tab == InspectTab::Promises;
  wish.objects = view_.tab == InspectTab::Objects;
  wish.line_runs = view_.line_runs;
  wish.breakpoints = view_.breakpoints;
  wish.unfolded = view_.unfolded;
  wish.chain_of = view_.chain_open ? view_.selected : 0;
  session_.wish(std::move(wish));
}

void Controller::carry_out(const Intent& intent) {
  if (handle_movement(intent) || handle_search(intent)) {
    if (intent.action != Action::GoToEnd) awaited_.reset();
    player_.pause();
    follow_cursor();
    return;
  }
  if (handle_recording(intent) || handle_values(intent)) return;
  if (handle_bookmarks(intent) || handle_inspector(intent) || handle_settings(intent)) return;
  if (handle_arranging(intent) || handle_looking_back(intent)) return;
  if (handle_editing(intent) || handle_playing(intent) || handle_files(intent) || handle_breakpoints(intent) ||
      handle_timeline(intent))
    return;
  handle_view(intent);
}

bool Controller::handle_movement(const Intent& intent) {
  switch (intent.action) {
    case Action::StepForward:
      session_.step(view_.grain, Direction::Forward);
      return true;
    case Action::StepBack:
      session_.step(view_.grain, Direction::Back);
      return true;
    case Action::StepInto:
      session_.step(Grain::Line, Direction::Forward);
      return true;
    case Action::StepOver:
      session_.step_call(Wanted::What::OverCall);
      return true;
    case Action::StepOut:
      session_.step_call(Wanted::What::OutOfCall);
      return true;
    case Action::StepOverNext:
      session_.step_call(Wanted::What::Over);
      return true;
    case Action::StepOutNext:
      session_.step_call(Wanted::What::Out);
      return true;
    case Action::GoToStart:
      session_.seek(0);
      return true;
    case Action::GoToEnd:
      session_.seek_end();
      if (is_recording()) awaited_ = StepTarget{StepTarget::Kind::End};
      return true;
    case Action::GoToStep:
      session_.seek(intent.value);
      return true;
    default:
      return false;
  }
}

namespace {

Direction direction_of(const Intent& intent) { return intent.x < 0 ? Direction::Back : Direction::Forward; }

Wanted wanted(Wanted::What what, std::uint64_t number = 0) {
  Wanted result;
  result.what = what;
  result.number = number;
  return result;
}

// The item with this id, wherever it waits or runs; null when it is not in sight.
const Item* find_item(const Scene& scene, Id id) {
  if (scene.running && scene.running->id == id) return &*scene.running;
  for (const Queue& queue : scene.queues) {
    for (const Item& item : queue.items) {
      if (item.id == id) return &item;
    }
  }
  for (const Timer& timer : scene.timers) {
    if (timer.item.id == id) return &timer.item;
  }
  return nullptr;
}

}  // namespace

bool Controller::handle_search(const Intent& intent) {
  using What = Wanted::What;
  switch (intent.action) {
    case Action::Continue:
    case Action::ContinueBack: {
      Wanted stop = wanted(What::Breakpoint);
      stop.breakpoints = view_.breakpoints;
      session_.find(stop, intent.action == Action::Continue ? Direction::Forward : Direction::Back);
      return true;
    }
    case Action::GoToLine:
      session_.find(wanted(What::Line, intent.value), direction_of(intent));
      return true;
    case Action::NextOutput:
      session_.find(wanted(What::Output), Direction::Forward);
      return true;
    case Action::PreviousOutput:
      session_.find(wanted(What::Output), Direction::Back);
      return true;
    case Action::GoToBirth:
      if (intent.value != 0) view_.selected = intent.value;
      if (view_.selected != 0) session_.find(wanted(What::Birth, view_.selected), Direction::Back);
      return true;
    case Action::SelectCause:
      select_cause();
      return true;
    case Action::SelectEffect:
      if (has_selected()) session_.find(wanted(What::QueuedBy, view_.selected), Direction::Forward);
      return true;
    case Action::NextTouch:
      if (has_selected()) session_.find(wanted(What::Touches, view_.selected), Direction::Forward);
      return true;
    case Action::PreviousTouch:
      if (has_selected()) session_.find(wanted(What::Touches, view_.selected), Direction::Back);
      return true;
    case Action::GoToChange: {
      if (session_.scene().stack.empty()) return true;
      Wanted change = wanted(What::Variable, session_.scene().stack.back().id);
      std::size_t cut = intent.text.find('\n');
      change.scope = intent.text.substr(0, cut);
      change.text = cut == std::string::npos ? "" : intent.text.substr(cut + 1);
      session_.find(change, direction_of(intent));
      return true;
    }
    case Action::FindText: {
      if (view_.search.text.empty()) return true;
      Wanted text = wanted(What::Text);
      text.text = view_.search.text;
      text.fields = view_.search.fields;
      session_.find(text, direction_of(intent));
      return true;
    }
    case Action::TakeOtherOrder:
      if (session_.scene().choice) take_order(session_.scene().choice->other);
      return true;
    case Action::TakeDefaultOrder:
      take_order("");
      return true;
    default:
      return false;
  }
}

// The step at which the selected thing was queued; then whatever queued it is the selected one.
// Where nothing is selected, what runs now is asked about.
bool Controller::has_selected() {
  if (view_.selected == 0 && session_.scene().running) view_.selected = session_.scene().running->id;
  return view_.selected != 0;
}

void Controller::select_cause() {
  if (!has_selected()) return;
  const Item* item = find_item(session_.scene(), view_.selected);
  Id cause = item ? item->cause_id : 0;
  session_.find(wanted(Wanted::What::Birth, view_.selected), Direction::Back);
  if (cause != 0) view_.selected = cause;
}

// Up to the choice both runs are the same, so the cursor stays where it is.
void Controller::take_order(const std::string& schedule) {
  options_.schedule = schedule;
  if (!document_.is_open()) return;
  wanted_step_ = session_.step();
  order_text(Cursor::Step);
}

// A zoomed timeline keeps the cursor in sight.
void Controller::follow_cursor() {
  if (view_.timeline.fits) return;
  Stretch whole = whole_timeline(view_, session_.scene());
  view_.timeline.shown = revealing(view_.timeline.shown, whole, timeline_cursor(view_, session_.scene()));
}

bool Controller::handle_breakpoints(const Intent& intent) {
  Breakpoints& points = view_.breakpoints;
  switch (intent.action) {
    case Action::ToggleBreakpoint: {
      auto line = static_cast<std::uint32_t>(intent.value);
      if (line == 0) line = session_.scene().code.current.begin.line;
      if (line != 0 && points.lines.erase(line) == 0) points.lines.insert(line);
      return true;
    }
    case Action::ToggleBreakKind: {
      auto kind = static_cast<BreakKind>(std::min<std::uint64_t>(intent.value, break_kind_count - 1));
      if (points.kinds.erase(kind) == 0) points.kinds.insert(kind);
      return true;
    }
    case Action::SetBreakText:
      points.printed = intent.text;
      return true;
    case Action::ClearBreakpoints:
      points = {};
      return true;
    case Action::ToggleBreakDialog:
      view_.breaks_open = !view_.breaks_open;
      return true;
    default:
      return false;
  }
}

bool Controller::handle_timeline(const Intent& intent) {
  constexpr double fewest_steps = 12;
  constexpr double least_time = 1000;  // ns
  TimelineView& timeline = view_.timeline;
  const Scene& scene = session_.scene();
  Stretch whole = whole_timeline(view_, scene);
  switch (intent.action) {
    case Action::ToggleTimelineAxis:
      timeline.by_time = !timeline.by_time;
      timeline.fits = true;
      return true;
    case Action::FitTimeline:
      timeline.fits = true;
      return true;
    case Action::ZoomTimeline: {
      double centre = intent.value != 0 ? intent.y : timeline_cursor(view_, scene);
      double least = timeline.by_time ? least_time : fewest_steps;
      timeline.shown = zoomed(shown_timeline(view_, scene), whole, centre, intent.x, least);
      timeline.fits = timeline.shown.length() >= whole.length();
      return true;
    }
    case Action::PanTimeline: {
      Stretch shown = shown_timeline(view_, scene);
      timeline.shown = panned(shown, whole, intent.x * shown.length());
      return true;
    }
    default:
      return false;
  }
}

bool Controller::handle_bookmarks(const Intent& intent) {
  std::set<std::uint64_t>& marks = view_.bookmarks;
  std::uint64_t now = session_.step();
  switch (intent.action) {
    case Action::ToggleBookmark: {
      std::uint64_t step = intent.value != 0 ? intent.value : now;
      if (session_.scene().code.source && marks.erase(step) == 0) marks.insert(step);
      return true;
    }
    case Action::NextBookmark:
    case Action::PreviousBookmark: {
      bool forward = intent.action == Action::NextBookmark;
      auto at = forward ? marks.upper_bound(now) : marks.lower_bound(now);
      bool is_there = forward ? at != marks.end() : at != marks.begin();
      if (is_there) session_.seek(forward ? *at : *std::prev(at));
      player_.pause();
      follow_cursor();
      return true;
    }
    default:
      return false;
  }
}

bool Controller::handle_inspector(const Intent& intent) {
  switch (intent.action) {
    case Action::SetTab:
      view_.inspects = intent.value < inspect_tab_count;
      if (view_.inspects) view_.tab = static_cast<InspectTab>(intent.value);
      return true;
    case Action::NextTab:
      // Where both share a place, the machine comes between the last one and the first.
      view_.tab = following(view_.tab, inspect_tab_count);
      view_.inspects = view_.tab != InspectTab::Variables;
      return true;
    case Action::ToggleUnfold:
      if (view_.unfolded.erase(intent.text) == 0) view_.unfolded.insert(intent.text);
      return true;
    case Action::ToggleWhy:
      view_.why_open = !view_.why_open;
      return true;
    case Action::ToggleChain:
      view_.chain_open = !view_.chain_open;
      if (view_.chain_open) has_selected();
      return true;
    case Action::ToggleRunSearch:
      view_.search.open = !view_.search.open;
      return true;
    case Action::SetRunSearch:
      view_.search.text = intent.text;
      view_.search.fields = {(intent.value & 1) != 0, (intent.value & 2) != 0, (intent.value & 4) != 0};
      return true;
    default:
      return false;
  }
}

bool Controller::handle_playing(const Intent& intent) {
  switch (intent.action) {
    case Action::TogglePlay:
      player_.playing() ? player_.pause() : player_.play();
      return true;
    case Action::Pause:
      player_.pause();
      return true;
    case Action::Faster:
      player_.faster();
      break;
    case Action::Slower:
      player_.slower();
      break;
    default:
      return false;
  }
  view_.speed = player_.steps_per_second();
  return true;
}

namespace {

std::string next_profile(const Scene& scene) {
  if (scene.profiles.empty()) return "";
  auto at = std::find(scene.profiles.begin(), scene.profiles.end(), scene.profile);
  if (at != scene.profiles.end()) ++at;
  return at == scene.profiles.end() ? scene.profiles.front() : *at;
}

}  // namespace

// Choices recorded under another profile mean nothing here; breakpoints on lines stay.
void Controller::run_under(const std::string& profile) {
  view_.profiles_open = false;
  if (session_.path().empty() || profile.empty()) return;
  options_.profile = profile;
  options_.schedule.clear();
  if (!document_.is_open()) return open(std::string(session_.path()), options_);
  order_text(Cursor::Start);  // of the text as it stands, saved or not
}

bool Controller::handle_files(const Intent& intent) {
  switch (intent.action) {
    case Action::OpenDialog:
    case Action::SaveDialog:
      view_.dialog_open = true;
      view_.dialog_saves = intent.action == Action::SaveDialog;
      return true;
    case Action::CloseDialog:
      view_.dialog_open = false;
      return true;
    case Action::OpenFile:
      quiz_.close();
      view_.quiz = quiz_.view();
      open(intent.text);
      return true;
    case Action::Reload:
      if (session_.path().empty()) return true;
      document_.is_modified() || document_.path().empty() ? run_again() : open(std::string(session_.path()), options_);
      return true;
    case Action::ChooseProfile:
      run_under(intent.text);
      return true;
    case Action::NextProfile:
      run_under(next_profile(session_.scene()));
      return true;
    case Action::ToggleProfileMenu:
      view_.profiles_open = !view_.profiles_open && !session_.scene().profiles.empty();
      return true;
    default:
      return false;
  }
}

void Controller::handle_view(const Intent& intent) {
  switch (intent.action) {
    case Action::SetGrain:
      view_.grain = static_cast<Grain>(std::min<std::uint64_t>(intent.value, 2));
      break;
    case Action::NextGrain:
      view_.grain = following(view_.grain, 3);
      break;
    case Action::NextTheme:
      view_.theme = following(view_.theme, theme_count);
      break;
    case Action::SetTheme:
      view_.theme = static_cast<ThemeName>(std::min<std::uint64_t>(intent.value, theme_count - 1));
      break;
    case Action::SetColours:
      view_.safe_colours = intent.value != 0;
      break;
    case Action::NextLanguage:
      set_language(following(view_.language, 2));
      break;
    case Action::SetLanguage:
      set_language(intent.value == 0 ? Language::English : Language::Portuguese);
      break;
    case Action::SetTextZoom:
      view_.text_zoom = std::clamp(static_cast<float>(intent.x), smallest_zoom, largest_zoom);
      break;
    case Action::TogglePalette:
      view_.palette_open = !view_.palette_open;
      break;
    case Action::NoteCommand:
      note_command(view_, intent.text);
      break;
    case Action::LargerText:
      view_.text_zoom = std::min(view_.text_zoom + zoom_step, largest_zoom);
      break;
    case Action::SmallerText:
      view_.text_zoom = std::max(view_.text_zoom - zoom_step, smallest_zoom);
      break;
    case Action::DefaultText:
      view_.text_zoom = 1;
      break;
    case Action::ToggleWords:
      view_.words_open = !view_.words_open;
      break;
    case Action::ToggleHelp:
      view_.help_open = !view_.help_open;
      break;
    case Action::ToggleMotion:
      view_.motion = !view_.motion;
      break;
    case Action::ToggleLineRuns:
      view_.line_runs = !view_.line_runs;
      break;
    case Action::ToggleQueueFold:
      view_.unfolded_queue = view_.unfolded_queue == intent.text ? "" : intent.text;
      break;
    case Action::Select:
      view_.selected = view_.selected == intent.value ? 0 : intent.value;
      break;
    case Action::Escape:
      escape();
      break;
    default:
      break;
  }
}

void Controller::set_language(Language language) {
  view_.language = language;
  view_.language_chosen = true;
  session_.set_language(language);
  update_preview();
}

void Controller::escape() {
  if (view_.palette_open) {
    view_.palette_open = false;
    return;
  }
  if (view_.settings.open) {
    view_.settings.open = false;
    return;
  }
  bool covered = is_covered(view_);
  if (!covered && document_.completion().is_open()) return edit({editor::Command::CloseCompletion});
  if (!covered && document_.search().open) return edit({editor::Command::CloseSearch});
  if (session_.is_searching()) {
    player_.pause();
    return session_.cancel_search();
  }
  if (view_.search.open) {
    view_.search.open = false;
    return;
  }
  if (!covered && view_.editing) return leave_editor();
  if (!covered && view_.preview.open) return close_preview();
  if (!covered && is_recording()) return static_cast<void>(handle_recording({Action::StopRecording}));
  if (!covered) view_.selected = 0;
  view_.profiles_open = false;
  view_.breaks_open = false;
  view_.help_open = false;
  view_.words_open = false;
  view_.dialog_open = false;
}

void Controller::advance(double seconds) {
  since_edit_ += seconds;
  if (seconds_to_run() == 0) run_again();
  runner_->pump();
  take_made_runs();
  bool was_searching = session_.is_searching();
  session_.search_on();
  if (was_searching && !session_.is_searching() && session_.stands_at_break()) player_.pause();
  bool was_playing = player_.playing();
  if (!session_.is_searching()) play(player_.advance(seconds));
  note_passing(was_playing);
  note_recording();
}

// Makes the steps that are due; one that must be searched for takes the time of all.
void Controller::play(std::size_t due) {
  for (; due > 0; --due) {
    if (compare_.is_open()) {
      if (!compare_.step_on(session_)) player_.pause();
      view_.compare = compare_.view();
      continue;
    }
    if (replay_on()) continue;
    Session::Played played = session_.step_until(view_.grain, stops());
    follow_cursor();
    if (session_.is_searching()) return;
    if (played.moved && !played.stopped) continue;
    player_.pause();
    return;
  }
}

}  // namespace loopscope::scene
