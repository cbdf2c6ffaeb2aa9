/// The rules of one AASA file, judged by their order.
package struct RuleOrderSubject: Scoped {
    /// The rules that earlier ones make unreachable.
    package let shadows: [Shadow]
    /// The associations that a finding about it concerns.
    package let scope: Scope
}
