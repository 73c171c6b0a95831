import type { TrustedTypes } from '../../remotes/federation/trustScripts.ts';
import { mayPrefetch } from './mayPrefetch.ts';

/** Pages of a shop by plain links; never those that sign in, or choose a language. The server answers those of guests alone. */
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
 * Lets the browser fetch the page of a link that is pointed at, as long as a press still loads it: until the shell has taken over, which
 * fetches steps itself. Not with data saver or on 2g [RTE-14].
 */
export const speculate = (nonce: string): void => {
  if (!mayPrefetch() || !HTMLScriptElement.supports?.('speculationrules')) return;
  const script = document.createElement('script');
  // A policy of its own, which makes a script of these rules and of no other text [FED-08].
  const { trustedTypes }: { trustedTypes?: TrustedTypes } = window;
  const trusted = trustedTypes?.createPolicy('speculation', { createScript: () => JSON.stringify(rules) });
  const text = trusted?.createScript('') ?? JSON.stringify(rules);
  Object.assign(script, { type: 'speculationrules', nonce, text });
  document.head.append(script);
};

/** The shell opens pages itself from now on. */
export const endSpeculation = (): void => document.querySelector('script[type=speculationrules]')?.remove();

/**
 * Loads a page anew that was fetched ahead and is not true any more, before anything of it is painted: after a few seconds, or once the
 * visitor signed in or out, got a cart or chose a language, its cookie is gone.
 */
export const leaveStalePage = (nonce: string): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as { deliveryType?: string }[];
  const isTrue = document.cookie.includes(`speculated=${encodeURIComponent(nonce.slice(-8))}`);
  if (navigation?.deliveryType !== 'navigational-prefetch' || isTrue) return false;
  document.documentElement.hidden = true;
  location.reload();
  return true;
};
