import ArgumentParser

/// The format of an answer that is not a report, or of a report that has these formats only.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument { case human, json }
