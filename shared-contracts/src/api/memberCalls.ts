import * as z from 'zod/mini';
import { isOneLine } from '../checkout/oneLine.ts';
import { emailAddress } from '../text/emailAddress.ts';
import { userSchema } from '../user/user.ts';
import { type Wishlist, wishlistSchema } from '../wishlist/wishlist.ts';
import { endpoint } from './endpoint.ts';

const haveOneLine = (preferences: Wishlist['preferences']): boolean =>
  Object.values(preferences).every((answer) => typeof answer !== 'string' || isOneLine(answer));
const id = z.string().check(z.minLength(1), z.maxLength(200));
const eventParams = { eventId: id };
const wishlistAnswer = z.object({ data: wishlistSchema });
/** The account's own wishlist: `verifier` is part of its link, which shows it to any visitor [WSH-03]. */
const ownWishlistAnswer = z.object({
  data: z.extend(wishlistSchema, {
    year: z._default(z.int(), 0),
    verifier: z._default(z.string(), ''),
    /** The time (ISO) when the wishlist was first saved; from then on the account is registered for the event. */
    registeredAt: z._default(z.nullable(z.string()), null),
  }),
});
const year = z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2200));

/** GET /wishlists/{eventId}/users/{userId}/{verifier}: a wishlist by its link, for any visitor who has it [API-05, WSH-03]. */
export const getLinkedWishlist = endpoint({
  name: 'getLinkedWishlist',
  service: 'members',
  summary: 'A wishlist by event, user and the verifier of its link',
  method: 'GET',
  path: '/wishlists/:eventId/users/:userId/:verifier',
  params: { eventId: id, userId: id, verifier: id },
  answer: wishlistAnswer,
  headers: ['brand'],
  isPublic: true,
});

/** GET /wishlists/{eventId}: the wishlist of the account; our own path [API-05, API-13]. */
export const getWishlist = endpoint({
  name: 'getWishlist',
  service: 'members',
  summary: 'The signed-in account’s wishlist for an event',
  method: 'GET',
  path: '/wishlists/:eventId',
  params: eventParams,
  query: { year: z.optional(year) },
  answer: ownWishlistAnswer,
  headers: ['userToken', 'brand'],
});

/** PUT /wishlists/{eventId}: saves the wishlist to the account; our own path [API-13, WSH-02]. */
export const putWishlist = endpoint({
  name: 'putWishlist',
  service: 'members',
  summary: 'Saves the signed-in account’s wishlist for an event',
  method: 'PUT',
  path: '/wishlists/:eventId',
  params: eventParams,
  body: z
    .extend(wishlistSchema, { year: z.int().check(z.minimum(2000), z.maximum(2200)) })
    .check(z.refine(({ preferences }) => haveOneLine(preferences), { path: ['preferences'], error: 'characters' })),
  answer: ownWishlistAnswer,
  headers: ['userToken', 'brand'],
});

/** DELETE /wishlists/{eventId}/travel-cart: removes the stay from the wishlist in pre-registration; our own path [API-13, TRV-04]. */
export const deleteWishlistTravel = endpoint({
  name: 'deleteWishlistTravel',
  service: 'members',
  summary: 'Removes the stay from the signed-in account’s wishlist',
  method: 'DELETE',
  path: '/wishlists/:eventId/travel-cart',
  params: eventParams,
  answer: ownWishlistAnswer,
  headers: ['userToken', 'brand'],
});

/** GET /membership: level and status of the account; our own path [API-13, SSO-02]. */
export const getMembership = endpoint({
  name: 'getMembership',
  service: 'members',
  summary: 'Level and status of the signed-in account’s membership',
  method: 'GET',
  path: '/membership',
  answer: z.object({ data: userSchema.shape.membership }),
  headers: ['userToken', 'brand'],
});

/**
 * POST /newsletter/signups: mails a link to an address; opening the link subscribes the address to the newsletter. The answer is the same whether or
 * not the address is known; our own path [API-13, SSO-02].
 */
export const signUpForNewsletter = endpoint({
  name: 'signUpForNewsletter',
  service: 'members',
  summary: 'Mails a link to an email address, which confirms the brand’s newsletter',
  method: 'POST',
  path: '/newsletter/signups',
  body: z.object({ email: emailAddress, language: z.optional(z.enum(['nl', 'en', 'es'])) }),
  answer: z.object({ data: z.object({ status: z.enum(['pending', 'subscribed']) }) }),
  headers: ['brand'],
});

/** POST /newsletter/confirmations: subscribes the address whose mailed link was opened; our own path [API-13, SSO-02]. */
export const confirmNewsletter = endpoint({
  name: 'confirmNewsletter',
  service: 'members',
  summary: 'Confirms a newsletter with the token of the mailed link',
  method: 'POST',
  path: '/newsletter/confirmations',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ data: z.object({ status: z.enum(['subscribed']) }) }),
  headers: ['brand'],
});

/** PUT /newsletter/subscription: turns the account's own subscription on or off; our own path [API-13, SSO-02]. */
export const subscribeToNewsletter = endpoint({
  name: 'subscribeToNewsletter',
  service: 'members',
  summary: 'Turns the signed-in account’s newsletter on or off',
  method: 'PUT',
  path: '/newsletter/subscription',
  body: z.object({ subscribed: z.boolean() }),
  answer: z.object({ data: z.object({ subscribed: z.boolean() }) }),
  headers: ['userToken', 'brand'],
});
