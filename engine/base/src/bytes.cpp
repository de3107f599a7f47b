#include <base/bytes.hpp>

#include <algorithm>

namespace loopscope {

namespace {

// Calls f(page, offset inside it, bytes there, bytes before) for each page that a range touches.
template <class F>
void each_part(std::size_t offset, std::size_t count, F f) {
  std::size_t done = 0;
  while (done < count) {
    std::size_t inside = (offset + done) % Bytes::page_size;
    std::size_t part = std::min(count - done, Bytes::page_size - inside);
    f((offset + done) / Bytes::page_size, inside, part, done);
    done += part;
  }
}

}  // namespace

void Bytes::resize(std::size_t byte_count) {
  std::size_t old = byte_count_;
  pages_.resize((byte_count + page_size - 1) / page_size);
  byte_count_ = byte_count;
  std::size_t inside = byte_count % page_size;
  if (byte_count >= old || inside == 0 || !pages_.back()) return;
  Page& last = pages_.back().mut();
  std::fill(last.begin() + static_cast<std::ptrdiff_t>(inside), last.end(), std::uint8_t{0});
}

void Bytes::read(std::size_t offset, void* out, std::size_t count) const {
  auto* to = static_cast<std::uint8_t*>(out);
  each_part(offset, count, [&](std::size_t page, std::size_t inside, std::size_t part, std::size_t done) {
    if (pages_[page])
      std::memcpy(to + done, pages_[page]->data() + inside, part);
    else
      std::memset(to + done, 0, part);
  });
}

void Bytes::write(std::size_t offset, const void* in, std::size_t count) {
  const auto* from = static_cast<const std::uint8_t*>(in);
  each_part(offset, count, [&](std::size_t page, std::size_t inside, std::size_t part, std::size_t done) {
    std::memcpy(writable_page(page).data() + inside, from + done, part);
  });
}

void Bytes::fill(std::size_t offset, std::uint8_t value, std::size_t count) {
  each_part(offset, count, [&](std::size_t page, std::size_t inside, std::size_t part, std::size_t) {
    if (value == 0 && (!pages_[page] || part == page_size))
      pages_[page] = Shared<Page>();
    else
      std::memset(writable_page(page).data() + inside, value, part);
  });
}

void Bytes::move(std::size_t to, std::size_t from, std::size_t count) {
  std::vector<std::uint8_t> held(count);
  read(from, held.data(), count);
  write(to, held.data(), count);
}

bool operator==(const Bytes& x, const Bytes& y) {
  if (x.byte_count_ != y.byte_count_) return false;
  static constexpr Bytes::Page zeros{};
  for (std::size_t i = 0; i < x.pages_.size(); ++i) {
    if (x.pages_[i].same(y.pages_[i])) continue;
    const Bytes::Page& left = x.pages_[i] ? *x.pages_[i] : zeros;
    const Bytes::Page& right = y.pages_[i] ? *y.pages_[i] : zeros;
    if (left != right) return false;
  }
  return true;
}

}  // namespace loopscope
