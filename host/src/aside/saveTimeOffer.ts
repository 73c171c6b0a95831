const key = 'save-time';

/** Pixels of scrolling after which the offer goes [OVL-07]. */
const goneAfter = 400;

/** Whether the visitor has let the offer go in this tab. */
export const wasLetGo = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // A browser may refuse storage: then each page offers it.
    return false;
  }
};

export const letGo = (): void => {
  try {
    sessionStorage.setItem(key, 'gone');
  } catch {
    // As above.
  }
};

/** Calls `gone` once the page has been scrolled by 400 pixels from where it is now [OVL-07]. The answer stops it. */
export const onScrolledAway = (gone: () => void): (() => void) => {
  const from = scrollY;
  const follow = (): void => {
    if (Math.abs(scrollY - from) >= goneAfter) gone();
  };
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
};
