import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ClientPatience } from '@festival/service-kit/http/edgeOptions';
import type { MetricsAddress } from '@festival/service-kit/metrics/serveMetrics';
import { wrongProxy } from '@festival/service-kit/settings/trustedProxies';
import { type PublisherKeys, readPublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import { z } from 'zod';
import { address, perMinute, port, secrets, words } from './settingFields.ts';

/** The host's settings, from which `docs/reference/host.md` is generated. `unset` describes what happens without a variable that has no default. */
export const settingsSchema = z.object({
  HOST: z
    .string()
    .min(1, 'HOST must be the address to listen at, such as 127.0.0.1')
    .default('127.0.0.1')
    .meta({ description: 'The address to listen at.' }),
  PORT: port('PORT', 3000).meta({ description: 'The port to listen at.' }),
  SHOP_URL: words()
    .pipe(z.array(address('SHOP_URL', 'the shop in a browser')))
    .meta({
      description:
        'The addresses of the shop in a browser, separated by commas. Requests for other names are answered 421. With https, cookies get the prefix `__Host-`, and browsers must then stay with https (HSTS).',
      unset: 'any name is answered',
    }),
  TRUSTED_PROXIES: words()
    .superRefine((given, { addIssue }) => {
      for (const word of given) {
        const wrong = wrongProxy(word);
        if (wrong) addIssue(`TRUSTED_PROXIES ${wrong}`);
      }
    })
    .meta({
      description:
        'Addresses or networks of the proxies in front (`10.0.0.7, 10.1.0.0/16`), whose `X-Forwarded-For`, `-Proto` and `-Host` are trusted. Without it all shoppers behind a proxy count as one client, cookies are not secure, and writes fail the check of their origin.',
      unset: 'no proxy is trusted',
    }),
  TRUST_PROXY: z
    .never('TRUST_PROXY is gone: name the addresses or networks of your proxies in TRUSTED_PROXIES, such as 10.0.0.7')
    .optional(),
  SHOP_API_URL: address('SHOP_API_URL', 'the shop API')
    .default('http://127.0.0.1:3001')
    .meta({ description: 'The shop API or its balancer, or another implementation of these APIs.' }),
  REGISTRY_URL: address('REGISTRY_URL', 'the release registry')
    .default('http://127.0.0.1:3003')
    .meta({ description: 'The registry as the host reaches it.' }),
  REGISTRY_PUBLIC_URL: address('REGISTRY_PUBLIC_URL', 'the registry as browsers reach it').optional().meta({
    description: 'The registry as browsers reach it: the second origin of remotes.',
    unset: '`REGISTRY_URL`',
  }),
  REGISTRY_TOKEN: z.string().min(16, 'REGISTRY_TOKEN must be a token of the registry, with --watch').optional().meta({
    description:
      'Lets the host report visits of canaries and faults of pages to the registry; the same for all hosts. `npx festival-release token --owner hosts --watch` makes it.',
    unset: 'no canary is taken back by itself, and no error is stored',
  }),
  PUBLISHER_KEYS: z
    .string()
    .default('')
    .transform((setting, { addIssue }): PublisherKeys => {
      const read = readPublisherKeys(setting);
      if (read.ok) return read.value;
      addIssue(`PUBLISHER_KEYS ${read.error}`);
      return z.NEVER;
    })
    .meta({
      description: 'The publishers whose versions are shown, as `mf_lockers:MCow…,mf_parking:MCow…`.',
      unset: 'does not start',
      see: 'docs/operations/publishers.md',
    }),
  METRICS_PORT: port('METRICS_PORT', 0).meta({
    description: 'The port at which the host answers `/metrics`; it is separate, so that no shopper reaches it.',
    unset: 'no metrics',
  }),
  METRICS_HOST: z
    .string()
    .min(1, 'METRICS_HOST must be the address to answer /metrics at')
    .default('127.0.0.1')
    .meta({ description: 'The address at which the host answers `/metrics`.' }),
  HOST_DATA: z
    .string()
    .min(1, "HOST_DATA must be the folder to keep remotes' files in")
    .default(join(tmpdir(), 'festival-host'))
    .meta({
      description:
        'The folder of the last known releases and of remotes’ files. Keep it over restarts, so that pages work while the registry does not answer.',
      unset: 'a folder of the system’s temporary one',
    }),
  BRANDS_FOLDER: z
    .string()
    .min(1, 'BRANDS_FOLDER must be the folder with a folder for each further brand')
    .optional()
    .meta({
      description: 'A folder that has a folder for each brand beside those of the build.',
      unset: 'no further brands',
      see: 'docs/operations/new-brand.md',
    }),
  HOST_BUILD: z
    .string()
    .min(1, 'HOST_BUILD must be the name of a build in host/dist/builds')
    .optional()
    .meta({ description: 'The build of `host/dist/builds` to serve.', unset: 'the newest' }),
  OIDC_ISSUER: address('OIDC_ISSUER', 'the OpenID Connect issuer that signs people on')
    .default('http://127.0.0.1:3004')
    .meta({
      description: 'The issuer: the shop’s own sign-on, or any OpenID Connect issuer with the code flow.',
    }),
  OIDC_CLIENT_ID: z
    .string()
    .min(1, 'OIDC_CLIENT_ID must be how the issuer knows this shop')
    .default('festival-shop')
    .meta({
      description:
        'The shop’s id at the issuer, which redirects to `/api/sign-on/callback` and, after logging out, to `/api/sign-on/signed-out`.',
    }),
  OIDC_CLIENT_SECRET: secrets('OIDC_CLIENT_SECRET', 16).meta({
    description: 'The secret that the issuer has too, 16 characters or more.',
    unset: 'nobody can sign in',
  }),
  OIDC_SCOPE: z
    .string()
    .regex(/\bopenid\b/, 'OIDC_SCOPE must be scopes with spaces between, openid among them')
    .default('openid profile email phone address')
    .meta({
      description: 'The requested scopes. Add `offline_access` if the issuer gives refresh tokens only with it.',
    }),
  OIDC_ACCOUNT_URL: address('OIDC_ACCOUNT_URL', 'the page where people edit their account').optional().meta({
    description: 'The page to edit an account. It gets `returnTo` and `language`.',
    unset: '`OIDC_ISSUER`/account',
  }),
  SESSION_SECRET: secrets('SESSION_SECRET', 32).meta({
    description: 'Encrypts the session’s cookie, 32 characters or more; the same for every host.',
    unset: 'nobody can sign in',
    see: 'docs/operations/secrets.md',
  }),
  PAGES_PER_MINUTE: perMinute('PAGES_PER_MINUTE', 6_000).meta({
    description: 'Pages that one address may request, in each process; more are answered 429.',
    unit: 'a minute',
  }),
  CALLS_PER_MINUTE: perMinute('CALLS_PER_MINUTE', 12_000).meta({
    description: 'Calls of `/api` by one address, in each process; more are answered 429.',
    unit: 'a minute',
  }),
  SIGN_INS_PER_MINUTE: perMinute('SIGN_INS_PER_MINUTE', 3_000).meta({
    description: 'Ways to the sign-on and back by one address, in each process; more are answered 429.',
    unit: 'a minute',
  }),
  CART_CALLS_PER_MINUTE: perMinute('CART_CALLS_PER_MINUTE', 600).meta({
    description: 'Each of these for a visitor whose cart is known, in each process. They do not count for the address.',
    unit: 'a minute',
    see: 'docs/decisions/0066-shared-addresses.md',
  }),
  PAGE_CACHE_MB: z.coerce
    .number('PAGE_CACHE_MB must be a number of megabytes, or 0 for no cache')
    .min(0, 'PAGE_CACHE_MB must not be negative')
    .max(4_096, 'PAGE_CACHE_MB must be at most 4096')
    .default(32)
    .meta({
      description:
        'The most memory of one process for the pages that guests share; a page takes about 20 kB for each address and language. With 0 each page is made for its visitor.',
      unit: 'MB',
      see: 'docs/decisions/0024-shared-pages-of-guests.md',
    }),
  REMOTE_OVERRIDES: z
    .enum(['yes', 'no'], 'REMOTE_OVERRIDES must be yes, on a test shop only, or no')
    .default('no')
    .meta({
      description:
        'On test shops only: developers may run remotes from their own machine in the shop. Never `yes` in a shop that sells.',
      see: 'docs/decisions/0044-mounting-before-activation.md',
    }),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'SECURITY_CONTACT must be how a weakness is reported, such as mailto:security@shop.example or https://shop.example/security',
    )
    .optional()
    .meta({
      description:
        'The address for reports of weaknesses, `mailto:…` or `https://…`. The file that names it expires half a year after the host’s start.',
      unset: 'no `/.well-known/security.txt`',
    }),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent',
    )
    .default('info')
    .meta({ description: 'The least level of the lines that the log has.' }),
});

export interface SignOnSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** The page for editing an account. */
  accountUrl: string;
  /** Encrypts the session's cookie. */
  sessionSecret: string;
  /** Former secrets for the same purpose: sessions encrypted with them remain valid. */
  formerSessionSecrets?: readonly string[] | undefined;
}

/** The limits of requests per minute; each host counts separately. */
export interface ClientLimits {
  /** The limit of each kind below for a visitor whose cart the shop API knows. */
  ofCart: number;
  /** The limit of all other requests from one address. */
  pages: number;
  calls: number;
  /** Redirects to the sign-on and back. */
  signIns: number;
}

export interface Settings {
  port: number;
  host: string;
  shopApiUrl: string;
  registryUrl: string;
  /** The token for reporting the visits of canaries to the registry. */
  registryToken?: string | undefined;
  /** The public keys by which versions may be signed; without any, no remote is shown. */
  publisherKeys: PublisherKeys;
  /** The address of `/metrics`; if undefined, metrics are not served. */
  metrics?: MetricsAddress | undefined;
  /** The contact for reporting a weakness, in `/.well-known/security.txt`. */
  securityContact: string | undefined;
  /** The registry's address for browsers: a page's second origin. */
  registryPublicUrl: string;
  /** The build to serve; the newest by default. */
  build: string | undefined;
  dataFolder: string;
  /** The folder of additional brands; none if undefined. */
  brandsFolder?: string | undefined;
  /** The sign-on's settings; null without its secrets, and signing in is then not available. */
  signOn: SignOnSettings | null;
  /** Addresses or networks of proxies whose headers with the client's address, host and protocol are trusted. */
  trustedProxies: string[];
  /** The shop's addresses in a browser; if empty, requests for any host name are answered. */
  shopUrls: string[];
  limits: ClientLimits;
  /** The maximum memory for pages that guests share; 0 to make each page for its visitor. */
  pageCacheBytes: number;
  /** Time limits for a client that differ from the defaults. */
  patience?: Partial<ClientPatience>;
  /** Whether an address may load remotes from its visitor's own machine: only on test shops [FED-07]. */
  allowsOverrides: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** An invalid setting; the message names it and says what to do. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem';
}

function signOnSettings(given: z.infer<typeof settingsSchema>): SignOnSettings | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_SCOPE, OIDC_ACCOUNT_URL, SESSION_SECRET } = given;
  const [clientSecret] = OIDC_CLIENT_SECRET;
  const [sessionSecret, ...formerSessionSecrets] = SESSION_SECRET;
  if (!clientSecret || !sessionSecret) return null;
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret,
    scope: OIDC_SCOPE,
    accountUrl: OIDC_ACCOUNT_URL ?? `${OIDC_ISSUER}/account`,
    sessionSecret,
    formerSessionSecrets,
  };
}

/** Reads the server's settings. @throws SettingsProblem with a sentence for each mistake. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) throw new SettingsProblem(parsed.error.issues.map(({ message }) => message).join('\n'));
  const given = parsed.data;
  return {
    port: given.PORT,
    host: given.HOST,
    shopApiUrl: given.SHOP_API_URL,
    registryUrl: given.REGISTRY_URL,
    registryToken: given.REGISTRY_TOKEN,
    publisherKeys: given.PUBLISHER_KEYS,
    metrics: given.METRICS_PORT > 0 ? { host: given.METRICS_HOST, port: given.METRICS_PORT } : undefined,
    securityContact: given.SECURITY_CONTACT,
    registryPublicUrl: given.REGISTRY_PUBLIC_URL ?? given.REGISTRY_URL,
    build: given.HOST_BUILD,
    dataFolder: resolve(given.HOST_DATA),
    brandsFolder: given.BRANDS_FOLDER && resolve(given.BRANDS_FOLDER),
    signOn: signOnSettings(given),
    trustedProxies: given.TRUSTED_PROXIES,
    shopUrls: given.SHOP_URL,
    limits: {
      ofCart: given.CART_CALLS_PER_MINUTE,
      pages: given.PAGES_PER_MINUTE,
      calls: given.CALLS_PER_MINUTE,
      signIns: given.SIGN_INS_PER_MINUTE,
    },
    pageCacheBytes: given.PAGE_CACHE_MB * 1024 * 1024,
    allowsOverrides: given.REMOTE_OVERRIDES === 'yes',
    logLevel: given.LOG_LEVEL,
  };
}

/** @throws SettingsProblem if a shop could not show any remote, because no publisher's key is trusted. */
export function requireKeys({ publisherKeys }: Pick<Settings, 'publisherKeys'>): void {
  if (publisherKeys === 'unsigned' || publisherKeys.size > 0) return;
  throw new SettingsProblem(
    'PUBLISHER_KEYS must name whose versions are shown, as in mf_lockers:MCow… (npx festival-release key makes a pair)',
  );
}

/** Removes values that look like secrets from an environment: after the settings are read, no code needs them there. */
export function forgetSecrets(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) if (/SECRET|TOKEN|PASSWORD|_KEY$/.test(name)) delete env[name];
}
