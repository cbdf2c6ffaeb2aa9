import Findings

extension Stack {
    /// `X-Runtime` comes from `Rack::Runtime`, which Rails has among its middleware:
    /// <https://guides.rubyonrails.org/rails_on_rack.html>
    static let rails = Stack(
        name: "rails", title: "Ruby on Rails", role: .framework,
        signs: [.header("x-runtime")],
        fixes: [
            Fix(
                .missing, .page, .redirectOnHost, .mediaType,
                advice: """
                    put the file at config/apple-app-site-association.json, not in public/, where Rails would choose the \
                    media type by the extension, and answer with it from a route above all others, as here
                    """,
                snippet: Snippet(
                    for: "config/routes.rb",
                    """
                    get "/.well-known/apple-app-site-association", to: ->(_env) {
                      file = Rails.root.join("config", "apple-app-site-association.json")
                      [200, { "content-type" => "application/json" }, [file.read]]
                    }
                    """),
                citation: Citation(
                    "Rails Guides: Routing to Rack applications",
                    "https://guides.rubyonrails.org/routing.html#routing-to-rack-applications")),
            Fix(
                .denied, advice: "if config.hosts refuses the host, add the host there, or add this",
                snippet: Snippet(
                    for: "config/environments/production.rb",
                    """
                    config.host_authorization = {
                      exclude: ->(request) { request.path == "/.well-known/apple-app-site-association" }
                    }
                    """),
                citation: Citation(
                    "Rails: ActionDispatch::HostAuthorization",
                    "https://api.rubyonrails.org/classes/ActionDispatch/HostAuthorization.html")),
        ])
}
