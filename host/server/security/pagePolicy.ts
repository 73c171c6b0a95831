interface PolicySettings {
  nonce: string;
  registryOrigin: string;
  /** Scripts that change while a page is open have no hash, and a dev server tells of them by a socket. */
  isDevelopment: boolean;
}

/** The headers that every page has: what it may load, and that scripts run only with their published hash [FED-08]. */
export function pagePolicy({ nonce, registryOrigin, isDevelopment }: PolicySettings): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'self' 'nonce-${nonce}' ${registryOrigin}`.trim(),
    // Base UI positions its pop-ups by style attributes, also in what the server renders.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    ...(isDevelopment ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
  };
}

/** The headers of everything that this server answers. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
