#if SwiftSources
    import Findings
    import SignUpScreens

    /// One way through a function: what is done on it, in order.
    struct Way {
        /// Something that is done, before it is known which function it is reported for.
        struct Event {
            let kind: Departure.Kind
            var callers: [String]
            var detail: String?
            var origin: Place?
            let place: Place
        }

        var events: [Event] = []
        /// Whether it leaves the function.
        var hasEnded = false

        /// The most ways that are told apart in one function, and the most events on one.
        static let most = 16
        static let mostEvents = 32

        func adding(_ events: [Event]) -> Way {
            Way(events: Array((self.events + events).prefix(Self.mostEvents)), hasEnded: hasEnded)
        }

        var ended: Way { Way(events: events, hasEnded: true) }
        var goingOn: Way { Way(events: events) }
    }
#endif
