/// Repeats an attempt with twice the time limit while the limit ends in the handshake. On a busy machine, that may take
/// longer than a test of a silent server wants to wait.
package func patiently<Outcome>(
    until isConnected: (Outcome) -> Bool, _ attempt: (_ seconds: Double) async throws -> Outcome
) async rethrows -> Outcome {
    var seconds = 0.25
    while true {
        let outcome = try await attempt(seconds)
        if isConnected(outcome) || seconds > 60 { return outcome }
        seconds *= 2
    }
}
