import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const address = (name: string, what: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: `${name} must be the http(s) address of ${what}, such as http://127.0.0.1:3001`,
    })
    .transform((url) => url.replace(/\/+$/, ''));

const port = (name: string, standard: number) =>
  z.coerce
    .number(`${name} must be a port, a whole number from 0 to 65535`)
    .int(`${name} must be a whole number`)
    .min(0, `${name} must not be negative`)
    .max(65_535, `${name} must be at most 65535`)
    .default(standard);

const settingsSchema = z.object({
  PORT: port('PORT', 3000),
  HOST: z.string().min(1, 'HOST must be the address to listen at, such as 127.0.0.1').default('127.0.0.1'),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'SECURITY_CONTACT must be how a weakness is reported, such as mailto:security@shop.example or https://shop.example/security',
    )
    .optional(),
  SHOP_API_URL: address('SHOP_API_URL', 'the shop API').default('http://127.0.0.1:3001'),
  REGISTRY_URL: address('REGISTRY_URL', 'the release registry').default('http://127.0.0.1:3003'),
  REGISTRY_PUBLIC_URL: address('REGISTRY_PUBLIC_URL', 'the registry as browsers reach it').optional(),
  HOST_BUILD: z.string().min(1, 'HOST_BUILD must be the name of a build in host/dist/builds').optional(),
  HOST_DATA: z
    .string()
    .min(1, "HOST_DATA must be the folder to keep remotes' files in")
    .default(join(tmpdir(), 'festival-host')),
  OIDC_ISSUER: address('OIDC_ISSUER', 'the OpenID Connect issuer that signs people on').default(
    'http://127.0.0.1:3004',
  ),
  OIDC_CLIENT_ID: z.string().min(1, 'OIDC_CLIENT_ID must be how the issuer knows this shop').default('festival-shop'),
  OIDC_CLIENT_SECRET: z.string().min(16, 'OIDC_CLIENT_SECRET must have 16 characters or more').optional(),
  OIDC_SCOPE: z
    .string()
    .regex(/\bopenid\b/, 'OIDC_SCOPE must be scopes with spaces between, openid among them')
    .default('openid profile email phone address'),
  OIDC_ACCOUNT_URL: address('OIDC_ACCOUNT_URL', 'the page where people edit their account').optional(),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET must have 32 characters or more').optional(),
  TRUST_PROXY: z
    .enum(['true', 'false'], 'TRUST_PROXY must be true (behind a proxy that sets X-Forwarded-*) or false')
    .default('false')
    .transform((word) => word === 'true'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent',
    )
    .default('info'),
});

export interface SignOnSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** The page where people edit their account. */
  accountUrl: string;
  /** Encrypts the session's cookie. */
  sessionSecret: string;
}

export interface Settings {
  port: number;
  host: string;
  shopApiUrl: string;
  registryUrl: string;
  /** Where a weakness is reported, for `/.well-known/security.txt`. */
  securityContact: string | undefined;
  /** The registry's address for browsers: a page's second origin. */
  registryPublicUrl: string;
  /** The build to serve; the newest by default. */
  build: string | undefined;
  dataFolder: string;
  /** The sign-on's settings; null without its secrets, then signing in is not available. */
  signOn: SignOnSettings | null;
  trustProxy: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** An invalid setting; the message names it and the remedy. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem';
}

function signOnSettings(given: z.infer<typeof settingsSchema>): SignOnSettings | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_SCOPE, OIDC_ACCOUNT_URL, SESSION_SECRET } = given;
  if (!OIDC_CLIENT_SECRET || !SESSION_SECRET) return null;
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    scope: OIDC_SCOPE,
    accountUrl: OIDC_ACCOUNT_URL ?? `${OIDC_ISSUER}/account`,
    sessionSecret: SESSION_SECRET,
  };
}

/** Reads the server's settings once. @throws SettingsProblem with a sentence for each mistake. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) throw new SettingsProblem(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { PORT, HOST, SHOP_API_URL, REGISTRY_URL, REGISTRY_PUBLIC_URL, HOST_BUILD, HOST_DATA, TRUST_PROXY, LOG_LEVEL } =
    parsed.data;
  return {
    port: PORT,
    host: HOST,
    shopApiUrl: SHOP_API_URL,
    registryUrl: REGISTRY_URL,
    securityContact: parsed.data.SECURITY_CONTACT,
    registryPublicUrl: REGISTRY_PUBLIC_URL ?? REGISTRY_URL,
    build: HOST_BUILD,
    dataFolder: resolve(HOST_DATA),
    signOn: signOnSettings(parsed.data),
    trustProxy: TRUST_PROXY,
    logLevel: LOG_LEVEL,
  };
}
