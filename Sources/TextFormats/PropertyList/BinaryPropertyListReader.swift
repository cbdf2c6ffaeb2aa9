import Findings

/// Reads binary property lists (`bplist00`), the form of Info.plist in a built app.
///
/// The layout (CFBinaryPList.c in swift-corelibs-foundation) is a header of 8 bytes, the objects, a table with the
/// offset of each object, and a trailer of 32 bytes. Every offset is checked. Objects may be shared but must not
/// overlap: together they may have at most as many bytes as the file, which limits memory. The number of values after
/// expanding shared objects is limited by ``valueLimit``, and nesting by ``XMLReader/depthLimit``.
struct BinaryPropertyListReader {
    /// The maximum number of values in a list, where a shared value counts each time it is used.
    static let valueLimit = 1_000_000
    /// A value counts once more for each of so many bytes, so that a shared text does not expand without limit either.
    static let weightyBytes = 32

    private let bytes: [UInt8]
    private let layout: BinaryPropertyListLayout
    private var values: [PropertyList?]
    private var weights: [Int]
    private var isOpen: [Bool]
    private var stack: [Frame] = []
    private var budget: Int

    /// A container whose children are being read.
    private struct Frame {
        let object: Int
        let isDictionary: Bool
        let children: [Int]
        var next = 0
    }

    static func read(_ bytes: [UInt8]) throws(PropertyListProblem) -> PropertyList {
        do throws(PropertyListProblem.BinaryProblem) {
            var reader = try BinaryPropertyListReader(bytes)
            return try reader.readTop()
        } catch {
            throw PropertyListProblem(.binary(error), at: nil)
        }
    }

    private init(_ bytes: [UInt8]) throws(PropertyListProblem.BinaryProblem) {
        self.bytes = bytes
        layout = try BinaryPropertyListLayout(bytes)
        values = Array(repeating: nil, count: layout.objectCount)
        weights = Array(repeating: 0, count: layout.objectCount)
        isOpen = Array(repeating: false, count: layout.objectCount)
        budget = bytes.count
    }

    private mutating func readTop() throws(PropertyListProblem.BinaryProblem) -> PropertyList {
        try visit(layout.topObject)
        while let frame = stack.last {
            if frame.next < frame.children.count {
                let child = frame.children[frame.next]
                stack[stack.count - 1].next += 1
                if isOpen[child] { throw .cycle }
                if values[child] == nil { try visit(child) }
            } else {
                try close(frame)
                stack.removeLast()
            }
        }
        guard let top = values[layout.topObject] else { throw .badReference }
        return top
    }

    private mutating func visit(_ object: Int) throws(PropertyListProblem.BinaryProblem) {
        let (content, size) = try layout.object(object, in: bytes)
        budget -= size
        guard budget >= 0 else { throw .tooLarge }
        switch content {
        case .scalar(let value):
            values[object] = value
            weights[object] = 1 + size / Self.weightyBytes
        case .container(let children, let isDictionary):
            guard stack.count < XMLReader.depthLimit else { throw .tooDeep }
            isOpen[object] = true
            stack.append(Frame(object: object, isDictionary: isDictionary, children: children))
        }
    }

    private mutating func close(_ frame: Frame) throws(PropertyListProblem.BinaryProblem) {
        var weight = 1
        var parts: [PropertyList] = []
        parts.reserveCapacity(frame.children.count)
        for child in frame.children {
            guard let value = values[child] else { throw .badReference }
            parts.append(value)
            weight += weights[child]
            guard weight <= Self.valueLimit else { throw .tooLarge }
        }
        values[frame.object] = frame.isDictionary ? try Self.dictionary(parts) : PropertyList(.array(parts))
        weights[frame.object] = weight
        isOpen[frame.object] = false
    }

    // All keys come first, then all values.
    private static func dictionary(_ parts: [PropertyList]) throws(PropertyListProblem.BinaryProblem) -> PropertyList {
        var entries: [PropertyListEntry] = []
        let count = parts.count / 2
        for index in 0..<count {
            guard let key = parts[index].string else { throw .badKey }
            entries.append(PropertyListEntry(key: key, value: parts[count + index]))
        }
        return PropertyList(.dictionary(entries))
    }
}
