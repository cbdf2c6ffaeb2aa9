"""A terminal session as a picture: what a program writes to a terminal of a width, with its colours, as SVG."""
import fcntl, html, os, pty, re, struct, termios

WIDTH, LETTER, LINE, MARGIN = 92, 7.83, 18, 16
COLOURS = {"31": "#ff7b72", "32": "#7ee787", "33": "#e3b341", "36": "#76e3ea", "94": "#79c0ff"}
STYLES = {"1": 'font-weight="bold"', "2": 'fill-opacity="0.7"', **{code: f'fill="{colour}"' for code, colour in COLOURS.items()}}


def session(command, folder):
    """What a command writes to a terminal, run in a folder."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.environ.pop("NO_COLOR", None)
        os.environ.update(TERM="xterm-256color", COLUMNS=str(WIDTH))
        os.execv(command[0], command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, WIDTH, 0, 0))
    written = b""
    try:
        while part := os.read(terminal, 65536):
            written += part
    except OSError:  # the other end is closed
        pass
    os.waitpid(child, 0)
    return written.decode().replace("\r\n", "\n").replace("\r\x1b[K", "")


def rows(text):
    """The rows of the terminal, each a list of its pieces: the codes of a style, and letters."""
    style, row, column = [], [], 0
    for piece in re.split(r"(\x1b\[[0-9;]*m|\n)", text):
        if piece == "\n":
            yield row
            row, column = [], 0
        elif piece.startswith("\x1b"):
            codes = [code for code in piece[2:-1].split(";") if code not in ("", "0")]
            style = style + codes if codes else []
        while piece and piece != "\n" and not piece.startswith("\x1b"):
            if column == WIDTH:
                yield row
                row, column = [], 0
            part, piece = piece[:WIDTH - column], piece[WIDTH - column:]
            row.append((style, part))
            column += len(part)
    if row:
        yield row


def svg(prompts, title):
    """The picture of commands, as a person types them, each with what it writes."""
    lines = [row for typed, text in prompts for row in (*rows(f"\x1b[1m$ {typed}\x1b[0m\n"), *rows(text))]
    width, height = round(2 * MARGIN + WIDTH * LETTER), 2 * MARGIN + LINE * len(lines)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
             f"<title>{html.escape(title)}</title>",
             f'<rect width="{width}" height="{height}" rx="8" fill="#0d1117"/>',
             '<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="13" fill="#e6edf3">']
    for number, row in enumerate(lines):
        column = 0
        for style, letters in row:
            for word in re.finditer(r"\S+( \S+)*", letters):
                place = f'x="{MARGIN + (column + word.start()) * LETTER:.1f}" y="{MARGIN + LINE * (number + 1) - 5}"'
                # Whatever the font: columns stay columns.
                size = f'textLength="{len(word[0]) * LETTER:.1f}"'
                attributes = " ".join([place, size, *(STYLES[code] for code in style)])
                parts.append(f"<text {attributes}>{html.escape(word[0], quote=False)}</text>")
            column += len(letters)
    return "\n".join(parts + ["</g>", "</svg>", ""])
