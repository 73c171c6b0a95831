import * as z from 'zod/mini';

const text = z.catch(z.string(), '');

const addressClaimSchema = z.object({
  street_address: text,
  street_name: text,
  street_number: text,
  postal_code: text,
  locality: text,
  country: text,
});

/** What the issuer says of a person, in OpenID Connect's names; what it leaves out is empty. */
export const claimsSchema = z.object({
  sub: z.string(),
  given_name: text,
  family_name: text,
  email: text,
  gender: text,
  birthdate: text,
  phone_number: text,
  address: z.catch(addressClaimSchema, () => addressClaimSchema.parse({})),
});

export type Claims = z.infer<typeof claimsSchema>;

/** A signed-in visit, as the cookie keeps it: this server has no state of its own. */
export const sessionSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** When the access token ends, in milliseconds. */
  expiresAt: z.number(),
  /** The brand that it was opened with. */
  brand: z.string(),
  claims: claimsSchema,
});

export type SignOnSession = z.infer<typeof sessionSchema>;
