interface PolicyOptions {
  nonce: string;
  registryOrigin: string;
  /**
   * Development scripts change while a page is open and have no hash, and the dev server announces changes by a
   * socket.
   */
  isDevelopment: boolean;
  /** The origins for a shop with measuring, see `measuringSources` [ANL-02]. */
  measuringSources?: readonly string[] | undefined;
  /** The origins of a developer's build that runs on a test shop's page [FED-07]. */
  overrideOrigins?: readonly string[] | undefined;
  /** The address to which browsers report violations of the policy; absent for pages without a release. */
  reportTo?: string | undefined;
}

/**
 * The security headers of every page: the origins from which it may load; scripts run only with their published hash; text is never used as code
 * [FED-08]. A shop with measuring also allows its tools, whose scripts have no published hash and write HTML; the shop's own scripts and those of
 * remotes still need their hash.
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
    `connect-src ${sources(isDevelopment ? "'self' ws:" : "'self'", [...opened, ...overrideOrigins])}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (!measuringSources)
    lines.push(isDevelopment ? trustedTypes : `${trustedTypes}; trusted-types default speculation`);
  // Browsers send these reports immediately; `report-to` is delayed by a minute, and Firefox has supported it only since 2024.
  if (reportTo) lines.push(`report-uri ${reportTo}`);
  const headers = { 'content-security-policy': lines.join('; ') };
  if (isDevelopment || measuringSources) return headers;
  return { ...headers, 'integrity-policy': 'blocked-destinations=(script)' };
}

const sources = (own: string, others: readonly string[]): string =>
  others.reduce((list, other) => (other ? `${list} ${other}` : list), own);

/** Only the host's policy (`trustScripts`) may create a script's address; in development webpack-dev-server has a separate policy to show errors. */
const trustedTypes = "require-trusted-types-for 'script'";

/** The policy of an answer that is not a page but may be opened like one: it may only display itself, for example a picture with styles inside. */
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
