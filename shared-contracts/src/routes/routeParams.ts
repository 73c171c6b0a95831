import * as z from 'zod/mini';
import { productIdSchema } from '../product/product.ts';
import { slugSchema } from '../shop/slugSchema.ts';

/** Schemas of the parameters in routes' paths [RTE-07]. */
export const routeParams = {
  none: z.object({}),
  slug: z.object({ slug: slugSchema }),
  product: z.object({ slug: slugSchema, id: productIdSchema }),
  /** The name of a package or an add-on in addresses [ADD-01]. */
  detail: z.object({ slug: slugSchema, detail: z.string().check(z.regex(/^[\w-]{1,120}$/)) }),
};
