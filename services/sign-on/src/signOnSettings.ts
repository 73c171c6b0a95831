import { address, list, logLevel, port, proxies, secret } from '@festival/service-kit/settings/readEnvironment';
import { z } from 'zod';

/**
 * The sign-on's settings, from which `docs/reference/sign-on.md` is generated. `unset` describes what happens without a variable that has no default.
 */
export const signOnSettingsSchema = z.object({
  HOST: z.string().default('127.0.0.1').meta({ description: 'The address to listen at.' }),
  SIGN_ON_PORT: port(3004).meta({ description: 'The port to listen at.' }),
  SIGN_ON_URL: address().optional().meta({
    description: 'The issuer’s address for browsers and the shop.',
    unset: 'the address that it listens at',
  }),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be the address of the shop’s PostgreSQL, such as postgresql://user:password@host/shop',
    })
    .meta({ description: 'The shop’s PostgreSQL, or a separate one.' }),
  SHOP_API_URL: address()
    .default('http://127.0.0.1:3001')
    .meta({ description: 'The shop API, which is asked about memberships and newsletters, and to erase an account.' }),
  SHOP_URL: list().pipe(z.array(address())).meta({
    description:
      'The addresses of the shop in a browser, separated by commas. People are redirected to no other address.',
    unset: 'http://127.0.0.1:3000',
  }),
  SIGN_ON_SECRET: secret().meta({ description: 'Signs cookies and encrypts the signing keys, 16 characters or more.' }),
  OIDC_CLIENT_ID: z
    .string()
    .min(1)
    .default('festival-shop')
    .meta({ description: 'The id of the shop’s hosts at this issuer, as at the host.' }),
  OIDC_CLIENT_SECRET: secret().meta({ description: 'The secret that the hosts have too, 16 characters or more.' }),
  CONSOLE_URL: address().optional().meta({
    description: 'The release console: the registry’s address in a browser, as at the registry.',
    unset: 'nobody can sign in at the console',
  }),
  CONSOLE_CLIENT_ID: z
    .string()
    .min(1)
    .default('festival-console')
    .meta({ description: 'The console’s id at this issuer, as at the registry.' }),
  CONSOLE_CLIENT_SECRET: secret().optional().meta({
    description: 'The secret that the registry has too, 16 characters or more.',
    unset: 'nobody can sign in at the console',
  }),
  EXAMPLE_DATA: z
    .enum(['yes', 'no'], { error: 'must be yes or no' })
    .default('yes')
    .meta({ description: 'Whether the example accounts are stored at start.', see: 'docs/data.md#accounts' }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be the address of a mail server: smtp://user:password@host:587' })
    .optional()
    .meta({
      description: 'The mail server, such as `smtp://user:password@mail.example:587`.',
      unset: 'each mail becomes a file in `MAIL_FOLDER`',
    }),
  MAIL_FOLDER: z.string().optional().meta({
    description: 'The folder of mails without a mail server.',
    unset: '`SHOP_DATA`/mail',
  }),
  SHOP_DATA: z.string().min(1).default('.data').meta({ description: 'The folder of the shop’s data.' }),
  MAIL_FROM: z
    .email('must be the address that mails come from')
    .default('accounts@localhost.localdomain')
    .meta({ description: 'The sender’s address of mails about accounts.' }),
  TRUSTED_PROXIES: proxies().meta({
    description:
      'Addresses or networks of the proxies in front, and of the shop’s hosts: their headers with the client’s address, host and protocol are trusted.',
    unset: '127.0.0.1, ::1',
  }),
  LOG_LEVEL: logLevel().meta({ description: 'The least level of the lines that the log has.' }),
});
