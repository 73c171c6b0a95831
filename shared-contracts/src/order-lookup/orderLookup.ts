import * as z from 'zod/mini';
import { euros } from '../money/euros.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { addOnSchema } from '../travel/addOn.ts';

const text = z._default(z.string(), '');

/** An item of an earlier order. The price is in euros in the wire format and in cents after decoding. */
const purchaseSchema = z.object({
  id: z.string(),
  title: z.string(),
  type: text,
  quantity: z._default(z.int(), 1),
  price: z._default(euros, 0),
  /** The item's name by language, as it was sold. */
  texts: localizedTexts({ name: z.string() }),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** An earlier order; only the account that placed it gets the buyer's data [LKP-04]. */
const originalOrderSchema = z.object({
  reference: z.string(),
  external_reference: text,
  consumer: z._default(z.nullable(z.object({ email: text, firstName: text, lastName: text })), null),
  purchases: z._default(z.array(purchaseSchema), []),
});
export type OriginalOrder = z.infer<typeof originalOrderSchema>;

/** The items that can still be added to the stay of an earlier order. */
const hospitalityAddOnSchema = z.object({
  reference: text,
  cart: z.object({ id: text, package: z.object({ name: z.string(), texts: localizedTexts({ name: z.string() }) }) }),
  extras: z._default(z.array(addOnSchema), []),
});

export type HospitalityAddOn = z.infer<typeof hospitalityAddOnSchema>;

const hospitalitySchema = z.object({
  add_on_available: z._default(z.boolean(), false),
  add_on: z._default(z.array(hospitalityAddOnSchema), []),
});

const upsellSchema = z.object({
  hospitality: z._default(hospitalitySchema, { add_on_available: false, add_on: [] }),
});

/** The result of POST /get-orders: earlier orders, and their available add-ons [LKP-03]. */
export const orderLookupSchema = z.object({
  original_orders: z._default(z.array(originalOrderSchema), []),
  upsell: z._default(upsellSchema, { hospitality: { add_on_available: false, add_on: [] } }),
});
export type OrderLookup = z.infer<typeof orderLookupSchema>;

/** The states of a look-up of earlier orders [LKP-02]. */
export const lookUpStates = ['idle', 'running', 'success', 'failed', 'invalid', 'no-order'] as const;
export type LookUpState = (typeof lookUpStates)[number];
