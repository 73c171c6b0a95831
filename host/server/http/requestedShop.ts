import type { FastifyRequest } from 'fastify';
import type { ShopDirectory, ShopKeys } from '../shop/shopDirectory.ts';

/** The header that names the shop of a browser's request. */
const shopHeader = 'x-shop';

/** The slug that a request's header names; empty without one. */
export const requestedSlug = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const slug = headers[shopHeader];
  return typeof slug === 'string' ? slug : '';
};

/** The keys of the shop that a request's header names; undefined for an unknown one. */
export async function requestedShop(request: FastifyRequest, shops: ShopDirectory): Promise<ShopKeys | undefined> {
  const slug = requestedSlug(request);
  return slug === '' ? undefined : await shops(slug);
}
