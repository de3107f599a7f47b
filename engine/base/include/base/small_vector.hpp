#pragma once
// A vector of trivially copyable elements whose first `Inline` live inside the object: most objects have few slots and
// most environments few variables, so most cells need no second allocation.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <type_traits>
#include <utility>

namespace loopscope {

template <class T, std::uint32_t Inline>
class SmallVector {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  SmallVector() = default;
  explicit SmallVector(std::size_t count, const T& value = T{}) { resize(count, value); }
  SmallVector(const T* first, std::size_t count) { assign(first, count); }
  SmallVector(const SmallVector& other) { assign(other.data(), other.size_); }
  SmallVector(SmallVector&& other) noexcept { steal(other); }
  SmallVector& operator=(const SmallVector& other) {
    if (this != &other) assign(other.data(), other.size_);
    return *this;
  }
  SmallVector& operator=(SmallVector&& other) noexcept {
    if (this == &other) return *this;
    release();
    steal(other);
    return *this;
  }
  ~SmallVector() { release(); }

  std::uint32_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* data() { return heap_ ? heap_ : inline_items(); }
  const T* data() const { return heap_ ? heap_ : inline_items(); }
  T& operator[](std::size_t i) { return data()[i]; }
  const T& operator[](std::size_t i) const { return data()[i]; }
  T* begin() { return data(); }
  T* end() { return data() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }
  T& back() { return data()[size_ - 1]; }
  const T& back() const { return data()[size_ - 1]; }

  void push_back(const T& value) {
    T copy = value;
    if (size_ == capacity_) grow(size_ + 1);
    data()[size_++] = copy;
  }
  void pop_back() { --size_; }
  void clear() { size_ = 0; }
  void reserve(std::size_t count) {
    if (count > capacity_) grow(count);
  }
  void resize(std::size_t count, const T& value = T{}) {
    reserve(count);
    T* items = data();
    for (std::size_t i = size_; i < count; ++i) items[i] = value;
    size_ = static_cast<std::uint32_t>(count);
  }
  void assign(const T* first, std::size_t count) {
    reserve(count);
    if (count) std::memmove(static_cast<void*>(data()), first, count * sizeof(T));
    size_ = static_cast<std::uint32_t>(count);
  }
  void insert(std::size_t at, const T& value) {
    push_back(value);
    std::rotate(begin() + at, end() - 1, end());
  }
  void erase(std::size_t at, std::size_t count = 1) {
    std::memmove(static_cast<void*>(data() + at), data() + at + count, (size_ - at - count) * sizeof(T));
    size_ -= static_cast<std::uint32_t>(count);
  }

  friend bool operator==(const SmallVector& x, const SmallVector& y) {
    return x.size_ == y.size_ && std::equal(x.begin(), x.end(), y.begin());
  }

 private:
  static constexpr std::uint32_t inline_count = Inline ? Inline : 1;
  T* inline_items() { return reinterpret_cast<T*>(storage_); }
  const T* inline_items() const { return reinterpret_cast<const T*>(storage_); }

  void grow(std::size_t needed) {
    std::size_t wanted = std::max<std::size_t>(needed, capacity_ + capacity_ / 2 + 2);
    T* items = static_cast<T*>(std::malloc(wanted * sizeof(T)));
    if (!items) std::abort();
    if (size_) std::memcpy(static_cast<void*>(items), data(), size_ * sizeof(T));
    std::free(heap_);
    heap_ = items;
    capacity_ = static_cast<std::uint32_t>(wanted);
  }
  void steal(SmallVector& other) {
    size_ = std::exchange(other.size_, 0);
    capacity_ = std::exchange(other.capacity_, Inline);
    heap_ = std::exchange(other.heap_, nullptr);
    if (!heap_ && size_) std::memcpy(storage_, other.storage_, sizeof(storage_));
  }
  void release() {
    std::free(heap_);
    heap_ = nullptr;
    size_ = 0;
    capacity_ = Inline;
  }

  T* heap_ = nullptr;
  std::uint32_t size_ = 0;
  std::uint32_t capacity_ = Inline;
  alignas(T) unsigned char storage_[Inline ? Inline * sizeof(T) : 1];
};

}  // namespace loopscope
