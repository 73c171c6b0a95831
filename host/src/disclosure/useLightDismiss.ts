import { type RefObject, useEffect } from 'react';

/** Closes an open `<details>` on Escape, on a press outside, and when `pathname` changes; it opens without scripts. */
export const useLightDismiss = (details: RefObject<HTMLDetailsElement | null>, place: string): void => {
  useEffect(() => {
    // On another page the opened list no longer applies.
    if (place) details.current?.removeAttribute('open');
  }, [details, place]);
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) details.current?.removeAttribute('open');
    };
    const key = ({ key: name }: KeyboardEvent) => {
      if (name !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [details]);
};
