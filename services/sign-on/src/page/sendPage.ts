import type { FastifyReply } from 'fastify';
import { pageHeaders, pageNonce } from './pageHeaders.ts';

/** Sends a page with its security headers. */
export function sendPage(
  reply: FastifyReply,
  shopOrigins: readonly string[],
  render: (nonce: string) => string,
): FastifyReply {
  const nonce = pageNonce();
  return reply.headers(pageHeaders(nonce, shopOrigins)).type('text/html; charset=utf-8').send(render(nonce));
}
