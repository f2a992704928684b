#pragma once
#include <glpk.h>
#include <stdbool.h>
#include <stdint.h>

// GLPK behind a trap, for Swift.
//
// GLPK answers a fatal error by calling abort(). The only way out is a longjmp from its error hook,
// which Swift cannot receive; so everything that may fail runs here, in C, from end to end. Each
// function that returns bool returns false after a fatal error. Then:
//
// - the text is in cglpk_message();
// - the environment of the thread is gone and with it EVERY problem object of this thread, so none
//   of them may be used or deleted any more; cglpk_epoch() has changed to tell;
// - the next call on the thread starts with a fresh environment.
//
// Indices are zero-based on this side; the additions of one are all in this target. A problem object
// must stay on the thread that created it.

/// The text of the last fatal error of this thread.
const char *cglpk_message(void);

/// The number of fatal errors of this thread so far.
///
/// A problem object is alive only as long as this number is the one of its creation.
uint64_t cglpk_epoch(void);

/// Names the calling thread; no two living threads have the same name.
uintptr_t cglpk_thread(void);

/// The number of threads whose environment has been freed at their end, for tests.
uint64_t cglpk_freed_environments(void);

/// Nanoseconds of a clock that never goes back.
int64_t cglpk_now(void);

bool cglpk_create(glp_prob **problem);
bool cglpk_delete(glp_prob *problem);

/// Appends rows without terms; infinite bounds mean none.
bool cglpk_add_rows(glp_prob *problem, int32_t count, const double *lowers, const double *uppers);

/// Appends columns; infinite bounds mean none.
bool cglpk_add_columns(glp_prob *problem, int32_t count, const double *lowers, const double *uppers,
                       const bool *integer, const double *costs);

/// Loads all terms, row by row: those of row i are at row_starts[i] to row_starts[i + 1].
bool cglpk_load_terms(glp_prob *problem, int32_t row_count, const int32_t *row_starts,
                      const int32_t *columns, const double *coefficients);

/// When to give up. The predicates run in the middle of GLPK and must not call it.
typedef struct {
  /// Null for none.
  bool (*should_stop)(const void *context);
  const void *stop_context;

  /// On the clock of cglpk_now(); INT64_MAX for none.
  int64_t deadline;

  /// The largest number of branch-and-bound nodes; INT32_MAX for none.
  int32_t node_limit;

  /// Asked once for a point, when the relaxation at the root is not integral; null for none.
  ///
  /// Gets the bound and the optimum of the relaxation, one value per column. Returns true when it has
  /// replaced the values by a feasible point, which then is the incumbent if it is better.
  bool (*root_heuristic)(const void *context, double bound, double *values, int32_t count);
  const void *heuristic_context;
} cglpk_limits;

/// What ended a call before GLPK had an answer.
typedef enum : int32_t {
  CGLPK_NOT_STOPPED = 0,
  CGLPK_STOPPED_BY_FLAG,
  CGLPK_STOPPED_BY_TIME,
  CGLPK_STOPPED_BY_NODES,
} cglpk_stop;

/// The limit that is reached, asking the flag first; the node limit is not looked at.
cglpk_stop cglpk_limit_reached(const cglpk_limits *limits);

typedef struct {
  /// When a limit was reached, every problem object of the thread is gone, as after a fatal error.
  cglpk_stop stop;

  /// What glp_simplex returned, and glp_get_status after it.
  int32_t return_code;
  int32_t status;

  double objective;
  int32_t iterations;

  /// How long the presolver took, in nanoseconds.
  int64_t presolve_time;
} cglpk_simplex_result;

/// Solves the relaxation, asking the limits about every ten milliseconds.
bool cglpk_simplex(glp_prob *problem, bool presolve, const cglpk_limits *limits,
                   cglpk_simplex_result *result);

typedef struct {
  cglpk_stop stop;

  /// What glp_intopt returned, and glp_mip_status after it.
  int32_t return_code;
  int32_t status;

  /// The best bound seen; -DBL_MAX when there is none.
  double bound;

  int32_t nodes;
} cglpk_search_result;

/// Searches for an integer optimum. The relaxation must have been solved to its optimum.
///
/// @param start A feasible point, one value per column, or null. GLPK does not check it.
/// @param objective_tolerance Relative difference below which two objectives are the same.
bool cglpk_search(glp_prob *problem, const cglpk_limits *limits, const double *start,
                  double objective_tolerance, cglpk_search_result *result);

/// Copies the values of the integer solution, one per column.
bool cglpk_read_incumbent(glp_prob *problem, double *values);

/// Copies the basic solution: per column value and reduced cost, per row the dual.
bool cglpk_read_relaxation(glp_prob *problem, double *values, double *reduced_costs, double *duals);

/// The largest number of bytes this thread's environment has held so far.
bool cglpk_peak_bytes(int64_t *bytes);
