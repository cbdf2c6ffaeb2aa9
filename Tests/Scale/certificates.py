"""Certificates of an authority of their own, made by openssl, for hosts on loopback."""
import subprocess


def make_certificates(folder):
    """Writes ca.pem, and host.pem with host.key for the names right below example.com, into a folder."""
    def made(name, subject, *more):
        subprocess.run(
            ["openssl", "req", "-x509", "-days", "30", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-keyout", f"{folder}/{name}.key", "-out", f"{folder}/{name}.pem", "-subj", subject, *more],
            check=True, capture_output=True)
    made("ca", "/CN=Loopback", "-addext", "keyUsage=critical,keyCertSign")
    made("host", "/CN=*.example.com", "-addext", "subjectAltName=DNS:*.example.com", "-addext", "extendedKeyUsage=serverAuth",
         "-addext", "basicConstraints=critical,CA:FALSE", "-CA", f"{folder}/ca.pem", "-CAkey", f"{folder}/ca.key")
