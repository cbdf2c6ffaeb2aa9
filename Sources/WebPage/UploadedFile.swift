#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// What an uploaded file says, read without any other file.
    struct UploadedFile: Sendable {
        /// The check of what it says. An AASA file is judged by itself, everything else with what servers say.
        let check: AssociationCheck

        /// Reads the file and the field `app` of a form.
        ///
        /// - Parameter source: how servers are asked.
        init(_ form: UploadedForm, from source: EvidenceSource, _ limits: PageSettings.Limits) async throws(Refusal) {
            guard let file = form.file else { throw Refusal(.badRequest, "choose a file") }
            let apps = try CheckedSubject.app(form.fields["app"]).map { [$0] } ?? []
            guard file.kind == .other else {
                var parts = InputParts(apps: apps)
                parts.add(try await Self.parts(of: file, limits))
                check = AssociationCheck(parts, from: source)
                return
            }
            let bytes: [UInt8]
            // A byte more than Apple reads says that there is more.
            do throws(FileFailure) { bytes = try file.content.start(Response.sizeLimit + 1) } catch {
                throw Refusal(.internalServerError, "the server cannot read the file", because: error.message)
            }
            check = AssociationCheck([SourceText(bytes, from: .file(path: file.name))], apps: apps, services: [])
        }

        private static func parts(
            of file: UploadedForm.File, _ limits: PageSettings.Limits
        ) async throws(Refusal) -> InputParts {
            let parts: InputParts
            do throws(InputFailure) {
                parts = try await AppFile.parts(in: file.content, named: file.name, limit: limits.fileBytes)
            } catch {
                throw Refusal(.unprocessableContent, error.sentence)
            }
            let claims = parts.claims.lists.flatMap(\.claims)
            let domains = Set(claims.compactMap(\.siteKey)).count
            guard domains <= limits.domains else {
                throw Refusal(
                    .unprocessableContent,
                    "\(plain: file.name): it claims \(domains) domains, more than the \(limits.domains) that this page asks; use aasa check"
                )
            }
            guard claims.count <= limits.claims else {
                throw Refusal(
                    .unprocessableContent,
                    "\(plain: file.name): it has \(claims.count) entries of associated domains, more than the \(limits.claims) that this page checks; use aasa check"
                )
            }
            return parts
        }
    }
#endif
