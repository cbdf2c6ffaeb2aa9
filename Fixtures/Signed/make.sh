#!/bin/sh
# Makes the signed files beside this script, with OpenSSL 3. The key is thrown away: nobody verifies the signatures,
# so a new run gives other bytes and the same content.
set -eu
cd "$(dirname "$0")"
keys=$(mktemp -d)
trap 'rm -r "$keys"' EXIT
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj "/CN=aasa fixtures" \
    -keyout "$keys/key.pem" -out "$keys/cert.pem" 2>/dev/null
printf '{"webcredentials": {"apps": ["ABCDE12345.com.example.app"]}}\n' > content.json
sign() { openssl cms -sign -in content.json -signer "$keys/cert.pem" -inkey "$keys/key.pem" "$@"; }

sign -nodetach -binary -outform DER -out der.cms
sign -nodetach -binary -stream -outform DER -out indefinite.cms
openssl smime -sign -in content.json -signer "$keys/cert.pem" -inkey "$keys/key.pem" -nodetach -binary \
    -outform DER -out pkcs7.cms
sign -binary -outform DER -out detached.cms
sign -nodetach -binary -outform PEM -out cms.pem
openssl smime -sign -in content.json -signer "$keys/cert.pem" -inkey "$keys/key.pem" -nodetach -binary \
    -outform PEM -out pkcs7.pem
sign -nodetach -binary -out smime.txt
sign -nodetach -binary -crlfeol -out smime-crlf.txt
sign -nodetach -binary -stream -out smime-indefinite.txt
sign -binary -out clear.txt
sign -text -out clear-text.txt
openssl cms -encrypt -in content.json -binary -outform DER -out encrypted.cms "$keys/cert.pem"
openssl cms -encrypt -in content.json -binary -out encrypted.txt "$keys/cert.pem"
