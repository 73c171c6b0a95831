import { address, logLevel, port, proxies, secret } from '@festival/service-kit/settings/readEnvironment';
import { z } from 'zod';

/**
 * The sandbox's settings, from which `docs/reference/payment-sandbox.md` is generated. `unset` describes what happens without a variable that has no
 * default.
 */
export const sandboxSettingsSchema = z.object({
  PAYMENT_SANDBOX: z
    .literal('yes', {
      error: 'must be yes: the sandbox moves no money, so it starts only where that is wanted',
    })
    .meta({
      description: 'Must be `yes`: no real money moves here, so a shop that sells must not start it by accident.',
    }),
  HOST: z.string().default('127.0.0.1').meta({ description: 'The address to listen at.' }),
  PAYMENT_SANDBOX_PORT: port(3002).meta({ description: 'The port to listen at.' }),
  PAYMENT_SANDBOX_URL: address().optional().meta({
    description: 'Its address in a browser.',
    unset: 'the address that it listens at',
  }),
  PAYMENT_SANDBOX_SECRET: secret().meta({
    description: 'The secret that the shop API has too, 16 characters or more.',
  }),
  PAYMENT_SANDBOX_ADYEN_WEBHOOKS: address()
    .default('http://127.0.0.1:3001/payment-webhooks/adyen')
    .meta({ description: 'The address of the shop API for webhooks in Adyen’s form.' }),
  PAYMENT_SANDBOX_FILE: z.string().default('.data/payments.json').meta({ description: 'The file of the payments.' }),
  TRUSTED_PROXIES: proxies().meta({
    description: 'Addresses or networks of the proxies in front.',
    unset: 'no proxy is trusted',
  }),
  SHOP_URL: address().optional().meta({
    description: 'The shop that the waiting room leads to.',
    unset: 'no waiting room',
  }),
  QUEUE_TOKEN_SECRET: secret(32).optional().meta({
    description: 'Signs the passes of the waiting room, as at the shop API, 32 characters or more.',
    unset: 'no waiting room',
    see: 'docs/operations/waiting-room.md',
  }),
  PAYMENT_SANDBOX_ADMIN_SECRET: secret().optional().meta({
    description: 'The secret for calls of `/admin`, 16 characters or more.',
    unset: 'no calls of `/admin`',
  }),
  LOG_LEVEL: logLevel().meta({ description: 'The least level of the lines that the log has.' }),
});
