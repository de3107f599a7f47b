#pragma once
// The two stacks of a task, both copy-on-write in chunks so that copying a machine in deep recursion stays cheap.
//
// ValueStack: each frame owns one contiguous window (locals, then operands). Windows never move while their frame
// lives; a window larger than a chunk gets a chunk of its own.
//
//   chunk 0: | window | window | window |      |      chunk 1: | window | ...
//
// FrameStack: the frames themselves. Both hand out pointers that stay valid until the stack is copied; after a copy the
// first writable() clones the chunk that is still shared.
#include <base/shared.hpp>
#include <machine/frame.hpp>
#include <values/cell.hpp>

#include <vector>

namespace loopscope {

class ValueStack {
 public:
  // A window of `size` values; their contents are not defined.
  Window push(std::uint32_t size);
  // Pops the window that was pushed last.
  void pop(Window window);
  Value* writable(Window window) { return chunks_[window.chunk].mut().values.data() + window.offset; }
  const Value* read(Window window) const { return chunks_[window.chunk]->values.data() + window.offset; }

 private:
  struct Chunk {
    std::vector<Value> values;
    std::uint32_t used = 0;
  };
  static constexpr std::uint32_t chunk_size = 1024;
  std::vector<Shared<Chunk>> chunks_;
  std::uint32_t top_ = 0;  // chunk in use; a later one is spare
};

class FrameStack {
 public:
  std::uint32_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Frame& operator[](std::uint32_t i) const { return chunks_[i / chunk_size]->frames[i % chunk_size]; }
  Frame& mut(std::uint32_t i) { return chunks_[i / chunk_size].mut().frames[i % chunk_size]; }
  Frame& mut_top() { return mut(size_ - 1); }
  const Frame& top() const { return (*this)[size_ - 1]; }
  Frame& push(const Frame& frame);
  void pop() { --size_; }

 private:
  static constexpr std::uint32_t chunk_size = 32;
  struct Chunk {
    Frame frames[chunk_size];
  };
  std::vector<Shared<Chunk>> chunks_;
  std::uint32_t size_ = 0;
};

}  // namespace loopscope
