#pragma once
// Words for the things of a machine: callables, jobs, values, pieces of source; in one language.
#include <scenario/inspection.hpp>
#include <text/round_robin_text.hpp>
#include <text/text.hpp>

#include <string>
#include <string_view>

namespace loopscope {

// Source text on one line of at most `limit` characters.
std::string one_line(std::u16string_view source, std::size_t limit);
// The first letter large; text that begins with a quotation or the name of a function stays.
std::string as_sentence(std::string text);

class Words {
 public:
  Words(const Machine& machine, const RunInspection& run, Language language)
      : machine_(machine), run_(run), language_(language) {}

  template <class... Arguments>
  std::string say(TextId id, const Arguments&... arguments) const {
    return text(language_, id, arguments...);
  }

  std::string preview(Value value, std::size_t limit = 60) const {
    return run_.language->preview(machine_, value, limit);
  }
  // A value as sentences quote it: `{ a: 1 }`.
  std::string quoted(Value value) const { return "`" + preview(value) + "`"; }

  // "the arrow function `x => x + 1`"; "the script".
  std::string callable_noun(Value callable) const;
  std::string code_noun(std::uint32_t code) const;
  std::string job_noun(const JobView& job) const;
  // The task that a task in a queue waits for.
  std::string awaited_task_noun(const Job& job) const { return say(RoundRobinText::noun_task, awaited_task_name(job)); }
  std::string awaited_task_name(const Job& job) const;

  // What a chip shows: the callable's own source on one line.
  std::string callable_label(Value callable) const;
  std::string code_label(std::uint32_t code) const;  // a frame: its name, "(script)"
  std::string job_label(const JobView& job) const;
  // What kind of thing it is: "then reaction".
  std::string job_kind(const JobView& job) const;

  // Name of a function or a short piece of its source.
  std::string code_name(const Code& code, std::size_t limit = 40) const;
  std::string excerpt(const Code& code, Span span, std::size_t limit = 60) const;

  const Machine& machine() const { return machine_; }
  const Inspection& inspection() const { return *run_.language; }
  const ModelInspection& model() const { return *run_.model; }
  Language language() const { return language_; }

 private:
  const Machine& machine_;
  RunInspection run_;
  Language language_;
};

// Whether a code object is a program's main code rather than a function.
bool is_program(const Code& code);

}  // namespace loopscope
