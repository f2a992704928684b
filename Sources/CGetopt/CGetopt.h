// `getopt_long` is not among what the C library's own module shows on every system.
#include <getopt.h>
