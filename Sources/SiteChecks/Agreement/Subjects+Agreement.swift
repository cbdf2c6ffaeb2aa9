import Findings
import Judging

extension Subjects {
    /// The listings that the associations need, each once.
    var listings: [ListingSubject] {
        once { ListingSubject.listings(of: associations, Set(parts.claims.lists.compactMap(\.app))) }
    }

    /// The `webcredentials` associations that the site does not confirm.
    var failures: [FailureSubject] { once { FailureSubject.failures(among: associations) } }

    /// The lists of claims, each with the apps that are looked for.
    var appQuestions: [AppQuestionSubject] {
        once { AppQuestionSubject.questions(of: associations, lists: parts.claims.lists) }
    }

    /// The sites that list an app for the service of the feature that was asked for, each with what the app declares.
    var siteListings: [SiteListing] {
        once {
            SiteListing.listings(among: associations, for: choices.feature)
                + parts.unneededSites.compactMap(SiteListing.init)
        }
    }

    /// The expectations of expectation files, each with its outcome.
    package var expectations: [ExpectationSubject] {
        once { ExpectationSubject.expectations(of: parts.expectations, with: sites) }
    }
}
