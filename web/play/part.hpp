// What a view refers to.
#pragma once

namespace bastide::web {

// Something that a view refers to: as constant as the view through which it is seen.
template <class T>
class Part {
 public:
  Part(T& part) : part_(part) {}
  Part(const Part&) = delete;
  operator T&() { return part_; }
  operator const T&() const { return part_; }
  T& operator*() { return part_; }
  const T& operator*() const { return part_; }
  T* operator->() { return &part_; }
  const T* operator->() const { return &part_; }

 private:
  T& part_;
};

}  // namespace bastide::web
