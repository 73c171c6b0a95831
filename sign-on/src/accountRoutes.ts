import { subscribe, subscribedBrands } from '@festival/shop-api/people/newsletter/newsletter';
import { readMembership } from '@festival/shop-api/sale/limits/membership';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readProfileForm } from './account/accountForm.ts';
import { type Account, accountById, changeProfile } from './account/accounts.ts';
import type { PageParts } from './interactionRoutes.ts';
import { accountPage, type BrandStanding } from './page/accountPage.ts';
import { messagePage } from './page/messagePage.ts';
import { sendPage } from './page/sendPage.ts';
import { languageOf } from './page/texts.ts';

type Address = { Querystring: { returnTo?: string; language?: string } };
type Posted = Address & { Body: Record<string, unknown> | null };

type Visit = { request: FastifyRequest<Address>; reply: FastifyReply; account: Account };

/** Editing one's account, with membership and newsletters, for whoever is signed in here [SSO-02]. */
export async function accountRoutes(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { provider, pool, shopOrigins } = parts;

  async function visitorOf(request: FastifyRequest, reply: FastifyReply): Promise<Account | null> {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    return session.accountId ? accountById(pool, session.accountId) : null;
  }

  const languageFor = (request: FastifyRequest<Address>) =>
    languageOf(request.query.language, request.headers['accept-language']);

  const sendUnknown = (request: FastifyRequest<Address>, reply: FastifyReply) =>
    sendPage(reply.code(401), shopOrigins, (nonce) =>
      messagePage({ message: 'signedOutHere', language: languageFor(request), nonce }),
    );

  async function sendAccount({ request, reply, account }: Visit, told: { wrong: string[]; isSaved: boolean }) {
    const standings = await standingsOf(account.id);
    const returnTo = shopAddress(request.query.returnTo, shopOrigins);
    return sendPage(reply, shopOrigins, (nonce) =>
      accountPage({ account, standings, returnTo, language: languageFor(request), nonce, ...told }),
    );
  }

  /** What the account is to each brand that has a shop here. */
  async function standingsOf(accountId: string): Promise<BrandStanding[]> {
    const brands = await brandsHere();
    const subscribed = await subscribedBrands(pool, accountId);
    return Promise.all(
      brands.map(async (brand) => ({
        brand,
        membership: await readMembership(pool, { brand, accountId }),
        isSubscribed: subscribed.includes(brand),
      })),
    );
  }

  async function brandsHere(): Promise<string[]> {
    const { rows } = await pool.query<{ brand: string }>(
      `select distinct config ->> 'ossBrand' as brand from shops order by 1`,
    );
    return rows.map(({ brand }) => brand);
  }

  app.get<Address>('/account', async (request, reply) => {
    const account = await visitorOf(request, reply);
    if (!account) return sendUnknown(request, reply);
    return sendAccount({ request, reply, account }, { wrong: [], isSaved: false });
  });

  app.post<Posted>('/account', async (request, reply) => {
    const account = await visitorOf(request, reply);
    if (!account) return sendUnknown(request, reply);
    const posted = request.body ?? {};
    if (posted.form === 'newsletter') {
      const chosen = [posted.brand].flat();
      for (const brand of await brandsHere()) {
        await subscribe(pool, { brand, accountId: account.id }, chosen.includes(brand));
      }
      return sendAccount({ request, reply, account }, { wrong: [], isSaved: true });
    }
    const form = readProfileForm(posted);
    if (form.ok) await changeProfile(pool, account.id, form.value);
    const shown = form.ok ? { ...account, ...form.value } : { ...account, ...typedOf(account, posted) };
    reply.code(form.ok ? 200 : 422);
    const told = { wrong: form.ok ? [] : form.wrong, isSaved: form.ok };
    return sendAccount({ request, reply, account: shown }, told);
  });
}

/** What was typed stays in the form when something in it is wrong. */
function typedOf(account: Account, posted: Record<string, unknown>): Partial<Account> {
  const names = Object.keys(account).filter((name) => name !== 'id' && name !== 'email');
  return Object.fromEntries(
    names.flatMap((name) => (typeof posted[name] === 'string' ? [[name, posted[name].slice(0, 254)]] : [])),
  );
}

/** An address of the shop to go back to; null for anything else. */
export function shopAddress(given: string | undefined, shopOrigins: readonly string[]): string | null {
  const url = URL.parse(given ?? '');
  return url && shopOrigins.includes(url.origin) ? url.href : null;
}
