interface PolicyOptions {
  nonce: string;
  registryOrigin: string;
  /**
   * Development scripts change while a page is open and have no hash, and the dev server announces changes by a
   * socket.
   */
  isDevelopment: boolean;
  /** Of a shop that measures its visitors, see `measuringSources` [ANL-02]. */
  measuringSources?: readonly string[] | undefined;
  /** The origins of a developer's build that runs on a test shop's page [FED-07]. */
  overrideOrigins?: readonly string[] | undefined;
  /** Where browsers report what the policy refused; nowhere for pages without a release. */
  reportTo?: string | undefined;
}

/**
 * The security headers of every page: the origins it may load from; scripts run only with their published hash; no text becomes code
 * [FED-08]. A shop with measuring also allows its tools, whose scripts have no published hash and write HTML; the shop's own scripts and
 * those of remotes still need their hash.
 */
export function pagePolicy({
  nonce,
  registryOrigin,
  isDevelopment,
  measuringSources,
  overrideOrigins = [],
  reportTo,
}: PolicyOptions): Record<string, string> {
  const opened = measuringSources ?? [];
  const policy = {
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'self' 'nonce-${nonce}' ${[registryOrigin, ...overrideOrigins].join(' ')}`.trim(),
    // Base UI positions its pop-ups by style attributes, also during server rendering.
    'style-src-attr': "'unsafe-inline'",
    'img-src': ["'self' data:", ...opened, ...overrideOrigins].join(' '),
    'font-src': "'self'",
    // A trace asks the registry too for a file that did not come.
    'connect-src': [isDevelopment ? "'self' ws:" : "'self'", ...opened, ...overrideOrigins, registryOrigin]
      .filter(Boolean)
      .join(' '),
    'manifest-src': "'self'",
    'object-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...(measuringSources ? {} : trustedTypes(isDevelopment)),
    // Browsers send it at once; `report-to` waits for a minute, and Firefox knows it only since 2024.
    ...(reportTo && { 'report-uri': reportTo }),
  };
  return {
    'content-security-policy': policyText(policy),
    ...(isDevelopment || measuringSources ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
  };
}

/** One policy, the host's (`trustScripts`), says what is a script's address; in development webpack-dev-server shows errors by one of its own. */
const trustedTypes = (isDevelopment: boolean) => ({
  'require-trusted-types-for': "'script'",
  ...(isDevelopment ? {} : { 'trusted-types': 'default speculation' }),
});

const policyText = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

/** What an answer may do that is no page but is opened as one: show itself, such as a picture with styles inside. */
const dataPolicy = {
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': 'data:',
  'object-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  sandbox: '',
};

/** The headers of every answer of this server. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policyText(dataPolicy),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
