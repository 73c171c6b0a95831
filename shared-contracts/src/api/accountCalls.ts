import * as z from 'zod/mini';
import { emailAddress } from '../text/emailAddress.ts';
import { userSchema } from '../user/user.ts';
import { endpoint } from './endpoint.ts';

// Calls of the identity provider, our own [API-13]: what the shops know of an account, for the pages on which its owner sees and changes it. Each is made
// with a token that the provider signs for the account. Hosts do not forward them.
const forProviders = { service: 'members', isPublic: true, isForServers: true } as const;
const brands = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(1_000));

/** GET /account/brands: the brands that have a shop. */
export const listBrands = endpoint({
  ...forProviders,
  name: 'listBrands',
  summary: 'The brands that have a shop',
  method: 'GET',
  path: '/account/brands',
  answer: z.object({ data: z.object({ brands }) }),
});

/** GET /account: membership and newsletter of each brand, and the bought memberships that have not ended [SSO-02, MEM-01]. */
export const getAccount = endpoint({
  ...forProviders,
  name: 'getAccount',
  summary: 'Memberships and newsletters of an account, of all brands',
  method: 'GET',
  path: '/account',
  answer: z.object({
    data: z.object({
      standings: z.array(
        z.object({ brand: z.string(), membership: userSchema.shape.membership, isSubscribed: z.boolean() }),
      ),
      memberships: z.array(
        z.object({
          id: z.string(),
          brand: z.string(),
          /** The end of the paid period (ISO). */
          endsAt: z.string(),
          /** The amount of the next charge in cents; null if the membership is not renewed. */
          renewal: z.nullable(z.int()),
        }),
      ),
    }),
  }),
  headers: ['userToken'],
});

/** PUT /account/newsletters: subscribes the account to the newsletters of exactly these brands [SSO-02]. */
export const chooseNewsletters = endpoint({
  ...forProviders,
  name: 'chooseNewsletters',
  summary: 'Subscribes an account to the newsletters of these brands only',
  method: 'PUT',
  path: '/account/newsletters',
  body: z.object({ brands }),
  answer: z.object({ data: z.object({ brands }) }),
  headers: ['userToken'],
});

/** DELETE /account/renewals/{membershipId}: cancels the renewal of a bought membership [MEM-01]. */
export const cancelRenewal = endpoint({
  ...forProviders,
  name: 'cancelRenewal',
  summary: 'Cancels the renewal of a membership of the account',
  method: 'DELETE',
  path: '/account/renewals/:membershipId',
  params: { membershipId: z.string().check(z.minLength(1), z.maxLength(200)) },
  answer: z.object({ data: z.object({ isCanceled: z.boolean() }) }),
  headers: ['userToken'],
});

/** DELETE /account/sessions: ends every session of the account, at every host [SSO-02]. */
export const endSessions = endpoint({
  ...forProviders,
  name: 'endSessions',
  summary: 'Ends every session of the account',
  method: 'DELETE',
  path: '/account/sessions',
  answer: z.object({ data: z.object({ areEnded: z.literal(true) }) }),
  headers: ['userToken'],
});

/** POST /account/erasure: erases what the shops know of the account; nothing while one of its orders is being paid. */
export const eraseAccount = endpoint({
  ...forProviders,
  name: 'eraseAccount',
  summary: 'Erases the account’s data in the shops; its orders are kept without it',
  method: 'POST',
  path: '/account/erasure',
  body: z.object({ email: emailAddress }),
  answer: z.object({ data: z.object({ isErased: z.boolean() }) }),
  headers: ['userToken'],
});
