import * as z from 'zod/mini';
import { productIdSchema } from '../product/product.ts';
import { slugSchema } from '../shop/slugSchema.ts';

/** Parameters of the routes' paths [RTE-07]. */
export const noParams = z.object({});
export const slugParams = z.object({ slug: slugSchema });
export const productParams = z.object({ slug: slugSchema, id: productIdSchema });
/** The name of a package or an add-on in addresses [ADD-01]. */
export const detailParams = z.object({ slug: slugSchema, detail: z.string().check(z.regex(/^[\w-]{1,120}$/)) });
