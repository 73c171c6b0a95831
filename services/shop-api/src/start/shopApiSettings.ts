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

/**
 * The shop API's settings, from which `docs/reference/shop-api.md` is generated. `unset` is the text that the page
 * shows in place of a default.
 */
export const shopApiSettingsSchema = z.object({
  HOST: z.string().default('127.0.0.1').meta({ description: 'The address to listen at.' }),
  PORT: port(3001).meta({ description: 'The port to listen at.' }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgresql://user:password@host/shop' })
    .optional()
    .meta({
      description: 'The PostgreSQL, release 15 or newer.',
      unset: 'the embedded one, on `SHOP_DATA`/postgres',
      see: 'docs/operations/database.md',
    }),
  SHOP_DATA: z.string().default('.data').meta({ description: 'The folder of the embedded database.' }),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgresql://user:password@replica/shop' })
    .optional()
    .meta({
      description: 'A streaming replica, for look-ups, lists and reports.',
      unset: '`DATABASE_URL`',
      see: 'docs/operations/growing.md#a-read-replica',
    }),
  DATABASE_CONNECTIONS: count(2, 1000, 20).meta({
    description: 'The most connections at once to the database, and as many to its replica.',
  }),
  SHOP_API_URL: address().optional().meta({
    description: 'The address at which payment providers reach this service: they send their webhooks there.',
    unset: 'the address that it listens at',
  }),
  SHOP_URL: list().pipe(z.array(address())).meta({
    description:
      'The addresses of the shop in a browser, separated by commas. Shoppers return to no other address after paying.',
    unset: 'http://127.0.0.1:3000',
  }),
  PAYMENT_SANDBOX: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('no').meta({
    description:
      '`yes` accepts payments without real money, by the payment sandbox, for each provider that is not set up. With `no`, a shop whose provider is not set up sells nothing.',
    see: 'docs/operations/payments.md',
  }),
  PAYMENT_SANDBOX_URL: address()
    .default('http://127.0.0.1:3002')
    .meta({ description: 'The address of the payment sandbox.' }),
  PAYMENT_SANDBOX_SECRET: secret().optional().meta({
    description: 'The secret that the sandbox has too, 16 characters or more.',
    unset: 'no sandbox',
  }),
  PAYLOGIC_URL: address().optional().meta({
    description:
      'The address of a payment page’s API that speaks paylogic’s protocol, for shops whose `paymentProvider` is paylogic, as it is if they have none.',
    unset: 'shops paid by paylogic sell nothing, or use the sandbox if it is enabled',
    see: 'docs/operations/paylogic.md',
  }),
  PAYLOGIC_SECRET: secret().optional().meta({
    description: 'The secret that this API has too, 16 characters or more. It signs calls and webhooks.',
    unset: 'required with `PAYLOGIC_URL`',
  }),
  ADYEN_API_KEY: z.string().optional().meta({
    description: 'The key of Adyen’s API, for shops whose `paymentProvider` is adyen.',
    unset: 'shops paid by Adyen sell nothing, or use the sandbox if it is enabled',
  }),
  ADYEN_HMAC_KEY: z
    .string()
    .regex(/^([0-9a-f]{2})+(, ?([0-9a-f]{2})+)*$/i, 'must be the hexadecimal key of the standard webhook')
    .optional()
    .meta({
      description:
        'The hexadecimal key of Adyen’s standard webhook, which calls `SHOP_API_URL`/payment-webhooks/adyen.',
      unset: 'required with `ADYEN_API_KEY`',
    }),
  ADYEN_MERCHANT_ACCOUNT: z.string().optional().meta({
    description: 'The merchant account at Adyen.',
    unset: 'required with `ADYEN_API_KEY`',
  }),
  ADYEN_LIVE_URL_PREFIX: z.string().optional().meta({
    description: 'The prefix of the live account at Adyen.',
    unset: 'Adyen’s test platform',
  }),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(live|test)_\w{30,}$/, 'must be a key of a profile at Mollie, such as live_… or test_…')
    .optional()
    .meta({
      description:
        'The key of a profile at Mollie, for shops whose `paymentProvider` is mollie. `live_…` moves money, `test_…` does not.',
      unset: 'shops paid by Mollie sell nothing, or use the sandbox if it is enabled',
    }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@mail.example:587' })
    .optional()
    .meta({
      description: 'The mail server, such as `smtp://user:password@mail.example:587`.',
      unset: 'each mail becomes a file in `MAIL_FOLDER`',
    }),
  MAIL_FOLDER: z.string().optional().meta({
    description: 'The folder of mails without a mail server.',
    unset: '`SHOP_DATA`/mail',
  }),
  TRUSTED_PROXIES: proxies().meta({
    description:
      'Addresses or networks (`10.1.0.0/16`) of hosts and balancer, whose header with the client’s address is trusted. Limits count by that address.',
    unset: '127.0.0.1, ::1',
  }),
  QUEUE_TOKEN_SECRET: secret(32).optional().meta({
    description: 'The secret that signs the tokens of the waiting room, 32 characters or more.',
    unset: 'anybody may open a cart in a shop with a `queueUrl`',
    see: 'docs/operations/waiting-room.md',
  }),
  OPERATOR_TOKEN: z
    .string()
    .regex(/^[^,\s]{32,}(,[^,\s]{32,})*$/, 'must have 32 characters or more, and no blank')
    .optional()
    .meta({
      description:
        'The bearer token of operators’ calls (`/operator/…`), 32 characters or more. Former tokens that are still accepted follow after commas.',
      unset: 'these routes do not exist',
    }),
  TICKET_LIST_KEYS: ticketListKeys().meta({
    description:
      'The Ed25519 keys that sign the lists of tickets for scanners, separated by commas; several while one is changed.',
    unset: 'there are no lists',
    see: 'docs/operations/ticket-lists.md',
  }),
  GOOGLE_WALLET_ISSUER: z
    .string()
    .regex(/^\d{10,20}$/, 'must be the number of an issuer of Google Wallet')
    .optional()
    .meta({
      description: 'The issuer’s id at Google Wallet: mails then have a pass of each ticket.',
      unset: 'no passes for Google Wallet; the log says so',
    }),
  GOOGLE_WALLET_ACCOUNT: googleAccount().optional().meta({
    description: 'The key file of the issuer’s service account, by `base64 -w0 key.json`.',
    unset: 'required with `GOOGLE_WALLET_ISSUER`',
  }),
  APPLE_PASS_CERTIFICATES: appleCertificates().optional().meta({
    description:
      'A pass certificate of Apple, its key and Apple’s intermediate certificate, by `cat pass.pem key.pem AppleWWDRCAG4.pem | base64 -w0`: mails then have a `.pkpass` of each ticket. When the certificate has expired, there are none, and the log says so.',
    unset: 'no passes for Apple Wallet; the log says so',
  }),
  OPERATOR_EMAIL: z.email('must be one address such as finance@shop.example').optional().meta({
    description: 'Receives a mail for each payment that needs a person.',
    unset: 'no mail',
    see: 'docs/operations/review-cases.md',
  }),
  CALLS_PER_MINUTE: count(1, 1_000_000, usualCallsPerMinute.ofAddress).meta({
    description: 'Calls of one address by callers without a known cart, in each process; more are answered 429.',
    unit: 'a minute',
    see: 'docs/decisions/0066-shared-addresses.md',
  }),
  CART_CALLS_PER_MINUTE: count(1, 1_000_000, usualCallsPerMinute.ofCart).meta({
    description: 'Calls of one known cart, in each process; more are answered 429.',
    unit: 'a minute',
  }),
  CART_WAIT_SECONDS: count(1, 300, usualCartWaitSeconds).meta({
    description:
      'How long a call of a cart may wait while four others of that cart are worked on; then it is answered 429.',
    unit: 'seconds',
  }),
  LOCK_WAIT_SECONDS: count(1, 300, usualLockWaitSeconds).meta({
    description:
      'How long a change of a cart waits for a row of the database that another transaction has locked; then it is answered 503.',
    unit: 'seconds',
  }),
  STOP_DELAY_SECONDS: count(0, 300, 0).meta({
    description:
      'How long a stopping service still answers calls while `/health/ready` answers 503, until a load balancer has noticed.',
    unit: 'seconds',
  }),
  OIDC_ISSUER: address().default('http://127.0.0.1:3004').meta({
    description:
      'The issuer of user tokens: the shop’s sign-on, or your own. Tokens are JWTs with the audience below, and are checked by the issuer’s keys.',
  }),
  OIDC_AUDIENCE: z.string().min(1).default(shopAudience).meta({ description: 'The audience of user tokens.' }),
  EXAMPLE_DATA: z
    .enum(['yes', 'no'], { error: 'must be yes or no' })
    .default('yes')
    .meta({ description: 'Whether the example festivals are stored at start.', see: 'docs/data.md' }),
  EXTRA_SHOPS: list()
    .pipe(z.array(z.enum(extraShopNames, { error: `may name ${extraShopNames.join(', ')}` })))
    .meta({
      description:
        'Further example shops, separated by commas. `short-hold`: `solstrand-kort`, whose carts hold for 20 seconds; `measured`: `solstrand-meten`, with a tag manager and a testing script.',
      unset: 'none',
    }),
  LOG_LEVEL: logLevel().meta({ description: 'The least level of the lines that the log has.' }),
});

export type ShopApiSettings = z.output<typeof shopApiSettingsSchema>;

/** Reads the settings from the environment. Throws a SettingsError with a sentence for each mistake. */
export function readShopApiSettings(env: NodeJS.ProcessEnv): ShopApiSettings {
  const settings = readEnvironment(shopApiSettingsSchema, env);
  const { ADYEN_API_KEY, ADYEN_HMAC_KEY, ADYEN_MERCHANT_ACCOUNT } = settings;
  if (!settings.PAYLOGIC_URL !== !settings.PAYLOGIC_SECRET)
    throw new SettingsError('PAYLOGIC_URL and PAYLOGIC_SECRET belong together: set both, or none.');
  if (ADYEN_API_KEY && !(ADYEN_HMAC_KEY && ADYEN_MERCHANT_ACCOUNT))
    throw new SettingsError('ADYEN_API_KEY is set, so ADYEN_HMAC_KEY and ADYEN_MERCHANT_ACCOUNT must be set too.');
  if (!settings.GOOGLE_WALLET_ISSUER !== !settings.GOOGLE_WALLET_ACCOUNT)
    throw new SettingsError('GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_ACCOUNT belong together: set both, or none.');
  if (settings.PAYMENT_SANDBOX === 'no') return settings;
  if (!settings.PAYMENT_SANDBOX_SECRET)
    throw new SettingsError('PAYMENT_SANDBOX_SECRET is not set: give both services the same secret.');
  const live = liveSetting(settings);
  if (live)
    throw new SettingsError(
      `PAYMENT_SANDBOX is yes and ${live}: a live shop must not take payments without money, so leave one of them out.`,
    );
  return settings;
}

/** The setting by which a provider moves money, in words; undefined if there is none. */
function liveSetting({
  ADYEN_LIVE_URL_PREFIX,
  MOLLIE_API_KEY,
  PAYLOGIC_URL,
  PAYMENT_SANDBOX_URL,
}: ShopApiSettings): string | undefined {
  if (MOLLIE_API_KEY?.startsWith('live_')) return 'MOLLIE_API_KEY is a live one';
  if (ADYEN_LIVE_URL_PREFIX) return 'ADYEN_LIVE_URL_PREFIX is set';
  if (PAYLOGIC_URL && PAYLOGIC_URL !== PAYMENT_SANDBOX_URL) return 'PAYLOGIC_URL is not the sandbox';
  return undefined;
}

/** The signers of passes, for the configured kinds of wallet. */
export const walletsOf = ({
  GOOGLE_WALLET_ISSUER: issuerId,
  GOOGLE_WALLET_ACCOUNT: account,
  APPLE_PASS_CERTIFICATES: apple,
}: ShopApiSettings): Wallets => ({ google: issuerId && account ? { issuerId, ...account } : undefined, apple });
