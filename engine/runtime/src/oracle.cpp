#include <runtime/oracle.hpp>

namespace loopscope {

std::uint8_t Oracle::choose(ChoiceKind kind, std::uint8_t options, std::uint8_t fallback) {
  std::size_t index = record_.size();
  std::uint8_t taken = index < schedule_.size() ? schedule_[index] : fallback;
  if (taken >= options) taken = fallback;
  record_.push_back(Choice{kind, options, taken});
  return taken;
}

std::optional<std::size_t> Oracle::first_misfit() const {
  for (std::size_t i = 0; i < schedule_.size(); ++i) {
    if (i >= record_.size() || record_[i].taken != schedule_[i]) return i;
  }
  return std::nullopt;
}

std::optional<std::vector<std::uint8_t>> parse_schedule(std::string_view text) {
  std::vector<std::uint8_t> schedule;
  for (char letter : text) {
    bool is_digit = letter >= '0' && letter <= '9';
    if (!is_digit && !(letter >= 'a' && letter <= 'z')) return std::nullopt;
    schedule.push_back(static_cast<std::uint8_t>(is_digit ? letter - '0' : letter - 'a' + 10));
  }
  return schedule;
}

std::string schedule_text(const std::vector<std::uint8_t>& schedule) {
  std::string text;
  for (std::uint8_t taken : schedule) text += static_cast<char>(taken < 10 ? '0' + taken : 'a' + taken - 10);
  return text;
}

std::vector<std::uint8_t> schedule_of(const Oracle& oracle) {
  std::vector<std::uint8_t> schedule;
  for (std::size_t i = 0; i < oracle.record().size(); ++i) schedule.push_back(oracle.record()[i].taken);
  return schedule;
}

}  // namespace loopscope
