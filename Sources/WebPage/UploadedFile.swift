#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// What an uploaded file says, read without any other file.
    struct UploadedFile: Sendable {
        /// The check of what it says. An AASA file is judged by itself, everything else with what servers say.
        let check: AssociationCheck
        /// The project, if the file is the archive of one; `check` is then that of the project.
        let project: SentProject?
        /// The log, if the file is one.
        var log: ConsoleLog? { logs.first }
        /// The app that was named beside the file.
        let apps: [AppIdentifier]
        private let logs: [ConsoleLog]

        /// Reads the file and the field `app` of a form.
        ///
        /// - Parameter source: how servers are asked.
        init(_ form: UploadedForm, from source: EvidenceSource, _ limits: PageSettings.Limits) async throws(Refusal) {
            guard let file = form.file else { throw Refusal(.badRequest, "choose a file") }
            apps = try CheckedSubject.app(form.fields["app"]).map { [$0] } ?? []
            project = try await Self.project(in: file, apps, from: source, limits)
            if let project {
                (check, logs) = (project.check, [])
                try Self.require(check, named: file.name, limits)
                return
            }
            guard file.kind == .other else {
                var parts = InputParts(apps: apps)
                parts.add(try await Self.parts(of: file, limits))
                logs = parts.logs
                check = AssociationCheck(parts, from: source)
                try Self.require(check, named: file.name, limits)
                return
            }
            // A byte more than Apple reads says that there is more.
            let bytes = try Self.start(of: file, Response.sizeLimit + 1)
            check = AssociationCheck([SourceText(bytes, from: .file(path: file.name))], apps: apps, services: [])
            let start = bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
            let log = start == UInt8(ascii: "{") ? nil : try Self.log(in: file, limits)
            logs = log.map { [$0] } ?? []
        }

        /// The log that a file is whose name says nothing; nil if nothing in it is known.
        private static func log(
            in file: UploadedForm.File, _ limits: PageSettings.Limits
        ) throws(Refusal) -> ConsoleLog? {
            let log = ConsoleLog(try start(of: file, limits.fileBytes), from: .file(path: file.name))
            return log.explainedCount > 0 ? log : nil
        }

        private static func start(of file: UploadedForm.File, _ count: Int) throws(Refusal) -> [UInt8] {
            do throws(FileFailure) { return try file.content.start(count) } catch {
                throw Refusal(.internalServerError, "the server cannot read the file", because: error.message)
            }
        }

        private static func parts(
            of file: UploadedForm.File, _ limits: PageSettings.Limits
        ) async throws(Refusal) -> InputParts {
            do throws(InputFailure) {
                return try await AppFile.parts(in: file.content, named: file.name, limit: limits.fileBytes)
            } catch {
                throw Refusal(.unprocessableContent, error.sentence)
            }
        }

        private static func project(
            in file: UploadedForm.File, _ apps: [AppIdentifier], from source: EvidenceSource,
            _ limits: PageSettings.Limits
        ) async throws(Refusal) -> SentProject? {
            guard file.kind == .archive else { return nil }
            do throws(InputFailure) {
                return try await SentProject(
                    in: file.content, named: file.name, apps: apps, from: source,
                    within: SentArchive.Limits(
                        bytes: limits.projectBytes, sources: limits.projectSources,
                        sourceBytes: limits.projectSourceBytes))
            } catch {
                throw Refusal(.unprocessableContent, error.sentence)
            }
        }

        /// Refuses what would have this machine ask too much.
        private static func require(
            _ check: AssociationCheck, named name: String, _ limits: PageSettings.Limits
        ) throws(Refusal) {
            let bounds: [(count: Int, limit: Int, excess: Message)] = [
                (
                    check.hosts.count, limits.domains,
                    "claims \(check.hosts.count) domains, more than the \(limits.domains) that this page asks"
                ),
                (
                    check.screenCount, limits.screens,
                    "has \(check.screenCount) screens, more than the \(limits.screens) that this page shows"
                ),
                (
                    check.claimCount, limits.claims,
                    "has \(check.claimCount) entries of associated domains, more than the \(limits.claims) that this page checks"
                ),
            ]
            if let bound = bounds.first(where: { $0.count > $0.limit }) {
                throw Refusal(.unprocessableContent, "\(plain: name): it \(bound.excess); use aasa check")
            }
        }
    }
#endif
