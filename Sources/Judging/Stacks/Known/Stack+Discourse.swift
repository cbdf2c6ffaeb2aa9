import Findings

extension Stack {
    /// An app of Rails, which it is looked for before.
    static let discourse = Stack(
        name: "discourse", title: "Discourse", role: .framework, signs: [.header("x-discourse-route")],
        fixes: [
            Fix(
                .missing,
                advice: """
                    enter the file's text into the site setting app_association_ios, and look whether it is served at \
                    this path too: some versions answer only at /apple-app-site-association
                    """,
                citation: Citation(
                    "discourse/discourse: MetadataController",
                    "https://github.com/discourse/discourse/blob/main/app/controllers/metadata_controller.rb"))
        ])
}
