import { clientOf } from '@festival/shop-api/platform/http/clientOf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { emptyProfile } from './account/account.ts';
import { deviceCookie } from './account/deviceCookie.ts';
import { logIn } from './account/logIn.ts';
import { openAccount } from './account/openAccount.ts';
import { readRegisterForm } from './account/readRegisterForm.ts';
import { type InteractionAddress, type OpenInteraction, openInteraction } from './openInteraction.ts';
import { languageOf } from './page/languageOf.ts';
import { logInPage } from './page/logInPage.ts';
import { messagePage } from './page/messagePage.ts';
import { registerPage } from './page/registerPage.ts';
import { sendPage } from './page/sendPage.ts';
import type { PageDeps } from './pageDeps.ts';

type Posted = InteractionAddress & { Body: Record<string, unknown> | null };
type Visit = { request: FastifyRequest<Posted>; reply: FastifyReply; interaction: OpenInteraction };

const typed = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 254) : '');

/** The forms to sign in and to open an account, in a sign-on that the shop's server began [SSO-02]. */
export async function interactionRoutes(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const visited =
    (answer: (deps: PageDeps, visit: Visit) => Promise<FastifyReply>) =>
    async (request: FastifyRequest<Posted>, reply: FastifyReply) => {
      const interaction = await openInteraction(deps.provider, request, reply);
      return interaction ? answer(deps, { request, reply, interaction }) : sendOver(deps, request, reply);
    };
  app.get<Posted>('/interaction/:uid', visited(showForm));
  app.post<Posted>('/interaction/:uid/login', visited(takeLogIn));
  app.post<Posted>('/interaction/:uid/register', visited(takeRegistration));
}

async function showForm({ shopOrigins }: PageDeps, { request, reply, interaction }: Visit): Promise<FastifyReply> {
  const { address, language, screen } = interaction;
  const empty = { values: { email: '', givenName: '', familyName: '' }, wrong: [], isTaken: false };
  return sendPage(reply, shopOrigins, (nonce) =>
    (request.query.screen ?? screen) === 'register'
      ? registerPage({ address, language, nonce, ...empty })
      : logInPage({ address, language, nonce, email: '', error: null }),
  );
}

async function takeLogIn(deps: PageDeps, visit: Visit): Promise<FastifyReply> {
  const { request, reply, interaction } = visit;
  const email = typed(request.body?.email).trim();
  const tried = await logIn(deps.pool, {
    email,
    password: typed(request.body?.password),
    network: clientOf(request),
    devices: deviceCookie.read(request),
    secret: deps.secret,
  });
  if (tried.ok) {
    deviceCookie.write(request, reply, tried.value.devices);
    return finish(deps, visit, tried.value.account.id);
  }
  const { address, language } = interaction;
  reply.code(tried.error === 'tooOften' ? 429 : 422);
  return sendPage(reply, deps.shopOrigins, (nonce) =>
    logInPage({ address, language, nonce, email, error: tried.error }),
  );
}

async function takeRegistration(deps: PageDeps, visit: Visit): Promise<FastifyReply> {
  const { request, reply, interaction } = visit;
  const form = readRegisterForm(request.body);
  const opened = form.ok ? await register(deps.pool, form.value) : form;
  if (opened.ok) return finish(deps, visit, opened.value);
  const { address, language } = interaction;
  const { email, givenName, familyName } = request.body ?? {};
  const values = { email: typed(email), givenName: typed(givenName), familyName: typed(familyName) };
  const wrong = form.ok ? [] : form.error;
  return sendPage(reply.code(422), deps.shopOrigins, (nonce) =>
    registerPage({ address, language, nonce, values, wrong, isTaken: form.ok }),
  );
}

type Registration = { email: string; password: string; givenName: string; familyName: string };

async function register(pool: Pool, { email, password, givenName, familyName }: Registration) {
  return openAccount(pool, { email, password, profile: { ...emptyProfile, givenName, familyName } });
}

/** Signs the account in and redirects to the shop. */
async function finish({ provider }: PageDeps, { request, reply }: Visit, accountId: string): Promise<FastifyReply> {
  const result = { login: { accountId, remember: true }, create: {} };
  const onward = await provider.interactionResult(request.raw, reply.raw, result);
  return reply.redirect(onward, 303);
}

function sendOver({ shopOrigins }: PageDeps, request: FastifyRequest<Posted>, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.query.language, request.headers['accept-language']);
  return sendPage(reply.code(410), shopOrigins, (nonce) => messagePage({ message: 'over', language, nonce }));
}
