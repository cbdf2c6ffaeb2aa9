#include "CCommit.h"

// `make` says which commit it builds; in an archive, `git archive` has written it here (see .gitattributes).
#ifdef AASA_COMMIT
#define TEXT(name) #name
#define EXPANDED(name) TEXT(name)
static const char commit[] = EXPANDED(AASA_COMMIT);
#else
static const char commit[] = "$Format:%H$";
#endif

const char *ccommit(void) { return commit[0] == '$' ? "" : commit; }
