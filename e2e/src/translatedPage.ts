import type { Page } from 'playwright/test';

interface Translation {
  /** Each text that the page still shows, although React has changed it since: `shown → current`. */
  outdated(): string[];
}

declare global {
  interface Window {
    translation?: Translation;
  }
}

/**
 * Does to the page what a browser does that translates it: each text node, also each later one, is replaced by two `<font>` elements with the
 * translation. The words stay Dutch here, so that they can be found.
 */
const translate = (): void => {
  const untranslated = 'script, style, template, textarea, option, title, [translate="no"]';
  const replaced = new Map<Text, HTMLElement>();
  const replace = (text: Text): void => {
    const parent = text.parentElement;
    if (text.data.trim() === '' || !parent || parent.closest(untranslated) || parent.dataset.translated) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.dataset.translated = text.data;
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
    replaced.set(text, inner);
  };
  const replaceIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(replaceIn);
  }).observe(document.body, { subtree: true, childList: true });
  window.translation = {
    outdated: () =>
      [...replaced]
        .filter(([text, shown]) => shown.isConnected && text.data !== shown.dataset.translated)
        .map(([text, shown]) => `${shown.dataset.translated} → ${text.data}`),
  };
};

/** Translates the page that is open, as the visitor's browser does, and whatever it shows later. */
export const translatePage = (page: Page) => page.evaluate(translate);

/** The texts of a translated page that are no longer the true ones. */
export const outdatedTexts = (page: Page) => page.evaluate(() => window.translation?.outdated());
