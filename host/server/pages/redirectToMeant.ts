import type { FastifyReply, FastifyRequest } from 'fastify';
import { meantAddress } from './meantAddress.ts';

/** Redirects a changed address to the page that it means; undefined for an address that is as the shop writes it. */
export function redirectToMeant({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply): FastifyReply | undefined {
  const meant = meantAddress(url);
  if (!meant) return undefined;
  const { to, isSecret } = meant;
  return isSecret
    ? reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(to, 303)
    : reply.redirect(to, 301);
}
