#pragma once
#include <base/shared.hpp>
#include <cstddef>
#include <vector>
namespace loopscope {
template <class T, unsigned N> class ChunkedSequence {
 struct Chunk { T items[N]; };
 std::vector<Shared<Chunk>> chunks_; std::size_t first_=0, size_=0;
public:
 std::size_t size() const { return size_; } bool empty() const { return size_==0; }
 const T& operator[](std::size_t i) const { i+=first_; return chunks_[i/N]->items[i%N]; }
 T& mut(std::size_t i){ i+=first_; return chunks_[i/N].mut().items[i%N]; }
 const T& back() const { return (*this)[size_-1]; } const T& front() const { return (*this)[0]; }
 void push_back(T v){ std::size_t i=first_+size_; if(i/N==chunks_.size()) chunks_.push_back(Shared<Chunk>::make()); ++size_; mut(size_-1)=std::move(v); }
 void pop_back(){ mut(size_-1)=T{}; --size_; }
 void pop_front(){ mut(0)=T{}; ++first_; --size_; if(first_==N){ chunks_.erase(chunks_.begin()); first_=0; } if(size_==0){chunks_.clear();first_=0;} }
 void clear(){ chunks_.clear(); first_=size_=0; }
 friend bool operator==(const ChunkedSequence& x,const ChunkedSequence& y){ if(x.size_!=y.size_) return false; for(std::size_t i=0;i<x.size_;++i) if(!(x[i]==y[i])) return false; return true; }
 struct It { const ChunkedSequence* s; std::size_t i; const T& operator*() const { return (*s)[i]; } It& operator++(){++i;return *this;} bool operator!=(const It& o) const {return i!=o.i;} };
 It begin() const { return {this,0}; } It end() const { return {this,size_}; }
};
}
