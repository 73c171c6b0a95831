import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageData } from '../../src/page/pageData.ts';
import { chosenLanguage } from '../http/chosenLanguage.ts';
import { type Overrides, readOverrides } from '../remotes/override/readOverrides.ts';
import type { ShopDirectory, ShopKeys } from '../shop/shopDirectory.ts';
import type { SignOnSession } from '../sign-on/signOnSession.ts';
import { emptyPage } from './emptyPage.ts';
import type { PageDeps } from './pageDeps.ts';
import type { VisitorLane } from './visitorLane.ts';

/** A request for a page, from its address to the HTML, with the data read so far. */
export interface PageRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The shop's slug in the address; empty outside of all shops. */
  slug: string;
  /** The overrides in the address of a shop's page; null for invalid ones [FED-07]. */
  overrides: Overrides | null;
  /** The shop's keys, looked up once; undefined outside of a shop. @throws the error of the look-up. */
  keys: () => Promise<ShopKeys | undefined>;
  data: PageData;
  session?: SignOnSession | null;
  /** The visitor's lane, if it is known before the page is made. */
  lane?: VisitorLane;
  /** The nonce of a page that is shared; absent for a page of this visitor only. */
  placeholder?: string;
  /** Aborted when the visitor no longer waits for the page. */
  signal?: AbortSignal;
}

/** Looks up the keys of a shop at the first call; later calls get the same answer. */
export function keysOnce(shops: ShopDirectory, slug: string): PageRequest['keys'] {
  let keys: Promise<ShopKeys | undefined> | undefined;
  return () => {
    keys ??= shops(slug);
    return keys;
  };
}

/** A request of which only address and language are known. */
export const startPage = (
  { shops, now, registryPublicUrl }: Pick<PageDeps, 'shops' | 'now' | 'registryPublicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
  slug = '',
): PageRequest => ({
  request,
  reply,
  slug,
  // Most addresses have no query, and parsing an address takes a noticeable part of the time of a shared page.
  overrides: slug !== '' && request.url.includes('?') ? readOverrides(request.url) : {},
  keys: keysOnce(shops, slug),
  data: emptyPage({ language: chosenLanguage(request), serverNow: now(), registryOrigin: registryPublicUrl }),
});
