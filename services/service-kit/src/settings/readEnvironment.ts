import { z } from 'zod';
import { secretsOf } from '../secret/secretsOf.ts';
import { wrongProxy } from './trustedProxies.ts';

/** Wrong settings. The message has one sentence for each mistake. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads settings at start. Throws a SettingsError that names each wrong variable and what it must be. */
export function readEnvironment<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  // An empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
  throw new SettingsError(sentences.join('\n'));
}

export const count = (least: number, most: number, otherwise: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message).default(otherwise);
};

export const port = (otherwise: number) => count(0, 65_535, otherwise);

/** Words separated by commas. */
export const list = () =>
  z
    .string()
    .default('')
    .transform((words) =>
      words
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    );

/**
 * Addresses or networks of trusted proxies, separated by commas. Their forwarding headers (client address, host,
 * protocol) are accepted.
 */
export const proxies = () =>
  list().pipe(
    z.array(
      z.string().refine((word) => wrongProxy(word) === null, { error: ({ input }) => wrongProxy(String(input)) ?? '' }),
    ),
  );

/** An http or https address; slashes at its end are removed. */
export const address = () =>
  z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:3000' })
    .transform((url) => url.replace(/\/+$/, ''));

/** A secret that two services share; former ones that are still accepted follow after commas. */
export const secret = (least = 16) =>
  z
    .string({ error: 'is not set: give both services the same secret' })
    .refine((given) => secretsOf(given).every((one) => one.length >= least), {
      error: `must have ${least} characters or more`,
    });

export const logLevel = () =>
  z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info');
