#if WebPage
    import AssociatedDomains

    /// The fields of a form, as in a query or a body of `application/x-www-form-urlencoded`:
    /// <https://url.spec.whatwg.org/#application/x-www-form-urlencoded>.
    struct FormFields: Sendable {
        private var values: [String: String] = [:]

        init() {}

        /// Decodes a query. Of fields with the same name, the first counts.
        init(query: String) {
            for pair in query.utf8.split(separator: UInt8(ascii: "&")) {
                let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                add(Self.decoded(parts[0]), parts.count == 2 ? Self.decoded(parts[1]) : "")
            }
        }

        /// Adds a field, unless there is one with its name.
        mutating func add(_ name: String, _ value: String) { values[name] = values[name] ?? value }

        /// The value of a field, without white space around it; empty if there is no such field.
        subscript(name: String) -> String { (values[name] ?? "").trimmingBlanks }

        /// The value of a field as it was sent; empty if there is no such field.
        func text(_ name: String) -> String { values[name] ?? "" }

        /// The address of the check that the fields ask for; nil if they ask for none.
        var address: String? {
            if self["subject"].isEmpty { return nil }
            let names = ["subject", "app", "team", "bundle", "service"].filter { !self[$0].isEmpty }
            return "/check?" + names.map { "\($0)=\(self[$0].inQuery)" }.joined(separator: "&")
        }

        /// The same fields with another value of one.
        func setting(_ name: String, to value: String) -> FormFields {
            var fields = self
            fields.values[name] = value
            return fields
        }

        private static func decoded(_ text: Substring.UTF8View) -> String {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(text.count)
            var rest = text
            while let byte = rest.popFirst() {
                let digits = rest.prefix(2)
                // A sign before a digit is a number to Swift.
                if byte == UInt8(ascii: "%"), digits.count == 2, digits.first != UInt8(ascii: "+"),
                    let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
                {
                    bytes.append(value)
                    rest = rest.dropFirst(2)
                } else {
                    bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
#endif
