import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import * as z from 'zod/mini';

/**
 * The user of the console: either not signed on, or a person with their address, which the history shows, and the
 * brands whose releases they may make.
 */
export const sessionAnswerSchema = z.object({
  person: z.nullable(z.object({ email: z.string(), name: z.string(), brands: z.array(brandIdSchema) })),
});

export type ConsolePerson = NonNullable<z.infer<typeof sessionAnswerSchema>['person']>;

/** The address at which the browser is signed off at the issuer too. */
export const signedOffSchema = z.object({ link: z.string() });
