#pragma once
// Collects the items of one list while the lists nested in it are collected, too: all builders of a type share a stack,
// each owns what lies above its mark.
#include <javascript/ast.hpp>

#include <tuple>
#include <vector>

namespace loopscope::js {

using ListBuffers =
    std::tuple<std::vector<const Expression*>, std::vector<const Statement*>, std::vector<ObjectProperty>,
               std::vector<BinaryLink>, std::vector<PatternElement>, std::vector<PatternProperty>,
               std::vector<ClassMember>, std::vector<Declarator>, std::vector<TemplatePart>, std::vector<SwitchCase>,
               std::vector<ImportSpecifier>, std::vector<ExportSpecifier>, std::vector<ImportAttribute>>;

template <class T>
class ListBuilder {
 public:
  ListBuilder(Arena& arena, ListBuffers& buffers)
      : arena_(arena), buffer_(std::get<std::vector<T>>(buffers)), mark_(buffer_.size()) {}
  ~ListBuilder() { buffer_.resize(mark_); }
  ListBuilder(const ListBuilder&) = delete;
  ListBuilder& operator=(const ListBuilder&) = delete;

  void add(const T& item) { buffer_.push_back(item); }
  std::size_t size() const { return buffer_.size() - mark_; }
  List<T> items() const { return {buffer_.data() + mark_, static_cast<std::uint32_t>(size())}; }
  List<T> finish() const { return arena_.copy(buffer_.data() + mark_, size()); }

 private:
  Arena& arena_;
  std::vector<T>& buffer_;
  std::size_t mark_;
};

}  // namespace loopscope::js
