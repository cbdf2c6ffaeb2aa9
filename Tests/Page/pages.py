"""The reports that are looked at: what each says, and the arguments that make aasa say it."""
import functools, os, subprocess

# Two redirects with times, and a CDN that has no copy.
EXCHANGES = [
    """request: https://shop.example.com/.well-known/apple-app-site-association
attempt: 2001:db8::7 ipv6 failed
attempt: 203.0.113.7 ipv4 connected
tls-version: TLSv1.3
certificate-subject: CN=shop.example.com
certificate-issuer: CN=R11, O=Let's Encrypt, C=US
certificate-from: 2026-10-01T00:00:00Z
certificate-until: 2026-12-30T00:00:00Z
certificate-name: shop.example.com
seconds-to-resolve: 0.012
seconds-to-reach: 0.034
seconds-to-connect: 0.081
seconds-to-first-byte: 0.31
seconds: 0.312
status: 301
header: Content-Type: text/html
redirect-target: https://www.shop.example.com/.well-known/apple-app-site-association

<html>moved</html>
""",
    """request: https://www.shop.example.com/.well-known/apple-app-site-association
tls-version: TLSv1.3
seconds-to-connect: 0.064
seconds: 1.104
status: 200
header: Content-Type: application/json

{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.shop"]}}
""",
    """request: https://app-site-association.cdn-apple.com/a/v1/shop.example.com
seconds: 0.1
status: 404
header: Apple-Failure-Reason: SWCERR00101 Bad HTTP Response: 301 Moved Permanently
header: Cache-Control: max-age=3600,public
header: Age: 120
header: Date: Sun, 22 Nov 2026 09:00:00 GMT

Not Found
""",
]

# Many mistakes of several kinds, and one old form that is known.
MISTAKES = """{
    "webcredentials": {"apps": ["9JA89QQLNQ.com.example.*", "com.example.app", "9JA89QQLNQ.com.example.app "]},
    "applinks": {
        "apps": [],
        "details": [
            {"appID": "9JA89QQLNQ.com.example.app", "paths": ["/buy/*", "NOT /buy/private", "*", "/never/*"]},
            {"appIDs": ["9JA89QQLNQ.com.example.app"], "components": [
                {"/": "/caf\u00e9/\u65e5\u672c/*", "?": {"q": 1}}, {"/": "*"}, {"/": "/unreachable", "exclude": "yes"}]}
        ]
    },
    "webcredential": {}
}
"""

HOSTILE = '{"</pre><script>alert(1)</script>": "<img src=x onerror=alert(1)>", "\u202e": [1,], "' + "x" * 400 + '": 1}'


def write(folder, name, text):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", errors="surrogateescape") as file:
        file.write(text)
    return path


NAMES = ("holds", "cdn-behind", "redirected", "under-path", "several-apps", "mistakes", "known", "many", "hostile",
         "screens", "expectations")


@functools.cache
def arguments(aasa, folder):
    """The arguments for each name; what they need is written into the folder, once."""
    app = "--app=7D3KX9QW2M.com.example."
    for number, text in enumerate(EXCHANGES):
        write(folder, f"recorded/{number}.http", text)
    mistakes = write(folder, "web/apple-app-site-association", MISTAKES)
    hostile = write(folder, "web/'\"><svg onload=alert(1)> &amp; ##[x]", HOSTILE)
    many = [write(folder, f"many/{number}.json", MISTAKES) for number in range(10)]
    baseline = os.path.join(folder, "baseline.json")
    subprocess.run([aasa, "lint", mistakes, "--write-baseline", baseline], check=True, capture_output=True)
    return {
        "holds": ["check", "webcredentials:shop.example.com", app + "shop",
                   "--site=shop.example.com=Fixtures/Sites/shop.example.com"],
        "cdn-behind": ["check", "webcredentials:news.example.com", app + "news",
                        "--replay=Fixtures/Recordings/cdn-behind"],
        "redirected": ["check", "webcredentials:shop.example.com", "applinks:shop.example.com", app + "shop",
                        "--replay", os.path.join(folder, "recorded")],
        "under-path": ["check", "webcredentials:blog.example.com/login_sample", app + "blog",
                        "--site=blog.example.com=Fixtures/Sites/blog.example.com"],
        "several-apps": ["check", *(f"webcredentials:news{n}.example.com" for n in range(5)), app + "news", "--offline"],
        "mistakes": ["lint", mistakes],
        "known": ["lint", mistakes, "--baseline", baseline],
        "many": ["lint", *many],
        "hostile": ["lint", hostile],
        "screens": ["screens", "Fixtures/Screens/SignUp.storyboard", "Fixtures/Screens/LoginWindow.xib",
                     "Fixtures/Screens/code-first.json"],
        "expectations": ["test", "Fixtures/Expectations/stale.json"],
    }
