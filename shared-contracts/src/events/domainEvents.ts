import * as z from 'zod/mini';
import { cartIdSchema } from '../cart/cart.ts';
import { languageSchema } from '../language/language.ts';
import { centsSchema } from '../money/euros.ts';
import { paymentStatusSchema } from '../order/paymentStatus.ts';
import { productIdSchema } from '../product/product.ts';

const line = { productId: productIdSchema, quantity: z.int().check(z.minimum(1)) };
const cartId = cartIdSchema;

/**
 * What has happened in the shop: `<owner>:<past-tense>`, each with its payload. Only the owner publishes its events.
 * Payloads are JSON and name no person.
 */
export const domainEvents = {
  'basket:line-added': z.object({ ...line, cartId }),
  'basket:line-removed': z.object({ ...line, cartId }),
  'basket:opened': z.object({ cartId, total: centsSchema }),
  'basket:wishlist-saved': z.object({ products: z.int() }),
  'checkout:started': z.object({ cartId, total: centsSchema }),
  'checkout:form-submitted': z.object({ cartId }),
  'checkout:payment-chosen': z.object({ cartId, method: z.string() }),
  'checkout:order-placed': z.object({ cartId, reference: z.string(), total: centsSchema }),
  'checkout:payment-settled': z.object({ reference: z.string(), status: paymentStatusSchema, total: centsSchema }),
  'host:cart-expired': z.object({ cartId }),
  'host:step-entered': z.object({ step: z.string() }),
  'host:language-changed': z.object({ language: languageSchema }),
  'host:slot-failed': z.object({ module: z.string(), reason: z.string() }),
} as const;

export type DomainEventName = keyof typeof domainEvents;
export type DomainEventPayload<Name extends DomainEventName> = z.infer<(typeof domainEvents)[Name]>;
