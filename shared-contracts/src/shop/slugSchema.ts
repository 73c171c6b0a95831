import * as z from 'zod/mini';

/** A shop's name in addresses: small letters, digits and `-`. */
export const slugSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/));
