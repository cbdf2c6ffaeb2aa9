#if SwiftSources
    import SignUpScreens

    extension SourceIndex {
        /// Whether a class may be a screen or a part of one, as its base class says; where that was not read and is not the
        /// system's, as its own name says.
        func mayBeScreen(_ name: String) -> Bool {
            let base = base(of: name)
            if Self.screenBases.contains(where: base.hasSuffix) { return true }
            if base.hasPrefix("UI") || base.hasPrefix("NS") { return false }
            return Self.screenNames.contains(where: name.hasSuffix)
        }

        /// Whether a class is a view controller.
        func isController(_ name: String) -> Bool {
            let base = base(of: name)
            return base.hasSuffix("Controller") || name.hasSuffix("Controller")
        }

        /// Whether a type only stands in for another one in tests, or is declared in a test.
        func isTestDouble(_ type: TypeDeclaration) -> Bool {
            if TestDouble.isNamed(type.name) { return true }
            return type.declaration.map { testFiles.contains($0.file.text.name) } ?? false
        }

        private static let screenBases = ["Controller", "View", "Control", "Cell", "Window"]
        private static let screenNames = screenBases + ["Screen", "Page", "Form", "Step", "Panel", "Dialog", "Sheet"]
    }
#endif
