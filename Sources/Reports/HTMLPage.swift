/// A page of HTML. In a file, it needs nothing else: no script, no font, no image, and one style sheet of its own.
///
/// Its content security policy lets it load nothing but the script of the server that it came from, if that has one, and run
/// nothing else, so that even markup that slipped in could do neither: <https://www.w3.org/TR/CSP3/>.
package struct HTMLPage {
    /// What a page has that a server sends: forms, which it sends back, a script, and a style sheet for both.
    package struct Service: Sendable {
        /// The path of the script. It may ask the server it came from, and nobody else.
        let script: Markup
        /// The style sheet, as the content of a `style` element.
        let style: Markup
        /// Its SHA-256 in Base64.
        let digest: String

        package init(script: Markup, style: Markup, digest: String) {
            self.script = script
            self.style = style
            self.digest = digest
        }
    }

    /// The title, which browsers show in the tab.
    package let title: String
    /// What is in the page, from its `header` to its `footer`.
    package let body: Markup
    /// What it has because a server sends it; nil for a page in a file.
    private let service: Service?

    package init(title: String, body: Markup, from service: Service? = nil) {
        self.title = title
        self.body = body
        self.service = service
    }

    /// The value of the header field `Content-Security-Policy`, which the page has in itself as well.
    package var policy: String {
        let style = "default-src 'none'; style-src 'sha256-\(HTMLStyle.digest)'"
        guard let service else { return style + "; base-uri 'none'; form-action 'none'" }
        return style + " 'sha256-\(service.digest)'; script-src 'self'; connect-src 'self'; base-uri 'none'; "
            + "form-action 'self'"
    }

    /// The page; it ends with a line break. With `no-referrer`, browsers would send a form with the `Origin` `null`:
    /// <https://fetch.spec.whatwg.org/#append-a-request-origin-header>.
    package var text: String {
        let served = service.map { service -> Markup in
            "<style>\(service.style)</style>\n<script src=\"\(service.script)\" defer=\"defer\"></script>\n"
        }
        let page: Markup = """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <meta name="referrer" content="\(service == nil ? "no-referrer" : "same-origin")"/>
            <title>\(title)</title>
            <style>\(HTMLStyle.markup)</style>
            \(served)</head>
            <body>
            \(body)
            </body>
            </html>

            """
        return page.text
    }
}
