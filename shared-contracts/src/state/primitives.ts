import { atom } from 'jotai/vanilla';
import type { Cart, Quantities } from '../cart/cart.ts';
import type { CartChoices } from '../cart/cartChoices.ts';
import type { Commands } from '../commands/commands.ts';
import type { Language } from '../language/language.ts';
import type { LookUpState, OrderLookup } from '../order-lookup/orderLookup.ts';
import type { OpenModal } from '../overlay/openModal.ts';
import type { Product } from '../product/product.ts';
import type { ShopConfig } from '../shop/shopConfig.ts';
import type { User } from '../user/user.ts';
import type { WishlistSave } from '../wishlist/wishlist.ts';

/** Empty when idle, `update.travel` while the travel cart is deleted [CNT-05]. */
export const shopUpdateStates = ['', 'updating', 'update.travel'] as const;
export type ShopUpdateState = (typeof shopUpdateStates)[number];

/** How adding one product stands [TIX-12]. */
export type ItemState = { status: 'updating' } | { status: 'added' } | { status: 'error'; message: string };

export type CheckoutView = 'closed' | 'basket' | 'form';

/** A step of the flow as the header and the bottom bar show it [STP-01]. */
export interface StepView {
  name: string;
  path: string;
  /** How many things of this step the cart holds. */
  count: number;
  isCurrent: boolean;
}

/**
 * The page's state, writable: for the host and the harness alone (one writer per atom). Remotes read `shopState`.
 * The values are plain JSON, so that the server can hand them to the browser; `commands` is the exception.
 */
export const primitives = {
  config: atom<ShopConfig | null>(null),
  products: atom<Product[]>([]),
  cart: atom<Cart | null>(null),
  /** When the cart ends, in milliseconds of the server's clock; null without one. */
  cartDeadline: atom<number | null>(null),
  /** Quantities asked for and not yet answered: they show at once [BYD-05]. */
  pendingQuantities: atom<Quantities>({}),
  itemStates: atom<Record<string, ItemState>>({}),
  shopUpdateState: atom<ShopUpdateState>(''),
  user: atom<User | null>(null),
  language: atom<Language>('nl'),
  /** Milliseconds of the server's clock, set again with each tick of the host [CNT-01]. */
  serverNow: atom<number>(0),
  stepFlow: atom<StepView[]>([]),
  checkoutView: atom<CheckoutView>('closed'),
  modal: atom<OpenModal | null>(null),
  /** Choices that were pressed and not yet answered: they show at once, laid over what the cart keeps [BYD-05]. */
  pendingChoices: atom<Partial<CartChoices>>({}),
  /** The shopper has tried to go on to form or payment: from then on the basket names what is missing [BSK-05]. */
  hasTriedCheckout: atom<boolean>(false),
  isUpgradeChoiceMade: atom<boolean>(false),
  wishlistSave: atom<WishlistSave>('notSaved'),
  /** The total changed since the wishlist was saved [WSH-01]. */
  cartHasUnsavedChanges: atom<boolean>(false),
  lookUpState: atom<LookUpState>('idle'),
  /** The earlier orders that were found [LKP-03]. */
  orderLookup: atom<OrderLookup | null>(null),
  /** The order that is upgraded, and what proves it is the visitor's [UPG-02]. */
  upgradeOrderId: atom<string>(''),
  accessId: atom<string>(''),
  /** The countdown is on the page [CNT-01]. */
  showCounter: atom<boolean>(false),
  /** Config and products are there, and sign-on was checked. */
  isReadyToShop: atom<boolean>(false),
  isTouch: atom<boolean>(false),
  /** Raw query that a deeplink came with [RTE-03]. */
  deepLinkQueryString: atom<string>(''),
  /** The travel detail that Next returns to; empty when none was left [STP-04]. */
  fromTravelDetailPath: atom<string>(''),
} as const;

/** The host's commands; null only before the page has started. */
export const commandsPrimitive = atom<{ current: Commands | null }>({ current: null });
