import { type RefObject, useEffect } from 'react';

/**
 * Closes an open `<details>` on Escape, on a press outside, and when `pathname` changes. A `<details>` opens without
 * scripts.
 */
export const useLightDismiss = (details: RefObject<HTMLDetailsElement | null>, pathname: string): void => {
  useEffect(() => {
    // The open list belongs to the former page.
    if (pathname) details.current?.removeAttribute('open');
  }, [details, pathname]);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) details.current?.removeAttribute('open');
    };
    const closeOnEscape = ({ key: name }: KeyboardEvent) => {
      if (name !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [details]);
};
