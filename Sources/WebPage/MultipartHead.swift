#if WebPage
    import AssociatedDomains

    /// What is said of one part of a form: <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data>.
    struct MultipartHead: Sendable {
        /// The name of the field.
        let name: String
        /// The name of the file, without folders; nil for a field.
        let fileName: String?

        /// Reads the header fields of a part; nil unless they have a name for it.
        init?(_ bytes: ArraySlice<UInt8>) {
            let text = String(decoding: bytes, as: UTF8.self)
            let field = text.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-disposition:") }
            guard let field else { return nil }
            let parameters = Self.parameters(of: field)
            guard let name = parameters["name"] else { return nil }
            self.name = Self.decoded(name)
            // Some browsers send the path.
            fileName = parameters["filename"].map { fileName in
                Self.decoded(fileName).split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
            }
        }

        /// The boundary that a media type names; nil unless it is one of a form with files.
        static func boundary(in mediaType: String) -> String? {
            let type = mediaType.prefix { $0 != ";" }
            guard type.lowercased().trimmingBlanks == "multipart/form-data" else { return nil }
            return parameters(of: mediaType[...])["boundary"].flatMap { (1...70).contains($0.utf8.count) ? $0 : nil }
        }

        /// The parameters after the first semicolon, of which the first with its name counts. In quotation marks, only
        /// another one can be escaped: a reverse slash is one of a path.
        private static func parameters(of field: Substring) -> [String: String] {
            var parameters: [String: String] = [:]
            var rest = field.utf8.drop { $0 != UInt8(ascii: ";") }.dropFirst()
            while !rest.isEmpty {
                let name = rest.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ";") }
                rest = rest[name.endIndex...]
                guard rest.first == UInt8(ascii: "=") else {
                    rest = rest.dropFirst()
                    continue
                }
                let value = value(at: &rest)
                let key = String(decoding: name, as: UTF8.self).trimmingBlanks.lowercased()
                parameters[key] = parameters[key] ?? value
            }
            return parameters
        }

        // Takes a value, from the equals sign before it to the semicolon after it.
        private static func value(at rest: inout Substring.UTF8View.SubSequence) -> String {
            let semicolon = UInt8(ascii: ";")
            rest = rest.dropFirst()
            var value: [UInt8] = []
            if rest.first == UInt8(ascii: "\"") {
                rest = rest.dropFirst()
                while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
                    let isEscaped = byte == UInt8(ascii: "\\") && rest.first == UInt8(ascii: "\"")
                    value.append(isEscaped ? rest.removeFirst() : byte)
                }
                rest = rest.drop { $0 != semicolon }
            } else {
                value = Array(rest.prefix { $0 != semicolon })
                rest = rest.dropFirst(value.count)
            }
            rest = rest.dropFirst()
            return String(decoding: value, as: UTF8.self).trimmingBlanks
        }

        // Browsers write these three in percent-encoding, and nothing else.
        private static func decoded(_ name: String) -> String {
            name.replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
        }
    }
#endif
