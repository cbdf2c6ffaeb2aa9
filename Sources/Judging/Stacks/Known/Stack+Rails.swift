import Findings

extension Stack {
    /// `X-Runtime` comes from `Rack::Runtime`, which Rails has among its middleware:
    /// <https://guides.rubyonrails.org/rails_on_rack.html>
    static let rails = Stack(
        "rails", "Ruby on Rails", .framework,
        signs: [.header("x-runtime")],
        fixes: [
            Fix(
                .missing, .page, .redirectOnHost, .mediaType,
                advice: """
                    answer from a route above all others, as here; take the file out of public/, where Rails would \
                    choose the media type by the extension
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
                      exclude: ->(request) { request.path.start_with?("/.well-known/") }
                    }
                    """),
                citation: Citation(
                    "Rails: ActionDispatch::HostAuthorization",
                    "https://api.rubyonrails.org/classes/ActionDispatch/HostAuthorization.html")),
        ])
}
