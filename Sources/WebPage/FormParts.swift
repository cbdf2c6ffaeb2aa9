#if WebPage
    import AssociatedDomains

    /// What several forms have.
    enum FormParts {
        /// The field for the identifier of an app, filled in.
        static func app(_ fields: FormFields, _ label: Markup, hint: Markup? = nil) -> Markup {
            let description: Markup? = hint.map { _ in " aria-describedby=\"app-hint\"" }
            let below: Markup? = hint.map { "\n<span id=\"app-hint\" class=\"hint\">\($0)</span>" }
            return """
                <p><label for="app">\(label)</label>
                <input id="app" name="app" value="\(fields["app"])" placeholder="ABCDE12345.com.example.app" \
                autocomplete="off" autocapitalize="none" spellcheck="false"\(description)/>\(below)</p>
                """
        }

        /// A list of which one is chosen, filled in.
        static func choice<Choice: RawRepresentable<String>>(
            _ name: Markup, _ label: Markup, among choices: [Choice], chosen: String, _ title: (Choice) -> Markup
        ) -> Markup {
            let options = choices.map { choice -> Markup in
                let mark: Markup = choice.rawValue == chosen ? " selected=\"selected\"" : ""
                return "<option value=\"\(choice.rawValue)\"\(mark)>\(title(choice))</option>\n"
            }.joined()
            return """
                <p><label for="\(name)">\(label)</label>
                <select id="\(name)" name="\(name)">
                \(options)</select></p>
                """
        }
    }
#endif
