#pragma once
// Timers. A timer waits in a list; lists wait in a binary heap by (expiry, id). A model that keeps one list per
// duration (Node) uses the lists as they are; one that orders by due time puts each timer in a list of its own.
// Timers and lists are cells, linked by id, so that removing one is O(1) and copying a machine copies none of them.
#include <base/chunked.hpp>
#include <runtime/job.hpp>
#include <values/heap.hpp>

namespace loopscope {

struct TimerCell : Cell {
  static constexpr CellTraits traits{"timer", 4, false};
  Job job;                       // what runs when it fires
  std::int64_t start_ms = 0;     // when it was (re)armed
  std::int64_t duration_ms = 0;  // after the profile's clamping
  bool repeats = false;
  bool referenced = true;  // keeps the loop alive
  bool armed = false;      // in a list
  CellId list, previous, next;
  Value handle;               // the language's timer object, or its number
  std::uint64_t due_ns = 0;   // exact, of a timer that waits alone
  std::uint32_t nesting = 0;  // how many timers, each set by the one before, led to it
  auto fields() const {
    return std::tie(job, start_ms, duration_ms, repeats, referenced, armed, list, previous, next, handle, due_ns,
                    nesting);
  }
};

struct TimerListCell : Cell {
  static constexpr CellTraits traits{"timer list", 5, false};
  std::int64_t duration_ms = 0;  // negative: the list of a timer that waits alone, under a number of its own
  std::int64_t expiry_ms = 0;
  std::uint32_t expiry_rest_ns = 0;  // past expiry_ms
  std::uint64_t id = 0;              // breaks ties between equal expiries: registration order
  std::uint32_t position = 0;        // in the heap of lists
  CellId first, last;
  auto fields() const { return std::tie(duration_ms, expiry_ms, expiry_rest_ns, id, position, first, last); }
};

class TimerTable {
 public:
  // Puts the timer at the end of the list of its duration, making the list when there is none.
  void arm(Heap& heap, CellId timer, std::int64_t start_ms);
  // Puts the timer into a list of its own: such timers are ordered by `due_ns`, then by when they were armed.
  void arm_alone(Heap& heap, CellId timer, std::uint64_t due_ns);
  // Takes it out of its list, which stays in the heap even when it is empty now (see drop_if_empty).
  void disarm(Heap& heap, CellId timer);
  void drop_if_empty(Heap& heap, CellId list);
  // The list that expires first, or none.
  CellId first_list() const { return lists_.empty() ? CellId{} : lists_[0]; }
  // After a list's expiry or id changed.
  void reorder(Heap& heap, CellId list);
  void give_new_id(Heap& heap, CellId list);

  std::size_t list_count() const { return lists_.size(); }
  CellId list_at(std::size_t position) const { return lists_[position]; }
  std::uint32_t armed_count() const { return armed_count_; }
  std::uint32_t referenced_count() const { return referenced_count_; }
  void set_referenced(Heap& heap, CellId timer, bool referenced);

  // The nesting of the timer whose task runs, microtasks included; 0 in other tasks.
  std::uint32_t nesting() const { return nesting_; }
  void set_nesting(std::uint32_t nesting) { nesting_ = nesting; }

  auto fields() const {
    return std::tie(lists_, by_duration_, next_list_id_, armed_count_, referenced_count_, nesting_);
  }
  friend bool operator==(const TimerTable& x, const TimerTable& y) { return x.fields() == y.fields(); }

 private:
  bool before(const Heap& heap, CellId x, CellId y) const;
  void put(Heap& heap, std::size_t position, CellId list);
  void sift_up(Heap& heap, std::size_t position);
  void sift_down(Heap& heap, std::size_t position);
  CellId list_for(Heap& heap, std::int64_t duration, std::int64_t expiry);
  void append(Heap& heap, CellId list, CellId timer);
  bool is_listed(const Heap& heap, CellId list) const;
  std::size_t bucket_of(const Heap& heap, std::int64_t duration) const;
  void grow_buckets(Heap& heap);

  ChunkedSequence<CellId, 64> lists_;        // binary heap
  ChunkedSequence<CellId, 64> by_duration_;  // open-addressed by duration
  std::uint64_t next_list_id_ = 1;
  std::uint32_t armed_count_ = 0;
  std::uint32_t referenced_count_ = 0;
  std::uint32_t nesting_ = 0;
};

}  // namespace loopscope
