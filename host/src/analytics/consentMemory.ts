import type { Consent } from './consentAtom.ts';

interface ConsentMemory {
  key: string;
  read(): Consent;
  write(consent: Consent): void;
}

/**
 * Remembers a visitor's consent for one shop in this browser. If the browser refuses storage, every page asks again.
 */
export const consentMemory = (slug: string, memory: () => Pick<Storage, 'getItem' | 'setItem'>): ConsentMemory => {
  const key = `festival-consent-${slug}`;
  return {
    key,
    read() {
      try {
        const stored = memory().getItem(key);
        return stored === 'given' || stored === 'refused' ? stored : null;
      } catch {
        return null;
      }
    },
    write(consent) {
      try {
        memory().setItem(key, consent ?? '');
      } catch {
        // The browser refuses storage, so nothing is remembered.
      }
    },
  };
};
