import Findings

extension Stack {
    /// Its router names itself in `Via`: `vegur` in the first generation, `heroku-router` now.
    static let heroku = Stack(
        name: "heroku", title: "Heroku", role: .host,
        signs: [
            .headerValue("via", contains: "heroku-router"), .headerValue("via", contains: "vegur"),
            .headerValue("server", contains: "heroku"), .host("herokuapp.com"),
        ],
        fixes: [
            Fix(
                .missing,
                advice: """
                    check that .slugignore does not name the file, and let the app itself answer this path: Heroku \
                    serves no files of its own
                    """,
                citation: Citation(
                    "Heroku: Slug compiler", "https://devcenter.heroku.com/articles/slug-compiler"))
        ])
}
