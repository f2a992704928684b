#pragma once
#include "CGLPKShims.h"

/// Runs body(context) so that a fatal error of GLPK ends here; returns false if there was one.
///
/// Only C frames may be between this call and GLPK. Calls do not nest.
bool cglpk_trapped(void (*body)(void *context), void *context);

/// The same, but gives up when GLPK prints a text while a limit is reached, and says which.
///
/// On the way it measures the presolver of the simplex method, whose texts tell when it begins and ends.
///
/// Giving up is the way out of a fatal error without the error: the environment is freed.
bool cglpk_trapped_under(const cglpk_limits *limits, cglpk_stop *stop,
                         void (*body)(void *context), void *context);

/// Nanoseconds that the presolver took in the last call under limits on this thread; zero for none.
int64_t cglpk_presolve_time(void);
