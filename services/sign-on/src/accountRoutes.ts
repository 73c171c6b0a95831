import { languageOf } from '@festival/service-kit/html/languageOf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from './account/account.ts';
import { accountById } from './account/accountById.ts';
import { changeProfile } from './account/changeProfile.ts';
import { closeAccount } from './account/closeAccount.ts';
import { readProfileForm } from './account/readProfileForm.ts';
import { type AccountPage, accountPage } from './page/accountPage.ts';
import { messagePage } from './page/messagePage.ts';
import { sendPage } from './page/sendPage.ts';
import type { PageDeps } from './pageDeps.ts';

type Posted = {
  Querystring: { returnTo?: string; language?: string };
  Body: Record<string, unknown> | null;
};
type Visit = { request: FastifyRequest<Posted>; reply: FastifyReply; account: Account };

/** The page where a signed-in person edits account and newsletters, sees memberships, and cancels their renewal [SSO-02, MEM-01]. */
export async function accountRoutes(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const signedIn =
    (answer: (deps: PageDeps, visit: Visit) => Promise<FastifyReply>) =>
    async (request: FastifyRequest<Posted>, reply: FastifyReply) => {
      const account = await visitorOf(deps, request, reply);
      return account ? answer(deps, { request, reply, account }) : sendUnknown(deps, request, reply);
    };
  app.get<Posted>(
    '/account',
    signedIn((_, visit) => sendAccount(deps, visit, { wrong: [], isSaved: false, erasure: null })),
  );
  app.post<Posted>('/account', signedIn(takeForm));
}

async function visitorOf({ provider, pool }: PageDeps, request: FastifyRequest<Posted>, reply: FastifyReply) {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  return session.accountId ? accountById(pool, session.accountId) : null;
}

async function takeForm(deps: PageDeps, visit: Visit): Promise<FastifyReply> {
  const { request, reply, account } = visit;
  const posted = request.body ?? {};
  if (posted.form === 'newsletter') {
    const chosen = [posted.brand].flat().filter((brand) => typeof brand === 'string');
    await deps.shop.chooseNewsletters(account.id, chosen);
    return sendAccount(deps, visit, { wrong: [], isSaved: true, erasure: null });
  }
  if (posted.form === 'renewal') return takeRenewal(deps, visit);
  if (posted.form === 'erase') return takeErasure(deps, visit);
  const form = readProfileForm(posted);
  if (form.ok) await changeProfile(deps.pool, account.id, form.value);
  const shown = form.ok ? { ...account, ...form.value } : { ...account, ...typedOf(account, posted) };
  reply.code(form.ok ? 200 : 422);
  return sendAccount(
    deps,
    { ...visit, account: shown },
    {
      wrong: form.ok ? [] : form.error,
      isSaved: form.ok,
      erasure: null,
    },
  );
}

/** The first press asks for confirmation, and the second one cancels the renewal [MEM-01]. */
async function takeRenewal(deps: PageDeps, visit: Visit): Promise<FastifyReply> {
  const { membership, confirm } = visit.request.body ?? {};
  const id = typeof membership === 'string' ? membership : '';
  if (confirm === 'yes') await deps.shop.cancelRenewal(visit.account.id, id.slice(0, 200));
  const canceling = confirm === undefined ? id : null;
  return sendAccount(deps, visit, { wrong: [], isSaved: false, erasure: null, canceling });
}

async function takeErasure(deps: PageDeps, visit: Visit): Promise<FastifyReply> {
  const { request, reply, account } = visit;
  const { password } = request.body ?? {};
  const language = languageFor(request);
  const closed = await closeAccount(deps, {
    account,
    password: typeof password === 'string' ? password.slice(0, 254) : '',
    language,
  });
  if (!closed.ok) {
    reply.code(closed.error === 'tooOften' ? 429 : 422);
    return sendAccount(deps, visit, { wrong: [], isSaved: false, erasure: closed.error });
  }
  return sendPage(reply, deps.shopOrigins, (nonce) => messagePage({ message: 'erased', language, nonce }));
}

async function sendAccount(
  { shop, shopOrigins }: PageDeps,
  { request, reply, account }: Visit,
  outcome: Pick<AccountPage, 'wrong' | 'isSaved' | 'erasure'> & Partial<Pick<AccountPage, 'canceling'>>,
): Promise<FastifyReply> {
  const { standings, memberships } = await shop.read(account.id);
  const returnTo = shopAddress(request.query.returnTo, shopOrigins);
  const language = languageFor(request);
  return sendPage(reply, shopOrigins, (nonce) =>
    accountPage({ account, standings, memberships, canceling: null, returnTo, language, nonce, ...outcome }),
  );
}

const sendUnknown = ({ shopOrigins }: PageDeps, request: FastifyRequest<Posted>, reply: FastifyReply) =>
  sendPage(reply.code(401), shopOrigins, (nonce) =>
    messagePage({ message: 'signedOutHere', language: languageFor(request), nonce }),
  );

const languageFor = ({ query, headers }: FastifyRequest<Posted>) =>
  languageOf(query.language, headers['accept-language']);

/** The typed values, so that a form with an error shows them again. */
function typedOf(account: Account, posted: Record<string, unknown>): Partial<Account> {
  const names = Object.keys(account).filter((name) => !['id', 'email', 'isVerified'].includes(name));
  return Object.fromEntries(
    names.flatMap((name) => (typeof posted[name] === 'string' ? [[name, posted[name].slice(0, 254)]] : [])),
  );
}

/** The URL if it belongs to the shop, otherwise null. */
function shopAddress(given: string | undefined, shopOrigins: readonly string[]): string | null {
  const url = URL.parse(given ?? '');
  return url && shopOrigins.includes(url.origin) ? url.href : null;
}
