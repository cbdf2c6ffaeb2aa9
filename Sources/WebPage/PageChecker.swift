#if WebPage
    import AssociatedDomains
    import Hummingbird

    /// Checks what requests ask for, so many at once.
    struct PageChecker: Sendable {
        private let limits: PageSettings.Limits
        private let source: EvidenceSource
        private let checks: Admission
        private let uploads: Admission

        init(_ limits: PageSettings.Limits, from source: EvidenceSource) {
            self.limits = limits
            self.source = source
            checks = Admission(limits.checks, ofClient: limits.checksOfClient)
            uploads = Admission(limits.uploads, ofClient: limits.uploadsOfClient)
        }

        /// The page with the report on what the fields of the form name; a mistake in them is shown above the form.
        func page(
            _ fields: FormFields, _ request: Request, for client: IPAddress?
        ) async throws(Refusal) -> PageAnswer {
            guard request.method == .get || request.method == .head else { throw .method(allowed: "GET, HEAD, POST") }
            do throws(Refusal) {
                let question = try CheckedSubject(fields["subject"], app: fields["app"], service: fields["service"])
                    .question
                return .page(FormPage.page(of: try await report(on: question, for: client), fields))
            } catch {
                return .page(error, fields)
            }
        }

        /// The same as events, as it goes on.
        func events(_ fields: FormFields, for client: IPAddress?) -> CheckEvents {
            CheckEvents(fields) { whenEnded in
                do throws(Refusal) {
                    let subject = try CheckedSubject(
                        fields["subject"], app: fields["app"], service: fields["service"])
                    let report = try await admit(client) { source throws(Refusal) in
                        try await judge(subject.question, from: source.reporting(whenEnded))
                    }
                    return .success(FormPage.page(of: report, fields).body)
                } catch {
                    return .failure(error)
                }
            }
        }

        /// The page with the report on an uploaded file.
        func page(uploadedBy request: Request, for client: IPAddress?) async throws(Refusal) -> PageAnswer {
            guard let type = request.headers[.contentType], let boundary = MultipartForm.boundary(in: type) else {
                throw Refusal(.unsupportedMediaType, "a file is uploaded as multipart/form-data")
            }
            let report = try await uploads.admit(client) { () throws(Refusal) in
                let body = try await request.bytes(upTo: limits.uploadBytes, within: limits.bodySeconds)
                let file = try UploadedFile(MultipartForm(body, boundary: boundary), domains: limits.domains)
                return try await judge(file)
            }
            return .page(FormPage.page(of: report, FormFields()))
        }

        /// The report on what an object `{"subject", "app", "service"}` names, as `--format json` writes it.
        func json(_ request: Request, for client: IPAddress?) async throws(Refusal) -> PageAnswer {
            // Another site's form cannot send this type, and its script has to ask first.
            let type = (request.headers[.contentType] ?? "").prefix { $0 != ";" }
            guard type.lowercased().trimmingBlanks == "application/json" else {
                throw Refusal(.unsupportedMediaType, "the Content-Type must be application/json")
            }
            let body = try await request.bytes(upTo: limits.jsonBytes, within: limits.bodySeconds)
            let question = try CheckedSubject(json: body).question
            return .json(try await report(on: question, for: client).text(as: .json))
        }

        /// Runs work on evidence for a client, unless too many checks are under way.
        func admit<Result: Sendable>(
            _ client: IPAddress?, _ work: (EvidenceSource) async throws(Refusal) -> Result
        ) async throws(Refusal) -> Result {
            try await checks.admit(client) { () throws(Refusal) in try await work(source) }
        }

        private func report(on question: Question, for client: IPAddress?) async throws(Refusal) -> Report {
            try await checks.admit(client) { () throws(Refusal) in try await judge(question, from: source) }
        }

        private func judge(_ file: UploadedFile) async throws(Refusal) -> Report {
            try await judge(file.question, from: file.needsServers ? source : .nowhere)
        }

        private func judge(_ question: Question, from source: EvidenceSource) async throws(Refusal) -> Report {
            do throws(FetcherUnavailable) {
                return Report(judging: try await source.evidence(for: question))
            } catch {
                throw Refusal(.internalServerError, error.message)
            }
        }
    }
#endif
