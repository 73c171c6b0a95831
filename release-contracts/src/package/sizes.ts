import * as z from 'zod/mini';

/** The limits of what a package declares: pages and hosts carry it, so that a declaration without a limit would slow them all. */
export const mostEntries = (most: number) =>
  z.refine<object>((entries) => Object.keys(entries).length <= most, `it has more than ${most} entries`);

/** The length of a value as JSON, for values without a schema of their own. */
export const mostCharacters = (most: number) =>
  z.refine<unknown>((value) => JSON.stringify(value).length <= most, `it is longer than ${most} characters`);

/** The path of a module of shared-contracts, or the name of a shared package. */
export const subpathSchema = z.string().check(z.minLength(1), z.maxLength(200));
