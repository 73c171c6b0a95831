import * as z from 'zod/mini';
import { userSchema } from '../user/user.ts';
import { endpoint } from './endpoint.ts';

/** A path of this site to return to; another site's address is refused. */
const returnTo = z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(2000));

/** The path to return to, and the query parameters of that address except the cart's token [SSO-06]. */
const journey = z.object({
  returnTo,
  cartId: z.optional(z.string()),
  orderId: z.optional(z.string()),
  accessId: z.optional(z.string()),
});

const link = z.object({ data: z.object({ link: z.string() }) });

/** GET /session: the signed-in user; the session's token stays with the host. Sign-on has our own paths [API-13, SSO-01]. */
export const checkSession = endpoint({
  name: 'checkSession',
  service: 'sign-on',
  summary: 'Whether sign-on is available, and who is signed in with which brand',
  method: 'GET',
  path: '/session',
  answer: z.object({
    data: z.object({
      available: z.boolean(),
      user: z._default(z.nullable(userSchema), null),
      /** The brand of the session; empty without one. */
      brand: z._default(z.string(), ''),
    }),
  }),
  isPublic: true,
});

/** POST /login: returns the address of the login, from which the browser comes back to the requesting page with these parameters [SSO-02]. */
export const startLogin = endpoint({
  name: 'startLogin',
  service: 'sign-on',
  summary: 'The address to sign in at',
  method: 'POST',
  path: '/login',
  body: journey,
  answer: link,
  isPublic: true,
});

/** POST /register: returns the address of the registration, from which the browser comes back as from the login [SSO-02]. */
export const startRegistration = endpoint({
  name: 'startRegistration',
  service: 'sign-on',
  summary: 'The address to open an account at',
  method: 'POST',
  path: '/register',
  body: journey,
  answer: link,
  isPublic: true,
});

/** POST /account: returns the address of the account's page [SSO-02]. */
export const editAccount = endpoint({
  name: 'editAccount',
  service: 'sign-on',
  summary: 'The address to edit the account at',
  method: 'POST',
  path: '/account',
  body: z.object({ returnTo }),
  answer: link,
  isPublic: true,
});

/** POST /logout: ends the session here, and returns the address that ends it at the provider [SSO-02]. */
export const logOut = endpoint({
  name: 'logOut',
  service: 'sign-on',
  summary: 'Ends the session, and answers where to go',
  method: 'POST',
  path: '/logout',
  body: z.object({ returnTo }),
  answer: link,
  isPublic: true,
});
