/// A page of HTML that needs nothing else: no script, no font, no image, and one style sheet of its own.
///
/// Its content security policy lets it load nothing, and run nothing, so that even markup that slipped in could do
/// neither: <https://www.w3.org/TR/CSP3/>.
package struct HTMLPage {
    /// The title, which browsers show in the tab.
    package let title: String
    /// What is in the page, from its `header` to its `footer`.
    package let body: Markup
    /// Whether the page has forms, which it sends to where it came from.
    package let hasForms: Bool

    package init(title: String, body: Markup, hasForms: Bool = false) {
        self.title = title
        self.body = body
        self.hasForms = hasForms
    }

    /// The value of the header field `Content-Security-Policy`, which the page has in itself as well.
    package var policy: String {
        "default-src 'none'; style-src 'sha256-\(HTMLStyle.digest)'; base-uri 'none'; form-action "
            + (hasForms ? "'self'" : "'none'")
    }

    /// The page; it ends with a line break. With `no-referrer`, browsers would send a form with the `Origin` `null`:
    /// <https://fetch.spec.whatwg.org/#append-a-request-origin-header>.
    package var text: String {
        let page: Markup = """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <meta name="referrer" content="\(hasForms ? "same-origin" : "no-referrer")"/>
            <title>\(title)</title>
            <style>\(HTMLStyle.markup)</style>
            </head>
            <body>
            \(body)
            </body>
            </html>

            """
        return page.text
    }
}
