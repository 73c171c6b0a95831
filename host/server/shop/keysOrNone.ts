import type { FastifyBaseLogger } from 'fastify';
import type { ShopDirectory, ShopKeys } from './shopDirectory.ts';

/** The keys of a shop, where the request goes on without them too: undefined for an unknown shop, and for one that could not be looked up, which is logged [ERR-04]. */
export const keysOrNone = (
  shops: ShopDirectory,
  slug: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<ShopKeys | undefined> =>
  shops(slug).catch((err: unknown) => {
    log.error({ err, slug }, 'a shop was not looked up');
    return undefined;
  });
