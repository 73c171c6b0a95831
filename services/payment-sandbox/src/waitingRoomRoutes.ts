import { randomUUID } from 'node:crypto';
import { languageOf } from '@festival/service-kit/html/languageOf';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { sendHtml } from './page/sendHtml.ts';
import { waitingRoomPage } from './page/waitingRoomPage.ts';

export type WaitingRoom = {
  /** The URL of the shop, without a trailing slash. */
  shopUrl: string;
  /** Shared with the shop API, to sign passes; the first of several. */
  passSecret: string;
};

type Asked = { Querystring: { shop?: string; event?: string; language?: string } };

/**
 * `GET /waiting-room?shop=<slug>&event=<namespace>`: a waiting room that admits every visitor immediately. Its button links to the shop with a pass,
 * which is valid for ten minutes and opens one cart [CNT-09].
 */
export async function waitingRoomRoutes(app: FastifyInstance, { shopUrl, passSecret }: WaitingRoom): Promise<void> {
  const key = new TextEncoder().encode(secretsOf(passSecret)[0]);

  app.get<Asked>('/waiting-room', async (request, reply) => {
    const { shop = '', event = '', language: asked } = request.query;
    if (!/^[a-z][a-z0-9-]*$/.test(shop) || event === '') {
      return reply
        .code(400)
        .type('text/plain; charset=utf-8')
        .send('Name a shop and its event: ?shop=<slug>&event=<namespace>');
    }
    const pass = await new SignJWT({ event })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(randomUUID())
      .setExpirationTime('10 minutes')
      .sign(key);
    const language = languageOf(asked, request.headers['accept-language']);
    const entrance = `${shopUrl}/${shop}?${new URLSearchParams({ paymentQueueToken: pass })}`;
    const addressIn = (other: string) => `?${new URLSearchParams({ shop, event, language: other })}`;
    return sendHtml(reply, (nonce) => waitingRoomPage({ entrance, language, nonce, addressIn }));
  });
}
