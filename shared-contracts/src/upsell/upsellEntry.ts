import * as z from 'zod/mini';
import { productIdSchema } from '../product/product.ts';
import { localizedTexts } from '../text/localizedTexts.ts';

/** The steps that a tile may name, in the platform's words [OVL-12]; a step declares which of them lead to it. */
const tileLinks = ['Packages', 'Tickets', 'Travel', 'Transport', 'Merchandise', 'Extras'] as const;

const text = z._default(z.string(), '');
const flag = z._default(z.boolean(), false);

/** A product that is offered in addition to the chosen ones, as a tile [OVL-12]. */
export const upsellEntrySchema = z.object({
  /** The product's id. */
  id: productIdSchema,
  type: text,
  tileName: text,
  highLighted: flag,
  tile: z._default(
    z.object({
      title: text,
      buttonLabel: text,
      tileLink: z._default(z.enum(tileLinks), 'Extras'),
      tileImage: text,
      /** The button places the product in the cart instead of leading to its step. */
      isCart: flag,
    }),
    { title: '', buttonLabel: '', tileLink: 'Extras', tileImage: '', isCart: false },
  ),
  texts: localizedTexts({ title: z.string(), buttonLabel: z.string() }),
});

export type UpsellEntry = z.infer<typeof upsellEntrySchema>;
