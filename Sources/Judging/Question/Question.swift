/// Everything that a run is to check, as known before any server is contacted.
package struct Question: Sendable {
    /// What is given to be checked.
    package var parts: InputParts
    /// How it is checked.
    package var choices: Choices

    package init(_ parts: InputParts = InputParts(), _ choices: Choices) {
        (self.parts, self.choices) = (parts, choices)
    }
}
