import { extraShopNames } from '@festival/example-festivals/festivals';
import { shopAudience } from '@festival/service-kit/session/userTokenIdentity';
import {
  address,
  count,
  list,
  logLevel,
  port,
  proxies,
  readEnvironment,
  SettingsError,
  secret,
} from '@festival/service-kit/settings/readEnvironment';
import { z } from 'zod';
import { appleCertificates } from '../after-sale/pass/appleWallet.ts';
import { googleAccount } from '../after-sale/pass/googleWallet.ts';
import type { Wallets } from '../after-sale/pass/wallets.ts';
import { ticketListKeys } from '../after-sale/ticket-list/ticketListKeys.ts';
import { usualCartWaitSeconds } from '../platform/http/limitCartCalls.ts';
import { usualCallsPerMinute } from '../platform/http/limitClients.ts';
import { usualLockWaitSeconds } from '../sale/stock/reservationBatcher.ts';

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3001),
  /** Any PostgreSQL. Without it the embedded one starts on SHOP_DATA. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgresql://user:password@host/shop' })
    .optional(),
  SHOP_DATA: z.string().default('.data'),
  /** A streaming replica of it, for look-ups, lists and reports. Without it they read DATABASE_URL. */
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgresql://user:password@replica/shop' })
    .optional(),
  /** The maximum number of connections to the database, and to its replica. */
  DATABASE_CONNECTIONS: count(2, 1000, 20),
  /** The base URL for payment providers' calls to this service; by default the URL that it listens on. */
  SHOP_API_URL: address().optional(),
  /** URLs of the shop in a browser, separated by commas: shoppers return there after paying. */
  SHOP_URL: list().pipe(z.array(address())),
  /** `yes` accepts payments without real money, by the payment sandbox, for each provider that has no keys. */
  PAYMENT_SANDBOX: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('no'),
  PAYMENT_SANDBOX_URL: address().default('http://127.0.0.1:3002'),
  PAYMENT_SANDBOX_SECRET: secret().optional(),
  /** Adyen, for shops whose config names it. Without a key the sandbox replaces it, if PAYMENT_SANDBOX is yes. */
  ADYEN_API_KEY: z.string().optional(),
  ADYEN_HMAC_KEY: z
    .string()
    .regex(/^([0-9a-f]{2})+(, ?([0-9a-f]{2})+)*$/i, 'must be the hexadecimal key of the standard webhook')
    .optional(),
  ADYEN_MERCHANT_ACCOUNT: z.string().optional(),
  /** Prefix of the live account. Without it Adyen's test platform is used. */
  ADYEN_LIVE_URL_PREFIX: z.string().optional(),
  /** The mail server. Without it each mail becomes a file in MAIL_FOLDER. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@mail.example:587' })
    .optional(),
  MAIL_FOLDER: z.string().optional(),
  /**
   * Trusted proxies (addresses or networks), separated by commas, whose header with the client's address is accepted.
   */
  TRUSTED_PROXIES: proxies(),
  /**
   * The secret with which the waiting room of shops with a `queueUrl` signs its tokens. Without it anyone may open a
   * cart there.
   */
  QUEUE_TOKEN_SECRET: secret(32).optional(),
  /**
   * The bearer token of operators' calls; former ones that are still accepted follow after commas. Without it their
   * routes do not exist.
   */
  OPERATOR_TOKEN: z
    .string()
    .regex(/^[^,\s]{32,}(,[^,\s]{32,})*$/, 'must have 32 characters or more, and no blank')
    .optional(),
  /** The keys that sign the lists of valid and revoked tickets. Without them the lists' routes do not exist. */
  TICKET_LIST_KEYS: ticketListKeys(),
  /**
   * Passes for Google Wallet: the issuer's id, and its service account's key file in base64. Without both there are
   * none.
   */
  GOOGLE_WALLET_ISSUER: z
    .string()
    .regex(/^\d{10,20}$/, 'must be the number of an issuer of Google Wallet')
    .optional(),
  GOOGLE_WALLET_ACCOUNT: googleAccount().optional(),
  /** Passes for Apple Wallet: certificate, key and Apple's intermediate certificate in base64. Without it there are none. */
  APPLE_PASS_CERTIFICATES: appleCertificates().optional(),
  /** Receives a mail for each payment that needs a person. */
  OPERATOR_EMAIL: z.email('must be one address such as finance@shop.example').optional(),
  /** Limit of one client in each process. */
  CALLS_PER_MINUTE: count(1, 1_000_000, usualCallsPerMinute.ofAddress),
  CART_CALLS_PER_MINUTE: count(1, 1_000_000, usualCallsPerMinute.ofCart),
  /** How long a call of a busy cart waits for its turn. */
  CART_WAIT_SECONDS: count(1, 300, usualCartWaitSeconds),
  /** How long a change of a cart waits for a row that another transaction has locked. */
  LOCK_WAIT_SECONDS: count(1, 300, usualLockWaitSeconds),
  /**
   * How long a stopping service still accepts requests while /health/ready returns 503, until a load balancer has
   * noticed.
   */
  STOP_DELAY_SECONDS: count(0, 300, 0),
  /** The issuer of user tokens (the shop's sign-on service, or a customer's own), and their audience. */
  OIDC_ISSUER: address().default('http://127.0.0.1:3004'),
  OIDC_AUDIENCE: z.string().min(1).default(shopAudience),
  /** Whether the example festivals are stored at start, and which of their extra shops. */
  EXAMPLE_DATA: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('yes'),
  EXTRA_SHOPS: list().pipe(z.array(z.enum(extraShopNames, { error: `may name ${extraShopNames.join(', ')}` }))),
  LOG_LEVEL: logLevel(),
});

export type ShopApiSettings = z.output<typeof schema>;

/** Reads the settings from the environment. Throws a SettingsError with a sentence for each mistake. */
export function readShopApiSettings(env: NodeJS.ProcessEnv): ShopApiSettings {
  const settings = readEnvironment(schema, env);
  const { ADYEN_API_KEY, ADYEN_HMAC_KEY, ADYEN_MERCHANT_ACCOUNT } = settings;
  if (ADYEN_API_KEY && !(ADYEN_HMAC_KEY && ADYEN_MERCHANT_ACCOUNT))
    throw new SettingsError('ADYEN_API_KEY is set, so ADYEN_HMAC_KEY and ADYEN_MERCHANT_ACCOUNT must be set too.');
  if (!settings.GOOGLE_WALLET_ISSUER !== !settings.GOOGLE_WALLET_ACCOUNT)
    throw new SettingsError('GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_ACCOUNT belong together: set both, or none.');
  if (settings.PAYMENT_SANDBOX === 'no') return settings;
  if (!settings.PAYMENT_SANDBOX_SECRET)
    throw new SettingsError('PAYMENT_SANDBOX_SECRET is not set: give both services the same secret.');
  if (settings.ADYEN_LIVE_URL_PREFIX)
    throw new SettingsError(
      'PAYMENT_SANDBOX is yes and ADYEN_LIVE_URL_PREFIX is set: a live shop must not take payments without money, so leave one of them out.',
    );
  return settings;
}

/** The signers of passes, for the configured kinds of wallet. */
export const walletsOf = ({
  GOOGLE_WALLET_ISSUER: issuerId,
  GOOGLE_WALLET_ACCOUNT: account,
  APPLE_PASS_CERTIFICATES: apple,
}: ShopApiSettings): Wallets => ({ google: issuerId && account ? { issuerId, ...account } : undefined, apple });
