#pragma once
// What a person asks for, as data. Panels and the key table push intents; Controller and the window carry them out.
#include <editor/request.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace loopscope::scene {

enum class Grain : std::uint8_t { Event, Line, Turn };
enum class Direction : std::uint8_t { Forward, Back };

enum class Action : std::uint8_t {
  StepForward,
  StepBack,  // by the chosen grain
  StepInto,
  StepOver,  // over and out of calls, following this function while it is suspended
  StepOut,
  StepOverNext,  // the same, but whatever runs next ends it
  StepOutNext,
  GoToStart,
  GoToEnd,
  GoToStep,      // value: the step; x: not 0: a drag through the steps goes on
  Continue,      // to the next breakpoint
  ContinueBack,  // to the one before
  GoToLine,      // value: a line; x: below 0 backward
  NextOutput,
  PreviousOutput,
  Select,         // value: an item's id; 0: nothing
  GoToBirth,      // value: an item's id, or 0 for the selected one: the step that queued it
  SelectCause,    // the selected thing's birth, and what queued it becomes the selected thing
  SelectEffect,   // the next thing that the selected one queues
  NextTouch,      // the next event of the selected thing
  PreviousTouch,  // and the one before
  GoToChange,     // text: scope, line break, variable; x: below 0 backward
  TakeOtherOrder,
  TakeDefaultOrder,
  TogglePlay,
  Pause,
  Faster,
  Slower,
  SetGrain,  // value: a Grain
  NextGrain,
  NewFile,
  Save,
  SaveDialog,
  SaveFile,  // text: a path
  Answer,    // value: which answer to the question that is asked
  OpenDialog,
  CloseDialog,
  OpenFile,  // text: a path
  Reload,
  ChooseProfile,  // text: runs the file again under this profile
  NextProfile,    // the next one that fits the file
  ToggleProfileMenu,
  NextTheme,
  SetTheme,    // value: a ThemeName
  SetColours,  // value: 0 usual, 1 safe for colour-blind people
  NextLanguage,
  SetLanguage,  // value: a Language
  LargerText,
  SmallerText,
  DefaultText,
  SetTextZoom,  // x: times the usual size
  ToggleHelp,
  ToggleWords,  // the step as text
  CopyWords,    // to the clipboard, which only the window has
  ToggleMotion,
  ToggleLineRuns,
  ToggleBreakpoint,  // value: a line, or 0 for the current one
  ToggleBreakKind,   // value: a BreakKind
  SetBreakText,      // text
  ClearBreakpoints,
  ToggleBreakDialog,
  ToggleQueueFold,  // text: the queue's id
  SetTab,           // value: an InspectTab; beyond: the machine, where both share a place
  NextTab,
  ToggleUnfold,  // text: a variable's path
  FocusValues,   // or leaves them
  ValueUp,
  ValueDown,
  ValueIn,   // unfolds it, or goes to its first part
  ValueOut,  // folds it, or goes to what it is a part of
  ToggleWhy,
  ToggleChain,
  ToggleRunSearch,
  SetRunSearch,    // text; value: which fields, a bit each: 1 sentences, 2 output, 4 variables
  FindText,        // x: below 0 backward
  ToggleBookmark,  // value: a step, or 0 for the cursor's
  NextBookmark,
  PreviousBookmark,
  ToggleTimelineAxis,
  FitTimeline,
  ZoomTimeline,   // x: the factor, below 1 nearer; y: around this step or time; around the cursor when value is 0
  PanTimeline,    // x: shares of what is shown
  OpenQuiz,       // value: a QuizAsk + 1, or 0 for what the file's header asks; closes the one that is open
  StartDeck,      // quizzes over the folder of the file that is open
  QuizCheck,      // the answer; once it is checked, the next question
  QuizFocus,      // value: an item
  QuizMove,       // value: the item to move; x: where to
  QuizType,       // text: the answer so far
  ExplainAnswer,  // the real run beside the one of the idea; back to the quiz
  PreviewQuiz,    // the author's side of the file's quiz beside the student's
  TogglePresent,
  PresentStep,  // x: below 0 back; past an end it goes to the lesson beside
  GoToNote,     // x: below 0 backward
  GoToLesson,   // x: below 0 the one before
  BlankScreen,  // value: a Blank, or the picture again when the screen is that already
  ToggleRing,
  AskRoom,
  RoomAdd,     // text: a prediction
  RoomType,    // letters are a prediction, or not
  RoomFocus,   // x: above 0 down
  RoomCount,   // x: above 0 one more of the one in focus
  RoomReveal,  // the answer; once it is there, ask again
  StopRecording,
  GoOnRecording,  // further than the limit or the stop
  FocusEditor,
  LeaveEditor,
  Edit,           // edit: what the editor is asked for
  ToggleRunMode,  // run again while typing, or when saving
  TogglePalette,
  NoteCommand,  // text: a command's id, which the palette lists first from now on
  ToggleSettings,
  FocusSetting,   // value: a row of the settings
  ChangeSetting,  // value: a row; x: below 0 the choice before, above 0 the next one, 0 the next and after the last the
                  // first
  ResetSetting,   // value: a row
  ResetSettings,  // all rows
  SetSpeed,       // x: steps a second
  MoveSplit,      // value: a place in Splits; x: the share; y: not 0: the same drag goes on
  NudgeSplit,     // value: a Split; x: below 0 its panel gets smaller. The window knows where it stands
  ResetSplit,     // value: a place in Splits
  SetArrangement,  // value: an Arrangement
  ViewBack,        // to what was looked at before
  ViewForward,
  Escape,
  ToggleTour,
  TourStep,   // x: below 0 back; past the last one it ends
  MoveFocus,  // the ring of the keyboard; x: below 0 back
  ToggleFullScreen,
  Quit,
};
inline constexpr std::size_t action_count = static_cast<std::size_t>(Action::Quit) + 1;

struct Intent {
  Action action;
  std::uint64_t value = 0;
  std::string text = {};
  double x = 0;
  double y = 0;
  editor::Request edit = {};
  friend bool operator==(const Intent&, const Intent&) = default;
};

inline Intent edit_intent(editor::Request request) {
  Intent intent{Action::Edit};
  intent.edit = std::move(request);
  return intent;
}

using Intents = std::vector<Intent>;

}  // namespace loopscope::scene
