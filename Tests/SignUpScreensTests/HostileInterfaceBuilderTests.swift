import AssociationModel
import Findings
import SignUpScreens
import TestData
import Testing
import TextFormats

@Suite struct `an Interface Builder file that is none` {
    @Test(arguments: [
        ("NIBArchive\u{1}", InterfaceBuilderProblem.Kind.compiled, 1, 1),
        ("bplist00\u{0}", .compiled, 1, 1),
        ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", .outdated, 1, 2),
        ("<?xml version=\"1.0\"?>\n<plist/>", .foreign("plist"), 2, 2),
        ("", .xml(.empty), 1, 1),
        ("<document>\n  <a></b>", .xml(.mismatchedEndTag), 2, 8),
        ("<!DOCTYPE d [<!ENTITY a \"b\">]><document/>", .xml(.internalSubset), 1, 13),
        ("<document>&lol;</document>", .xml(.unknownEntity), 1, 11),
        (String(repeating: "<document>", count: 600), .xml(.tooDeep), 1, 5121),
    ])
    func `is refused, with the reason and the place`(
        content: String, kind: InterfaceBuilderProblem.Kind, line: Int, column: Int
    ) {
        let text = SourceText(content, from: .argument)
        let problem = #expect(throws: InterfaceBuilderProblem.self) { try InterfaceBuilderFile(text) }
        #expect(problem?.kind == kind)
        #expect(problem.map { text.position(of: $0.span.start) } == SourcePosition(line: line, column: column))
        #expect(problem?.message.description.isEmpty == false)
    }

    @Test(arguments: ["SignUp.storyboard", "Account.storyboard", "LoginWindow.xib", "PasswordCell.xib"])
    func `is refused wherever it is cut off`(name: String) throws {
        let bytes = try ScreenFixture.text(name).bytes
        let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
        // Every third place, since each is a whole reading.
        for count in stride(from: 0, through: end, by: 3) {
            let text = SourceText(Array(bytes[..<count]), from: .file(path: name))
            let problem = #expect(throws: InterfaceBuilderProblem.self, "cut at \(count)") {
                try InterfaceBuilderFile(text)
            }
            #expect(problem.map { $0.span.start >= 0 && $0.span.end <= count } == true, "cut at \(count)")
        }
    }

    @Test(
        .seeded,
        arguments: [
            ("SignUp.storyboard", 1), ("Account.storyboard", 2), ("LoginWindow.xib", 3), ("PasswordCell.xib", 4),
        ] as [(String, UInt64)])
    func `is refused or read with every place inside it after any change`(name: String, seed: UInt64) throws {
        let bytes = try ScreenFixture.text(name).bytes
        var generator = SeededGenerator(seed: RunSeed.value &+ seed)
        var readable = 0
        for round in 0..<600 {
            let changed = changed(bytes, &generator)
            let text = SourceText(changed, from: .file(path: name))
            do throws(InterfaceBuilderProblem) {
                for place in try InterfaceBuilderFile(text).screens.flatMap(\.places) {
                    guard case .text(_, let span) = place else { continue }
                    #expect(span.start >= 0 && span.end <= changed.count, "seed \(seed), round \(round)")
                }
                readable += 1
            } catch {
                let isInside = error.span.start >= 0 && error.span.end <= changed.count
                #expect(isInside, "seed \(seed), round \(round)")
            }
        }
        #expect(readable > 20)
    }

    @Test func `with scenes that embed each other and themselves is read once`() throws {
        let scenes = (0..<200).map { index in
            let containers = (0..<200).map {
                #"<containerView><connections><segue kind="embed" destination="c\#($0)"/></connections></containerView>"#
            }
            return """
                <scene><objects><viewController id="c\(index)" sceneMemberID="viewController"><view key="view">
                <subviews><textField placeholder="\(index)"/>\(containers.joined())</subviews></view></viewController>
                </objects></scene>
                """
        }
        let text = SourceText("<document><scenes>\(scenes.joined())</scenes></document>", from: .argument)
        let screens = try InterfaceBuilderFile(text).screens
        #expect(screens.count == 1)
        #expect(screens.first?.fields.count == 200)
    }

    @Test func `with a form that many scenes embed grows no further than the limit`() throws {
        let form = String(repeating: "<textField/>", count: 1_000)
        let scenes = (0..<1_000).map { index in
            """
            <scene><objects><viewController id="c\(index)"><view key="view"><connections>
            <segue kind="embed" destination="form"/></connections></view></viewController></objects></scene>
            """
        }
        let text = SourceText(
            """
            <document><scenes>\(scenes.joined())<scene><objects><viewController id="form"><view key="view"><subviews>
            \(form)</subviews></view></viewController></objects></scene></scenes></document>
            """, from: .argument)
        let screens = try InterfaceBuilderFile(text).screens
        #expect(screens.allSatisfy { $0.fields.count == 1_000 })
        #expect((100...102).contains(screens.count))
    }

    @Test func `with 10,000 outlets of 10,000 classes to fields of one name is read in one pass`() throws {
        let outlets = (0..<10_000).map { index in
            """
            <view customClass="C\(index)" id="v\(index)"><subviews><textField id="f" customClass="T\(index)"/></subviews>
            <connections><outlet property="p" destination="f"/></connections></view>
            """
        }
        let text = SourceText(
            "<document><objects><view>\(outlets.joined())</view></objects></document>", from: .argument)
        let screen = try #require(try InterfaceBuilderFile(text).screens.first)
        #expect(screen.fields.count == 10_000)
        #expect(screen.unreadClasses.count == 20_000)
        let code = Screen(name: "C7", className: "C7", fields: screen.fields, at: .wholeText(text))
        let merged = screen.merged(with: code)
        #expect(merged.fields.count == 10_000)
        #expect(merged.unreadClasses.count == 19_999)
    }

    private func changed(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        let telling = Array("<>&;/\"'=- YNOab\n\u{0}".utf8)
        var result = bytes
        for _ in 0...Int.random(in: 0...2, using: &generator) {
            let index = Int.random(in: 0..<result.count, using: &generator)
            switch Int.random(in: 0...3, using: &generator) {
            case 0: result[index] ^= 1 << UInt8.random(in: 0...7, using: &generator)
            case 1: result[index] = telling[Int.random(in: 0..<telling.count, using: &generator)]
            case 2: result.insert(telling[Int.random(in: 0..<telling.count, using: &generator)], at: index)
            default: result.remove(at: index)
            }
        }
        return result
    }
}

extension Screen {
    /// Every place that is kept.
    var places: [Place] {
        [place] + departures.map(\.place)
            + fields.flatMap { field in
                [
                    field.place, field.contentType.place, field.isSecure.place, field.keyboard.place,
                    field.rules.place, field.isEditable.place, field.inputView.place,
                ].compactMap(\.self)
            }
    }
}
