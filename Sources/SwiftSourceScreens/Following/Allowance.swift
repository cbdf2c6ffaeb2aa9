#if SwiftSources
    /// How much code may be followed: for each screen a share that grows with its own code, and for all screens together an
    /// amount that grows with the sources.
    ///
    /// Types that refer to each other lead from any screen to all others, so that without a limit the cost would grow with
    /// the square of the sources, or worse.
    struct Allowance {
        /// How many more expressions may be evaluated for all screens together.
        private var left: Int

        init(for index: SourceIndex) {
            left = 500_000 + index.files.reduce(0) { $0 + $1.text.bytes.count } / 2
        }

        /// The number of expressions that may be evaluated for a screen.
        func share(for types: [TypeDeclaration]) -> Int {
            let bytes = types.reduce(0) { sum, type in sum + type.parts.reduce(0) { $0 + $1.length } }
            return max(0, min(4_000 + bytes, 200_000, left))
        }

        /// Takes off what a screen has used of its share.
        mutating func spend(_ count: Int) { left -= count }
    }
#endif
