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

/** The issuer's claims about a person, with OpenID Connect's names; missing ones are empty. */
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

/** A session as stored in the cookie: this server is stateless. The shop API records which sessions are active. */
export const sessionSchema = z.object({
  /** The id by which the shop API knows the session. */
  id: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** When the access token expires, in milliseconds. */
  expiresAt: z.number(),
  /** The brand with which the person signed in. */
  brand: z.string(),
  claims: claimsSchema,
});

export type SignOnSession = z.infer<typeof sessionSchema>;
