import * as z from 'zod/mini';
import { refusalSchema } from '../errors/refusal.ts';
import { centsSchema, euros } from '../money/euros.ts';
import { productIdSchema, productSchema } from '../product/product.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { cartChoicesSchema } from './cartChoices.ts';
import { cartTotalsSchema } from './cartTotalsSchema.ts';
import { nothingChosen } from './nothingChosen.ts';

export const cartIdSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** `shopping` may be changed, `in_payment` waits for the provider, `confirmed` is paid [CNT-03]. */
const cartStatuses = ['shopping', 'in_payment', 'confirmed'] as const;

const paymentMethodSchema = z.object({
  uid: z.string(),
  /** The name in the language of the form. */
  name: z.string(),
  /** The name in the language of the page, which may have changed since [I18-01]. */
  texts: z.optional(localizedTexts({ name: z.string() })),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

export const quantitiesSchema = z.record(productIdSchema, z.int().check(z.minimum(0)));
/** Product id to quantity. */
export type Quantities = z.infer<typeof quantitiesSchema>;

/** A hotel add-on in the cart. It is not a product of the shop, so the cart contains its product, named as in `products` [ADD-02]. */
const cartAddOnSchema = z.object({
  /** The reference of the earlier order. */
  reference: z.string(),
  packageName: z.string(),
  product: productSchema,
  /** The package's name by language. */
  texts: localizedTexts({ name: z.string() }),
});
export type CartAddOn = z.infer<typeof cartAddOnSchema>;

export const cartSchema = z.object({
  id: cartIdSchema,
  status: z.enum(cartStatuses),
  /** Seconds until the held products go back on sale; 0 or less once they are on sale again. */
  timeout: z.number(),
  /** How many more times the shopper may extend the hold in its last seconds [BYD-01]. */
  holdExtensionsLeft: z._default(z.int(), 0),
  products: quantitiesSchema,
  addOns: z.optional(z.array(cartAddOnSchema)),
  totalAmount: euros,
  totalAmountExcludingServiceCosts: euros,
  totals: cartTotalsSchema,
  checkoutAllowed: z.boolean(),
  checkoutErrors: z._default(z.array(refusalSchema), []),
  policyId: z._default(z.nullable(z.string()), null),
  order: z._default(
    z.object({
      paymentUri: z._default(z.nullable(z.string()), null),
      availablePaymentMethods: z._default(z.array(paymentMethodSchema), []),
      reference: z._default(z.nullable(z.string()), null),
      /** The time until which the provider accepts the payment, as an ISO date and time; null without a payment, or after that time [PAY-04]. */
      payBefore: z.optional(z.nullable(z.string())),
      status: z._default(z.nullable(z.enum(['pending', 'completed', 'failed', 'error', 'canceled'])), null),
    }),
    { paymentUri: null, availablePaymentMethods: [], reference: null, status: null },
  ),
  /** Carts from before choices existed have none. */
  choices: z._default(cartChoicesSchema, nothingChosen),
  /** The voucher of the cart, and its discount in cents; absent without a voucher [VCH-01]. */
  voucher: z.optional(z.nullable(z.object({ code: z.string(), cents: centsSchema }))),
  /** From the shopper's form, once the server has accepted it. */
  email: z.optional(z.string()),
  /** The buyer's full name, from the same form. */
  buyerName: z.optional(z.string()),
  /** The version of the form, which changes with every change. Placing an order names the version that the shopper saw. Null without a form. */
  formVersion: z.optional(z.nullable(z.string())),
});

export type Cart = z.infer<typeof cartSchema>;
