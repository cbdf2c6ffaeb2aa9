/// The query and the fragment of one URL in the forms that rules have asked for so far, in memory that the next URL
/// uses again.
struct LinkTexts: Sendable {
    private var queries = Array(repeating: TextPart(), count: TextForm.count)
    private var fragments = Array(repeating: TextPart(), count: TextForm.count)
    private var items = Array(repeating: QueryItemTable(), count: TextForm.count)

    /// A part that is matched as a whole.
    enum Part {
        case query, fragment
    }

    /// Forgets the last URL.
    mutating func begin() {
        for index in 0..<TextForm.count {
            queries[index].state = .unset
            fragments[index].state = .unset
            if items[index].isFilled { items[index].clear() }
        }
    }

    /// Brings a part into a form, if it is not yet; false where it cannot be decoded.
    mutating func prepare(
        _ part: Part, _ form: TextForm, _ url: LinkURL, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        switch part {
        case .query: Self.prepare(&queries[form.rawValue], bytes, url.query, form)
        case .fragment: Self.prepare(&fragments[form.rawValue], bytes, url.fragment, form)
        }
    }

    private static func prepare(
        _ text: inout TextPart, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>?, _ form: TextForm
    ) -> Bool {
        if text.state == .unset { text.fill(bytes, range ?? 0..<0, form) }
        return text.state == .ready
    }

    /// Hands over a part that was prepared.
    func with<Result>(_ part: Part, _ form: TextForm, _ body: (LinkText) -> Result) -> Result {
        switch part {
        case .query: queries[form.rawValue].with(body)
        case .fragment: fragments[form.rawValue].with(body)
        }
    }

    /// Sorts the items of the query by name, if that is not yet done.
    mutating func prepareItems(
        _ form: TextForm, _ url: LinkURL, _ bytes: UnsafeBufferPointer<UInt8>, _ names: NameTable
    ) {
        guard !items[form.rawValue].isFilled else { return }
        items[form.rawValue].fill(bytes, url.query ?? 0..<0, form, names)
    }

    /// Whether the query has an item of a name.
    func hasItem(_ name: Int, _ form: TextForm) -> Bool { items[form.rawValue].has(name) }

    /// Whether all values of a name satisfy a condition; false also where one of them cannot be decoded.
    func allValues(of name: Int, _ form: TextForm, satisfy condition: (LinkText) -> Bool) -> Bool {
        items[form.rawValue].allValues(of: name, satisfy: condition)
    }
}
