#pragma once
// Heap: cells addressed by id, in small pages shared copy-on-write. A Heap is a regular value: copying it costs a few
// pointers per thousand cells and makes two heaps that change independently.
//
//   directories (up to 4096 ids each) -> pages (64 ids each) -> cells (one allocation each)
//
// Everything on the path is reference counted (not atomically: one family of heaps belongs to one thread) and stamped
// with the token of the heap that may write it in place. Copying gives both heaps new tokens, so the first write on
// either side clones what is shared. `get` is const; `mut` is the only door to a write.
//
// Ids are handed out deterministically: lowest free slot first after a collection, then upwards. References returned
// by get and mut stay valid until the cell is collected or this heap is copied; allocating does not move cells.
#include <values/cell.hpp>

#include <cassert>
#include <memory>
#include <vector>

namespace loopscope {

// Which cells a collection found reachable.
class LiveSet {
 public:
  explicit LiveSet(std::size_t slots) : bits_((slots + 63) / 64) {}
  bool contains(CellId id) const { return (bits_[id.index / 64] >> (id.index % 64)) & 1; }
  // Returns false when it was there already.
  bool add(CellId id) {
    std::uint64_t bit = std::uint64_t{1} << (id.index % 64);
    bool fresh = !(bits_[id.index / 64] & bit);
    bits_[id.index / 64] |= bit;
    return fresh;
  }

 private:
  std::vector<std::uint64_t> bits_;
};

class Heap {
 public:
  Heap();
  Heap(const Heap& other);
  Heap(Heap&& other) noexcept;
  Heap& operator=(const Heap& other);
  Heap& operator=(Heap&& other) noexcept;
  ~Heap();

  template <class T, class... Args>
  CellId make(Args&&... args) {
    T* cell = new T(std::forward<Args>(args)...);
    cell->type = &cell_type<T>;
    charge(sizeof(T) + outside_bytes(*cell));
    return adopt(cell);
  }

  const Cell& cell(CellId id) const { return *slot(id).cell; }
  template <class T>
  const T& get(CellId id) const {
    const Cell& found = cell(id);
    assert(found.type == &cell_type<T>);
    return static_cast<const T&>(found);
  }
  // For base structs (a language's object cell), whose derived types share a layout prefix.
  template <class T>
  const T& get_as(CellId id) const {
    return static_cast<const T&>(cell(id));
  }
  template <class T>
  const T* try_get(CellId id) const {
    const Cell& found = cell(id);
    return found.type == &cell_type<T> ? static_cast<const T*>(&found) : nullptr;
  }

  template <class T>
  T& mut(CellId id) {
    T& found = static_cast<T&>(writable(id));
    assert(found.type == &cell_type<T>);
    return found;
  }
  template <class T>
  T& mut_as(CellId id) {
    return static_cast<T&>(writable(id));
  }

  bool is_live(CellId id) const;
  std::size_t slot_count() const { return slot_count_; }
  std::size_t live_cells() const { return live_cells_; }
  // Counted bytes: what was charged since the last collection plus what was live then.
  std::size_t bytes() const { return bytes_; }
  std::size_t bytes_since_collection() const { return bytes_ - bytes_after_collection_; }
  std::size_t bytes_after_collection() const { return bytes_after_collection_; }
  void charge(std::size_t bytes) { bytes_ += bytes; }
  std::uint64_t next_serial() const { return next_serial_; }
  // Slots copied so far, and cells by size, because another heap of the family still used the original: what keeping
  // copies costs. Not part of the state.
  std::uint64_t copied() const { return copied_; }
  // Collections so far. Not part of the state.
  std::uint64_t collections() const { return collections_; }

  // Frees what is not reachable from `roots`. Deterministic.
  void collect(const std::vector<CellId>& roots);

  friend bool operator==(const Heap& x, const Heap& y);
  std::uint64_t hash() const;
  // Calls f(CellId, const Cell&) for every live cell, by id.
  template <class F>
  void each_cell(F f) const {
    for (std::uint32_t i = 1; i < slot_count_; ++i) {
      CellId id{i};
      if (is_live(id)) f(id, cell(id));
    }
  }

 private:
  static constexpr std::uint32_t page_bits = 6, page_size = 1u << page_bits;
  static constexpr std::uint32_t directory_bits = 6, directory_size = 1u << directory_bits;
  static constexpr std::uint32_t ids_per_directory = page_size * directory_size;

  // A live slot points to its cell; a free one links to the next free slot (odd).
  union Slot {
    Cell* cell;
    std::uintptr_t link;
  };
  struct Page {
    std::uint32_t references = 1;
    std::uint32_t owner = 0;
    Slot slots[page_size];
  };
  struct Directory {
    std::uint32_t references = 1;
    std::uint32_t owner = 0;
    Page* pages[directory_size];
  };

  static bool is_free(Slot slot) { return slot.link & 1; }
  static Slot free_link(std::uint32_t next) {
    Slot slot;
    slot.link = (std::uintptr_t{next} << 1) | 1;
    return slot;
  }

  const Slot& slot(CellId id) const {
    const Directory* directory = directories_[id.index >> (page_bits + directory_bits)];
    return directory->pages[(id.index >> page_bits) & (directory_size - 1)]->slots[id.index & (page_size - 1)];
  }
  Cell& writable(CellId id) {
    Cell* found = slot(id).cell;
    return found->owner == token_ ? *found : make_writable(id);
  }
  Cell& make_writable(CellId id);
  CellId adopt(Cell* cell);
  Page& writable_page(std::uint32_t index);
  void add_page();
  void new_token() const;
  void share(const Heap& other);
  void release_all();
  static void release(Directory* directory);
  static void release(Page* page);
  void mark(const std::vector<CellId>& roots, LiveSet& live) const;
  void sweep(const LiveSet& live);

  std::vector<Directory*> directories_;
  std::shared_ptr<std::uint32_t> last_token_;  // shared by the family, so that no token is used twice
  mutable std::uint32_t token_ = 0;
  std::uint32_t slot_count_ = 1;  // slot 0 names nothing
  std::uint32_t first_free_ = 0;  // chain of free slots, ascending after a collection; 0: none
  std::uint32_t live_cells_ = 0;
  std::uint64_t next_serial_ = 1;
  std::size_t bytes_ = 0;
  std::size_t bytes_after_collection_ = 0;
  std::uint64_t copied_ = 0;
  std::uint64_t collections_ = 0;
};

}  // namespace loopscope
