import { randomBytes } from 'node:crypto';

export const pageNonce = (): string => randomBytes(16).toString('base64');

/** The headers of a page: it loads nothing from anywhere, and its forms lead here and back to the shop. */
export function pageHeaders(nonce: string, shopOrigins: readonly string[]): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'style-src': `'nonce-${nonce}'`,
    'script-src': `'nonce-${nonce}'`,
    'img-src': 'data:',
    // A browser holds the redirect after a form to this too.
    'form-action': ["'self'", ...shopOrigins].join(' '),
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'cache-control': 'no-store',
    // Of this origin, so that forms here say where they come from.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
