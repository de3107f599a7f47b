// The part of Controller that has runs made, and shows them when they are there.
#include <scene/controller.hpp>

#include <utility>

namespace loopscope::scene {

void Controller::begin_order(RunOrder order, Cursor cursor) {
  order_ = std::move(order);
  cursor_ = cursor;
  has_landed_ = false;
  if (cursor == Cursor::Start) {
    awaited_.reset();
    history_.begin(look());
  }
  tried_revision_ = document_.editor().buffer().revision();
  runner_->start(order_);
  take_made_runs();
  note_recording();
}

// The text as it stands, saved or not.
void Controller::order_text(Cursor cursor) {
  begin_order({order_.path, document_.editor().buffer().file_bytes(), options_}, cursor);
}

// The text has changed: what is being made of the older one is wanted no more, unless it is shown already and no newer
// run will come by itself.
void Controller::give_up_order() {
  if (!has_landed_ || view_.runs_on_typing) runner_->drop();
  has_landed_ = true;
}

void Controller::take_made_runs() {
  while (std::optional<MadeRun> made = runner_->take()) land(std::move(*made));
}

void Controller::land(MadeRun made) {
  // What is shown already is extended; by its own beginning only where there is no more.
  bool is_news = !has_landed_ || made.is_last;
  bool extends = has_landed_ && (made.is_last || !made.is_first);
  if (!has_landed_)
    land_first(std::move(made.session));
  else
    runner_->bury(extends ? session_.extend(std::move(made.session)) : std::move(made.session));
  update_wish();
  reach_awaited();
  if (quiz_to_ask_) quiz_.open(session_, view_.language, *std::exchange(quiz_to_ask_, std::nullopt));
  view_.quiz = quiz_.view();
  if (is_news) update_preview();
  room_.say_again(session_, view_.language);
  update_present();
}

bool Controller::keeps_older(const Session& session) const {
  bool had_run = session_.faults().empty() && session_.scene().counters.event.total > 0;
  return cursor_ != Cursor::Start && !session.faults().empty() && had_run;
}

void Controller::land_first(Session session) {
  has_landed_ = true;
  show_faults(session);
  if (keeps_older(session)) {
    shows_older_run_ = true;
    if (session_.can_be_recorded()) runner_->start(shown_);  // it was still being recorded when the text was changed
    return;
  }
  adopt(std::move(session));
}

// The session is the one of the text as it stands.
void Controller::adopt(Session session) {
  std::uint64_t step = cursor_ == Cursor::Step ? wanted_step_ : session_.step();
  const Counters& counters = session_.scene().counters;
  bool was_at_end = counters.complete && step == counters.event.total && step > 0;
  player_.pause();
  runner_->bury(std::exchange(session_, std::move(session)));
  shown_ = order_;
  shows_older_run_ = false;
  run_revision_ = tried_revision_;
  document_.begin_run();
  if (view_.language != order_.options.language) session_.set_language(view_.language);
  update_wish();
  if (cursor_ == Cursor::Start) history_.begin(look());
  if (cursor_ == Cursor::Keep && was_at_end) return seek({StepTarget::Kind::End});
  if (cursor_ != Cursor::Start) seek({StepTarget::Kind::Number, step});
}

void Controller::seek(const StepTarget& target) {
  awaited_ = target;
  reach_awaited();
}

// Goes where it was asked to, as far as the run is there. While it is being made, the end is wherever it has come to.
void Controller::reach_awaited() {
  if (!awaited_ || !has_landed_) return;
  const Counters& counters = session_.scene().counters;
  bool is_number = awaited_->kind == StepTarget::Kind::Number;
  bool is_there = counters.complete || (is_number && awaited_->value <= counters.event.total);
  bool is_all = is_there || !is_recording();
  if (is_there) session_.seek(*awaited_);
  if (!is_there && (is_number || awaited_->kind == StepTarget::Kind::End)) session_.seek_end();
  if (is_all) awaited_.reset();
  follow_cursor();
}

void Controller::note_recording() {
  using State = RecordingView::State;
  RecordingView& view = view_.recording;
  view = {};
  if (hides_future()) return;  // how far it goes tells what comes
  if (is_recording()) {
    view.state = State::Making;
    view.progress = runner_->progress();
  } else if (auto limit = session_.reached_limit()) {
    view.state = State::AtLimit;
    view.limit = limit->name;
  } else if (session_.can_be_recorded()) {
    view.state = State::Stopped;
  }
}

bool Controller::handle_recording(const Intent& intent) {
  if (intent.action == Action::StopRecording) {
    runner_->stop();
    take_made_runs();
    return true;
  }
  if (intent.action != Action::GoOnRecording) return false;
  go_on_recording();
  return true;
}

// The same run, further: the step stays, since it is the same there.
void Controller::go_on_recording() {
  if (is_recording()) return;
  std::optional<Session::ReachedLimit> limit = session_.reached_limit();
  if (!limit && !session_.can_be_recorded()) return;
  if (limit) shown_.options.limits = options_.limits = limit->raised;
  order_ = shown_;
  has_landed_ = true;
  runner_->start(order_);
  take_made_runs();
}

}  // namespace loopscope::scene
