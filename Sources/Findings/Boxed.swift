/// An immutable reference to a large value, if there is one: a struct stays small with it, however often it is copied, and may
/// contain one of its own kind. A run copies what is known of a claim, a site and a location from subject to subject,
/// thousands of times.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
    private indirect enum Box: Sendable { case value(Value) }

    private var box: Box?

    package init(wrappedValue: Value?) { box = wrappedValue.map(Box.value) }

    package var wrappedValue: Value? {
        get { if case .value(let value)? = box { value } else { nil } }
        set { box = newValue.map(Box.value) }
    }
}
