#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// The parts of a form with files (RFC 7578).
    struct MultipartForm {
        /// A part: a field, or a file.
        struct Part {
            let name: String
            /// The name of the file, without folders; nil for a field.
            let fileName: String?
            let content: ArraySlice<UInt8>
        }

        /// The parts, in order.
        let parts: [Part]

        /// The most parts that are read.
        private static let partLimit = 20

        /// The boundary that a media type names; nil unless it is one of a form with files.
        static func boundary(in mediaType: String) -> String? {
            let pieces = mediaType.split(separator: ";")
            guard pieces.first?.lowercased() == "multipart/form-data" else { return nil }
            let boundary = parameter("boundary", in: pieces.dropFirst())
            return boundary.flatMap { (1...70).contains($0.utf8.count) ? $0 : nil }
        }

        /// Reads a body.
        init(_ body: [UInt8], boundary: String) throws(Refusal) {
            let delimiter = Array("--\(boundary)".utf8)
            guard body.starts(with: delimiter) else { throw Self.broken }
            var parts: [Part] = []
            var rest = body[delimiter.count...]
            while rest.starts(with: Self.lineEnd) {
                guard parts.count < Self.partLimit, let end = rest.range(of: Self.lineEnd + delimiter) else {
                    throw Self.broken
                }
                parts.append(try Self.part(rest[..<end.lowerBound].dropFirst(Self.lineEnd.count)))
                rest = rest[end.upperBound...]
            }
            guard rest.starts(with: Array("--".utf8)) else { throw Self.broken }
            self.parts = parts
        }

        private static let lineEnd = Array("\r\n".utf8)
        private static let broken = Refusal(.badRequest, "the form is not valid multipart/form-data")

        private static func part(_ bytes: ArraySlice<UInt8>) throws(Refusal) -> Part {
            guard let end = bytes.range(of: lineEnd + lineEnd) else { throw broken }
            let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
            let field = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-disposition:") }
            let pieces = (field ?? "").split(separator: ";").dropFirst()
            guard let name = parameter("name", in: pieces) else { throw broken }
            // Some browsers send the path.
            let fileName = parameter("filename", in: pieces)?.split { $0 == "/" || $0 == "\\" }.last.map(String.init)
            return Part(name: name, fileName: fileName, content: bytes[end.upperBound...])
        }

        private static func parameter(_ name: String, in pieces: ArraySlice<Substring>) -> String? {
            for piece in pieces {
                let sides = piece.split(separator: "=", maxSplits: 1)
                guard sides.count == 2, String(sides[0]).trimmingBlanks.lowercased() == name else { continue }
                let value = String(sides[1]).trimmingBlanks
                return value.hasPrefix("\"") && value.hasSuffix("\"") && value.utf8.count > 1
                    ? String(value.dropFirst().dropLast()) : value
            }
            return nil
        }
    }

    extension ArraySlice<UInt8> {
        /// Where a sequence of bytes that begins with a carriage return comes first; nil if it does not.
        fileprivate func range(of pattern: [UInt8]) -> Range<Int>? {
            var rest = self
            while let start = rest.firstIndex(of: UInt8(ascii: "\r")) {
                rest = rest[start...]
                if rest.starts(with: pattern) { return start..<start + pattern.count }
                rest = rest.dropFirst()
            }
            return nil
        }
    }
#endif
