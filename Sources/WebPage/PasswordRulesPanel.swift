#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// What a descriptor of password rules means: the rules that are left of it, and the passwords that come of them.
    enum PasswordRulesPanel: Panel {
        static let section = PageSection.passwordRules
        static let title: StaticString = "What do these password rules make?"
        static let intro: Markup = """
            Enter the text of a <code>passwordrules</code> attribute or of <code>UITextInputPasswordRules</code>.
            """
        static let bodyLimit = 3 * descriptorLimit + 1_024

        private static let descriptorLimit = 8 << 10
        private static let count = 12
        /// The most characters of a password that is made here: how long a method is looked for grows with them.
        private static let longest = 256
        /// How many characters are drawn for the passwords of one answer, at most.
        private static let mostDrawn = 1 << 20

        static func form(_ fields: FormFields) -> Markup {
            let dialect = FormParts.choice(
                "dialect", "Version of the language", among: PasswordDialect.allCases, chosen: fields["dialect"],
                title(of:))
            return """
                <form class="ask" action="/password-rules" method="post" aria-label="Password rules" data-live="rules">
                <p class="wide"><label for="rules">Password rules</label>
                <textarea id="rules" name="rules" rows="3" required="required" maxlength="\(descriptorLimit)" \
                placeholder="required: upper; required: digit; minlength: 12;" autocapitalize="none" spellcheck="false">\
                \(.editable(fields.text("rules")))</textarea></p>
                \(dialect)
                <p class="end"><button type="submit">Show the passwords</button></p>
                </form>

                """
        }

        static func answer(
            to fields: FormFields, from source: EvidenceSource
        ) async throws(Refusal) -> PanelAnswer? {
            // The line break that a field of several lines adds is not part of it, as after an argument of `aasa`.
            let text = fields["rules"]
            if text.isEmpty { return nil }
            guard text.utf8.count <= descriptorLimit else {
                throw Refusal(.contentTooLarge, "the rules are longer than \(descriptorLimit >> 10) KB")
            }
            guard let dialect = PasswordDialect(rawValue: fields["dialect"].isEmpty ? "original" : fields["dialect"])
            else { throw Refusal(.badRequest, "there is no dialect \(fields["dialect"])") }
            let descriptor = PasswordDescriptor(text, dialect: dialect)
            var check = AssociationCheck.ofPasswordRules()
            check.add(PasswordRulesText(SourceText(text, from: .file(path: "password rules"))))
            let report = check.reportOnInputs()
            let passwords = passwords(of: descriptor.rules, dialect)
            let sections =
                HTMLReport.sections(of: report, explanations: "/explain/") + [
                    canonical(descriptor), passwords.section, shape(descriptor.rules.shape),
                ]
            return PanelAnswer(
                summary: descriptor.losesRules ? "Rules are lost through mistakes" : "\(passwords.summary)",
                markup: sections.map(\.markup).joined(),
                tone: !descriptor.losesRules && passwords.isComplete ? .good : .bad)
        }
    }

    extension PasswordRulesPanel {
        private static func title(of dialect: PasswordDialect) -> Markup {
            switch dialect {
            case .original: "2018, which every device reads"
            case .extended: "2026: max-repeating, max-sequential"
            }
        }

        private static func canonical(_ descriptor: PasswordDescriptor) -> HTMLSection {
            let text = descriptor.rules.text
            let rules: Markup =
                text.isEmpty
                ? "<p>None: Safari makes its usual password.</p>" : HTMLFix.block(text, "Password rules")
            return HTMLSection("canonical", "The rules that Apple's parser reads", rules)
        }

        private static func shape(_ shape: PasswordShape) -> HTMLSection {
            var lines: [Message] = [
                "\(words(shape)), about \(plain: "\(shape.bits)") bits"
            ]
            if let alphabet = shape.alphabet { lines.append("drawn from \(alphabet.count) characters") }
            if let obstacle = shape.obstacle {
                lines.append("not in the style that is easy to type, because \(plain: obstacle.rawValue)")
            }
            if let minimum = shape.missedMinimum { lines.append("shorter than asked: minlength is \(minimum)") }
            let items = lines.map { "<li>\($0)</li>\n" as Markup }.joined()
            return HTMLSection(
                "shape", "What Safari is expected to make",
                """
                <ul class="reminders">
                \(items)</ul>
                <p class="hint">A model of Apple's Password Rules Validation Tool, not an observation on a device.</p>
                """)
        }

        private static func words(_ shape: PasswordShape) -> Message {
            let length = shape.length
            return switch shape.style {
            case .typeable: "\(length) characters: three groups of syllables with hyphens"
            case .typeableWithoutHyphens: "\(length) characters: syllables without hyphens"
            case .classic: "\(length) characters: random ones in groups of three"
            case .random: "\(length) random characters"
            }
        }

        /// Passwords, as many as the bounds allow.
        private struct Passwords {
            let summary: Message
            let section: HTMLSection
            let isComplete: Bool
        }

        private static func passwords(of rules: PasswordRules, _ dialect: PasswordDialect) -> Passwords {
            var made: [String] = []
            var reason: Message?
            do throws(PasswordGenerationFailure) {
                if let minimum = rules.minLength, minimum > longest {
                    throw .tooLong(minimum: minimum, limit: longest)
                }
                var generator = try PasswordGenerator(for: rules, dialect: dialect)
                var room = mostDrawn / generator.method.length
                while made.count < count, let password = generator.password(amongNext: &room) {
                    made.append(password)
                }
                if made.count < count {
                    reason = "few passwords follow these rules: no more were found within the bound"
                }
            } catch {
                reason = error.sentence
            }
            let items = made.map { "<li><code>\($0)</code></li>\n" as Markup }.joined()
            let list: Markup? = made.isEmpty ? nil : "<ul class=\"passwords\">\n\(items)</ul>\n"
            let note: Markup? = reason.map { "<p>\($0)</p>\n" }
            let section = HTMLSection(
                "passwords", "Passwords that follow them",
                """
                \(note)\(list)<p class="hint">Made by this server from its system's random source, and not kept. Safari's filter \
                for offensive terms is not included.</p>
                """)
            return Passwords(
                summary: made.isEmpty ? reason ?? "no password" : "The rules are read as they are written",
                section: section,
                isComplete: made.count == count)
        }
    }
#endif
