import * as z from 'zod/mini';
import { cartIdSchema, quantitiesSchema } from '../cart/cart.ts';
import { centsSchema } from '../money/euros.ts';
import { lookUpStates } from '../order-lookup/orderLookup.ts';
import { shopUpdateStates } from './primitives.ts';

const text = z._default(z.string(), '');
const flag = z._default(z.boolean(), false);
const cents = z._default(centsSchema, 0);

/** The shop's state under the names of the specification, as one value: for logs, telemetry and tests [BRD-09]. */
export const shopSnapshotSchema = z.object({
  hasConfig: flag,
  showCheckout: flag,
  showCheckoutForm: flag,
  showCounter: flag,
  readyToshop: flag,
  /** The one open modal; null when none is. */
  modal: z._default(z.nullable(z.object({ code: z.int(), title: text, message: text })), null),
  isTouch: flag,
  brand: text,
  cartId: z._default(z.nullable(cartIdSchema), null),
  upgradeOrderId: text,
  accessId: text,
  isWishlistSaved: flag,
  isUpgradeChoiceMade: flag,
  isTermsAccepted: flag,
  isCovidTermsAccepted: flag,
  /** Codes of what prevents the checkout. */
  errorCodes: z._default(z.array(z.string()), []),
  deepLinkQueryString: text,
  fromTravelDetailPath: text,
  lookUpState: z._default(z.enum(lookUpStates), 'idle'),
  shippingPrice: cents,
  shippingCountry: z._default(z.nullable(z.string()), null),
  shippingHandle: text,
  /** Cents; spelt as the specification has it. */
  insurencePrice: cents,
  isRefundChoiceMade: flag,
  cartHasUnsavedChanges: flag,
  hasPreviousOrder: flag,
  shopUpdateState: z._default(z.enum(shopUpdateStates), ''),
  /** Product id to quantity over all earlier orders. */
  purchasedProducts: z._default(quantitiesSchema, {}),
  /** Product id to quantity of the account's wishlist. */
  userproducts: z._default(quantitiesSchema, {}),
});

export type ShopSnapshot = z.infer<typeof shopSnapshotSchema>;
