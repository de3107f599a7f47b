#include <panels/sentence.hpp>
#include <panels/widgets.hpp>

#include <algorithm>

namespace loopscope::panels {

namespace {

// Words, wrapped; what stands in `backticks` is code. A word that is longer than a line is broken.
class SentenceDrawer {
 public:
  SentenceDrawer(const Ui& ui, Face face, Role role)
      : ui_(ui),
        role_(role),
        text_(ui.font(face)),
        code_(ui.font(face == Face::Small ? Face::MonoSmall : Face::Mono)) {}

  float draw(std::string_view sentence, float width) {
    origin_ = ImGui::GetCursorScreenPos();
    list_ = ImGui::GetWindowDrawList();
    float height = lay(sentence, width);
    ImGui::Dummy({width_, height});
    return height;
  }

  // Nothing is drawn without a list.
  float lay(std::string_view sentence, float width) {
    width_ = std::max(1.0F, width);
    bool is_code = false;
    while (!sentence.empty()) {
      std::size_t tick = sentence.find('`');
      words(sentence.substr(0, tick), is_code);
      if (tick == std::string_view::npos) break;
      sentence.remove_prefix(tick + 1);
      is_code = !is_code;
    }
    return y_ + line_height();
  }

 private:
  // Closer on a projector, where every line counts.
  float line_height() const { return text_->FontSize * (ui_.view.present.open ? 1.12F : 1.35F); }

  // A number stays with its unit: `1 ms`.
  static bool is_before_unit(std::string_view piece, std::size_t space) {
    if (space == 0 || space >= piece.size() || piece[space - 1] < '0' || piece[space - 1] > '9') return false;
    std::string_view rest = piece.substr(space + 1);
    auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return rest.starts_with("ms") && (rest.size() == 2 || !is_letter(rest[2]));
  }

  void words(std::string_view piece, bool is_code) {
    while (!piece.empty()) {
      std::size_t end = std::min(piece.find(' '), piece.size());
      if (is_before_unit(piece, end)) end = std::min(piece.find(' ', end + 1), piece.size());
      std::size_t next = std::min(end + 1, piece.size());
      word(piece.substr(0, end), piece.substr(end, next - end), is_code);
      piece.remove_prefix(next);
    }
  }

  void word(std::string_view word, std::string_view space, bool is_code) {
    ImFont* font = is_code ? code_ : text_;
    float width = text_width(font, word);
    if (x_ > 0 && x_ + width > width_) new_line();
    while (text_width(font, word) > width_) {
      std::string_view head = word.substr(0, fitting(font, word));
      put(font, head, is_code);
      new_line();
      word.remove_prefix(head.size());
    }
    put(font, word, is_code);
    x_ += text_width(font, word) + text_width(font, space);
  }

  // Bytes of the longest beginning that fits into a line, at least one character.
  std::size_t fitting(const ImFont* font, std::string_view word) const {
    auto is_inside = [&](std::size_t at) {
      return at < word.size() && (static_cast<unsigned char>(word[at]) & 0xC0) == 0x80;
    };
    std::size_t best = 0;
    for (std::size_t at = 1; at < word.size(); ++at) {
      if (is_inside(at)) continue;
      if (best > 0 && text_width(font, word.substr(0, at)) > width_) break;
      best = at;
    }
    return best == 0 ? word.size() : best;
  }

  void put(ImFont* font, std::string_view words, bool is_code) {
    if (!list_) return;
    float drop = (text_->FontSize - font->FontSize) / 2;
    draw_text(*list_, font, {origin_.x + x_, origin_.y + y_ + drop}, ui_.paint(is_code ? Role::Accent : role_), words);
  }

  void new_line() {
    x_ = 0;
    y_ += line_height();
  }

  const Ui& ui_;
  Role role_;
  ImFont* text_;
  ImFont* code_;
  ImDrawList* list_ = nullptr;
  ImVec2 origin_;
  float width_ = 0, x_ = 0, y_ = 0;
};

}  // namespace

float draw_sentence(const Ui& ui, Face face, Role role, std::string_view sentence, float width) {
  if (sentence.empty()) return 0;
  return SentenceDrawer(ui, face, role).draw(sentence, width > 0 ? width : ImGui::GetContentRegionAvail().x);
}

float sentence_height(const Ui& ui, Face face, std::string_view sentence, float width) {
  return sentence.empty() ? 0 : SentenceDrawer(ui, face, Role::Text).lay(sentence, width);
}

}  // namespace loopscope::panels
