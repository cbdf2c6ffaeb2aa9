import ArgumentParser
import AssociatedDomains

/// The options that say what an association should be good for.
struct WantedOptions: ParsableArguments {
    @Option(
        name: .long,
        help: "Check bare domains for this service (otherwise webcredentials, or that of --feature); repeatable")
    var service: [Service] = []

    @Option(name: .long, help: "Check what this feature needs")
    var feature: Feature?
}
