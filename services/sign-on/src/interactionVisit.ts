import type { FastifyReply, FastifyRequest } from 'fastify';
import { passwordHashOf } from './account/accountById.ts';
import { deviceCookie } from './account/deviceCookie.ts';
import { withDevice } from './account/knownDevice.ts';
import type { InteractionAddress, OpenInteraction } from './openInteraction.ts';
import type { PageDeps } from './pageDeps.ts';

export type Posted = InteractionAddress & { Body: Record<string, unknown> | null };

/** A request of a browser within a sign-on that the shop's server started. */
export type Visit = { request: FastifyRequest<Posted>; reply: FastifyReply; interaction: OpenInteraction };

/** The text typed into a field, cut to the maximum length of an email address. */
export const typed = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 254) : '');

/** Redirects to the shop without a sign-in, because the person canceled. */
export async function leave({ provider }: PageDeps, { request, reply }: Visit): Promise<FastifyReply> {
  const onward = await provider.interactionResult(request.raw, reply.raw, { error: 'access_denied' });
  return reply.redirect(onward, 303);
}

/** Signs the account in, remembers the device, and redirects to the shop. */
export async function finish(
  { provider, secret, pool }: PageDeps,
  { request, reply }: Visit,
  accountId: string,
): Promise<FastifyReply> {
  const passwordHash = await passwordHashOf(pool, accountId);
  if (passwordHash !== null) {
    const tokens = withDevice(secret, { id: accountId, passwordHash }, deviceCookie.read(request));
    deviceCookie.write(request, reply, tokens);
  }
  const result = { login: { accountId, remember: true }, create: {} };
  const onward = await provider.interactionResult(request.raw, reply.raw, result);
  return reply.redirect(onward, 303);
}
