import { type Atom, atom } from 'jotai/vanilla';
import type { Product } from '../product/product.ts';
import { type StepperState, stepperOf, stepUp } from '../product/stepperOf.ts';
import type { TicketLimits } from '../product/ticketLimits.ts';
import { ticketLimitsOf } from '../shop/ticketLimitsOf.ts';
import type { ItemState } from './primitives.ts';
import {
  addOnProductsAtom,
  capOf,
  cartAtom,
  configAtom,
  itemStatesAtom,
  productsAtom,
  quantitiesAtom,
  shopUpdateStateAtom,
} from './shopState.ts';
import { steadyAtom } from './steadyAtom.ts';

export type { ItemState };

/** The state of one product for its card and its quantity control; each atom changes only if this product's part changes. */
interface ProductState {
  /** In the visitor's language; null if neither the shop nor a looked-up order offers it. */
  product: Atom<Product | null>;
  /** The displayed quantity in the cart [BYD-05]. */
  held: Atom<number>;
  itemState: Atom<ItemState | null>;
  /**
   * The maximum quantity in the cart, given its other tickets and regardless of stock [TIX-03]. It changes with every ticket, so read it only in a
   * press.
   */
  cap: Atom<number>;
  /** The stepper's bounds and value [TIX-09]; disabled while the stay is removed [TIX-12]. */
  stepper: Atom<StepperState | null>;
}

const noLimits: TicketLimits = { maxTicketAmount: 9, allowedExtraTickets: { ids: [], maxQuantity: 0 } };

/** The shop's limits for tickets, regardless of the cart. */
export const ticketLimitsAtom = steadyAtom(
  configAtom,
  (config): TicketLimits => (config ? ticketLimitsOf(config) : noLimits),
);

/** The stay limits the quantities, so every control waits while it is removed [CNT-05]. */
const isRemovingStayAtom = atom((get) => get(shopUpdateStateAtom) === 'update.travel');

/** The add-on in a looked-up order contains its remaining stock; the cart's product for it does not. */
const productsByIdAtom = atom(
  (get) => new Map([...get(productsAtom), ...get(addOnProductsAtom)].map((product) => [product.id, product])),
);

const createProductState = (id: string): ProductState => {
  const product = steadyAtom(productsByIdAtom, (all) => all.get(id) ?? null);
  const held = atom((get) => get(quantitiesAtom)[id] ?? 0);
  const itemState = steadyAtom(itemStatesAtom, (states) => states[id] ?? null);
  const stored = atom((get) => get(cartAtom)?.products[id] ?? 0);
  const cap = capOf(id);
  const bounds = atom((get) => {
    const known = get(product);
    return known && stepperOf(known, get(held), get(ticketLimitsAtom), get(isRemovingStayAtom), get(stored));
  });
  // Only whether the next step is too much: otherwise a press on one ticket would render the controls of all tickets.
  const full = atom((get) => {
    const state = get(bounds);
    return state && stepUp(state) > get(cap) ? get(cap) : null;
  });
  const stepper = atom((get) => {
    const [state, most] = [get(bounds), get(full)];
    return state && most !== null ? { ...state, max: Math.min(state.max, most) } : state;
  });
  return { product, held, itemState, cap, stepper };
};

const known = new Map<string, ProductState>();

/** The atoms of one product: the same ones for the same id, so that another product's change does not render its readers. */
export const productState = (id: string): ProductState => {
  const state = known.get(id) ?? createProductState(id);
  known.set(id, state);
  return state;
};
