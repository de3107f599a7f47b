#include <values/heap.hpp>

#include <utility>

namespace loopscope {

Heap::Heap() : last_token_(std::make_shared<std::uint32_t>(0)) { new_token(); }

Heap::Heap(const Heap& other) { share(other); }

Heap::Heap(Heap&& other) noexcept
    : directories_(std::move(other.directories_)),
      last_token_(other.last_token_),
      token_(other.token_),
      slot_count_(other.slot_count_),
      first_free_(other.first_free_),
      live_cells_(other.live_cells_),
      next_serial_(other.next_serial_),
      bytes_(other.bytes_),
      bytes_after_collection_(other.bytes_after_collection_),
      copied_(other.copied_),
      collections_(other.collections_) {
  other.directories_.clear();
  other.slot_count_ = 1;
  other.first_free_ = other.live_cells_ = 0;
  other.new_token();
}

Heap& Heap::operator=(const Heap& other) {
  if (this == &other) return *this;
  Heap copy(other);
  return *this = std::move(copy);
}

Heap& Heap::operator=(Heap&& other) noexcept {
  if (this == &other) return *this;
  release_all();
  directories_ = std::move(other.directories_);
  other.directories_.clear();
  last_token_ = other.last_token_;
  token_ = other.token_;
  slot_count_ = std::exchange(other.slot_count_, 1);
  first_free_ = std::exchange(other.first_free_, 0);
  live_cells_ = std::exchange(other.live_cells_, 0);
  next_serial_ = other.next_serial_;
  bytes_ = other.bytes_;
  bytes_after_collection_ = other.bytes_after_collection_;
  copied_ = other.copied_;
  collections_ = other.collections_;
  other.new_token();
  return *this;
}

Heap::~Heap() { release_all(); }

void Heap::new_token() const { token_ = ++*last_token_; }

void Heap::share(const Heap& other) {
  directories_ = other.directories_;
  for (Directory* directory : directories_) ++directory->references;
  last_token_ = other.last_token_;
  slot_count_ = other.slot_count_;
  first_free_ = other.first_free_;
  live_cells_ = other.live_cells_;
  next_serial_ = other.next_serial_;
  bytes_ = other.bytes_;
  bytes_after_collection_ = other.bytes_after_collection_;
  copied_ = other.copied_;
  collections_ = other.collections_;
  new_token();
  other.new_token();
}

void Heap::release_all() {
  for (Directory* directory : directories_) release(directory);
  directories_.clear();
}

void Heap::release(Directory* directory) {
  if (--directory->references) return;
  for (Page* page : directory->pages) {
    if (page) release(page);
  }
  delete directory;
}

void Heap::release(Page* page) {
  if (--page->references) return;
  for (Slot slot : page->slots) {
    if (!is_free(slot) && --slot.cell->references == 0) slot.cell->type->destroy(slot.cell);
  }
  delete page;
}

namespace {

constexpr std::uint64_t page_copy_cost = 16;  // a page's slots are copied in a row: as much as this many cells

}  // namespace

Heap::Page& Heap::writable_page(std::uint32_t index) {
  Directory*& directory = directories_[index >> directory_bits];
  if (directory->owner != token_) {
    if (directory->references > 1) {
      auto* copy = new Directory(*directory);
      copy->references = 1;
      for (Page* page : copy->pages) {
        if (page) ++page->references;
      }
      --directory->references;
      directory = copy;
    }
    directory->owner = token_;
  }
  Page*& page = directory->pages[index & (directory_size - 1)];
  if (page->owner != token_) {
    if (page->references > 1) {
      auto* copy = new Page(*page);
      copied_ += page_copy_cost;
      copy->references = 1;
      for (Slot slot : copy->slots) {
        if (!is_free(slot)) ++slot.cell->references;
      }
      --page->references;
      page = copy;
    }
    page->owner = token_;
  }
  return *page;
}

namespace {

constexpr std::size_t bytes_per_slot = 64;  // of a large cell that costs as much to copy as a slot of a page

}  // namespace

Cell& Heap::make_writable(CellId id) {
  Slot& slot = writable_page(id.index >> page_bits).slots[id.index & (page_size - 1)];
  if (slot.cell->references > 1) {
    Cell* copy = slot.cell->type->clone(*slot.cell);
    copied_ += 1 + copy->type->bytes(*copy) / bytes_per_slot;
    copy->references = 1;
    --slot.cell->references;
    slot.cell = copy;
  }
  slot.cell->owner = token_;
  return *slot.cell;
}

void Heap::add_page() {
  std::uint32_t index = slot_count_ >> page_bits;
  if ((index >> directory_bits) >= directories_.size()) {
    auto* directory = new Directory{};
    directory->owner = token_;
    directories_.push_back(directory);
  }
  auto* page = new Page;
  page->owner = token_;
  for (Slot& slot : page->slots) slot = free_link(0);
  Directory*& directory = directories_[index >> directory_bits];
  if (directory->owner != token_ && directory->references > 1) {
    auto* copy = new Directory(*directory);
    copy->references = 1;
    for (Page* shared : copy->pages) {
      if (shared) ++shared->references;
    }
    --directory->references;
    directory = copy;
  }
  directory->owner = token_;
  directory->pages[index & (directory_size - 1)] = page;
}

CellId Heap::adopt(Cell* cell) {
  cell->references = 1;
  cell->owner = token_;
  cell->serial = next_serial_++;
  ++live_cells_;
  CellId id{first_free_};
  if (!id) {
    id.index = slot_count_;
    if (slot_count_ == 1 || (slot_count_ & (page_size - 1)) == 0) add_page();
    ++slot_count_;
  }
  Slot& slot = writable_page(id.index >> page_bits).slots[id.index & (page_size - 1)];
  if (first_free_) first_free_ = static_cast<std::uint32_t>(slot.link >> 1);
  slot.cell = cell;
  return id;
}

bool Heap::is_live(CellId id) const { return id && id.index < slot_count_ && !is_free(slot(id)); }

void Heap::mark(const std::vector<CellId>& roots, LiveSet& live) const {
  std::vector<CellId> pending;
  for (CellId root : roots) {
    if (root && live.add(root)) pending.push_back(root);
  }
  std::vector<CellId> found;
  while (!pending.empty()) {
    CellId id = pending.back();
    pending.pop_back();
    found.clear();
    const Cell& marked = cell(id);
    marked.type->references(marked, found);
    for (CellId child : found) {
      if (live.add(child)) pending.push_back(child);
    }
  }
}

void Heap::sweep(const LiveSet& live) {
  std::uint32_t next_free = 0;
  live_cells_ = 0;
  bytes_ = 0;
  for (std::uint32_t i = slot_count_; i-- > 1;) {
    CellId id{i};
    Slot current = slot(id);
    if (!is_free(current) && live.contains(id)) {
      ++live_cells_;
      bytes_ += current.cell->type->bytes(*current.cell);
      if (current.cell->type->has_dead && current.cell->type->has_dead(*current.cell, live)) {
        Cell& cell = writable(id);
        cell.type->forget_dead(cell, live);
      }
      continue;
    }
    Slot link = free_link(next_free);
    next_free = i;
    if (current.link == link.link) continue;
    Slot& place = writable_page(i >> page_bits).slots[i & (page_size - 1)];
    if (!is_free(place) && --place.cell->references == 0) place.cell->type->destroy(place.cell);
    place = link;
  }
  first_free_ = next_free;
  bytes_after_collection_ = bytes_;
}

void Heap::collect(const std::vector<CellId>& roots) {
  ++collections_;
  LiveSet live(slot_count_);
  mark(roots, live);
  sweep(live);
}

bool operator==(const Heap& x, const Heap& y) {
  if (x.slot_count_ != y.slot_count_ || x.next_serial_ != y.next_serial_ || x.bytes_ != y.bytes_) return false;
  for (std::uint32_t i = 1; i < x.slot_count_; ++i) {
    Heap::Slot a = x.slot(CellId{i}), b = y.slot(CellId{i});
    if (a.link == b.link) continue;
    if (Heap::is_free(a) || Heap::is_free(b)) return false;
    if (a.cell->type != b.cell->type || a.cell->serial != b.cell->serial || !a.cell->type->equal(*a.cell, *b.cell))
      return false;
  }
  return true;
}

std::uint64_t Heap::hash() const {
  Hasher hasher;
  hasher.add(slot_count_);
  each_cell([&](CellId id, const Cell& found) {
    hasher.add(id.index);
    hasher.add(hash_units(std::string_view(found.type->traits.name)));
    found.type->hash(found, hasher);
  });
  return hasher.result();
}

}  // namespace loopscope
