#pragma once
// A program that is open: its recorded run and a cursor in it. Owns both; `scene()` is what can be seen at the cursor.
// All movement ends at the run's first and last step, and says whether it moved.
#include <scene/intent.hpp>
#include <scene/scene.hpp>
#include <scene/wanted.hpp>
#include <text/text.hpp>

#include <scenario/limit_options.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace loopscope {
class Quiz;
struct Event;
struct HeaderQuiz;
struct Machine;
}  // namespace loopscope

namespace loopscope::scene {

class Search;
struct SourceFile;
struct PreviewView;

struct SessionOptions {
  std::string profile;  // empty: what the file says
  Language language = Language::English;
  LimitOptions limits = {};   // before those of the file's header
  std::string schedule = {};  // choices to replay; empty: the defaults
};

// What a scene shows only when it is asked for.
struct Wish {
  bool promises = false;
  bool objects = false;
  bool line_runs = false;
  std::set<std::string> unfolded = {};  // paths of variables
  Id chain_of = 0;                      // 0: no chain of causes
  Breakpoints breakpoints = {};         // whose hits stand on the timeline
  friend bool operator==(const Wish&, const Wish&) = default;
};

// A step by name, as --step takes it.
struct StepTarget {
  enum class Kind : std::uint8_t { Number, End, Output, Line };
  Kind kind = Kind::Number;
  std::uint64_t value = 0;
};

// Something wrong with a source, for an editor to show at its place.
struct SourceFault {
  CodeRange range;
  std::string message;
};

// Where a run stops when it is stepped beside another one: each turn's beginning and each line printed on stdout.
struct RunCourse {
  struct Turn {
    std::uint64_t step = 0;
    std::string what;  // which job it is, the same in both runs when it is the same job
  };
  struct Line {
    std::uint64_t step = 0;
    std::string text;
  };
  std::vector<Turn> turns;
  std::vector<Line> lines;
  std::uint64_t first = 0;
  std::uint64_t last = 0;
};

class Session {
 public:
  // Nothing is open.
  Session();
  ~Session();
  Session(Session&&) noexcept;
  Session& operator=(Session&&) noexcept;

  // Reads and runs the file at `path`, cursor at step 0. A fault (no such file, syntax) is in scene().message, and what
  // can be shown of the file is shown.
  static Session open(const std::string& path, const SessionOptions& options);
  // The same with `bytes` in the place of what the disk has.
  static Session open(const std::string& path, std::string bytes, const SessionOptions& options);
  // Reads the bytes as open() does, and runs nothing: what can be shown of a file before it has run.
  static Session read(const std::string& path, std::string bytes, const SessionOptions& options);

  const std::string& path() const { return path_; }
  const Scene& scene() const { return scene_; }
  // What keeps the program from starting: faults of its header, or a syntax error. Empty: it runs.
  const std::vector<SourceFault>& faults() const { return faults_; }
  // It is a saved trace, whose program is not edited.
  bool is_trace() const { return is_trace_; }
  std::uint64_t step() const { return scene_.counters.event.now; }

  // By a grain. What is far away is searched for, as find() does it; true: it has moved.
  bool step(Grain grain, Direction direction);
  // Over or out of a call (one of the four of Wanted), as a search: it may go on.
  void step_call(Wanted::What what);
  bool seek(std::uint64_t step);
  bool seek_end();
  // Output: the step that prints that line of the output; Line: the first arrival at that line of the file.
  bool seek(const StepTarget& target);
  // Records at most about `instructions` further, so that a run without an end never holds up whoever asks. True: there
  // is more to record.
  bool run_ahead(std::uint64_t instructions);
  bool can_be_recorded() const;
  RunProgress progress() const;
  // Takes the place of the recording by a longer one of the same program under the same options, made elsewhere. What
  // is shown, the cursor and a search stay. Gives the shorter one back.
  Session extend(Session longer);
  // The limit that stopped the run, and the options under which it gets ten times as far; nothing when none did.
  struct ReachedLimit {
    std::string name;
    LimitOptions raised;
  };
  std::optional<ReachedLimit> reached_limit() const;
  // Looks for the nearest step after or before the cursor and goes there. What is not found at once goes on with each
  // search_on(), until it is found, over or cancelled. Without one, a search for breakpoints ends at the run's end.
  void find(const Wanted& wanted, Direction direction);
  bool is_searching() const { return search_ != nullptr; }
  void search_on();
  // The run is looked through for its breakpoints, for the timeline; search_on() goes on with that too.
  bool is_marking() const;
  // The last search ended at a breakpoint.
  bool stands_at_break() const { return stands_at_break_; }
  void cancel_search();
  // A step as step() makes it, but no further than the first breakpoint on the way.
  struct Played {
    bool moved = false;
    bool stopped = false;  // at a breakpoint
  };
  Played step_until(Grain grain, const Breakpoints& breakpoints);
  // The quiz over this program as its file has it: what the header says of it (empty where it says nothing; null when
  // no program runs), and the runs behind it; null when the program has not ended soon enough for that.
  const HeaderQuiz* quiz_header() const;
  std::unique_ptr<Quiz> make_quiz(Language language) const;
  // What its author sees of the quiz: the student's side and the answers.
  PreviewView preview_quiz(Language language) const;
  // The file that runs, whichever one the scene shows; null when no program runs.
  std::shared_ptr<const SourceView> main_source() const;
  // The same program run by somebody who holds a misconception, by its name, from step 0 or from a later one on.
  Session imagine(const std::string& idea, std::uint64_t from) const;
  // Of the whole run; of a long one its beginning.
  RunCourse course() const;
  // The scene holds what is wished for, from now on.
  void wish(Wish wish);
  void say(std::string notice) { scene_.notice = std::move(notice); }
  // Words of the scene are made again in another language.
  void set_language(Language language);

 private:
  struct Run;

  static Session start(const std::string& path, SourceFile file, const SessionOptions& options);
  static Session text_only(const std::string& path, const SourceFile& file, const SessionOptions& options);
  void note_faults(const SourceFile& file);
  std::optional<std::uint64_t> step_nearby(Grain grain, Direction direction);
  bool go_to(std::uint64_t step, Travel travel);
  bool travel_to(std::uint64_t step);  // forward or back, whichever it is
  void end_search();
  bool seek_output(std::uint64_t line);
  bool seek_line(std::uint64_t line);
  void show();
  void count_totals();

  void show_choice(const Event& event);
  void show_reason(const Event& event, const Machine& machine);
  void show_chain(const Machine& machine);
  void show_starts();
  void show_line_runs(const Machine& machine);
  void mark_on();
  std::size_t choices_before(std::uint64_t step);

  std::unique_ptr<Run> run_;
  std::unique_ptr<Search> search_;
  std::string path_;
  SessionOptions options_;
  Wish wish_;
  Scene scene_;
  std::vector<SourceFault> faults_;
  bool is_trace_ = false;
  bool stands_at_break_ = false;
};

}  // namespace loopscope::scene
