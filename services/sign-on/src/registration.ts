import { clientOf } from '@festival/service-kit/http/clientOf';
import { plainEmail } from '@festival/shared-contracts/text/emailAddress';
import type { FastifyReply } from 'fastify';
import { emptyProfile } from './account/account.ts';
import { isOfThisContext } from './account/contextWords.ts';
import { hashPassword } from './account/hashPassword.ts';
import { openAccount } from './account/openAccount.ts';
import { readRegisterForm } from './account/readRegisterForm.ts';
import { redeemCode } from './code/redeemCode.ts';
import { requestCode } from './code/requestCode.ts';
import { finish, typed, type Visit } from './interactionVisit.ts';
import { codePage } from './page/codePage.ts';
import { registerPage } from './page/registerPage.ts';
import { sendPage } from './page/sendPage.ts';
import type { PageDeps } from './pageDeps.ts';

/** Handles the form of a new account, and sends a code to its address, whether the address is known or not [SSO-02]. */
export async function takeRegistration(deps: PageDeps, visit: Visit): Promise<FastifyReply> {
  const { request, reply, interaction } = visit;
  const { address, language, uid } = interaction;
  const { email, givenName, familyName } = request.body ?? {};
  const values = { email: plainEmail(typed(email)), givenName: typed(givenName), familyName: typed(familyName) };
  const form = readRegisterForm({ ...request.body, email: values.email });
  const show = (status: number, wrong: readonly string[], isTooOften: boolean) =>
    sendPage(reply.code(status), deps.shopOrigins, (nonce) =>
      registerPage({ address, language, nonce, values, wrong, isTooOften }),
    );
  if (!form.ok) return show(422, form.error, false);
  const { password, ...given } = form.value;
  if (await isOfThisContext(deps.shop, password, given.email)) return show(422, ['password'], false);
  const profile = { ...emptyProfile, givenName: given.givenName, familyName: given.familyName };
  const requested = await requestCode(deps.pool, {
    purpose: 'register',
    interaction: uid,
    email: given.email,
    language,
    network: clientOf(request),
    registration: async () => ({ passwordHash: await hashPassword(password), profile }),
  });
  if (!requested.ok) return show(429, [], true);
  return sendCodePage(deps, visit, { email: given.email, status: 200, wrong: [], error: null });
}

/** Handles the mailed code, opens the account, and signs in. */
export async function takeVerification(deps: PageDeps, visit: Visit): Promise<FastifyReply> {
  const { body } = visit.request;
  const email = typed(body?.email);
  const used = await redeemCode(deps.pool, {
    purpose: 'register',
    interaction: visit.interaction.uid,
    code: typed(body?.code),
    secret: deps.secret,
  });
  if (!used.ok) return sendCodePage(deps, visit, { email, status: 422, wrong: ['code'], error: used.error });
  const { registration } = used.value;
  if (registration === null) throw new Error('The code of a registration has no registration data.');
  const opened = await openAccount(deps.pool, { email: used.value.email, ...registration });
  // Another browser has opened an account with this address since the mail was sent.
  if (!opened.ok) return sendCodePage(deps, visit, { email, status: 422, wrong: [], error: 'over' });
  return finish(deps, visit, opened.value);
}

type CodeAnswer = { email: string; status: number; wrong: readonly string[]; error: 'wrong' | 'over' | null };

/** Shows the page that asks for the code of a new account. */
export function sendCodePage({ shopOrigins }: PageDeps, { reply, interaction }: Visit, answer: CodeAnswer) {
  const { address, language } = interaction;
  const { status, ...shown } = answer;
  return sendPage(reply.code(status), shopOrigins, (nonce) =>
    codePage({ address, language, nonce, purpose: 'register', ...shown }),
  );
}
