// Building a problem object from flat arrays, and reading it out.

#include "CGLPKShims.h"
#include "Trap.h"

#include <math.h>

/// GLP_DB with equal ends is refused by glp_intopt, hence GLP_FX.
static int bound_kind(double lower, double upper) {
  if (isinf(lower)) return isinf(upper) ? GLP_FR : GLP_UP;
  if (isinf(upper)) return GLP_LO;
  return lower == upper ? GLP_FX : GLP_DB;
}

static void create(void *context) { *(glp_prob **)context = glp_create_prob(); }

bool cglpk_create(glp_prob **problem) { return cglpk_trapped(create, problem); }

static void delete(void *context) { glp_delete_prob(context); }

bool cglpk_delete(glp_prob *problem) { return cglpk_trapped(delete, problem); }

typedef struct {
  glp_prob *problem;
  int32_t count;
  const double *lowers, *uppers, *costs;
  const bool *integer;
} bounded_items;

static void add_rows(void *context) {
  const bounded_items *rows = context;
  if (rows->count == 0) return;  // GLPK treats zero as an error.
  int first = glp_add_rows(rows->problem, rows->count);
  for (int32_t i = 0; i < rows->count; i++) {
    double lower = rows->lowers[i], upper = rows->uppers[i];
    glp_set_row_bnds(rows->problem, first + i, bound_kind(lower, upper), lower, upper);
  }
}

bool cglpk_add_rows(glp_prob *problem, int32_t count, const double *lowers, const double *uppers) {
  bounded_items rows = {.problem = problem, .count = count, .lowers = lowers, .uppers = uppers};
  return cglpk_trapped(add_rows, &rows);
}

static void add_columns(void *context) {
  const bounded_items *columns = context;
  if (columns->count == 0) return;
  int first = glp_add_cols(columns->problem, columns->count);
  for (int32_t j = 0; j < columns->count; j++) {
    double lower = columns->lowers[j], upper = columns->uppers[j];
    if (columns->integer[j]) glp_set_col_kind(columns->problem, first + j, GLP_IV);
    glp_set_col_bnds(columns->problem, first + j, bound_kind(lower, upper), lower, upper);
    glp_set_obj_coef(columns->problem, first + j, columns->costs[j]);
  }
}

bool cglpk_add_columns(glp_prob *problem, int32_t count, const double *lowers, const double *uppers,
                       const bool *integer, const double *costs) {
  bounded_items columns = {problem, count, lowers, uppers, costs, integer};
  return cglpk_trapped(add_columns, &columns);
}

typedef struct {
  glp_prob *problem;
  int32_t row_count;
  const int32_t *row_starts, *columns;
  const double *coefficients;
} terms;

static void load_terms(void *context) {
  const terms *all = context;
  int32_t count = all->row_starts[all->row_count];
  if (count == 0) return;
  // GLPK's own allocator, because a fatal error then frees these arrays too.
  int *rows = glp_alloc(count + 1, sizeof(int));
  int *columns = glp_alloc(count + 1, sizeof(int));
  double *values = glp_alloc(count + 1, sizeof(double));
  for (int32_t row = 0; row < all->row_count; row++) {
    for (int32_t k = all->row_starts[row]; k < all->row_starts[row + 1]; k++) {
      rows[k + 1] = row + 1;
      columns[k + 1] = all->columns[k] + 1;
      values[k + 1] = all->coefficients[k];
    }
  }
  glp_load_matrix(all->problem, count, rows, columns, values);
  glp_free(rows);
  glp_free(columns);
  glp_free(values);
}

bool cglpk_load_terms(glp_prob *problem, int32_t row_count, const int32_t *row_starts,
                      const int32_t *columns, const double *coefficients) {
  terms all = {problem, row_count, row_starts, columns, coefficients};
  return cglpk_trapped(load_terms, &all);
}

typedef struct {
  glp_prob *problem;
  double *values, *reduced_costs, *duals;
} solution;

static void read_incumbent(void *context) {
  const solution *point = context;
  int count = glp_get_num_cols(point->problem);
  for (int j = 0; j < count; j++) point->values[j] = glp_mip_col_val(point->problem, j + 1);
}

bool cglpk_read_incumbent(glp_prob *problem, double *values) {
  solution point = {.problem = problem, .values = values};
  return cglpk_trapped(read_incumbent, &point);
}

static void read_relaxation(void *context) {
  const solution *point = context;
  int columns = glp_get_num_cols(point->problem), rows = glp_get_num_rows(point->problem);
  for (int j = 0; j < columns; j++) {
    point->values[j] = glp_get_col_prim(point->problem, j + 1);
    point->reduced_costs[j] = glp_get_col_dual(point->problem, j + 1);
  }
  for (int i = 0; i < rows; i++) point->duals[i] = glp_get_row_dual(point->problem, i + 1);
}

bool cglpk_read_relaxation(glp_prob *problem, double *values, double *reduced_costs,
                           double *duals) {
  solution point = {problem, values, reduced_costs, duals};
  return cglpk_trapped(read_relaxation, &point);
}

static void peak_bytes(void *context) {
  size_t peak = 0;
  glp_mem_usage(NULL, NULL, NULL, &peak);
  *(int64_t *)context = (int64_t)peak;
}

bool cglpk_peak_bytes(int64_t *bytes) { return cglpk_trapped(peak_bytes, bytes); }
