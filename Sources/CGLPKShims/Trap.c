// Fatal errors and the life of the per-thread environment.

#include "Trap.h"

#include "CGLPKShims.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdatomic.h>
#include <string.h>

// A text longer than this is cut; GLPK's own messages have one or two lines.
enum { MESSAGE_CAPACITY = 1024 };

typedef struct {
  /// Where to continue after a fatal error; null outside of the trap.
  jmp_buf *exit;

  /// What to watch while GLPK runs; null for nothing.
  const cglpk_limits *limits;
  uint64_t epoch;

  /// When the presolver began, or zero; and how long it took.
  int64_t presolve_start;
  int64_t presolve_time;

  size_t length;
  char message[MESSAGE_CAPACITY];
} trap_state;

static _Thread_local trap_state trap;

static pthread_once_t key_once = PTHREAD_ONCE_INIT;
static pthread_key_t thread_exit_key;
static bool has_thread_exit_key;
static atomic_uint_fast64_t freed_environments;

static void free_environment(void *unused) {
  (void)unused;
  glp_free_env();
  atomic_fetch_add_explicit(&freed_environments, 1, memory_order_relaxed);
}

static void create_key(void) {
  has_thread_exit_key = pthread_key_create(&thread_exit_key, free_environment) == 0;
}

/// GLPK creates an environment per thread and frees none; the destructor of a key does it. The value
/// only has to be non-null, or the destructor is not called.
static void free_environment_at_thread_exit(void) {
  pthread_once(&key_once, create_key);
  if (has_thread_exit_key && pthread_getspecific(thread_exit_key) == NULL) {
    pthread_setspecific(thread_exit_key, &trap);
  }
}

/// Leaves GLPK for good. Its manual: after a jump the environment must be freed before anything else.
static _Noreturn void leave(int value) {
  glp_free_env();
  trap.epoch += 1;
  longjmp(*trap.exit, value);
}

enum { FATAL = 1, GAVE_UP = 2 };

static void on_error(void *unused) {
  (void)unused;
  if (trap.exit != NULL) leave(FATAL);
}

/// The presolver says that it begins; the next text comes when it is done.
static void watch_presolver(const char *text) {
  static const char beginning[] = "Preprocessing";
  if (trap.presolve_start != 0) {
    trap.presolve_time = cglpk_now() - trap.presolve_start;
    trap.presolve_start = 0;
  } else if (strncmp(text, beginning, sizeof beginning - 1) == 0) {
    trap.presolve_start = cglpk_now();
  }
}

/// Keeps GLPK quiet, keeps the text of an error, and takes any other text as a sign of life.
static int on_text(void *unused, const char *text) {
  (void)unused;
  if (glp_at_error()) {
    size_t room = MESSAGE_CAPACITY - 1 - trap.length;
    size_t length = strnlen(text, room);
    memcpy(trap.message + trap.length, text, length);
    trap.length += length;
    trap.message[trap.length] = '\0';
    return 1;
  }
  watch_presolver(text);
  if (trap.limits != NULL && cglpk_limit_reached(trap.limits) != CGLPK_NOT_STOPPED) {
    leave(GAVE_UP);
  }
  return 1;
}

bool cglpk_trapped_under(const cglpk_limits *limits, cglpk_stop *stop,
                         void (*body)(void *context), void *context) {
  free_environment_at_thread_exit();
  glp_term_hook(on_text, NULL);
  glp_error_hook(on_error, NULL);
  trap.length = 0;
  trap.message[0] = '\0';
  trap.limits = limits;
  trap.presolve_start = 0;
  trap.presolve_time = 0;

  // No local of this frame changes after setjmp, so none needs to be volatile.
  jmp_buf exit;
  bool is_done = true;
  switch (setjmp(exit)) {
  case 0:
    trap.exit = &exit;
    body(context);
    glp_error_hook(NULL, NULL);
    glp_term_hook(NULL, NULL);
    break;
  case GAVE_UP:
    // A limit that is reached stays reached, so asking again gives the reason.
    *stop = cglpk_limit_reached(limits);
    break;
  default:
    is_done = false;
  }
  trap.exit = NULL;
  trap.limits = NULL;
  return is_done;
}

bool cglpk_trapped(void (*body)(void *context), void *context) {
  return cglpk_trapped_under(NULL, NULL, body, context);
}

int64_t cglpk_presolve_time(void) { return trap.presolve_time; }

const char *cglpk_message(void) { return trap.message; }

uint64_t cglpk_epoch(void) { return trap.epoch; }

uintptr_t cglpk_thread(void) { return (uintptr_t)&trap; }

uint64_t cglpk_freed_environments(void) {
  return atomic_load_explicit(&freed_environments, memory_order_relaxed);
}
