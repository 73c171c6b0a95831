// Playwright sends the text of these functions to the page, so they can't use anything else in this file.

/** Whether React has hydrated all controls, and no part is loading. */
export const isUsable = (): boolean => {
  const isOwned = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
  const main = document.querySelector('main');
  if (!main || !isOwned(main) || document.querySelector('[role="status"][aria-busy="true"]')) return false;
  return [...document.querySelectorAll('main :is(a, button, input, select), [role="dialog"] button')].every(isOwned);
};

/** Whether the page's head links to a file of the module, as the server does for modules on the page. */
export const isLinked = (files: readonly string[]): boolean =>
  [...document.querySelectorAll('link')].some(({ href }) => files.includes(new URL(href).pathname));

/** Whether an overlay is open and a file of the module was fetched. */
export const isOpen = (files: readonly string[]): boolean =>
  document.querySelector('[role="dialog"]') !== null &&
  performance.getEntriesByType('resource').some(({ name }) => files.includes(new URL(name).pathname));

/** Whether the removed part is shown again, in the page or over it. */
export const isThere = (isRendered: boolean): boolean => {
  const place = document.querySelector(isRendered ? 'main' : '[role="dialog"]');
  return place !== null && place.childElementCount > 0 && !document.querySelector('[role="status"][aria-busy="true"]');
};

/** Whether the page's sample can be shown. */
export const hasSample = (): boolean => globalThis.festivalSample?.show !== undefined;

export const showSample = (): void => globalThis.festivalSample?.show?.();
