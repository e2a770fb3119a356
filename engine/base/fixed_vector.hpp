// A vector of at most N elements, stored inside its owner.
//
// Copying touches only the elements in use. This keeps a State that is sized for the largest
// combination of expansions cheap to copy in a small game.
#pragma once

#include <cassert>
#include <cstring>
#include <type_traits>

#include "engine/base/types.hpp"

namespace bastide {

template <class T, std::size_t N>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
  static_assert(N < 65536);

 public:
  using value_type = T;
  static constexpr std::size_t capacity() { return N; }

  FixedVector() {}  // elements stay uninitialised: they are not part of the value yet
  FixedVector(const FixedVector& other) { assign(other); }
  FixedVector& operator=(const FixedVector& other) {
    if (this != &other) assign(other);
    return *this;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == N; }
  void clear() { size_ = 0; }

  // Shrinks, or grows with copies of `value`.
  void resize(std::size_t n, const T& value = T{}) {
    assert(n <= N);
    for (std::size_t i = size_; i < n; ++i) data()[i] = value;
    size_ = static_cast<u16>(n);
  }
  // Sets how many elements are in use after they have been written through data().
  void set_size(std::size_t n) {
    assert(n <= N);
    size_ = static_cast<u16>(n);
  }
  void push_back(const T& value) {
    assert(size_ < N);
    data()[size_++] = value;
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  // Removes one element and keeps the order of the others.
  void erase_at(std::size_t i) {
    assert(i < size_);
    std::memmove(data() + i, data() + i + 1, (size_ - i - 1) * sizeof(T));
    --size_;
  }

  T& operator[](std::size_t i) {
    assert(i < size_);
    return data()[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return data()[i];
  }
  T& back() { return (*this)[size_ - 1]; }
  const T& back() const { return (*this)[size_ - 1]; }

  T* data() { return reinterpret_cast<T*>(bytes_); }
  const T* data() const { return reinterpret_cast<const T*>(bytes_); }
  T* begin() { return data(); }
  T* end() { return data() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }

  friend bool operator==(const FixedVector& a, const FixedVector& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (!(a[i] == b[i])) return false;
    return true;
  }

 private:
  void assign(const FixedVector& other) {
    size_ = other.size_;
    std::memcpy(bytes_, other.bytes_, size_ * sizeof(T));
  }

  u16 size_ = 0;
  alignas(T) unsigned char bytes_[N * sizeof(T)];
};

}  // namespace bastide
