#pragma once
// A copy-on-write sequence: elements live in chunks of N, chunks in directories of 64, and both are shared between
// copies until one of them writes. Copying shares one directory for every 64 N elements (a million elements at N = 64:
// 245 counts, about 1 microsecond); a first write after it copies one directory and one chunk. Usable as a vector, a
// stack and a queue.
//
// A reference from `mut` may be written through only until the sequence is next copied. Slots outside the live range
// keep old values when T is trivially destructible or their chunk is shared; nothing ever reads them.
#include <algorithm>
#include <array>
#include <base/hash.hpp>
#include <base/shared.hpp>
#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>
#include <vector>

namespace loopscope {

template <class T, unsigned N>
class ChunkedSequence {
  static_assert(N > 0 && (N & (N - 1)) == 0, "a power of two, so that an index splits by shifts");

 public:
  class Iterator;
  using value_type = T;

  ChunkedSequence() = default;
  ChunkedSequence(const ChunkedSequence&) = default;
  ChunkedSequence(ChunkedSequence&& other) noexcept
      : directories_(std::move(other.directories_)),
        first_(std::exchange(other.first_, 0)),
        size_(std::exchange(other.size_, 0)) {}
  ChunkedSequence& operator=(ChunkedSequence other) noexcept {
    directories_.swap(other.directories_);
    std::swap(first_, other.first_);
    std::swap(size_, other.size_);
    return *this;
  }
  ~ChunkedSequence() = default;

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }

  const T& operator[](std::size_t index) const {
    std::size_t slot = first_ + index;
    return (*(*directories_[slot / directory_span])[slot / N % fan_out])[slot % N];
  }
  const T& front() const { return (*this)[0]; }
  const T& back() const { return (*this)[size_ - 1]; }
  T& mut(std::size_t index) {
    std::size_t slot = first_ + index;
    return directories_[slot / directory_span].mut()[slot / N % fan_out].mut()[slot % N];
  }

  void push_back(T value) {
    std::size_t slot = first_ + size_;
    if (slot % N == 0) prepare_chunk(slot);
    ++size_;
    mut(size_ - 1) = std::move(value);
  }
  void pop_back() {
    --size_;
    std::size_t slot = first_ + size_;
    forget_slot(slot);
    if (size_ == 0) return restart(slot);
    if (slot % N == 0) release_chunk(slot);
    if (slot % directory_span == 0) directories_.pop_back();
  }
  void pop_front() {
    std::size_t slot = first_;
    forget_slot(slot);
    ++first_;
    --size_;
    if (size_ == 0) return restart(slot);
    if (first_ % N == 0) release_chunk(slot);
    if (first_ == directory_span) {
      directories_.erase(directories_.begin());
      first_ = 0;
    }
  }
  // Drops elements from the end until `count` are left; nothing happens when there are no more than that.
  void truncate(std::size_t count) {
    while (size_ > count) pop_back();
  }
  void clear() { *this = ChunkedSequence(); }

  Iterator begin() const { return Iterator(this, 0); }
  Iterator end() const { return Iterator(this, size_); }

  // The same for equal sequences when `hash_element` is the same for equal elements, however they were built.
  template <class HashElement>
  std::uint64_t hash(HashElement hash_element) const {
    Hasher hasher;
    hasher.add(size_);
    for (std::size_t i = 0; i < size_; ++i) hasher.add(hash_element((*this)[i]));
    return hasher.result();
  }

  friend bool operator==(const ChunkedSequence& x, const ChunkedSequence& y) {
    if (x.size_ != y.size_) return false;
    std::size_t index = 0;
    while (index < x.size_) {
      // Copies that went separate ways still share most chunks.
      std::size_t next = std::min(x.size_, index + N - (x.first_ + index) % N);
      if (!x.shares_chunk(y, index) && !x.equals_between(y, index, next)) return false;
      index = next;
    }
    return true;
  }

 private:
  static constexpr std::size_t fan_out = 64;
  static constexpr std::size_t directory_span = fan_out * N;
  using Chunk = std::array<T, N>;
  using Directory = std::array<Shared<Chunk>, fan_out>;

  void prepare_chunk(std::size_t slot) {
    std::size_t place = slot / directory_span;
    if (place == directories_.size()) directories_.push_back(Shared<Directory>::make());
    // After a restart the first chunk is there already.
    if ((*directories_[place])[slot / N % fan_out]) return;
    directories_[place].mut()[slot / N % fan_out] = Shared<Chunk>::make();
  }

  void release_chunk(std::size_t slot) {
    directories_[slot / directory_span].mut()[slot / N % fan_out] = Shared<Chunk>();
  }

  // Run empty, with `slot` the last to go. The chunk stays for the next push unless a copy shares it: queues are filled
  // and drained all the time.
  void restart(std::size_t slot) {
    first_ = 0;
    std::size_t chunk = slot / N % fan_out;
    if (!directories_[0].is_unique() || !(*directories_[0])[chunk].is_unique()) return directories_.clear();
    if (chunk != 0) std::swap(directories_[0].mut()[0], directories_[0].mut()[chunk]);
  }

  void forget_slot(std::size_t slot) {
    if constexpr (!std::is_trivially_destructible_v<T>) {
      Shared<Directory>& directory = directories_[slot / directory_span];
      if (!directory.is_unique()) return;
      Shared<Chunk>& chunk = directory.mut()[slot / N % fan_out];
      if (chunk.is_unique()) chunk.mut()[slot % N] = T{};
    }
  }

  bool shares_chunk(const ChunkedSequence& other, std::size_t index) const {
    std::size_t slot = first_ + index, other_slot = other.first_ + index;
    if (slot % N != other_slot % N) return false;
    const Directory& directory = *directories_[slot / directory_span];
    const Directory& other_directory = *other.directories_[other_slot / directory_span];
    return directory[slot / N % fan_out].same(other_directory[other_slot / N % fan_out]);
  }

  bool equals_between(const ChunkedSequence& other, std::size_t begin, std::size_t end) const {
    for (std::size_t i = begin; i < end; ++i) {
      if (!((*this)[i] == other[i])) return false;
    }
    return true;
  }

  std::vector<Shared<Directory>> directories_;
  std::size_t first_ = 0;  // slots before the first element; always within the first directory
  std::size_t size_ = 0;
};

template <class T, unsigned N>
class ChunkedSequence<T, N>::Iterator {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = T;
  using difference_type = std::ptrdiff_t;
  using pointer = const T*;
  using reference = const T&;

  Iterator() = default;
  Iterator(const ChunkedSequence* sequence, std::size_t index) : sequence_(sequence), index_(index) {}
  const T& operator*() const { return (*sequence_)[index_]; }
  const T* operator->() const { return &(*sequence_)[index_]; }
  Iterator& operator++() {
    ++index_;
    return *this;
  }
  Iterator operator++(int) { return std::exchange(*this, Iterator(sequence_, index_ + 1)); }
  friend bool operator==(const Iterator& x, const Iterator& y) { return x.index_ == y.index_; }

 private:
  const ChunkedSequence* sequence_ = nullptr;
  std::size_t index_ = 0;
};

}  // namespace loopscope
