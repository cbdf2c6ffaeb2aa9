// What is visible of a page, and whether it can be read. Each function returns a list of complaints.
(() => {
  const shown = element => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
    && !element.closest(".unseen, thead") && element.getBoundingClientRect().width > 0;
  const name = element => {
    const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 60);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> “${text}”`;
  };

  // Colours as red, green and blue from 0 to 255, and alpha from 0 to 1.
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const colour = text => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (above, below) => [0, 1, 2].map(i => above[i] * above[3] + below[i] * (1 - above[3])).concat(1);
  const background = element => {
    const layers = [];
    for (let each = element; each; each = each.parentElement) layers.push(colour(getComputedStyle(each).backgroundColor));
    const canvasColour = colour(matchMedia("print").matches ? "white" : "Canvas");
    return layers.reverse().reduce((below, above) => over(above, below), canvasColour);
  };
  const luminance = ([red, green, blue]) => [[red, .2126], [green, .7152], [blue, .0722]].reduce((sum, [value, weight]) => {
    const part = value / 255;
    return sum + weight * (part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
  }, 0);
  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + .05) / (dark + .05);
  };
  // The width of what a list of choices shows.
  const wordsWidth = element => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen.font = getComputedStyle(element).font;
    return pen.measureText(element.selectedOptions[0]?.text ?? "").width;
  };
  // The texts of a drawing are in it, and none lies on another.
  const crowded = drawing => {
    const frame = drawing.getBoundingClientRect();
    if (drawing.ownerSVGElement || !shown(drawing)) return [];
    const boxes = [...drawing.querySelectorAll("text")].map(text => [text, text.getBoundingClientRect()]);
    return boxes.flatMap(([text, box], index) => {
      const isOut = box.left < frame.left - .5 || box.right > frame.right + .5
        || box.top < frame.top - .5 || box.bottom > frame.bottom + .5;
      const other = boxes.slice(0, index).find(([, above]) => above.left < box.right && box.left < above.right
        && above.top + 2 < box.bottom && box.top + 2 < above.bottom);
      return (isOut ? [`${name(text)} is outside its drawing`] : [])
        .concat(other ? [`${name(text)} lies on ${name(other[0])}`] : []);
    });
  };
  const textNodes = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim()) nodes.push(walker.currentNode);
    return nodes;
  };

  return {
    // The page is as wide as the window, and so is all that is in it.
    overflow() {
      const width = document.documentElement.clientWidth;
      const complaints = document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : [];
      for (const element of document.body.querySelectorAll("*")) {
        if (!shown(element)) continue;
        const box = element.getBoundingClientRect();
        if (box.right > width + .5 || box.left < -.5) complaints.push(`${name(element)} from ${box.left} to ${box.right}`);
        // A field scrolls to where one types.
        const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
        if (isCut && element.tagName !== "INPUT" && !element.ownerSVGElement) {
          complaints.push(`${name(element)} is cut`);
        }
        const isSelect = element.tagName === "SELECT";
        if (isSelect && wordsWidth(element) > element.clientWidth - 40) complaints.push(`${element.id} is cut`);
      }
      for (const drawing of document.querySelectorAll("svg")) complaints.push(...crowded(drawing));
      return complaints;
    },

    // Every text that is shown stands out from what is below it (WCAG 2.2, 1.4.3).
    contrast() {
      const complaints = [];
      for (const node of textNodes()) {
        const element = node.parentElement;
        if (!shown(element)) continue;
        const below = background(element);
        const ink = getComputedStyle(element)[element.ownerSVGElement ? "fill" : "color"];
        const ratio = contrast(over(colour(ink), below), below);
        if (ratio < 4.5) complaints.push(`${ratio.toFixed(2)}: ${name(element)}`);
      }
      for (const element of document.querySelectorAll("[placeholder]")) {
        const below = background(element);
        const ratio = contrast(over(colour(getComputedStyle(element, "::placeholder").color), below), below);
        if (shown(element) && ratio < 4.5) complaints.push(`${ratio.toFixed(2)}: “${element.placeholder}”`);
      }
      return complaints;
    },

    // These texts are on the page, each in a box that the eye can find.
    visible(selector, texts) {
      const found = new Map();
      for (const element of document.querySelectorAll(selector)) {
        if (shown(element) && element.getBoundingClientRect().height > 0) found.set(element.textContent.trim(), element);
      }
      return texts.filter(text => !found.has(text)).map(text => `not to be seen: ${text}`);
    },

    // So many elements with words in them can be seen.
    atLeast(selector, count) {
      const seen = [...document.querySelectorAll(selector)].filter(each => shown(each) && each.textContent.trim());
      return seen.length >= count ? [] : [`${seen.length} instead of ${count} to be seen: ${selector}`];
    },

    // What a reader without sight relies on. A page that is served has forms, and one script of its own.
    structure(isServed) {
      const complaints = [];
      const need = (isThere, words) => isThere || complaints.push(words);
      need(document.documentElement.lang === "en", "no language");
      need(document.compatMode === "CSS1Compat", "quirks mode");
      need(document.title.endsWith("· aasa"), "no title");
      for (const landmark of ["body > header", "body > main", "body > footer", "h1"]) {
        need(document.querySelectorAll(landmark).length === 1, `not one ${landmark}`);
      }
      let level = 0;
      for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6, [role=heading]")) {
        const next = Number(heading.getAttribute("aria-level") ?? heading.tagName[1]);
        need(next <= level + 1, `a heading is skipped before ${name(heading)}`);
        need(heading.textContent.trim(), "an empty heading");
        level = next;
      }
      for (const cell of document.querySelectorAll("th")) need(cell.scope, `no scope: ${name(cell)}`);
      for (const section of document.querySelectorAll("section, nav")) {
        const label = section.getAttribute("aria-label")
          ?? document.getElementById(section.getAttribute("aria-labelledby"))?.textContent;
        need(label?.trim(), `no name: ${name(section)}`);
      }
      for (const link of document.querySelectorAll("a")) {
        need(link.textContent.trim(), "a link without words");
        const target = link.getAttribute("href");
        need(target && (!target.startsWith("#") || document.getElementById(target.slice(1))), `${target} leads nowhere`);
      }
      const ids = [...document.querySelectorAll("[id]")].map(element => element.id);
      need(new Set(ids).size === ids.length, "a name twice");
      const acting = isServed ? "script:not([src='/page.js'])" : "script, link, form, input, button";
      need(!document.querySelector(`${acting}, iframe, img, object, embed, base, [style]`), "an element that acts");
      for (const element of document.querySelectorAll("*")) {
        for (const attribute of element.getAttributeNames()) need(!attribute.startsWith("on"), `${attribute} of ${name(element)}`);
      }
      return complaints;
    },

    // How many parts are folded, and what is in them.
    folded: () => [...document.querySelectorAll("details:not([open])")].length,
    unfolded: () => [...document.querySelectorAll("details > :not(summary)")].filter(element => !shown(element)).map(name),
    focused: () => document.activeElement?.tagName === "SUMMARY" ? name(document.activeElement) : null,
    isOpen: () => document.activeElement?.parentElement?.open ?? false,

    // What has the focus can be seen: it has an outline, is within the window, and nothing lies above it.
    unfocused() {
      const element = document.activeElement;
      const box = element.getClientRects()[0];
      if (!box) return [`the focus is where nothing is: ${name(element)}`];
      const style = getComputedStyle(element);
      const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2];
      const above = document.elementFromPoint(x, y);
      const complaints = [];
      const hasOutline = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
      if (!hasOutline) complaints.push(`no outline: ${name(element)}`);
      if (!above) complaints.push(`the focus is outside the window: ${name(element)}`);
      else if (!element.contains(above) && !above.contains(element)) complaints.push(`${name(above)} hides ${name(element)}`);
      return complaints;
    },

    // This text is in the window.
    unread(selector) {
      const element = document.querySelector(selector);
      if (!element || !shown(element)) return [`not to be seen: ${selector}`];
      const box = element.getBoundingClientRect();
      return box.top > -1 && box.top < innerHeight ? [] : [`outside the window: ${name(element)}`];
    },

    // How many stops a keyboard has to make.
    focusable: () => [...document.querySelectorAll("a, button, input, select, textarea, summary")].filter(shown).length,

    // What has the focus, as a person would say it; null if nothing has.
    stop() {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      return (element.labels?.[0] ?? element).textContent.trim().replace(/\s+/g, " ") || element.id;
    },
  };
})()
