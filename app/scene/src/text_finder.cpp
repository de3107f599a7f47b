#include "text_finder.hpp"

#include <explain/snapshot.hpp>

#include <algorithm>

namespace loopscope::scene {

std::string folded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    auto byte = static_cast<unsigned char>(text[i]);
    if (byte == '`') continue;
    bool is_large = byte >= 'A' && byte <= 'Z';
    out += static_cast<char>(is_large ? byte + ('a' - 'A') : byte);
    // U+00C0 to U+00DE, but for the multiplication sign, are the capitals of those 0x20 further.
    if (byte != 0xC3 || i + 1 == text.size()) continue;
    auto second = static_cast<unsigned char>(text[++i]);
    bool is_capital = second >= 0x80 && second <= 0x9E && second != 0x97;
    out += static_cast<char>(is_capital ? second + 0x20 : second);
  }
  return out;
}

bool TextFinder::matches(const Event& event, const Machine& after) {
  if (needle_.empty()) return false;
  bool in_values = fields_.variables && in_variables(event, after);
  return in_values || (fields_.output && in_output(event, after)) || (fields_.sentences && in_sentence(event, after));
}

bool TextFinder::in_sentence(const Event& event, const Machine& after) const {
  return folded(explain(event, after, run_, language_).text).find(needle_) != std::string::npos;
}

bool TextFinder::in_output(const Event& event, const Machine& after) const {
  if (event.kind != EventKind::Output) return false;
  auto index = static_cast<std::size_t>(event.number);
  return index < after.output.size() && folded(*after.output[index].text).find(needle_) != std::string::npos;
}

// Values change between statements and when a call ends; looking then is enough.
bool TextFinder::in_variables(const Event& event, const Machine& after) {
  bool may_have_changed = event.kind == EventKind::Mark || event.kind == EventKind::FrameEntered ||
                          event.kind == EventKind::FrameLeft || event.kind == EventKind::FrameResumed;
  if (!may_have_changed) return false;
  std::set<std::string> now = variables(after);
  bool is_new = std::any_of(now.begin(), now.end(), [&](const std::string& each) { return !known_.contains(each); });
  known_ = std::move(now);
  return is_new;
}

std::set<std::string> TextFinder::variables(const Machine& machine) const {
  std::set<std::string> found;
  for (const std::string& variable : top_variables(machine, run_, language_)) {
    if (folded(variable).find(needle_) != std::string::npos) found.insert(variable);
  }
  return found;
}

}  // namespace loopscope::scene
