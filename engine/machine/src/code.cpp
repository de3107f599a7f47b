#include <machine/code.hpp>

#include <algorithm>

namespace loopscope {

const std::u16string* Code::subject_at(std::uint32_t pc) const {
  auto found = std::lower_bound(subjects.begin(), subjects.end(), pc,
                                [](const Subject& subject, std::uint32_t wanted) { return subject.pc < wanted; });
  return found != subjects.end() && found->pc == pc ? &found->text : nullptr;
}

}  // namespace loopscope
