import { randomInt } from 'node:crypto';
import { defaultLanguage } from '@festival/shared-contracts/language/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage } from '../http/chosenLanguage.ts';
import { type BusyPage, busyPageHeaders } from './busyPage.ts';
import type { shopLooks } from './shopLooks.ts';

/** Seconds until a browser requests the page again: random, so that a crowd does not come back at the same time. */
const returns = { earliest: 4, latest: 12 };

export interface BusyDeps {
  busyPage: BusyPage;
  looks: ReturnType<typeof shopLooks>;
}

/** Sends the page that asks a visitor to wait, with status and `Retry-After`: 503 in a crowd, 429 for a client over its limit. */
export function sendBusy(
  { busyPage, looks }: BusyDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 429 | 503 = 503,
): FastifyReply {
  const { slug = '' } = request.params as { slug?: string };
  const look = looks.of(slug);
  const seconds = randomInt(returns.earliest, returns.latest + 1);
  const language = chosenLanguage(request) ?? look?.language ?? defaultLanguage;
  return reply
    .code(status)
    .headers(busyPageHeaders)
    .header('retry-after', String(seconds))
    .send(busyPage({ language, brand: look?.brand, seconds }));
}
