#pragma once
// A run of bytes in pages that copies share until one of them writes. A page that was never written is all zeros and
// takes no room, so a large buffer costs what is used of it. Numbers are kept in little endian order.
#include <array>
#include <base/shared.hpp>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace loopscope {

static_assert(std::endian::native == std::endian::little, "load and store copy numbers as they are");

class Bytes {
 public:
  static constexpr std::size_t page_bits = 12, page_size = std::size_t{1} << page_bits;
  class WordIterator;

  std::size_t byte_count() const { return byte_count_; }
  // New bytes are zero.
  void resize(std::size_t byte_count);

  // All of `count` bytes from `offset` on lie inside.
  void read(std::size_t offset, void* out, std::size_t count) const;
  void write(std::size_t offset, const void* in, std::size_t count);
  void fill(std::size_t offset, std::uint8_t value, std::size_t count);
  // As memmove does.
  void move(std::size_t to, std::size_t from, std::size_t count);

  template <class T>
  T load(std::size_t offset) const {
    T value{};
    std::size_t inside = offset & (page_size - 1);
    if (inside + sizeof(T) > page_size) {
      read(offset, &value, sizeof(T));
    } else if (const Shared<Page>& page = pages_[offset >> page_bits]) {
      std::memcpy(&value, page->data() + inside, sizeof(T));
    }
    return value;
  }
  template <class T>
  void store(std::size_t offset, T value) {
    std::size_t inside = offset & (page_size - 1);
    if (inside + sizeof(T) > page_size) return write(offset, &value, sizeof(T));
    std::memcpy(writable_page(offset >> page_bits).data() + inside, &value, sizeof(T));
  }

  // As a container of words, which is what cells hash and measure: the last one is filled up with zeros.
  std::size_t size() const { return (byte_count_ + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t); }
  WordIterator begin() const;
  WordIterator end() const;
  friend bool operator==(const Bytes& x, const Bytes& y);

 private:
  using Page = std::array<std::uint8_t, page_size>;
  std::uint64_t word(std::size_t index) const {
    constexpr std::size_t words = page_size / sizeof(std::uint64_t);
    std::uint64_t value = 0;
    if (const Shared<Page>& page = pages_[index / words])
      std::memcpy(&value, page->data() + index % words * sizeof(value), sizeof(value));
    return value;
  }
  Page& writable_page(std::size_t index) {
    Shared<Page>& page = pages_[index];
    if (!page) page = Shared<Page>::make(Page{});
    return page.mut();
  }

  std::vector<Shared<Page>> pages_;  // empty: all zeros. Past byte_count_ there are only zeros.
  std::size_t byte_count_ = 0;
};

class Bytes::WordIterator {
 public:
  WordIterator(const Bytes& bytes, std::size_t index) : bytes_(&bytes), index_(index) {}
  std::uint64_t operator*() const { return bytes_->word(index_); }
  WordIterator& operator++() { return ++index_, *this; }
  friend bool operator==(const WordIterator& x, const WordIterator& y) { return x.index_ == y.index_; }

 private:
  const Bytes* bytes_;
  std::size_t index_;
};

inline Bytes::WordIterator Bytes::begin() const { return WordIterator(*this, 0); }
inline Bytes::WordIterator Bytes::end() const { return WordIterator(*this, size()); }

}  // namespace loopscope
