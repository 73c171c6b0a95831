import { z } from 'zod';

/** The schema of an http or https address, without a trailing slash. */
export const address = (name: string, what: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: `${name} must be the http(s) address of ${what}, such as http://127.0.0.1:3001`,
    })
    .transform((url) => url.replace(/\/+$/, ''));

export const port = (name: string, standard: number) =>
  z.coerce
    .number(`${name} must be a port, a whole number from 0 to 65535`)
    .int(`${name} must be a whole number`)
    .min(0, `${name} must not be negative`)
    .max(65_535, `${name} must be at most 65535`)
    .default(standard);

/** Words separated by commas. */
export const words = () =>
  z
    .string()
    .default('')
    .transform((given) =>
      given
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    );

/** The schema of a secret and, after it, former secrets, separated by commas. The former ones are still accepted during a change. */
export const secrets = (name: string, least: number) =>
  words().pipe(z.array(z.string().min(least, `${name} must have ${least} characters or more`)));

/** A limit of one client per minute. */
export const perMinute = (name: string, standard: number) =>
  z.coerce
    .number(`${name} must be a whole number from 1`)
    .int(`${name} must be a whole number from 1`)
    .min(1, `${name} must be a whole number from 1`)
    .default(standard);
