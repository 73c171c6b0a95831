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
  const lines = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${sources("'self'", [`'nonce-${nonce}'`, registryOrigin, ...overrideOrigins])}`,
    // Base UI positions its pop-ups by style attributes, also during server rendering.
    "style-src-attr 'unsafe-inline'",
    `img-src ${sources("'self' data:", [...opened, ...overrideOrigins])}`,
    "font-src 'self'",
    // A trace asks the registry too for a file that did not come.
    `connect-src ${sources(isDevelopment ? "'self' ws:" : "'self'", [...opened, ...overrideOrigins, registryOrigin])}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (!measuringSources)
    lines.push(isDevelopment ? trustedTypes : `${trustedTypes}; trusted-types default speculation`);
  // Browsers send it at once; `report-to` waits for a minute, and Firefox knows it only since 2024.
  if (reportTo) lines.push(`report-uri ${reportTo}`);
  const headers = { 'content-security-policy': lines.join('; ') };
  if (isDevelopment || measuringSources) return headers;
  return { ...headers, 'integrity-policy': 'blocked-destinations=(script)' };
}

const sources = (own: string, others: readonly string[]): string =>
  others.reduce((list, other) => (other ? `${list} ${other}` : list), own);

/** One policy, the host's (`trustScripts`), says what is a script's address; in development webpack-dev-server shows errors by one of its own. */
const trustedTypes = "require-trusted-types-for 'script'";

/** The policy of an answer that is not a page but is opened as one: it may show itself, such as a picture with styles inside. */
const dataPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "object-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

/** The headers of every answer of this server. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
