import { randomBytes } from 'node:crypto';

export const pageNonce = (): string => randomBytes(16).toString('base64');

/** The headers of a page. It can load nothing, and its forms lead only to this service and to the shop. */
export function pageHeaders(nonce: string, shopOrigins: readonly string[]): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'style-src': `'nonce-${nonce}'`,
    'script-src': `'nonce-${nonce}'`,
    'img-src': 'data:',
    'object-src': "'none'",
    // Browsers also check the redirect after a form against form-action.
    'form-action': ["'self'", ...shopOrigins].join(' '),
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'cache-control': 'no-store',
    // With this policy the browser sends the origin with the forms of these pages.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
