import * as z from 'zod/mini';
import { wishlistSchema } from '../wishlist/wishlist.ts';

const text = z._default(z.string(), '');

/** The data of a signed-in visitor for scripts of the page, without a token [SSO-03]. */
export const userSchema = z.object({
  id: z.string(),
  profile: z.object({
    givenName: text,
    familyName: text,
    email: text,
    gender: text,
    birthdate: text,
    phoneNumber: text,
    address: z._default(z.object({ street: text, streetNumber: text, postalCode: text, city: text, country: text }), {
      street: '',
      streetNumber: '',
      postalCode: '',
      city: '',
      country: '',
    }),
  }),
  membership: z._default(z.object({ level: z._default(z.int(), 0), status: text }), { level: 0, status: '' }),
  /** The account's saved wishlist; null without one. */
  wishlist: z._default(z.nullable(wishlistSchema), null),
  /** Null when the account is not registered for this event. */
  preregistration: z._default(
    z.nullable(z.object({ key: text, registeredAt: z._default(z.nullable(z.string()), null) })),
    null,
  ),
});

export type User = z.infer<typeof userSchema>;
