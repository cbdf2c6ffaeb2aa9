#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

// curl.h wraps these in macros that check the types of the arguments, and would call functions that are not linked.
#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt

#define FUNCTIONS(X)                                                                                                  \
    X(global_init) X(version_info) X(free) X(easy_init) X(easy_cleanup) X(easy_strerror) X(easy_setopt)               \
    X(easy_getinfo) X(multi_init) X(multi_cleanup) X(multi_add_handle) X(multi_remove_handle) X(multi_perform)        \
    X(multi_poll) X(multi_wakeup) X(multi_info_read) X(multi_setopt) X(url) X(url_cleanup) X(url_set) X(url_get)      \
    X(url_strerror) X(slist_append) X(slist_free_all)

#define DECLARE(name) __typeof__(&curl_##name) name;
static struct { FUNCTIONS(DECLARE) } curl;

static const char *problem;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// Debian's package for GnuTLS has another name, and serves where there is nothing better.
static const char *const names[] = {
#ifdef __APPLE__
    "/usr/lib/libcurl.4.dylib",
#else
    "libcurl.so.4",
    "libcurl-gnutls.so.4",
#endif
};

// A program may end while a fetcher's thread still frees its connections. OpenSSL would then have freed its locks, and
// the program would crash: https://docs.openssl.org/3.0/man3/OPENSSL_init_crypto/. It has to know before it is used.
static void keep_openssl_until_the_end(void *library) {
    const uint64_t no_atexit = 0x00080000;  // OPENSSL_INIT_NO_ATEXIT
    int (*initialize)(uint64_t, const void *) = (int (*)(uint64_t, const void *))dlsym(library, "OPENSSL_init_crypto");
    if (initialize) initialize(no_atexit, NULL);
}

static void load(void) {
    void *library = NULL;
    // Global, because what libcurl does TLS with is looked up among all that is loaded.
    for (size_t index = 0; !library && index < sizeof names / sizeof *names; index++)
        library = dlopen(names[index], RTLD_LAZY | RTLD_GLOBAL);
    if (!library) {
        problem = "libcurl is not installed, or cannot be loaded (Debian and Ubuntu have it in the package libcurl4)";
        return;
    }
#define FIND(name)                                                                                                    \
    curl.name = (__typeof__(curl.name))dlsym(library, "curl_" #name);                                                 \
    if (!curl.name) {                                                                                                 \
        problem = "the installed libcurl is too old: it lacks curl_" #name;                                           \
        return;                                                                                                       \
    }
    FUNCTIONS(FIND)
    keep_openssl_until_the_end(library);
    if (curl.global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) problem = "libcurl could not be initialized";
}

const char *ccurl_load(void) {
    pthread_once(&once, load);
    return problem;
}

const curl_version_info_data *ccurl_version(void) { return curl.version_info(CURLVERSION_NOW); }

CURL *ccurl_easy_init(void) { return curl.easy_init(); }
void ccurl_easy_cleanup(CURL *handle) { curl.easy_cleanup(handle); }
const char *ccurl_easy_strerror(CURLcode code) { return curl.easy_strerror(code); }

CURLM *ccurl_multi_init(void) { return curl.multi_init(); }
CURLMcode ccurl_multi_cleanup(CURLM *multi) { return curl.multi_cleanup(multi); }
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *handle) { return curl.multi_add_handle(multi, handle); }
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *handle) { return curl.multi_remove_handle(multi, handle); }
CURLMcode ccurl_multi_perform(CURLM *multi, int *running) { return curl.multi_perform(multi, running); }
CURLMcode ccurl_multi_wait(CURLM *multi, int milliseconds) {
    return curl.multi_poll(multi, NULL, 0, milliseconds, NULL);
}
CURLMcode ccurl_multi_wakeup(CURLM *multi) { return curl.multi_wakeup(multi); }
CURLMsg *ccurl_multi_info_read(CURLM *multi, int *left) { return curl.multi_info_read(multi, left); }
CURLcode ccurl_result(const CURLMsg *message) { return message->data.result; }

CURLU *ccurl_url(void) { return curl.url(); }
void ccurl_url_cleanup(CURLU *url) { curl.url_cleanup(url); }
CURLUcode ccurl_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags) {
    return curl.url_set(url, part, text, flags);
}
CURLUcode ccurl_url_get(const CURLU *url, CURLUPart part, char **text, unsigned int flags) {
    return curl.url_get((CURLU *)url, part, text, flags);  // not const before libcurl 7.85
}
const char *ccurl_url_strerror(CURLUcode code) { return curl.url_strerror(code); }

void ccurl_free(void *pointer) { curl.free(pointer); }
struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text) {
    return curl.slist_append(list, text);
}
void ccurl_slist_free_all(struct curl_slist *list) { curl.slist_free_all(list); }

CURLcode ccurl_set_long(CURL *handle, CURLoption option, long value) {
    return curl.easy_setopt(handle, option, value);
}

CURLcode ccurl_set_string(CURL *handle, CURLoption option, const char *value) {
    return curl.easy_setopt(handle, option, value);
}

CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return curl.easy_setopt(handle, option, value);
}

CURLcode ccurl_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
    return curl.easy_setopt(handle, option, value);
}

CURLcode ccurl_set_bytes(CURL *handle, CURLoption option, const void *bytes, size_t count) {
    struct curl_blob blob = {(void *)bytes, count, CURL_BLOB_COPY};
    return curl.easy_setopt(handle, option, &blob);
}

CURLcode ccurl_set_receiver(CURL *handle, CURLoption option, curl_write_callback callback) {
    return curl.easy_setopt(handle, option, callback);
}

CURLcode ccurl_set_socket_opener(CURL *handle, curl_opensocket_callback callback) {
    return curl.easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, callback);
}

CURLcode ccurl_set_tls_context_callback(CURL *handle, curl_ssl_ctx_callback callback) {
    return curl.easy_setopt(handle, CURLOPT_SSL_CTX_FUNCTION, callback);
}

CURLcode ccurl_set_before_request(CURL *handle, curl_prereq_callback callback) {
    return curl.easy_setopt(handle, CURLOPT_PREREQFUNCTION, callback);
}

CURLcode ccurl_allow_only_http(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
    return curl.easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
    return curl.easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

CURLcode ccurl_leave_resolver_behind(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075700
    return curl.easy_setopt(handle, CURLOPT_QUICK_EXIT, 1L);
#else
    (void)handle;
    return CURLE_OK;
#endif
}

CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return curl.multi_setopt(multi, option, value);
}

CURLcode ccurl_get_long(CURL *handle, CURLINFO info, long *value) { return curl.easy_getinfo(handle, info, value); }

CURLcode ccurl_get_offset(CURL *handle, CURLINFO info, curl_off_t *value) {
    return curl.easy_getinfo(handle, info, value);
}

CURLcode ccurl_get_string(CURL *handle, CURLINFO info, const char **value) {
    return curl.easy_getinfo(handle, info, (char **)value);
}

CURLcode ccurl_get_certificates(CURL *handle, const struct curl_certinfo **value) {
    return curl.easy_getinfo(handle, CURLINFO_CERTINFO, (struct curl_certinfo **)value);
}
