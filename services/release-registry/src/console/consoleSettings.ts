import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';

/** What the console needs for sign-on. */
export type ConsoleSettings = {
  /** The registry's origin in a browser, without a trailing slash. */
  url: string;
  /** The OpenID Connect issuer, and the console's client id and secret there. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Encrypts the session's cookie. Former secrets follow, separated by commas; they are still accepted. */
  secret: string;
};

const text = z._default(z.string(), '');

/**
 * The variables of the console. Either all of them except the client's id are set, or none is set and there is no
 * console.
 */
export const consoleFields = {
  CONSOLE_URL: text.check(
    z.meta({
      description:
        'The registry’s address in a browser, such as `https://releases.example`, as at the sign-on. It is set together with the other settings of the console.',
      unset: 'no console',
    }),
  ),
  CONSOLE_SECRET: text.check(
    z.meta({
      description: 'Encrypts the cookie of the console’s session, 32 characters or more.',
      unset: 'no console',
    }),
  ),
  CONSOLE_CLIENT_ID: z
    ._default(z.string(), 'festival-console')
    .check(z.meta({ description: 'The console’s id at the issuer.' })),
  CONSOLE_CLIENT_SECRET: text.check(
    z.meta({ description: 'The secret that the issuer has too, 16 characters or more.', unset: 'no console' }),
  ),
  OIDC_ISSUER: text.check(
    z.meta({
      description:
        'The shop’s sign-on, or any OpenID Connect issuer. It redirects to `/console/sign-on/callback`, and after signing off to `/console`.',
      unset: 'no console',
    }),
  ),
};

type Fields = { [Name in keyof typeof consoleFields]: string };

const isOrigin = (given: string): boolean =>
  URL.canParse(given) && /^https?:$/.test(new URL(given).protocol) && new URL(given).origin === given;

const isLong = (given: string, least: number): boolean => secretsOf(given).every((one) => one.length >= least);

/** The console's settings; null if none is set. Fails with a sentence for each setting that is wrong or missing. */
export function consoleSettings(fields: Fields): Result<ConsoleSettings | null, string[]> {
  const { CONSOLE_URL, CONSOLE_SECRET, CONSOLE_CLIENT_ID, CONSOLE_CLIENT_SECRET, OIDC_ISSUER } = fields;
  if ([CONSOLE_URL, CONSOLE_SECRET, CONSOLE_CLIENT_SECRET, OIDC_ISSUER].every((given) => given === ''))
    return success(null);
  const url = CONSOLE_URL.replace(/\/+$/, '');
  const errors = [
    !isOrigin(url) && 'CONSOLE_URL must be the registry’s address in a browser, such as https://releases.example',
    !URL.canParse(OIDC_ISSUER) && 'OIDC_ISSUER must be the address of the issuer that people sign on at',
    !isLong(CONSOLE_CLIENT_SECRET, 16) &&
      'CONSOLE_CLIENT_SECRET must have at least 16 characters, the same at the issuer',
    !isLong(CONSOLE_SECRET, 32) && 'CONSOLE_SECRET must have at least 32 characters: openssl rand -base64 48',
  ].filter((error) => error !== false);
  if (errors.length > 0) return failure(errors);
  return success({
    url,
    issuer: OIDC_ISSUER,
    clientId: CONSOLE_CLIENT_ID,
    clientSecret: secretsOf(CONSOLE_CLIENT_SECRET)[0],
    secret: CONSOLE_SECRET,
  });
}
