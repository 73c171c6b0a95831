import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Sends a page with its own content security policy, which allows no script and only the page's own style. */
export function sendHtml(reply: FastifyReply, render: (nonce: string) => string) {
  const nonce = randomBytes(12).toString('base64');
  // Browsers also check the redirect after a form against form-action; that redirect leads to the shop.
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(render(nonce));
}
