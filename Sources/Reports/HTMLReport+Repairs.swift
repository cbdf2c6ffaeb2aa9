import Findings

/// The files that `aasa fix` repairs, each as a whole, to be copied or downloaded and put in the place of the old one, with
/// what changes in it.
struct RepairsHTML {
    let changes: [FileChange]

    var section: HTMLSection? {
        let files = changes.enumerated().compactMap { file($0.element, number: $0.offset + 1) }
        return files.isEmpty
            ? nil : HTMLSection("repaired", files.count == 1 ? "Repaired file" : "Repaired files", files.joined())
    }

    /// Nil for a file that is not text.
    private func file(_ change: FileChange, number: Int) -> Markup? {
        guard let text = String(validating: change.new.bytes, as: UTF8.self) else { return nil }
        let count = change.repaired.count
        let name: Markup = "<code>\(Message.escaped(change.old.name))</code>"
        let file = change.old.name.split(separator: "/").last.map(String.init) ?? ""
        let download: Markup = """
            <a class="button" download="\(Message.escaped(file))" \
            href="data:application/octet-stream,\(text.inQuery)">Download<span class="unseen"> the repaired file \
            \(number)</span></a>
            """
        return """
            <div class="repaired"><p>\(name), with \(count == 1 ? "1 finding" : "\(count) findings") repaired. Everything \
            else in it is as it was: put this file in its place.</p>
            <p class="actions" data-copies="repaired-\(number)">\(download)</p>
            <details><summary>What changes<span class="unseen"> in file \(number)</span></summary>
            \(diff(of: change))</details>
            <details><summary>The whole file<span class="unseen"> \(number)</span></summary>
            <div id="repaired-\(number)">\(HTMLFix.block(text.withoutReturns, "Repaired file"))</div></details></div>

            """
    }

    private func diff(of change: FileChange) -> Markup {
        let text = UnifiedDiff.text(from: change.old, to: change.new).withoutReturns
        // The names of both files come first.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast()
        let rows = lines.map { line -> Markup in
            switch line.first {
            case "-": "<del>\(String(line))</del>\n"
            case "+": "<ins>\(String(line))</ins>\n"
            default: "\(String(line))\n"
            }
        }
        return "<pre class=\"diff\">\(rows.joined())</pre>"
    }
}

extension String {
    /// Without the carriage returns, which HTML takes for line breaks.
    fileprivate var withoutReturns: String {
        var text = self
        text.unicodeScalars.removeAll { $0 == "\r" }
        return text
    }
}
