#pragma once
// A value held by reference count: copying a Shared shares the value, `mut()` makes it this holder's own first. The
// count is not atomic: all holders of one value live on one thread.
#include <cstdint>
#include <utility>

namespace loopscope {

template <class T>
class Shared {
 public:
  Shared() = default;
  template <class... Arguments>
  static Shared make(Arguments&&... arguments) {
    return Shared(new Box{1, T(std::forward<Arguments>(arguments)...)});
  }
  Shared(const Shared& other) : box_(other.box_) {
    if (box_) ++box_->references;
  }
  Shared(Shared&& other) noexcept : box_(std::exchange(other.box_, nullptr)) {}
  Shared& operator=(Shared other) noexcept {
    std::swap(box_, other.box_);
    return *this;
  }
  ~Shared() {
    if (box_ && --box_->references == 0) delete box_;
  }

  // None of these may be called on an empty holder.
  const T& operator*() const { return box_->value; }
  const T* operator->() const { return &box_->value; }
  bool is_unique() const { return box_->references == 1; }
  T& mut() {
    if (!is_unique()) *this = Shared(new Box{1, box_->value});
    return box_->value;
  }

  explicit operator bool() const { return box_ != nullptr; }
  // Whether both hold the very same value, not merely equal ones.
  bool same(const Shared& other) const { return box_ == other.box_; }

 private:
  struct Box {
    std::uint32_t references;
    T value;
  };
  explicit Shared(Box* box) : box_(box) {}

  Box* box_ = nullptr;
};

}  // namespace loopscope
