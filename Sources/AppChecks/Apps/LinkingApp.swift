import AssociationModel
import Findings
import Judging
import TextFormats

/// An app, built or as a project makes it, as far as it is known how it links AuthenticationServices.
struct LinkingApp: Scoped {
    static let framework = "AuthenticationServices"

    /// A strong link in a build for iOS, and the oldest system that the app supports with it.
    struct Link {
        let minimumSystem: SystemVersion
        let place: Place
        let notes: [Note]
    }

    /// What a message calls it.
    let noun: Message
    /// The strong link; nil if there is none, or if it is weak.
    let strongLink: Link?
    let scope: Scope

    init(_ subject: AppSubject) {
        noun = "the \(subject.app.noun)"
        scope = subject.scope
        let links = subject.app.executable.map { executable in
            executable.slices.compactMap { slice -> Link? in
                guard let target = slice.target, target.platform == .iOS,
                    slice.link(toFramework: Self.framework)?.strength == .strong
                else { return nil }
                return Link(
                    minimumSystem: target.minimumSystem, place: subject.place,
                    notes: [Note("the executable is \(executable.path), \(plain: slice.architecture)")])
            }
        }
        strongLink = links?.min { $0.minimumSystem < $1.minimumSystem }
    }

    /// A target of a project; nil if it is not for iOS, or its oldest system is not known.
    init?(_ part: ClaimList.Target, scope: Scope) {
        let settings = part.configuration.settings
        guard let oldest = settings["IPHONEOS_DEPLOYMENT_TARGET"], oldest.isResolved,
            let minimumSystem = SystemVersion(oldest.value), settings["SDKROOT"]?.value ?? "iphoneos" == "iphoneos"
        else { return nil }
        noun = "the target \(part.target.name.string)"
        self.scope = scope
        let isWeakByFlag = settings["OTHER_LDFLAGS"]?.value.contains("-weak_framework \(Self.framework)") ?? false
        let strong = part.target.frameworks.first { $0.name == Self.framework && !$0.isWeak && !isWeakByFlag }
        strongLink = strong.map { link in
            Link(
                minimumSystem: minimumSystem, place: link.place,
                notes: [Note("its oldest system is set here", at: oldest.declared.place)])
        }
    }
}

extension Subjects {
    /// The built apps, and the targets of projects.
    var linkingApps: [LinkingApp] {
        once {
            apps.map { LinkingApp($0) }
                + parts.claims.lists.identified.compactMap { id, list in
                    list.target.flatMap { LinkingApp($0, scope: Scope(id)) }
                }
        }
    }
}
