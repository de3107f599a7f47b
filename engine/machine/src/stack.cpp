#include <machine/stack.hpp>

namespace loopscope {

Window ValueStack::push(std::uint32_t size) {
  if (chunks_.empty()) {
    chunks_.push_back(Shared<Chunk>::make());
    chunks_[0].mut().values.resize(chunk_size);
  }
  if (chunks_[top_]->used + size > chunks_[top_]->values.size()) {
    ++top_;
    std::size_t wanted = std::max(size, chunk_size);
    if (top_ == chunks_.size()) chunks_.push_back(Shared<Chunk>::make());
    Chunk& fresh = chunks_[top_].mut();
    fresh.used = 0;
    if (fresh.values.size() < wanted) fresh.values.resize(wanted);
  }
  Chunk& chunk = chunks_[top_].mut();
  Window window{top_, chunk.used};
  chunk.used += size;
  return window;
}

void ValueStack::pop(Window window) {
  Chunk& chunk = chunks_[window.chunk].mut();
  chunk.used = window.offset;
  top_ = window.chunk;
  if (window.offset == 0 && top_ > 0) --top_;
}

Frame& FrameStack::push(const Frame& frame) {
  if (size_ / chunk_size == chunks_.size()) chunks_.push_back(Shared<Chunk>::make());
  ++size_;
  Frame& place = mut_top();
  place = frame;
  return place;
}

}  // namespace loopscope
