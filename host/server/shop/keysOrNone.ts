import type { FastifyBaseLogger } from 'fastify';
import type { ShopDirectory, ShopKeys } from './shopDirectory.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;

/** The keys of a shop: undefined for an unknown shop, `unread` after a failed look-up, which is logged [ERR-04]. */
export const keysOrUnread = (shops: ShopDirectory, slug: string, log: Log): Promise<ShopKeys | undefined | 'unread'> =>
  shops(slug).catch((err: unknown) => {
    log.error({ err, slug }, 'a shop was not looked up');
    return 'unread' as const;
  });

/** The keys of a shop for requests that can continue without them: undefined also after a failed look-up. */
export const keysOrNone = async (shops: ShopDirectory, slug: string, log: Log): Promise<ShopKeys | undefined> => {
  const keys = await keysOrUnread(shops, slug, log);
  return keys === 'unread' ? undefined : keys;
};
