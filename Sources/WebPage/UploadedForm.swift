#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import NIOCore

    /// A form that someone sent with a file.
    struct UploadedForm: Sendable {
        /// The fields other than files.
        let fields: FormFields
        /// The first file that was chosen; nil if none was.
        let file: File?

        /// A file, which is not in memory.
        struct File: Sendable {
            /// The name that the user's machine gives it, without folders.
            let name: String
            let kind: AppFile.UploadKind
            let content: TemporaryFile
        }
    }

    /// Keeps a form as it comes, its fields in memory and its first file in a temporary one.
    struct UploadedFormReader: BodyReader {
        private var form: MultipartReader
        private let fileLimit: Int
        private var fields = FormFields()
        private var file: ArrivingFile?
        private var part = Part.other

        /// The part that is being read.
        private enum Part {
            case field(name: String, value: [UInt8])
            case file
            /// A file after the first.
            case other
        }

        /// The most bytes of a field.
        private static let fieldLimit = 4_000

        /// - Parameter fileLimit: the most bytes of a file that is not an archive.
        init(boundary: String, fileLimit: Int) {
            form = MultipartReader(boundary: boundary)
            self.fileLimit = fileLimit
        }

        mutating func take(_ bytes: ByteBufferView) async throws(Refusal) {
            form.add(bytes)
            while let event = try form.next() {
                switch event {
                case .part(let head):
                    endPart()
                    try begin(head)
                case .content(let bytes): try await take(bytes)
                case .end: endPart()
                }
            }
        }

        mutating func finish() async throws(Refusal) -> UploadedForm {
            try form.finish()
            return UploadedForm(fields: fields, file: try await file?.finish())
        }

        private mutating func begin(_ head: MultipartHead) throws(Refusal) {
            guard let name = head.fileName else {
                part = .field(name: head.name, value: [])
                return
            }
            let isChosen = head.name == "file" && !name.isEmpty && file == nil
            part = isChosen ? .file : .other
            if isChosen { file = try ArrivingFile(named: name, limit: fileLimit) }
        }

        private mutating func take(_ bytes: ArraySlice<UInt8>) async throws(Refusal) {
            switch part {
            case .field(let name, var value):
                // Only one at a time holds the value, so that it is not copied.
                part = .other
                value += bytes
                guard value.count <= Self.fieldLimit else {
                    throw Refusal(.badRequest, "the field \(name) is too long")
                }
                part = .field(name: name, value: value)
            case .file: try await file?.append(bytes)
            case .other: break
            }
        }

        private mutating func endPart() {
            guard case .field(let name, let value) = part else { return }
            fields.add(name, String(decoding: value, as: UTF8.self))
            part = .other
        }
    }
#endif
