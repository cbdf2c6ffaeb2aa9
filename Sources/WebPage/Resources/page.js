// What a page does besides what it does without a script. Markup comes from our server alone.
"use strict";
(() => {
  const one = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };
  const nodes = markup => [...new DOMParser().parseFromString(markup, "text/html").body.childNodes];

  let silence;
  const say = text => {
    clearTimeout(silence);
    one("#status").textContent = text;
    silence = setTimeout(() => { one("#status").textContent = ""; }, 4000);
  };

  // Copying. Without TLS, browsers have the older way alone.
  const copy = async text => {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    const focused = document.activeElement;
    const field = make("textarea", { value: text });
    document.body.append(field);
    field.select();
    const isDone = document.execCommand("copy");
    field.remove();
    focused?.focus();
    if (!isDone) throw new Error();
  };
  const copyButton = text => {
    const button = make("button", { type: "button", className: "quiet copy", textContent: "Copy" });
    button.addEventListener("click", () => copy(text.textContent).then(
      () => say("Copied"), () => say("The browser does not let this page copy")));
    return button;
  };
  const addCopyButtons = () => {
    for (const text of all("pre.fix, pre.snippet")) {
      if (!text.nextElementSibling?.matches(".copy") && !text.closest("[id^=repaired-]")) text.after(copyButton(text));
    }
    for (const place of all("[data-copies]")) {
      if (!one("button", place)) place.prepend(copyButton(document.getElementById(place.dataset.copies).querySelector("code")), " ");
    }
  };

  // What was checked in this tab: nothing of it leaves the browser.
  const key = "aasa.history";
  const checked = () => {
    try { return JSON.parse(sessionStorage.getItem(key)) ?? []; } catch { return []; }
  };
  const store = (name, value) => { try { sessionStorage.setItem(name, value); } catch { /* refused: no history */ } };
  const remember = () => {
    const title = one("main.report") && one("header.top .words");
    if (!title) return;
    const query = new URLSearchParams(location.search);
    const subject = location.search ? [query.get("subject"), query.get("app")].filter(Boolean).join(" · ")
      : sessionStorage.getItem("aasa.file");
    if (!subject) return;
    const tone = ["good", "warning", "error", "note"].find(name => one("header.top").classList.contains(name)) ?? "faint";
    const entry = { subject, verdict: title.textContent, tone, address: location.search && location.pathname + location.search };
    const others = checked().filter(other => other.subject !== subject || other.address !== entry.address);
    store(key, JSON.stringify([entry, ...others].slice(0, 50)));
  };
  const showHistory = () => {
    const section = one("#history");
    if (!section) return;
    const entries = checked();
    section.hidden = entries.length === 0;
    one("ul", section).replaceChildren(...entries.map(({ subject, verdict, tone, address }) => {
      const name = address?.startsWith("/check?") ? make("a", { href: address, textContent: subject }) : subject;
      return make("li", { className: tone }, name, " ", make("span", { className: "badge", textContent: verdict }));
    }));
    one("button", section).onclick = () => {
      store(key, "[]");
      showHistory();
      one("h1").tabIndex = -1;
      one("h1").focus();
      say("The list is empty");
    };
  };

  // Results as they come in.
  let shown = location.pathname + location.search;
  addEventListener("popstate", () => { if (location.pathname + location.search !== shown) location.reload(); });
  let source;
  const waiting = one("#progress .steps")?.cloneNode(true);
  // Asks for a check, and shows below a form or a link what comes in.
  const follow = (query, place) => {
    source?.close();
    const progress = one("#progress");
    const address = "/check?" + query;
    const list = one(".timeline", progress);
    list.replaceChildren();
    one(".steps", progress).replaceWith(waiting.cloneNode(true));
    place.after(progress);
    progress.hidden = false;
    one("h2", progress).textContent = "Checking " + query.get("subject");
    one("h2", progress).focus();
    const own = source = new EventSource("/check/events?" + query);
    const end = () => {
      own.close();
      progress.hidden = true;
    };
    const replace = event => {
      end();
      if (address !== shown) history.pushState(null, "", address);
      shown = address;
      document.body.replaceChildren(...nodes(event.data));
      start();
      const title = one("h1");
      document.title = title.textContent.trim() + " · aasa";
      title.tabIndex = -1;
      title.focus();
    };
    own.addEventListener("exchange", event => list.append(...nodes(event.data)));
    own.addEventListener("step", event => {
      const step = nodes(event.data).find(each => each.tagName === "LI");
      const name = item => one("b", item).textContent;
      all(".steps li", progress).find(each => name(each) === name(step))?.replaceWith(step);
    });
    own.addEventListener("report", replace);
    own.addEventListener("refusal", replace);
    // The page itself says what is wrong.
    own.addEventListener("error", () => {
      end();
      location.assign(address);
    });
    one("button", progress).onclick = () => {
      end();
      (one("input", place) ?? one("a", place) ?? place).focus();
      say("Stopped");
    };
  };

  // Answers while someone types, once the fields that it takes are filled in.
  const answerLive = form => {
    const answer = one("#answer");
    let timer, asked;
    const ask = async () => {
      asked?.abort();
      const fields = new URLSearchParams(new FormData(form));
      if (form.dataset.live.split(" ").some(name => !fields.get(name)?.trim())) return;
      const own = asked = new AbortController();
      answer.setAttribute("aria-busy", "true");
      try {
        const path = form.getAttribute("action") + "/answer";
        const response = await fetch(path, { method: "POST", body: fields, signal: own.signal });
        const text = await response.text();
        if (text.startsWith("<!DOCTYPE")) throw new Error();
        answer.replaceChildren(...nodes(text));
        addCopyButtons();
        one("#spoken").textContent = one("h2, p", answer)?.textContent ?? "";
      } catch {
        if (!own.signal.aborted) say("The server does not answer");
      }
      if (asked === own) answer.removeAttribute("aria-busy");
    };
    form.addEventListener("input", event => {
      // A file that someone changes is that of no site.
      if (event.target.name === "file") form.elements.fetched.value = "";
      clearTimeout(timer);
      timer = setTimeout(ask, 300);
    });
  };

  // Files, chosen or dropped anywhere on the page.
  const take = async (field, files) => {
    if (field.dataset.fills) {
      const area = document.getElementById(field.dataset.fills);
      area.value = await files[0].slice(0, 1 << 20).text();
      area.dispatchEvent(new Event("input", { bubbles: true }));
      say("Read: " + files[0].name);
    } else {
      field.files = files;
      field.form.requestSubmit();
    }
  };
  const target = event => event.dataTransfer?.types.includes("Files") ? one("[data-drop]") : null;
  const mark = isOver => document.body.classList.toggle("dropping", isOver);
  addEventListener("dragover", event => {
    if (!target(event)) return;
    event.preventDefault();
    mark(true);
  });
  addEventListener("dragleave", event => { if (!event.relatedTarget) mark(false); });
  addEventListener("drop", event => {
    const field = target(event);
    if (!field) return;
    event.preventDefault();
    mark(false);
    const { files, items } = event.dataTransfer;
    if (items[0]?.webkitGetAsEntry?.()?.isDirectory) say("That is a folder: compress it, and drop the file");
    else if (files.length === 1) take(field, files).catch(() => say("The file cannot be read"));
    else say("Drop one file at a time");
  });

  // The findings whose pages have the words, while someone types.
  const searchFindings = field => {
    let timer, asked;
    field.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        asked?.abort();
        const own = asked = new AbortController();
        try {
          const response = await fetch("/explain?" + new URLSearchParams({ q: field.value }), { signal: own.signal });
          const page = new DOMParser().parseFromString(await response.text(), "text/html");
          one("#found").replaceChildren(...one("#found", page).childNodes);
          say(one("#found p")?.textContent ?? "");
        } catch { if (!own.signal.aborted) say("The server does not answer"); }
      }, 200);
    });
  };

  // Prepares the page, also one that took the place of another.
  const start = () => {
    for (const element of all("[data-scripted]")) element.hidden = false;
    for (const form of all("form[data-stream]")) {
      form.addEventListener("submit", event => {
        event.preventDefault();
        follow(new URLSearchParams(new FormData(form)), form);
      });
    }
    for (const link of all("main a[href^='/check?']")) {
      link.addEventListener("click", event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        follow(new URLSearchParams(link.search), link.closest("ul, p"));
      });
    }
    for (const form of all("form[data-busy]")) {
      form.addEventListener("submit", () => {
        const name = one("input[type=file]", form).files[0].name;
        store("aasa.file", name);
        say("Checking " + name);
      });
    }
    for (const form of all("form[data-live]")) answerLive(form);
    for (const field of all("[data-fills]")) {
      field.addEventListener("change", () => { if (field.files.length) take(field, field.files); });
    }
    for (const field of all("#filter")) searchFindings(field);
    addCopyButtons();
    remember();
    showHistory();
  };
  start();
})();
