import ArgumentParser
import AssociatedDomains

/// The options that say what an association should be good for.
struct WantedOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Check only this service of an app, and bare domains for it (otherwise for the service of --feature, or webcredentials); repeatable"
        ))
    var service: [Service] = []

    @Option(name: .long, help: "Check what this feature needs")
    var feature: Feature?
}

/// The option that says whose fixes are shown.
struct StackOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Show the fix for this host or server. auto (the default) recognises it from the answer or from files",
            valueName: "NAME"))
    var stack = StackOption(stack: nil)
}

/// The value of `--stack`: `auto`, or the name of a stack.
struct StackOption {
    /// The stack that was named; nil for `auto`.
    let stack: Stack?
}

extension StackOption: ExpressibleByArgument {
    static let allValueStrings = ["auto"] + Stack.names

    init?(argument: String) {
        stack = Stack.named(argument)
        if stack == nil, argument != "auto" { return nil }
    }

    var defaultValueDescription: String { "auto" }
}
