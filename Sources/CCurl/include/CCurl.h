// libcurl for Swift, loaded when it is first needed: a command that asks no server neither waits for it (with the thirty
// libraries it brings along, that is a third of the start-up time) nor needs it to be installed.
//
// <curl/curl.h> gives types and constants; its functions are never linked. Each is called through its name with a `c`
// before it. setopt and getinfo are variadic, and so unavailable in Swift: each kind of argument has a function with its
// type here. Options newer than the oldest libcurl that we build with are hidden here too.
#ifndef AASA_CCURL_H
#define AASA_CCURL_H

#include <curl/curl.h>

/// Loads libcurl, once; null, or why it cannot be had. Until this has returned null, no other function may be called.
const char *ccurl_load(void);

/// What libcurl says of itself.
const curl_version_info_data *ccurl_version(void);

CURL *ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *handle);
const char *ccurl_easy_strerror(CURLcode code);

CURLM *ccurl_multi_init(void);
CURLMcode ccurl_multi_cleanup(CURLM *multi);
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *handle);
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *handle);
CURLMcode ccurl_multi_perform(CURLM *multi, int *running);
/// Waits for something to happen, at most so long.
CURLMcode ccurl_multi_wait(CURLM *multi, int milliseconds);
CURLMcode ccurl_multi_wakeup(CURLM *multi);
CURLMsg *ccurl_multi_info_read(CURLM *multi, int *left);
/// The result of a message of ccurl_multi_info_read, which is a union.
CURLcode ccurl_result(const CURLMsg *message);

CURLU *ccurl_url(void);
void ccurl_url_cleanup(CURLU *url);
CURLUcode ccurl_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags);
CURLUcode ccurl_url_get(const CURLU *url, CURLUPart part, char **text, unsigned int flags);
const char *ccurl_url_strerror(CURLUcode code);

void ccurl_free(void *pointer);
struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text);
void ccurl_slist_free_all(struct curl_slist *list);

CURLcode ccurl_set_long(CURL *handle, CURLoption option, long value);
/// Strings are copied by libcurl; null resets the option.
CURLcode ccurl_set_string(CURL *handle, CURLoption option, const char *value);
/// Pointers are kept as they are: what they point at has to outlive the handle.
CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, void *value);
/// Lists are not copied: they have to outlive the handle.
CURLcode ccurl_set_list(CURL *handle, CURLoption option, struct curl_slist *value);
/// The bytes are copied.
CURLcode ccurl_set_bytes(CURL *handle, CURLoption option, const void *bytes, size_t count);
/// For CURLOPT_WRITEFUNCTION and CURLOPT_HEADERFUNCTION.
CURLcode ccurl_set_receiver(CURL *handle, CURLoption option, curl_write_callback callback);
CURLcode ccurl_set_socket_opener(CURL *handle, curl_opensocket_callback callback);
CURLcode ccurl_set_tls_context_callback(CURL *handle, curl_ssl_ctx_callback callback);
CURLcode ccurl_set_before_request(CURL *handle, curl_prereq_callback callback);
/// Neither another scheme in the URL, nor one that a server sends us to.
CURLcode ccurl_allow_only_http(CURL *handle);
/// Without this, giving up on a slow name server waits for the thread that asks it.
CURLcode ccurl_leave_resolver_behind(CURL *handle);
CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value);

CURLcode ccurl_get_long(CURL *handle, CURLINFO info, long *value);
CURLcode ccurl_get_offset(CURL *handle, CURLINFO info, curl_off_t *value);
/// The string belongs to the handle.
CURLcode ccurl_get_string(CURL *handle, CURLINFO info, const char **value);
/// The lists belong to the handle.
CURLcode ccurl_get_certificates(CURL *handle, const struct curl_certinfo **value);

#endif
