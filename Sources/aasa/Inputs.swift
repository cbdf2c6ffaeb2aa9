import AssociatedDomains

/// Files that commands read.
enum Inputs {
    /// An AASA file, or standard input for `-`; of a longer one than Apple reads, as much as shows that.
    static func association(at path: String) throws(Failure) -> SourceText {
        do throws(FileFailure) {
            let limit = Response.sizeLimit
            if path == "-" {
                return SourceText(try LocalFiles().readStandardInput(limit: limit), from: .standardInput)
            }
            return SourceText(try LocalFiles().read(path, limit: limit), from: .file(path: path))
        } catch {
            throw Failure(error, reading: path == "-" ? "standard input" : path)
        }
    }
}

extension LinkFile {
    /// Reads a file, or says what is wrong with it.
    static func reading(_ text: SourceText) -> Result<LinkFile, LinkFile.Failure> {
        do throws(LinkFile.Failure) { return .success(try LinkFile(text)) } catch { return .failure(error) }
    }
}
