import { languageOf } from '@festival/service-kit/html/languageOf';
import { clientOf } from '@festival/service-kit/http/clientOf';
import { plainEmail } from '@festival/shared-contracts/text/emailAddress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceCookie } from './account/deviceCookie.ts';
import { logIn } from './account/logIn.ts';
import { finish, leave, type Posted, typed, type Visit } from './interactionVisit.ts';
import { openInteraction } from './openInteraction.ts';
import { logInPage } from './page/logInPage.ts';
import { messagePage } from './page/messagePage.ts';
import { registerPage } from './page/registerPage.ts';
import { sendPage } from './page/sendPage.ts';
import type { PageDeps } from './pageDeps.ts';
import { sendForgotPage, sendResetPage, takeForgotten, takeNewPassword } from './passwordReset.ts';
import { sendCodePage, takeRegistration, takeVerification } from './registration.ts';

/**
 * The forms to sign in, to open an account and to choose a new password, in a sign-on that the shop's server started
 * [SSO-02].
 */
export async function interactionRoutes(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const visited =
    (answer: (deps: PageDeps, visit: Visit) => Promise<FastifyReply>) =>
    async (request: FastifyRequest<Posted>, reply: FastifyReply) => {
      const interaction = await openInteraction(deps.provider, request, reply);
      return interaction ? answer(deps, { request, reply, interaction }) : sendOver(deps, request, reply);
    };
  app.get<Posted>('/interaction/:uid', visited(showForm));
  app.get<Posted>('/interaction/:uid/back', visited(leave));
  app.post<Posted>('/interaction/:uid/login', visited(takeLogIn));
  app.post<Posted>('/interaction/:uid/register', visited(takeRegistration));
  app.post<Posted>('/interaction/:uid/verify', visited(takeVerification));
  app.post<Posted>('/interaction/:uid/forgot', visited(takeForgotten));
  app.post<Posted>('/interaction/:uid/reset', visited(takeNewPassword));
}

async function showForm(deps: PageDeps, visit: Visit): Promise<FastifyReply> {
  const { request, reply, interaction } = visit;
  const { address, language } = interaction;
  const empty = { email: '', status: 200, wrong: [] };
  switch (request.query.screen ?? interaction.screen) {
    case 'register': {
      const values = { email: '', givenName: '', familyName: '' };
      return sendPage(reply, deps.shopOrigins, (nonce) =>
        registerPage({ address, language, nonce, values, wrong: [], isTooOften: false }),
      );
    }
    case 'verify':
      return sendCodePage(deps, visit, { ...empty, error: null });
    case 'forgot':
      return sendForgotPage(deps, visit, { ...empty, isTooOften: false });
    case 'reset':
      return sendResetPage(deps, visit, { ...empty, error: null });
    default:
      return sendPage(reply, deps.shopOrigins, (nonce) =>
        logInPage({ address, language, nonce, email: '', error: null }),
      );
  }
}

async function takeLogIn(deps: PageDeps, visit: Visit): Promise<FastifyReply> {
  const { request, reply, interaction } = visit;
  const email = plainEmail(typed(request.body?.email));
  const tried = await logIn(deps.pool, {
    email,
    password: typed(request.body?.password),
    network: clientOf(request),
    devices: deviceCookie.read(request),
    secret: deps.secret,
  });
  if (tried.ok) return finish(deps, visit, tried.value.id);
  const { address, language } = interaction;
  reply.code(tried.error === 'tooOften' ? 429 : 422);
  return sendPage(reply, deps.shopOrigins, (nonce) =>
    logInPage({ address, language, nonce, email, error: tried.error }),
  );
}

function sendOver({ shopOrigins }: PageDeps, request: FastifyRequest<Posted>, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.query.language, request.headers['accept-language']);
  return sendPage(reply.code(410), shopOrigins, (nonce) => messagePage({ message: 'over', language, nonce }));
}
