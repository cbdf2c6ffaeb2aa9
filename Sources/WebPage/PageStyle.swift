#if WebPage
    import AssociatedDomains

    /// The style sheet of what only a page that is served has, `Resources/page.css`, compiled in: navigation, forms, and what
    /// the script shows. It builds on the colours of `HTMLStyle`.
    enum PageStyle {
        /// The SHA-256 of the sheet in Base64, by which the page's security policy allows it; a test computes it.
        static let digest = "UbACFwKbR/vCQH4zmPluB7ponOW3ZekkDUh9BPf9ZNY="

        /// The sheet, as the content of a `style` element.
        static let markup = Markup(resource: PackageResources.page_css)
    }
#endif
