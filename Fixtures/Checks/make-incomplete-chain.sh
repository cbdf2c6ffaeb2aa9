#!/bin/sh
# Makes the recordings of servers that leave out their intermediate certificate, with real certificates:
# a missing issuer is fetched and parsed, so that a recording by hand will not do. Needs OpenSSL.
# The certificates are new at each run; nothing else changes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

app=7D3KX9QW2M.com.example.app
url=https://example.com/.well-known/apple-app-site-association
issuer_url=http://ca.example.net/intermediate.der

cat > ca.cnf <<'CONFIGURATION'
[ca]
default_ca = any
[any]
database = index.txt
new_certs_dir = .
rand_serial = yes
default_md = sha256
policy = policy
unique_subject = no
[policy]
commonName = supplied
[root]
basicConstraints = critical, CA:TRUE
[intermediate]
basicConstraints = critical, CA:TRUE, pathlen:0
[leaf]
basicConstraints = CA:FALSE
subjectAltName = DNS:example.com
authorityInfoAccess = caIssuers;URI:http://ca.example.net/intermediate.der
CONFIGURATION
: > index.txt

# certificate NAME COMMON-NAME SECTION FROM UNTIL SIGNER
certificate() {
    openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout "$1.key" \
        -subj "/CN=$2" -out "$1.csr" 2> /dev/null
    if [ "$6" = self ]; then signer="-selfsign -keyfile $1.key"; else signer="-cert $6.pem -keyfile $6.key"; fi
    # shellcheck disable=SC2086
    openssl ca -batch -notext -config ca.cnf -extensions "$3" -startdate "$4" -enddate "$5" $signer \
        -in "$1.csr" -out "$1.pem" 2> /dev/null
}

base64_of() { openssl x509 -in "$1.pem" -outform DER | base64 | tr -d '\n'; }

# refused FOLDER LEAF PROBLEM…: the first answer, and that of the authority
refused() {
    folder=$here/$1
    leaf=$2
    shift 2
    rm -rf "$folder"
    mkdir -p "$folder"
    printf 'entitlement: webcredentials:example.com\napp: %s\n' "$app" > "$folder/case.txt"
    {
        printf 'request: %s\nattempt: 203.0.113.7 ipv4 connected\ntls-version: TLSv1.3\n' "$url"
        printf 'tls-problem: %s\n' "$@"
        printf 'certificate: %s\nseconds: 0.1\nfailure: certificate-rejected\n' "$(base64_of "$leaf")"
    } > "$folder/1.http"
    {
        printf 'request: %s\nattempt: 203.0.113.8 ipv4 connected\nseconds: 0.1\nstatus: 200\n' "$issuer_url"
        printf 'header: Content-Type: application/pkix-cert\nbody: base64\n\n%s\n' "$(base64_of intermediate)"
    } > "$folder/2.http"
}

# The answer when the intermediate is at hand: FOLDER LEAF [PROBLEM]
with_issuer() {
    {
        printf 'request: %s\nsecurity: with-issuers\nissuer: %s\n' "$url" "$(base64_of intermediate)"
        printf 'attempt: 203.0.113.7 ipv4 connected\ntls-version: TLSv1.3\n'
        if [ $# -gt 2 ]; then
            printf 'tls-problem: %s\ncertificate: %s\nseconds: 0.1\nfailure: certificate-rejected\n' \
                "$3" "$(base64_of "$2")"
        else
            printf 'seconds: 0.1\nstatus: 200\nheader: Content-Type: application/json\n\n'
            printf '{"webcredentials": {"apps": ["%s"]}}\n' "$app"
        fi
    } > "$here/$1/3.http"
}

certificate root 'Example Root' root 20200101000000Z 20400101000000Z self
certificate intermediate 'Example Intermediate' intermediate 20240101000000Z 20300101000000Z root
certificate leaf example.com leaf 20260401000000Z 20260630000000Z intermediate
certificate old example.com leaf 20260101000000Z 20260401000000Z intermediate

refused AD219-certificate-chain-incomplete/fires-intermediate-not-sent leaf untrusted
with_issuer AD219-certificate-chain-incomplete/fires-intermediate-not-sent leaf

refused AD219-certificate-chain-incomplete/fires-beside-expired old expired untrusted
with_issuer AD219-certificate-chain-incomplete/fires-beside-expired old expired

refused AD215-certificate-untrusted/fires-intermediate-does-not-help leaf untrusted
with_issuer AD215-certificate-untrusted/fires-intermediate-does-not-help leaf untrusted
