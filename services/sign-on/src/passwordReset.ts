import { clientOf } from '@festival/service-kit/http/clientOf';
import { emailAddress, plainEmail } from '@festival/shared-contracts/text/emailAddress';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { changePassword } from './account/changePassword.ts';
import { isOfThisContext } from './account/contextWords.ts';
import { passwordSchema } from './account/passwordSchema.ts';
import { addressOfCode, redeemCode } from './code/redeemCode.ts';
import { requestCode } from './code/requestCode.ts';
import { finish, typed, type Visit } from './interactionVisit.ts';
import { codePage } from './page/codePage.ts';
import { forgotPage } from './page/forgotPage.ts';
import { sendPage } from './page/sendPage.ts';
import type { PageDeps } from './pageDeps.ts';
import { queueMail } from './queue/queueMail.ts';

/**
 * Has a code for a new password mailed to an address. The response is the same whether or not the address has an
 * account.
 */
export async function takeForgotten(deps: PageDeps, visit: Visit): Promise<FastifyReply> {
  const { request, interaction } = visit;
  const email = plainEmail(typed(request.body?.email));
  if (!z.safeParse(emailAddress, email).success)
    return sendForgotPage(deps, visit, { email, status: 422, wrong: ['email'], isTooOften: false });
  const requested = await requestCode(deps.pool, {
    purpose: 'reset',
    interaction: interaction.uid,
    email,
    language: interaction.language,
    network: clientOf(request),
  });
  if (!requested.ok) return sendForgotPage(deps, visit, { email, status: 429, wrong: [], isTooOften: true });
  return sendResetPage(deps, visit, { email, status: 200, wrong: [], error: null });
}

/** Accepts the mailed code with the new password, ends every session of the account, and signs this browser in. */
export async function takeNewPassword(deps: PageDeps, visit: Visit): Promise<FastifyReply> {
  const { body } = visit.request;
  const { uid, language } = visit.interaction;
  const email = typed(body?.email);
  const password = z.safeParse(passwordSchema, body?.password);
  const code = { purpose: 'reset', interaction: uid, code: typed(body?.code), secret: deps.secret } as const;
  const mailedTo = (await addressOfCode(deps.pool, code)) ?? '';
  // The password is checked first, since a code can be used only once.
  if (!password.success || (await isOfThisContext(deps.shop, password.data, mailedTo)))
    return sendResetPage(deps, visit, { email, status: 422, wrong: ['password'], error: null });
  const used = await redeemCode(deps.pool, code);
  if (!used.ok) return sendResetPage(deps, visit, { email, status: 422, wrong: ['code'], error: used.error });
  const accountId = await changePassword(deps, used.value.email, password.data);
  if (accountId === null) return sendResetPage(deps, visit, { email, status: 422, wrong: [], error: 'over' });
  await queueMail(deps.pool, { kind: 'passwordChanged', email: used.value.email, language });
  return finish(deps, visit, accountId);
}

type Forgotten = { email: string; status: number; wrong: readonly string[]; isTooOften: boolean };

/** Shows the page that asks for the address of a forgotten password. */
export function sendForgotPage({ shopOrigins }: PageDeps, { reply, interaction }: Visit, answer: Forgotten) {
  const { address, language } = interaction;
  const { status, ...shown } = answer;
  return sendPage(reply.code(status), shopOrigins, (nonce) => forgotPage({ address, language, nonce, ...shown }));
}

type Reset = { email: string; status: number; wrong: readonly string[]; error: 'wrong' | 'over' | null };

/** Shows the page that asks for the code and the new password. */
export function sendResetPage({ shopOrigins }: PageDeps, { reply, interaction }: Visit, answer: Reset) {
  const { address, language } = interaction;
  const { status, ...shown } = answer;
  return sendPage(reply.code(status), shopOrigins, (nonce) =>
    codePage({ address, language, nonce, purpose: 'reset', ...shown }),
  );
}
