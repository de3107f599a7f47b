#pragma once
#include <cstdint>
#include <utility>
namespace loopscope {
template <class T> class Shared {
 struct Box { std::uint32_t references; T value; };
 Box* box_ = nullptr;
 void release(){ if (box_ && --box_->references==0) delete box_; }
 explicit Shared(Box* b):box_(b){}
public:
 Shared()=default;
 template<class... A> static Shared make(A&&... a){ return Shared(new Box{1,T(std::forward<A>(a)...)}); }
 Shared(const Shared& o):box_(o.box_){ if(box_) ++box_->references; }
 Shared(Shared&& o) noexcept:box_(std::exchange(o.box_,nullptr)){}
 Shared& operator=(Shared o) noexcept { std::swap(box_,o.box_); return *this; }
 ~Shared(){ release(); }
 const T& operator*() const { return box_->value; }
 const T* operator->() const { return &box_->value; }
 explicit operator bool() const { return box_; }
 T& mut(){ if (box_->references>1){ Box* c=new Box{1,box_->value}; --box_->references; box_=c; } return box_->value; }
 bool same(const Shared& o) const { return box_==o.box_; }
};
}
