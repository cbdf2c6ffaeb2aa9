#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// A file that someone uploads, which is read from memory alone.
    struct UploadedFile {
        /// What is to be found out, as of now.
        let question: Question
        /// Whether servers are asked; an AASA file is judged by itself.
        let needsServers: Bool

        /// Reads the fields `file` and `app` of a form.
        ///
        /// - Parameter limit: the most domains that are asked.
        init(_ form: MultipartForm, domains limit: Int) throws(Refusal) {
            guard let file = form.parts.first(where: { $0.name == "file" }), let name = file.fileName, !name.isEmpty
            else { throw Refusal(.badRequest, "choose a file") }
            let app = form.parts.first { $0.name == "app" }.map { String(decoding: $0.content, as: UTF8.self) }
            let apps = try CheckedSubject.app((app ?? "").trimmingBlanks).map { [$0] } ?? []
            guard AppFile.Form(path: name) != nil else {
                // A byte more than Apple reads says that there is more.
                let bytes = Array(file.content.prefix(Response.sizeLimit + 1))
                question = AssociationCheck(file: bytes, named: name, apps: apps).question(at: .now)
                needsServers = false
                return
            }
            let lists: [ClaimList]
            do throws(InputFailure) { lists = try AppFile.lists(in: Array(file.content), named: name) } catch {
                throw Refusal(.unprocessableContent, error.sentence)
            }
            let domains = Set(lists.flatMap(\.claims).compactMap(\.siteKey)).count
            guard domains <= limit else {
                throw Refusal(
                    .unprocessableContent,
                    "\(plain: name): it claims \(domains) domains, more than the \(limit) that this page asks; use aasa check"
                )
            }
            let ofProfiles = lists.filter(\.isProfile).compactMap(\.app)
            question = Question(lists: lists, apps: apps + ofProfiles.filter { !apps.contains($0) }, now: .now)
            needsServers = true
        }
    }
#endif
