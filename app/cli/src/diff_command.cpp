// The first difference between two profiles, where the runs part, and the rule that causes it.
#include "diff_format.hpp"

#include <algorithm>
#include <text/diff_text.hpp>

namespace loopscope::cli {

namespace {

constexpr std::string_view row_indentation = "  ";  // of a profile's line below its heading

class DiffWriter {
 public:
  DiffWriter(const Context& context, const ProfileDiffView& diff) : context_(context), diff_(diff) {}

  std::string write() {
    const ProfileSideView& one = diff_.sides[0];
    const ProfileSideView& other = diff_.sides[1];
    if (diff_.part == "none")
      return context_.say(DiffText::diff_same, one.profile, other.profile, one.lines, one.exit_code) + "\n";
    if (diff_.part == "exit_code") {
      out_ += context_.say(DiffText::diff_exit, one.exit_code, one.profile, other.exit_code, other.profile) + "\n";
    } else {
      bool is_output = diff_.part == "stdout";
      out_ += context_.say(is_output ? DiffText::diff_line : DiffText::diff_error_line, diff_.line) + "\n";
      for (const ProfileSideView& side : diff_.sides) printed(side);
    }
    if (diff_.parting_step > 0) {
      out_ += context_.say(DiffText::diff_parting, diff_.parting_step) + "\n";
      for (const ProfileSideView& side : diff_.sides) parted(side);
    }
    out_ += (diff_.why.empty() ? context_.say(DiffText::diff_why_unknown)
                               : context_.say(DiffText::diff_why, diff_.why, diff_.rule)) +
            "\n";
    return out_;
  }

 private:
  std::size_t width() const { return std::max(diff_.sides[0].profile.size(), diff_.sides[1].profile.size()); }
  std::string padded(const std::string& name) const { return fmt::format("{:<{}}", name, width()); }

  void printed(const ProfileSideView& side) {
    std::string name = padded(side.profile);
    out_ += row_indentation;
    out_ += side.printed ? context_.say(DiffText::diff_printed_at, name, *side.printed, side.step)
                         : context_.say(DiffText::diff_printed, name, context_.say(DiffText::diff_nothing));
    out_ += "\n";
  }

  void parted(const ProfileSideView& side) {
    std::string sentence = side.parted.sentence.empty() ? context_.say(DiffText::diff_ended) : side.parted.sentence;
    if (!side.parted.rule.empty()) sentence += fmt::format(" [{}]", side.parted.rule);
    (out_ += row_indentation) += context_.say(DiffText::diff_printed, padded(side.profile), sentence) + "\n";
  }

  const Context& context_;
  const ProfileDiffView& diff_;
  std::string out_;
};

}  // namespace

int diff_command(const Context& context) {
  CommandLine line = context.line();
  line.profile = line.profiles[0];
  Context first(line, context.services());
  Loaded<ReadyRun> ready = ready_run(first);
  if (!ready.value) return ready.exit_code;
  CommandLine other_line = line;
  other_line.profile = line.profiles[1];
  Context second(other_line, context.services());
  Loaded<std::string> other = profile_of(second, ready.value->file);
  if (!other.value) return other.exit_code;
  if (complain_of_syntax(context, *ready.value)) return exit_failed;
  ProfileDiffView diff = context.services().simulator->diff(ready.value->request, *other.value);
  bool as_json = context.line().format == StateFormat::Json;
  context.print(as_json ? diff_as_json(diff) : DiffWriter(context, diff).write());
  return diff.part == "none" ? exit_fine : exit_failed;
}

}  // namespace loopscope::cli
