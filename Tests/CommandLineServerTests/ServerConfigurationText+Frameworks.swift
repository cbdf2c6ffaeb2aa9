extension ServerConfigurationText {
    /// Where the framework's own server listens, told before it answers: `COMMAND` runs it, and ends or says so when it does.
    private func script(_ command: String) -> [String: String] {
        ["start.sh": "cd '\(folder)' || exit\n\(command) || {\n    cat start.log >&2\n    exit 1\n}\n"]
    }

    // MARK: Express

    func express(_ lines: String) -> String {
        """
        const express = require("express");
        const app = express();
        \(lines)
        module.exports = app;

        """
    }

    /// Node.js goes on while the shell reads the line that it writes once it listens.
    var expressFiles: [String: String] {
        let serve = """
            const fs = require("fs");
            const identity = { cert: fs.readFileSync("certificate.pem"), key: fs.readFileSync("key.pem") };
            require("https").createServer(identity, require("./app.js")).listen(\(port), "127.0.0.1", () => {
              fs.writeFileSync("express-\(port).pid", String(process.pid));
              console.log("listens");
            });

            """
        let start = """
            rm -f ready && mkfifo ready
            NODE_PATH=/usr/share/nodejs NODE_ENV=production node serve.js >ready 2>start.log &
            read -r <ready
            """
        return script(start).merging(["serve.js": serve]) { $1 }
    }

    // MARK: Django

    /// The routes are in the settings, so that the lines can have them too.
    func django(_ lines: String) -> String {
        """
        ALLOWED_HOSTS = ["*"]
        SECRET_KEY = "secret"
        ROOT_URLCONF = "urls"
        SITE = "\(folder)/public"
        MIDDLEWARE = ["django.middleware.common.CommonMiddleware"]

        def routes():
            from django.urls import re_path
            from django.views.static import serve

            home = re_path("^$", serve, {"document_root": SITE, "path": "index.html"})
            return [home, re_path("^(?P<path>.+)$", serve, {"document_root": SITE})]

        \(lines)

        """
    }

    var djangoFiles: [String: String] {
        let urls = "import settings\nurlpatterns = settings.routes()\n"
        let serve = """
            import os, ssl
            from wsgiref.simple_server import WSGIRequestHandler, make_server
            os.environ["DJANGO_SETTINGS_MODULE"] = "settings"
            from django.core.wsgi import get_wsgi_application
            server = make_server("127.0.0.1", \(port), get_wsgi_application())
            context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
            context.load_cert_chain("certificate.pem", "key.pem")
            server.socket = context.wrap_socket(server.socket, server_side=True)
            \(forked)
            """
        return script(python).merging(["urls.py": urls, "serve.py": serve]) { $1 }
    }

    // MARK: Flask

    func flask(_ lines: String) -> String {
        """
        from flask import Flask, abort, redirect, request, send_from_directory
        app = Flask(__name__, static_folder=None)
        \(lines)

        """
    }

    static let flaskPages = """
        @app.route("/", defaults={"path": "index.html"})
        @app.route("/<path:path>")
        def pages(path):
            return send_from_directory("public", path)
        """

    var flaskFiles: [String: String] {
        let serve = """
            import os
            from werkzeug.serving import make_server
            from app import app
            server = make_server("127.0.0.1", \(port), app, ssl_context=("certificate.pem", "key.pem"))
            \(forked)
            """
        return script(python).merging(["serve.py": serve]) { $1 }
    }

    // MARK: Ruby on Rails

    /// The settings and the routes, which an application has in files of their own: a setting begins with `config`.
    func rails(_ lines: String) -> String {
        var (settings, routes, isSetting) = ("", "", false)
        for line in lines.split(separator: "\n") {
            if !line.hasPrefix(" "), !line.hasPrefix("}") { isSetting = line.hasPrefix("config.") }
            if isSetting { settings += line + "\n" } else { routes += line + "\n" }
        }
        return """
            require "rails"
            require "action_controller/railtie"

            class Site < Rails::Application
              config.root = __dir__
              config.eager_load = false
              config.secret_key_base = "secret"
              config.public_file_server.enabled = true
              config.logger = Logger.new(nil)
            end
            Rails.application.configure do
            \(settings)end
            Rails.application.initialize!
            Rails.application.routes.draw do
            \(routes)end

            """
    }

    var railsFiles: [String: String] {
        let serve = """
            ENV["RAILS_ENV"] = "production"
            require_relative "app"
            require "puma"
            require "puma/minissl"
            server = Puma::Server.new(Rails.application, Puma::Events.null, min_threads: 1, max_threads: 4)
            context = Puma::MiniSSL::Context.new
            context.cert, context.key = "certificate.pem", "key.pem"
            context.verify_mode = Puma::MiniSSL::VERIFY_NONE
            server.add_ssl_listener("127.0.0.1", \(port), context)
            if (process = fork)
              File.write("rails-\(port).pid", process)
              exit!(true)
            end
            server.run.join

            """
        return script("ruby serve.rb >start.log 2>&1").merging(["serve.rb": serve]) { $1 }
    }

    /// Debian's own, which has Debian's packages.
    private var python: String { "/usr/bin/python3 -B serve.py >start.log 2>&1" }

    /// The server's socket listens already: the parent ends.
    private var forked: String {
        """
        process = os.fork()
        if process:
            with open("\(kind.rawValue)-\(port).pid", "w") as file:
                file.write(str(process))
            os._exit(0)
        server.serve_forever()

        """
    }
}
