import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import { emptyProfile, readRegisterForm } from './account/accountForm.ts';
import { openAccount } from './account/accounts.ts';
import { logIn } from './account/logIn.ts';
import { logInPage } from './page/logInPage.ts';
import { messagePage } from './page/messagePage.ts';
import { registerPage } from './page/registerPage.ts';
import { sendPage } from './page/sendPage.ts';
import { languageOf } from './page/texts.ts';

type Address = { Params: { uid: string }; Querystring: { screen?: string; language?: string } };
type Posted = Address & { Body: Record<string, unknown> | null };

export type PageParts = { provider: Provider; pool: Pool; shopOrigins: readonly string[] };

const typed = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 254) : '');

/** Signing in and opening an account, on the way that the shop's server began [SSO-02]. */
export async function interactionRoutes(
  app: FastifyInstance,
  { provider, pool, shopOrigins }: PageParts,
): Promise<void> {
  /** The way that this browser is on; undefined when it is none, or over. */
  const wayOf = (request: FastifyRequest, reply: FastifyReply) =>
    provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);

  type Way = NonNullable<Awaited<ReturnType<typeof wayOf>>>;

  const languageFor = (request: FastifyRequest<Address>, way: Way) =>
    languageOf(
      [request.query.language, way.params.ui_locales].filter((tag) => typeof tag === 'string').join(' '),
      request.headers['accept-language'],
    );

  const send = (reply: FastifyReply, render: (nonce: string) => string) => sendPage(reply, shopOrigins, render);

  const sendOver = (request: FastifyRequest<Address>, reply: FastifyReply) => {
    const language = languageOf(request.query.language, request.headers['accept-language']);
    return send(reply.code(410), (nonce) => messagePage({ message: 'over', language, nonce }));
  };

  /** On with the shop, signed in. */
  async function finish(request: FastifyRequest, reply: FastifyReply, accountId: string) {
    const result = { login: { accountId, remember: true }, create: {} };
    const onward = await provider.interactionResult(request.raw, reply.raw, result);
    return reply.redirect(onward, 303);
  }

  app.get<Address>('/interaction/:uid', async (request, reply) => {
    const way = await wayOf(request, reply);
    if (!way || way.uid !== request.params.uid) return sendOver(request, reply);
    const shown = { address: `/interaction/${way.uid}`, language: languageFor(request, way) };
    const screen = request.query.screen ?? (way.prompt.name === 'create' ? 'register' : 'login');
    return send(reply, (nonce) =>
      screen === 'register'
        ? registerPage({
            ...shown,
            nonce,
            values: { email: '', givenName: '', familyName: '' },
            wrong: [],
            isTaken: false,
          })
        : logInPage({ ...shown, nonce, email: '', problem: null }),
    );
  });

  app.post<Posted>('/interaction/:uid/login', async (request, reply) => {
    const way = await wayOf(request, reply);
    if (!way || way.uid !== request.params.uid) return sendOver(request, reply);
    const email = typed(request.body?.email).trim();
    const tried = await logIn(pool, email, typed(request.body?.password));
    if (tried.ok) return finish(request, reply, tried.account.id);
    const shown = { address: `/interaction/${way.uid}`, language: languageFor(request, way) };
    reply.code(tried.reason === 'tooOften' ? 429 : 422);
    return send(reply, (nonce) => logInPage({ ...shown, nonce, email, problem: tried.reason }));
  });

  app.post<Posted>('/interaction/:uid/register', async (request, reply) => {
    const way = await wayOf(request, reply);
    if (!way || way.uid !== request.params.uid) return sendOver(request, reply);
    const form = readRegisterForm(request.body);
    const accountId = form.ok ? await registered(form.value) : null;
    if (accountId !== null) return finish(request, reply, accountId);
    const shown = { address: `/interaction/${way.uid}`, language: languageFor(request, way) };
    const { email, givenName, familyName } = request.body ?? {};
    const values = { email: typed(email), givenName: typed(givenName), familyName: typed(familyName) };
    return send(reply.code(422), (nonce) =>
      registerPage({ ...shown, nonce, values, wrong: form.ok ? [] : form.wrong, isTaken: form.ok }),
    );
  });

  /** The new account's id; null when the address has one already. */
  async function registered(given: { email: string; password: string; givenName: string; familyName: string }) {
    const { email, password, givenName, familyName } = given;
    return openAccount(pool, { email, password, profile: { ...emptyProfile, givenName, familyName } });
  }
}
