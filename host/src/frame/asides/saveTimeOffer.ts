import { tabStorage } from '@festival/shared-ui/storage/tabStorage';

const key = 'save-time';

/** Pixels of scrolling after which the offer goes [OVL-07]. */
const goneAfter = 400;

/** Whether the visitor has let the offer go in this tab. */
export const wasLetGo = (): boolean => tabStorage.getItem(key) !== null;

export const letGo = (): void => tabStorage.setItem(key, 'gone');

/** Calls `gone` once the page has been scrolled by 400 pixels from where it is now [OVL-07]. The answer stops it. */
export const onScrolledAway = (gone: () => void): (() => void) => {
  const from = scrollY;
  const follow = (): void => {
    if (Math.abs(scrollY - from) >= goneAfter) gone();
  };
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
};
