// The relaxation and the branch-and-bound search, both under limits.

#include "CGLPKShims.h"
#include "Trap.h"

#include <float.h>
#include <limits.h>
#include <string.h>
#include <time.h>

/// Milliseconds between two progress texts of the simplex method, each a look at the limits.
///
/// Stopping glp_simplex by its iteration limit and calling it again would do without a jump, but each
/// return throws the perturbation away and the vertex found becomes more fractional: measured with
/// slices of 200 iterations, five of six searches took 20 to 370 times as long.
enum { LOOK_INTERVAL = 10 };

int64_t cglpk_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

cglpk_stop cglpk_limit_reached(const cglpk_limits *limits) {
  if (limits->should_stop != NULL && limits->should_stop(limits->stop_context)) {
    return CGLPK_STOPPED_BY_FLAG;
  }
  if (limits->deadline != INT64_MAX && cglpk_now() >= limits->deadline) {
    return CGLPK_STOPPED_BY_TIME;
  }
  return CGLPK_NOT_STOPPED;
}

/// Milliseconds that GLPK gets beyond the deadline.
///
/// The callback, which also saves the bound, shall be the first to see that time is over. GLPK's own
/// limit is for the case that a single node takes long.
enum { GRACE = 50 };

/// The remaining time as GLPK wants it, clamped to its range.
static int remaining_milliseconds(const cglpk_limits *limits) {
  if (limits->deadline == INT64_MAX) return INT_MAX;
  int64_t milliseconds = (limits->deadline - cglpk_now()) / 1000000 + GRACE;
  if (milliseconds < 1) return 1;
  return milliseconds < INT_MAX ? (int)milliseconds : INT_MAX;
}

typedef struct {
  glp_prob *problem;
  bool presolve;
  cglpk_simplex_result *result;
} relaxation;

static void simplex(void *context) {
  const relaxation *call = context;
  cglpk_simplex_result *result = call->result;
  // The presolver makes a basis of its own.
  if (!call->presolve) glp_adv_basis(call->problem, 0);
  glp_smcp parameters;
  glp_init_smcp(&parameters);
  parameters.msg_lev = GLP_MSG_ALL;
  parameters.out_frq = LOOK_INTERVAL;
  parameters.meth = GLP_PRIMAL;
  parameters.presolve = call->presolve ? GLP_ON : GLP_OFF;
  int before = glp_get_it_cnt(call->problem);
  result->return_code = glp_simplex(call->problem, &parameters);
  result->status = glp_get_status(call->problem);
  result->objective = glp_get_obj_val(call->problem);
  result->iterations = glp_get_it_cnt(call->problem) - before;
}

bool cglpk_simplex(glp_prob *problem, bool presolve, const cglpk_limits *limits,
                   cglpk_simplex_result *result) {
  memset(result, 0, sizeof *result);
  relaxation call = {problem, presolve, result};
  bool is_done = cglpk_trapped_under(limits, &result->stop, simplex, &call);
  result->presolve_time = cglpk_presolve_time();
  return is_done;
}

typedef struct {
  glp_prob *problem;
  const cglpk_limits *limits;
  const double *start;
  double objective_tolerance;
  cglpk_search_result *result;

  /// The starting point as GLPK wants it, until it has been handed in.
  double *offer;

  /// The number of nodes at which to look at the bound again.
  int next_look;

  bool has_asked;
} search;

/// Nodes between two looks at the bound, each a walk over all active nodes. Looking at every node
/// took a third of the time of a long search.
enum { BOUND_INTERVAL = 64 };

/// Takes the smallest bound of an active node. The current node is active until it is branched on, and
/// bounds of nodes only grow, so this is valid whenever GLPK calls back.
static void record_bound(search *call, glp_tree *tree) {
  int best = glp_ios_best_node(tree);
  if (best == 0) return;
  double bound = glp_ios_node_bound(tree, best);
  if (bound > call->result->bound) call->result->bound = bound;
}

static void stop(search *call, glp_tree *tree, cglpk_stop reason) {
  record_bound(call, tree);
  call->result->stop = reason;
  glp_ios_terminate(tree);
}

/// Hands in the point that the heuristic makes of the relaxation, if it makes one.
static void ask_heuristic(const search *call, glp_tree *tree) {
  const cglpk_limits *limits = call->limits;
  if (limits->root_heuristic == NULL) return;
  glp_prob *node = glp_ios_get_prob(tree);
  // Rows grow by cuts, columns never.
  int count = glp_get_num_cols(node);
  double *values = glp_alloc(count + 1, sizeof(double));
  for (int column = 1; column <= count; column++) {
    values[column] = glp_get_col_prim(node, column);
  }
  double bound = glp_ios_node_bound(tree, glp_ios_curr_node(tree));
  if (limits->root_heuristic(limits->heuristic_context, bound, values + 1, count)) {
    glp_ios_heur_sol(tree, values);
  }
  glp_free(values);
}

/// Called by GLPK between the steps of its search.
static void on_event(glp_tree *tree, void *context) {
  search *call = context;
  int reason = glp_ios_reason(tree);
  int nodes = 0;
  glp_ios_tree_size(tree, NULL, NULL, &nodes);
  call->result->nodes = nodes;
  if (reason == GLP_ISELECT && nodes >= call->next_look) {
    record_bound(call, tree);
    call->next_look = nodes < BOUND_INTERVAL ? nodes + 1 : nodes + BOUND_INTERVAL;
  }
  cglpk_stop reached = cglpk_limit_reached(call->limits);
  if (reached != CGLPK_NOT_STOPPED) return stop(call, tree, reached);
  // Branching adds two nodes.
  int needed = reason == GLP_IBRANCH ? nodes + 2 : nodes;
  if (needed > call->limits->node_limit) return stop(call, tree, CGLPK_STOPPED_BY_NODES);
  if (reason == GLP_IHEUR && call->offer != NULL) {
    glp_ios_heur_sol(tree, call->offer);
    glp_free(call->offer);
    call->offer = NULL;
  }
  if (reason == GLP_IHEUR && !call->has_asked) {
    call->has_asked = true;
    ask_heuristic(call, tree);
  }
}

static void integer_search(void *context) {
  search *call = context;
  if (call->start != NULL) {
    int count = glp_get_num_cols(call->problem);
    call->offer = glp_alloc(count + 1, sizeof(double));
    memcpy(call->offer + 1, call->start, (size_t)count * sizeof(double));
  }
  glp_iocp parameters;
  glp_init_iocp(&parameters);
  parameters.msg_lev = GLP_MSG_OFF;
  parameters.clq_cuts = GLP_ON;
  parameters.tol_obj = call->objective_tolerance;
  parameters.tm_lim = remaining_milliseconds(call->limits);
  parameters.cb_func = on_event;
  parameters.cb_info = call;
  call->result->return_code = glp_intopt(call->problem, &parameters);
  call->result->status = glp_mip_status(call->problem);
  if (call->result->return_code == GLP_ETMLIM) call->result->stop = CGLPK_STOPPED_BY_TIME;
  if (call->offer != NULL) glp_free(call->offer);
}

bool cglpk_search(glp_prob *problem, const cglpk_limits *limits, const double *start,
                  double objective_tolerance, cglpk_search_result *result) {
  memset(result, 0, sizeof *result);
  result->bound = -DBL_MAX;
  search call = {problem, limits, start, objective_tolerance, result, NULL, 0, false};
  return cglpk_trapped(integer_search, &call);
}
