import TextFormats

/// A part of a URL in one form.
struct TextPart: Sendable {
    enum State {
        case unset, ready, undecodable
    }

    var state = State.unset
    private var bytes: [UInt8] = []
    private var addedSlashes = 0

    /// Stores a path in a form and then normalises it.
    mutating func fillPath(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ form: TextForm) {
        fill(source, range, form)
        if state == .ready { normalisePath() }
    }

    /// Stores a part in a form.
    mutating func fill(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ form: TextForm) {
        bytes.removeAll(keepingCapacity: true)
        addedSlashes = 0
        state = bytes.append(source, range, in: form) ? .ready : .undecodable
    }

    /// Passes the text to a closure.
    ///
    /// It is `mutating` although nothing changes: exclusive access saves a retain and a release for every URL.
    mutating func with<Result>(_ body: (LinkText) -> Result) -> Result {
        let addedSlashes = addedSlashes
        return bytes.withUnsafeMutableBufferPointer { bytes in
            body(LinkText(bytes: UnsafeBufferPointer(bytes), limit: bytes.count - addedSlashes))
        }
    }

    /// Shortens the slashes at each end to one, or adds a missing one.
    private mutating func normalisePath() {
        let start = bytes.firstIndex { $0 != .slash } ?? bytes.count
        guard start < bytes.count else {
            bytes.removeAll(keepingCapacity: true)
            bytes.append(.slash)
            return
        }
        if start == 0 { bytes.insert(.slash, at: 0) } else if start > 1 { bytes.removeFirst(start - 1) }
        if bytes.last != .slash {
            addedSlashes = 1
            bytes.append(.slash)
        } else {
            while bytes[bytes.count - 2] == .slash { bytes.removeLast() }
        }
    }
}
