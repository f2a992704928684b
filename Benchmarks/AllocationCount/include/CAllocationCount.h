#pragma once
#include <stdbool.h>
#include <stdint.h>

// Counts what each thread allocates, by standing in for the allocator's entry points.
//
// A program that links this target counts the allocations of all its libraries. It needs glibc, whose
// own entry points have second names, and does nothing elsewhere or under a sanitizer, which stands in
// for the allocator itself.

typedef struct {
  /// Calls of malloc, calloc and realloc; memory with an alignment of its own is not counted.
  uint64_t count;

  /// The sum of the sizes asked for; memory that is freed is not taken off.
  uint64_t bytes;
} callocation_count;

/// What the calling thread has allocated so far; false where that is not counted.
bool callocation_count_of_thread(callocation_count *count);
