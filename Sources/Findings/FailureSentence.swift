/// An error that can say in one sentence why something could not be done.
///
/// The sentence is what the command line prints, and the error's description: lower case at the start, without a final
/// full stop, and safe to print.
package protocol FailureSentence: Error, CustomStringConvertible {
    /// The sentence.
    var sentence: Message { get }
}
