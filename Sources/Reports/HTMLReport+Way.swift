import Findings

/// The way of an association as a drawing, from the app to the listing: what each step shows is told by its shape and a word,
/// and to those who do not see it by a description.
struct WayHTML {
    let way: Report.Way
    /// A number that no other drawing of the page has.
    let number: Int

    var markup: Markup {
        let width = 100.0 / Double(way.steps.count)
        let edges = way.steps.indices.dropFirst().map { index -> Markup in
            let place = Double(index) * width
            return """
                <line x1="\(percent(place - width / 2))" x2="\(percent(place + width / 2))" y1="20" y2="20"/>\
                <svg x="\(percent(place))"><path d="M-3 15l5 5l-5 5"/></svg>
                """
        }
        let nodes = way.steps.enumerated().map { index, step -> Markup in
            """
            <svg class="\(step.state.tone.name)" x="\(percent(Double(index) * width))" width="\(percent(width))">\
            <svg x="50%">\(step.state.shape)</svg><text x="50%" y="50">\(step.stage.name)</text>\
            <text class="word" x="50%" y="68">\(step.word)</text></svg>
            """
        }
        let details = way.steps.map { "\($0.stage.name), \($0.word): \($0.detail)." as Markup }
        let name: Markup = "way-\(number)"
        return """
            <svg class="way" xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="\(name)" aria-describedby="\(name)-steps">\
            <title id="\(name)">\(title)</title><desc id="\(name)-steps">\(details.joined(by: " "))</desc>\
            \(edges.joined())\(nodes.joined())</svg>

            """
    }

    private var title: Markup {
        let failed = way.steps.filter { $0.state == .failed }.map { "\($0.stage.name) (\($0.word))" as Markup }
        if failed.isEmpty { return "The way from the app to the file" }
        return "The way from the app to the file fails: \(failed.joined(by: ", "))"
    }

    private func percent(_ value: Double) -> Markup {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)%"
    }
}

extension Report.Step.Stage {
    /// What is looked at, in a word that fits below its sign.
    fileprivate var name: Markup {
        switch self {
        case .app: "App"
        case .cdnCopy: "Apple's CDN"
        case .server: "Server"
        case .directory: "Directory"
        case .file: "File"
        case .listing: "Listing"
        }
    }
}

extension Report.Step.State {
    fileprivate var tone: Tone {
        switch self {
        case .good: .good
        case .doubtful: .warning
        case .failed: .error
        case .notAsked: .faint
        }
    }

    /// A tick in a circle, a triangle, a cross in an octagon, or a dashed circle, around the point (0, 20).
    fileprivate var shape: Markup {
        switch self {
        case .good: "<circle cy=\"20\" r=\"13\"/><path d=\"M-6 20l4 5l8 -9\"/>"
        case .doubtful: "<path class=\"full\" d=\"M0 4l16 28h-32z\"/><path d=\"M0 14v8m0 4v1\"/>"
        case .failed:
            "<path class=\"full\" d=\"M-6 5h12l9 9v12l-9 9h-12l-9 -9v-12z\"/><path d=\"M-5 15l10 10m0 -10l-10 10\"/>"
        case .notAsked: "<circle class=\"dashed\" cy=\"20\" r=\"13\"/><path d=\"M-4 20h8\"/>"
        }
    }
}
