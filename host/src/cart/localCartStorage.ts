import { cartSchema, quantitiesSchema } from '@festival/shared-contracts/cart/cart';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import { travelCartSchema } from '@festival/shared-contracts/travel/travelCart';
import * as z from 'zod/mini';
import { type ErrorReport, errorReportOf } from '../network/errorReport.ts';

const storedCartSchema = z.object({
  id: z.string(),
  quantities: quantitiesSchema,
  /** When the cart expires, in milliseconds of the server's clock. */
  endsAt: z.number(),
  hasUnsavedChanges: z.boolean(),
  /** Country of delivery and refund choice, in a preview [BRD-04]. */
  choices: z._default(cartSchema.shape.choices, nothingChosen),
  addOns: cartSchema.shape.addOns,
  /** The chosen stay [TRV-08]. */
  travelCart: z._default(z.nullable(travelCartSchema), null),
});

/** A local cart as stored across reloads. */
type StoredCart = z.infer<typeof storedCartSchema>;

export interface LocalCartStorage {
  /** The stored cart; null if there is none, or this version of the shop cannot read it. */
  read(): StoredCart | null;
  write(cart: StoredCart): void;
  clear(): void;
}

interface StorageDeps {
  slug: string;
  /** Returns the storage. It is called for each access, because a browser may refuse access. */
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  report(report: ErrorReport): void;
}

/**
 * Stores a shop's local cart until its tab is closed, in addition to the account's saved wishlist [WSH-01, WSH-02]. If
 * the browser refuses storage, unsaved changes are lost when the page is left.
 */
export const localCartStorage = ({ slug, storage, report }: StorageDeps): LocalCartStorage => {
  const key = `cart-${slug}`;
  const attempt = <Value>(use: () => Value): Value | null => {
    try {
      return use();
    } catch (error) {
      report(errorReportOf('cart.notStored', error));
      return null;
    }
  };
  return {
    read() {
      const stored = z.safeParse(
        storedCartSchema,
        attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as unknown),
      );
      return stored.success ? stored.data : null;
    },
    write: (cart) => void attempt(() => storage().setItem(key, JSON.stringify(z.encode(storedCartSchema, cart)))),
    clear: () => void attempt(() => storage().removeItem(key)),
  };
};
