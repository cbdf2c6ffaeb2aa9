#if WebPage
    import AssociatedDomains
    import Hummingbird

    /// Checks what requests ask for, so many at once.
    struct PageChecker: Sendable {
        private let limits: PageSettings.Limits
        private let source: EvidenceSource
        private let checks: Admission
        private let rate: MinuteLimit
        private let isCounted: @Sendable (IPAddress?) -> Bool
        /// Bodies that are small, so that no large one keeps them waiting.
        private let bodies: Admission
        private let uploads: Admission
        /// Files that are being read, which takes memory and time of the processor.
        private let readings: Admission

        init(_ settings: PageSettings, from source: EvidenceSource) {
            limits = settings.limits
            isCounted = { settings.counts($0) }
            self.source = source
            rate = MinuteLimit(limits.checksAMinute, seconds: limits.minuteSeconds)
            checks = Admission(limits.checks, ofClient: limits.checksOfClient, limits)
            bodies = Admission(limits.bodies, ofClient: limits.bodiesOfClient, limits)
            uploads = Admission(limits.uploads, ofClient: limits.uploadsOfClient, limits)
            readings = Admission(limits.readings, ofClient: limits.readings, limits)
        }

        /// The page with the report on what the fields of the form name; a mistake in them is shown above the form.
        func page(_ fields: FormFields, _ request: Request, for client: PageClient) async throws(Refusal) -> PageAnswer
        {
            guard request.method == .get || request.method == .head else { throw .method(allowed: "GET, HEAD, POST") }
            do throws(Refusal) { return .page(try await page(fields, for: client)) } catch {
                return .page(error, fields)
            }
        }

        /// The same as events, as it goes on.
        func events(_ fields: FormFields, for client: PageClient) -> CheckEvents {
            CheckEvents(fields) { whenEnded in
                do throws(Refusal) {
                    return .success(try await page(fields, for: client, whenEnded: whenEnded).body)
                } catch {
                    return .failure(error)
                }
            }
        }

        /// The page with the report on an uploaded file.
        func page(uploadedBy request: Request, for client: PageClient) async throws(Refusal) -> PageAnswer {
            .page(
                try await client.whileWaiting { () throws(Refusal) in
                    let file = try await upload(request, for: client)
                    if let log = file.log { return try await page(of: log, file.apps, for: client) }
                    if let project = file.project { return try await judge(project, for: client) }
                    return try await judge(file.check, for: client) { FormPage.page(of: $0, FormFields()) }
                })
        }

        /// The report on what an object `{"subject", "app", "service"}` names, as `--format json` writes it.
        func json(_ request: Request, for client: PageClient) async throws(Refusal) -> PageAnswer {
            // Another site's form cannot send this type, and its script has to ask first.
            try request.require(mediaType: "application/json")
            return .json(
                try await client.whileWaiting { () throws(Refusal) in
                    let body = try await body(of: request, upTo: limits.jsonBytes, for: client)
                    return try await judge(CheckedSubject(json: body).check(from: source), for: client) {
                        $0.text(as: .json)
                    }
                })
        }

        /// A body that is small, so that no large one keeps it waiting.
        func body(of request: Request, upTo limit: Int, for client: PageClient) async throws(Refusal) -> [UInt8] {
            try await bodies.admit(client.address) { () throws(Refusal) in
                try await request.read(WholeBody(), upTo: limit, limits.pace, from: client)
            }
        }

        /// Runs work on evidence for a client when its turn comes.
        func admit<Result: Sendable>(
            _ client: PageClient, _ work: @escaping @Sendable (EvidenceSource) async throws(Refusal) -> Result
        ) async throws(Refusal) -> Result {
            try await client.whileWaiting { () throws(Refusal) in
                try count(client)
                return try await checks.admit(client.address) { () throws(Refusal) in try await work(source) }
            }
        }

        private func count(_ client: PageClient) throws(Refusal) {
            guard isCounted(client.address), !rate.admits(client.address) else { return }
            throw Refusal(
                .tooManyRequests, "your address asks for more than \(limits.checksAMinute) checks a minute",
                [.retryAfter: "\(limits.minuteSeconds)"])
        }

        /// The page that answers what the fields name: a report, or what a line of a log means and a form to go on with.
        private func page(
            _ fields: FormFields, for client: PageClient, whenEnded: (@Sendable (EndedExchange) -> Void)? = nil
        ) async throws(Refusal) -> HTMLPage {
            let subject = try CheckedSubject(fields)
            if let log = subject.log { return try await page(of: log, subject.apps, for: client) }
            return try await client.whileWaiting { () throws(Refusal) in
                try await judge(subject.check(from: source), for: client, whenEnded: whenEnded) {
                    FormPage.page(of: $0, fields)
                }
            }
        }

        private func page(
            of log: ConsoleLog, _ apps: [AppIdentifier], for client: PageClient
        ) async throws(Refusal) -> HTMLPage {
            try await admit(client) { _ in FormPage.page(of: log, apps) }
        }

        private func upload(_ request: Request, for client: PageClient) async throws(Refusal) -> UploadedFile {
            guard let type = request.headers[.contentType], let boundary = MultipartHead.boundary(in: type) else {
                throw Refusal(.unsupportedMediaType, "a file is uploaded as multipart/form-data")
            }
            if let size = request.bodySize, size > limits.uploadBytes { throw .tooLarge(limits.uploadBytes) }
            let isSmall = request.bodySize.map { $0 <= limits.smallBytes } ?? false
            return try await (isSmall ? bodies : uploads).admit(client.address) { () throws(Refusal) in
                let form = try await request.read(
                    UploadedFormReader(boundary: boundary, fileLimit: limits.fileBytes), upTo: limits.uploadBytes,
                    limits.pace, from: client)
                return try await readings.admit(nil) { () throws(Refusal) in try await read(form) }
            }
        }

        private func read(_ form: UploadedForm) async throws(Refusal) -> UploadedFile {
            let late = Refusal(
                .unprocessableContent,
                "reading the file takes longer than \(limits.readSeconds) seconds; use aasa check")
            return try await Interruptible.run(seconds: limits.readSeconds, late) { () throws(Refusal) in
                try await UploadedFile(form, from: source, limits)
            }
        }

        /// Runs a check when its turn comes, and writes its report.
        private func judge<Page: Sendable>(
            _ check: AssociationCheck, for client: PageClient, whenEnded: (@Sendable (EndedExchange) -> Void)? = nil,
            _ write: @escaping @Sendable (Report) -> Page
        ) async throws(Refusal) -> Page {
            try await judge(for: client) { () throws(CheckFailure) in
                write(try await check.report(whenEnded: whenEnded))
            }
        }

        private func judge(_ project: SentProject, for client: PageClient) async throws(Refusal) -> HTMLPage {
            try await judge(for: client) { () throws(CheckFailure) in
                let (report, repairs) = try await project.report()
                return FormPage.page(of: report, FormFields(), repairs)
            }
        }

        private func judge<Page: Sendable>(
            for client: PageClient, _ page: () async throws(CheckFailure) -> Page
        ) async throws(Refusal) -> Page {
            try count(client)
            return try await checks.admit(client.address) { () throws(Refusal) in
                do throws(CheckFailure) { return try await page() } catch { throw Refusal(error) }
            }
        }
    }

    extension Admission {
        fileprivate convenience init(_ all: Int, ofClient: Int, _ limits: PageSettings.Limits) {
            self.init(
                Limit(all: all, ofClient: ofClient),
                waiting: Limit(all: limits.waiting, ofClient: limits.waitingOfClient), for: limits.waitSeconds)
        }
    }

    extension PageSettings.Limits {
        /// How fast bodies must come.
        fileprivate var pace: BodyPace { BodyPace(seconds: bodySeconds, bytesPerSecond: bodyBytesPerSecond) }
    }
#endif
