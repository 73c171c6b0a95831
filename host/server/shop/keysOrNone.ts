import type { FastifyBaseLogger } from 'fastify';
import type { ShopKeys } from './shopDirectory.ts';

/** A request that names a shop, with the look-up of its keys. */
interface KeysRequest {
  slug: string;
  keys: () => Promise<ShopKeys | undefined>;
  request: { log: Pick<FastifyBaseLogger, 'error'> };
}

/** The keys of a shop: undefined for an unknown shop, `unread` after a failed look-up, which is logged [ERR-04]. */
export const keysOrUnread = ({ slug, keys, request }: KeysRequest): Promise<ShopKeys | undefined | 'unread'> =>
  keys().catch((err: unknown) => {
    request.log.error({ err, slug }, 'a shop was not looked up');
    return 'unread' as const;
  });

/** The keys of a shop for requests that can continue without them: undefined also after a failed look-up. */
export const keysOrNone = async (page: KeysRequest): Promise<ShopKeys | undefined> => {
  const keys = await keysOrUnread(page);
  return keys === 'unread' ? undefined : keys;
};
