#include <runtime/oracle.hpp>

namespace loopscope {

std::uint8_t Oracle::choose(ChoiceKind kind, std::uint8_t options, std::uint8_t fallback) {
  std::size_t index = record_.size();
  std::uint8_t taken = index < schedule_.size() ? schedule_[index] : fallback;
  if (taken >= options) taken = fallback;
  record_.push_back(Choice{kind, options, taken});
  return taken;
}

}  // namespace loopscope
