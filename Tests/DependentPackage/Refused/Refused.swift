import AssociatedDomains

// Each line uses a name that only this repository may use, so the compiler must refuse every one.
let question = Question.self
let list = ClaimList.self
let exchange = Exchange.self
let fetcher = CurlFetcher.self
let tree = JSONValue.self
let folder = FileTree.self
let screen = Screen.self
let curl = ccurl_load
