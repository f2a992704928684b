#include "CGLPKShims.h"
