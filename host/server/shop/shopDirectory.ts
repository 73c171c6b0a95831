import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { headerNames } from '@festival/shared-contracts/api/endpoint';
import { findShop } from '@festival/shared-contracts/api/shopCalls';
import { slugSchema } from '@festival/shared-contracts/shop/slugSchema';
import axios, { type AxiosInstance } from 'axios';
import * as z from 'zod/mini';
import { singleFlight } from '../caching/singleFlight.ts';

/** The credentials of a shop for the shop API; only the server has them. */
export interface ShopKeys {
  slug: string;
  shopToken: string;
  apiNamespace: string;
  brand: string;
  /** The brand of the sign-on; empty or absent if it is the shop's own. */
  signOnBrand?: string;
}

/** Finds the keys of a shop by its slug; undefined for an unknown slug. */
export type ShopDirectory = (slug: string) => Promise<ShopKeys | undefined>;

/** The shop API could not be reached, or refused the call. */
export class ShopApiAway extends Error {
  override name = 'ShopApiAway';
  /** The shop's brand, if it is already known. */
  readonly brand: string | undefined;
  constructor(message: string, brand?: string) {
    super(message);
    this.brand = brand;
  }
}

/** The client of the shop API for a shop; paths begin with the service. */
export const shopApi = (shopApiUrl: string, keys?: ShopKeys): AxiosInstance =>
  axios.create({
    baseURL: shopApiUrl,
    timeout: 5_000,
    proxy: false,
    maxRedirects: 0,
    headers: keys ? { authorization: `Bearer ${keys.shopToken}`, [headerNames.namespace]: keys.apiNamespace } : {},
  });

/** Whether a segment of an address can be the slug of a shop. */
export const isSlug = (slug: string): boolean => slug.length <= 100 && z.safeParse(slugSchema, slug).success;

const cacheTime = 1_000;

/** Finds shops by slug; caches them for a second. */
export function shopDirectory(shopApiUrl: string, now: () => number = Date.now): ShopDirectory {
  const http = shopApi(shopApiUrl);
  const known = new Map<string, { keys: ShopKeys; until: number }>();
  const lookUp = singleFlight(
    (slug: string) => slug,
    async (slug: string) => {
      const found = await callEndpoint(http, findShop, { params: { slug } });
      if (found.ok) {
        known.set(slug, { keys: found.value, until: now() + cacheTime });
        return found.value;
      }
      if (found.error.status === 404) return undefined;
      const reason = `${found.error.status} ${found.error.message}`;
      throw new ShopApiAway(`The shop ${slug} could not be looked up: ${reason}`, known.get(slug)?.keys.brand);
    },
  );
  return async (slug) => {
    // An invalid slug belongs to no shop, so it is not looked up.
    if (!isSlug(slug)) return undefined;
    const cached = known.get(slug);
    return cached && cached.until > now() ? cached.keys : await lookUp(slug);
  };
}
