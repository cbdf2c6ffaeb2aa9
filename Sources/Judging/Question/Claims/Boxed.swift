/// Keeps a large value, if there is one, on the heap: what contains it is copied from subject to subject, thousands of
/// times in one run.
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
