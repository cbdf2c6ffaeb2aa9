import Testing
import WebPage

#if WebPage
    import AssociatedDomains
    import Foundation

    @Suite struct `someone without a Team ID` {
        @Test func `finds the app among those of the site's file, and checks it with a click`() async throws {
            let (question, answer) = try await ServedPage.serve { server in
                let question = try await server.get("/check?subject=shop.example.com")
                let link = question.body.firstMatch(of: #/href="(\/check\?[^"]*&amp;app=7D3KX9QW2M[^"]*)"/#)
                let path = link.map { String($0.1).replacing("&amp;", with: "&") } ?? "/none"
                return (question, try await server.get(path))
            }
            #expect(question.body.contains("the file lists one app: is it yours? Choose yours to check it."))
            #expect(question.body.contains("<summary>Where to find the app identifier</summary>"))
            #expect(answer.status == 200)
            #expect(answer.body.contains("is associated with \(ServedPage.app)"))
        }

        @Test func `who mistypes the app sees the one that was meant, and what to change`() async throws {
            let page = try await ServedPage.serve {
                try await $0.get("/check?subject=shop.example.com&app=7D3KX9QW2M.com.example.shopp")
            }
            #expect(page.body.contains("the file lists one similar app:"))
            #expect(page.body.contains("&amp;app=\(ServedPage.app)\"><code>\(ServedPage.app)</code></a>"))
            #expect(
                page.body.contains(
                    "<span class=\"mark\" aria-hidden=\"true\">✗</span> <b>listed</b> <span class=\"unseen\">failed:</span>"
                ))
            #expect(page.body.contains("<pre class=\"fix\" role=\"group\" aria-label=\"What the file must contain\">"))
            #expect(page.body.contains("id=\"file-1-L3\""))
        }
    }
#endif
