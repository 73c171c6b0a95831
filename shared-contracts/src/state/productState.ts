import { type Atom, atom } from 'jotai/vanilla';
import type { Product } from '../product/product.ts';
import { type StepperState, stepperOf } from '../product/stepperOf.ts';
import type { TicketLimits } from '../product/ticketLimits.ts';
import { ticketLimitsOf } from '../shop/ticketLimitsOf.ts';
import type { ItemState } from './primitives.ts';
import { cartAtom, configAtom, isUpdatingAtom, itemStatesAtom, productsAtom, quantitiesAtom } from './shopState.ts';
import { steadyAtom } from './steadyAtom.ts';

export type { ItemState };

/** One product as its card and its quantity control need it; each atom changes only when this product's part does. */
interface ProductState {
  /** In the visitor's language; null when the shop does not sell it. */
  product: Atom<Product | null>;
  /** How many the cart holds, as shown [BYD-05]. */
  held: Atom<number>;
  itemState: Atom<ItemState | null>;
  /** The stepper's bounds and value [TIX-09]; disabled during a write to the cart [TIX-12]. */
  stepper: Atom<StepperState | null>;
}

const noLimits: TicketLimits = { maxTicketAmount: 9, allowedExtraTickets: { ids: [], maxQuantity: 0 } };

/** The shop's limits for tickets. */
export const ticketLimitsAtom = steadyAtom(
  configAtom,
  (config): TicketLimits => (config ? ticketLimitsOf(config) : noLimits),
);

const createProductState = (id: string): ProductState => {
  const product = steadyAtom(productsAtom, (all) => all.find((one) => one.id === id) ?? null);
  const held = atom((get) => get(quantitiesAtom)[id] ?? 0);
  const itemState = steadyAtom(itemStatesAtom, (states) => states[id] ?? null);
  const stored = atom((get) => get(cartAtom)?.products[id] ?? 0);
  const stepper = atom((get) => {
    const known = get(product);
    return known && stepperOf(known, get(held), get(ticketLimitsAtom), get(isUpdatingAtom), get(stored));
  });
  return { product, held, itemState, stepper };
};

const known = new Map<string, ProductState>();

/** The atoms of one product: the same ones for the same id, so that a change elsewhere re-renders nothing here. */
export const productState = (id: string): ProductState => {
  const state = known.get(id) ?? createProductState(id);
  known.set(id, state);
  return state;
};
