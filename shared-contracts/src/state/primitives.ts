import { atom } from 'jotai/vanilla';
import type { Cart, Quantities } from '../cart/cart.ts';
import type { CartChoices } from '../cart/cartChoices.ts';
import type { Commands } from '../commands/commands.ts';
import type { Language } from '../language/languages.ts';
import type { LookUpState, OrderLookup } from '../order-lookup/orderLookup.ts';
import type { OpenModal } from '../overlay/openModal.ts';
import type { MappedType, Product } from '../product/product.ts';
import type { ShopConfig } from '../shop/shopConfig.ts';
import type { User } from '../user/user.ts';
import type { WishlistSave } from '../wishlist/wishlist.ts';

/** The states of an update: empty when idle, `update.travel` while the travel cart is deleted [CNT-05]. */
export const shopUpdateStates = ['', 'updating', 'update.travel'] as const;
type ShopUpdateState = (typeof shopUpdateStates)[number];

/** The state of adding one product; `message` is the code of the failure, which a modal explains [TIX-12]. */
export type ItemState =
  | { status: 'updating' }
  | { status: 'added' }
  /** `isFinal`: the server refused the change, so repeating it does not help. */
  | { status: 'error'; message: string; isFinal?: boolean };

export type CheckoutView = 'closed' | 'basket' | 'form';

/** A step of the flow as the header and the bottom bar show it [STP-01]. */
export interface StepView {
  name: string;
  path: string;
  /** The number of this step's products in the cart. */
  count: number;
  isCurrent: boolean;
}

/** The steps of a page's shop by their purpose, so that a remote names no step of another remote. */
export interface StepLinks {
  /** The step that shows products of a kind [BRD-07]. */
  ofKinds: Partial<Record<MappedType, string>>;
  /** The step that a tile's word leads to [OVL-12]. */
  ofTiles: Record<string, string>;
}

/**
 * The page's state, writable: only for the host and the harness (one writer per atom). Remotes read `shopState`. The values are plain JSON, so that
 * the server can send them to the browser; `commands` is the exception.
 */
export const primitives = {
  config: atom<ShopConfig | null>(null),
  products: atom<Product[]>([]),
  cart: atom<Cart | null>(null),
  /** The time when the cart ends, in milliseconds of the server's clock; null without a cart. */
  cartDeadline: atom<number | null>(null),
  /** Quantities of unanswered writes, displayed immediately [BYD-05]. While a product is in it, it is updating, and so is the shop. */
  pendingQuantities: atom<Quantities>({}),
  /** The prices, in cents, of the cart's products when they were chosen, if they have changed since [BYD-03]. */
  formerPrices: atom<Readonly<Record<string, number>>>({}),
  /** How the last write of each product has ended. */
  itemStates: atom<Record<string, ItemState>>({}),
  /** The state of the writes that show no quantity. */
  shopUpdateState: atom<ShopUpdateState>(''),
  user: atom<User | null>(null),
  language: atom<Language>('nl'),
  /** Milliseconds of the server's clock, set again with each tick of the host [CNT-01]. */
  serverNow: atom<number>(0),
  stepFlow: atom<StepView[]>([]),
  stepLinks: atom<StepLinks>({ ofKinds: {}, ofTiles: {} }),
  checkoutView: atom<CheckoutView>('closed'),
  modal: atom<OpenModal | null>(null),
  /** Choices of unanswered writes; they are displayed immediately, in place of the cart's [BYD-05]. */
  pendingChoices: atom<Partial<CartChoices>>({}),
  /** The shopper has tried to open form or payment: from then on the basket says what is missing [BSK-05]. */
  hasTriedCheckout: atom<boolean>(false),
  isUpgradeChoiceMade: atom<boolean>(false),
  wishlistSave: atom<WishlistSave>('notSaved'),
  /** The total has changed since the wishlist was saved [WSH-01]. */
  cartHasUnsavedChanges: atom<boolean>(false),
  lookUpState: atom<LookUpState>('idle'),
  /** The found earlier orders [LKP-03]. */
  orderLookup: atom<OrderLookup | null>(null),
  /**
   * The add-ons for the found earlier orders, as products. The shop's lists do not contain them; a quantity control finds them by their keys
   * [ADD-01, BSK-10].
   */
  addOnProducts: atom<Product[]>([]),
  /** Config and products are loaded, and sign-on was checked. */
  isReadyToShop: atom<boolean>(false),
  /** The travel detail to which Next returns; empty without one [STP-04]. */
  fromTravelDetailPath: atom<string>(''),
} as const;

/** The host's commands; null only before the page has started. */
export const commandsPrimitive = atom<{ current: Commands | null }>({ current: null });
