#include <values/environment.hpp>
#include <values/heap.hpp>
#include <values/strings.hpp>

#include <catch2/catch.hpp>

using namespace loopscope;

namespace {

CellId make_environment(Heap& heap, CellId outer = {}) { return heap.make<EnvironmentCell>(outer, 0u, 0u, 2u); }

}  // namespace

TEST_CASE("a copied heap equals its origin until one of them is written") {
  Heap heap;
  CellId cell = make_environment(heap);
  Heap copy = heap;
  CHECK(copy == heap);
  CHECK(copy.hash() == heap.hash());
  copy.mut<EnvironmentCell>(cell).slots[0] = Value::number(1);
  CHECK_FALSE(copy == heap);
  CHECK(heap.get<EnvironmentCell>(cell).slots[0].is_empty());
  heap.mut<EnvironmentCell>(cell).slots[0] = Value::number(1);
  CHECK(copy == heap);
}

TEST_CASE("copies of a heap change independently, also what they allocate after the copy") {
  Heap heap;
  for (int i = 0; i < 5000; ++i) make_environment(heap);
  Heap copy = heap;
  CellId in_heap = make_environment(heap);
  CellId in_copy = make_environment(copy);
  CHECK(in_heap == in_copy);
  heap.mut<EnvironmentCell>(in_heap).slots[1] = Value::number(1);
  CHECK(copy.get<EnvironmentCell>(in_copy).slots[1].is_empty());
}

TEST_CASE("collection keeps what roots reach and hands the lowest free slots out again") {
  Heap heap;
  CellId kept = make_environment(heap);
  CellId reached = make_environment(heap);
  heap.mut<EnvironmentCell>(kept).slots[0] = Value::internal(reached);
  CellId dropped = make_environment(heap);
  std::size_t before = heap.bytes();
  heap.collect({kept});
  CHECK(heap.live_cells() == 2);
  CHECK(heap.is_live(reached));
  CHECK_FALSE(heap.is_live(dropped));
  CHECK(heap.bytes() < before);
  CHECK(make_environment(heap) == dropped);
}

TEST_CASE("collection in a copy leaves the origin as it was") {
  Heap heap;
  CellId kept = make_environment(heap);
  CellId dropped = make_environment(heap);
  Heap copy = heap;
  copy.collect({kept});
  CHECK(heap.is_live(dropped));
  CHECK_FALSE(copy.is_live(dropped));
}

TEST_CASE("serials are births and are never used twice") {
  Heap heap;
  CellId first = make_environment(heap);
  std::uint64_t serial = heap.cell(first).serial;
  heap.collect({});
  CellId second = make_environment(heap);
  CHECK(second == first);
  CHECK(heap.cell(second).serial > serial);
}

TEST_CASE("interned strings with equal units have one id, and a collection forgets those nobody holds") {
  Heap heap;
  CellId table = make_intern_table(heap);
  CellId abc = intern(heap, table, u"abc");
  CHECK(intern(heap, table, u"abc") == abc);
  CHECK(intern_string(heap, table, make_string(heap, u"abc")) == abc);
  for (int i = 0; i < 1000; ++i) intern(heap, table, u"key" + std::u16string(1, static_cast<char16_t>(0x4e00 + i)));
  heap.collect({table, abc});
  CHECK(heap.live_cells() == 2);
  CHECK(intern(heap, table, u"abc") == abc);
}

TEST_CASE("a rope reads as its parts, flattened or not") {
  Heap heap;
  CellId text = make_string(heap, u"");
  std::u16string expected;
  for (int i = 0; i < 3000; ++i) {
    text = concatenate(heap, text, make_string(heap, u"part of a rope "));
    expected += u"part of a rope ";
  }
  CHECK(copy_text(heap, text) == expected);
  CHECK(heap.get<StringCell>(text).is_rope());
  CHECK(string_units(heap, text) == expected);
  CHECK_FALSE(heap.get<StringCell>(text).is_rope());
}
