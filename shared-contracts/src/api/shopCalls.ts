import * as z from 'zod/mini';
import { productSchema } from '../product/product.ts';
import { shopConfigSchema } from '../shop/shopConfig.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { endpoint } from './endpoint.ts';

/** GET /shop: the config of the bearer token's shop [BRD-06]. */
export const getShop = endpoint({
  name: 'getShop',
  summary: 'The config of the shop that the bearer token belongs to',
  method: 'GET',
  path: '/shop',
  answer: shopConfigSchema,
  isForServers: true,
});

/** GET /shops/{slug}: the shop of a slug; our own call, since /shop needs the shop's token [API-13]. */
export const findShop = endpoint({
  name: 'findShop',
  summary: 'The token and namespace of the shop with this slug',
  method: 'GET',
  path: '/shops/:slug',
  params: { slug: z.string() },
  answer: z.object({
    slug: z.string(),
    shopToken: z.string(),
    apiNamespace: z.string(),
    brand: z.string(),
    /** The brand of the sign-on; empty if it is the shop's own [BRD-02]. */
    signOnBrand: z._default(z.string(), ''),
  }),
  isPublic: true,
  isForServers: true,
});

/** GET /shops: the shops of this deployment, for the index page; our own call [API-13, BRD-01]. */
export const listShops = endpoint({
  name: 'listShops',
  summary: 'The shops that are open to everyone, for the index page',
  method: 'GET',
  path: '/shops',
  answer: z.array(
    z.object({
      slug: z.string(),
      brand: z.string(),
      title: z.string(),
      /** ISO dates of the first and the last festival day. */
      dateStart: z.string(),
      dateEnd: z.optional(z.string()),
      place: z.string(),
      /** The festival's picture: an address without width and file type. */
      image: z.optional(z.string()),
      texts: localizedTexts({ title: z.string(), place: z.string() }),
    }),
  ),
  isPublic: true,
});

/** GET /products: everything the shop sells, with its stock. */
export const getProducts = endpoint({
  name: 'getProducts',
  summary: 'The products of the shop with prices and stock',
  method: 'GET',
  path: '/products',
  answer: z.array(productSchema),
});
