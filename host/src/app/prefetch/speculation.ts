import type { TrustedTypes } from '../../remotes/federation/trustScripts.ts';
import { mayPrefetch } from './mayPrefetch.ts';

/**
 * The pages of a shop that plain links open, except those that sign in or choose a language. The server answers the
 * prefetches of guests only.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/:slug/:step?' },
          { selector_matches: 'a:not([rel~=nofollow],[target])' },
          { not: { href_matches: '/*\\?*language=*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Lets the browser prefetch the page of a link that is pointed at, as long as a press still loads a document: until the
 * shell is hydrated, which prefetches steps itself. Not with data saver or on 2g [RTE-14].
 */
export const speculate = (nonce: string): void => {
  // A separate policy that only turns these rules into a script [FED-08]. It is always made, because the page's header allows
  // its name once: a page without the rules would leave the name to any other script.
  const { trustedTypes }: { trustedTypes?: TrustedTypes } = window;
  const trusted = trustedTypes?.createPolicy('speculation', { createScript: () => JSON.stringify(rules) });
  if (!mayPrefetch() || !HTMLScriptElement.supports?.('speculationrules')) return;
  const script = document.createElement('script');
  const text = trusted?.createScript('') ?? JSON.stringify(rules);
  Object.assign(script, { type: 'speculationrules', nonce, text });
  document.head.append(script);
};

/** From now on, the shell itself opens pages. */
export const endSpeculation = (): void => document.querySelector('script[type=speculationrules]')?.remove();

/**
 * Loads a prefetched page again before its first paint if it is out of date: its cookie is gone after a few seconds, or
 * when the visitor has signed in or out, got a cart or chosen a language.
 */
export const leaveStalePage = (nonce: string): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as { deliveryType?: string }[];
  const isTrue = document.cookie.includes(`speculated=${encodeURIComponent(nonce.slice(-8))}`);
  if (navigation?.deliveryType !== 'navigational-prefetch' || isTrue) return false;
  document.documentElement.hidden = true;
  location.reload();
  return true;
};
