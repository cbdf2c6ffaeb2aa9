#ifndef CCOMMIT_H
#define CCOMMIT_H

/// The commit that this is built from, in hexadecimal; empty where nobody said.
const char *ccommit(void);

#endif
