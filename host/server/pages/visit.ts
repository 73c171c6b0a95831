import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageData } from '../../src/page/pageData.ts';
import { chosenLanguage } from '../http/chosenLanguage.ts';
import type { ShopKeys } from '../shop/shopDirectory.ts';
import type { SignOnSession } from '../sign-on/signOnSession.ts';
import { emptyPage } from './emptyPage.ts';
import type { PageDeps } from './pageDeps.ts';
import type { VisitorLane } from './visitorLane.ts';

/** A request for a page, with the data read so far. */
export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  page: PageData;
  /** Absent outside of a shop. */
  keys?: ShopKeys;
  session?: SignOnSession | null;
  /** The visitor's lane, if it is known before the page is made. */
  lane?: VisitorLane;
}

/** A visit of which no data was read; only its language is known. */
export const startVisit = (
  { now, registryPublicUrl }: Pick<PageDeps, 'now' | 'registryPublicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Visit => {
  const language = chosenLanguage(request);
  return { request, reply, page: emptyPage({ language, serverNow: now(), registryOrigin: registryPublicUrl }) };
};
