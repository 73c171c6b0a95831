import { type Atom, atom } from 'jotai/vanilla';
import type { CartChoices } from '../cart/cartChoices.ts';
import { lastSecondsOfHold } from '../cart/lastSecondsOfHold.ts';
import { nothingChosen } from '../cart/nothingChosen.ts';
import { shownTotals } from '../cart/shownTotals.ts';
import { type MissingCheck, missingChecks } from '../checkout/missingChecks.ts';
import type { Language } from '../language/languages.ts';
import type { Product } from '../product/product.ts';
import { productInLanguage } from '../product/productInLanguage.ts';
import { limitsInOrder, maximumOf } from '../product/ticketLimits.ts';
import { capabilitiesOf } from '../shop/capabilities.ts';
import type { ShopConfig } from '../shop/shopConfig.ts';
import { termsVersionOf } from '../shop/termsVersionOf.ts';
import { ticketLimitsOf } from '../shop/ticketLimitsOf.ts';
import { commandsPrimitive, type ItemState, primitives } from './primitives.ts';

/** The page's state, readable by all code; commands change it. */
export const configAtom = atom((get) => get(primitives.config));
export const cartAtom = atom((get) => get(primitives.cart));
export const userAtom = atom((get) => get(primitives.user));
export const languageAtom = atom((get) => get(primitives.language));
export const serverNowAtom = atom((get) => get(primitives.serverNow));
export const stepFlowAtom = atom((get) => get(primitives.stepFlow));
export const checkoutViewAtom = atom((get) => get(primitives.checkoutView));
export const formerPricesAtom = atom((get) => get(primitives.formerPrices));
export const hasTriedCheckoutAtom = atom((get) => get(primitives.hasTriedCheckout));
export const isUpgradeChoiceMadeAtom = atom((get) => get(primitives.isUpgradeChoiceMade));
export const wishlistSaveAtom = atom((get) => get(primitives.wishlistSave));
export const cartHasUnsavedChangesAtom = atom((get) => get(primitives.cartHasUnsavedChanges));
export const lookUpStateAtom = atom((get) => get(primitives.lookUpState));
export const orderLookupAtom = atom((get) => get(primitives.orderLookup));

/** The capabilities of this shop; null before its config is known [BRD-03]. */
export const capabilitiesAtom = atom((get) => {
  const config = get(primitives.config);
  return config && capabilitiesOf(config);
});

/** Each product's last translation: an unchanged product stays the same object, which is quick to compare. */
const translations = new WeakMap<Product, { language: Language; product: Product }>();

const translated = (product: Product, language: Language): Product => {
  const last = translations.get(product);
  if (last?.language === language) return last.product;
  const translation = { language, product: productInLanguage(product, language) };
  translations.set(product, translation);
  return translation.product;
};

const inLanguage = (products: typeof primitives.products) =>
  atom((get) => {
    const language = get(primitives.language);
    return get(products).map((product) => translated(product, language));
  });

/** The shop's products in the visitor's language. */
export const productsAtom = inLanguage(primitives.products);

/** The add-ons of looked-up orders as products, in the visitor's language [ADD-01]. */
export const addOnProductsAtom = inLanguage(primitives.addOnProducts);

const updating: ItemState = { status: 'updating' };

/** The state of each product's last change: updating while its quantity waits for an answer [TIX-12]. */
export const itemStatesAtom = atom((get): Readonly<Record<string, ItemState>> => {
  const states = { ...get(primitives.itemStates) };
  for (const id of Object.keys(get(primitives.pendingQuantities))) states[id] = updating;
  return states;
});

/** The state of the cart's writes: of those that show a quantity, and of all others [CNT-05]. */
export const shopUpdateStateAtom = atom(
  (get) =>
    get(primitives.shopUpdateState) || (Object.keys(get(primitives.pendingQuantities)).length > 0 ? 'updating' : ''),
);

/** Displayed quantities: the server's, replaced by the quantities of unanswered writes [BYD-05]. */
export const quantitiesAtom = atom((get) => ({
  ...get(primitives.cart)?.products,
  ...get(primitives.pendingQuantities),
}));

const caps = new Map<string, Atom<number>>();

/**
 * The maximum quantity of a product in the cart, given its other tickets and regardless of stock; 0 for an unknown product. The same atom for the
 * same id [TIX-03].
 */
export const capOf = (id: string): Atom<number> => {
  const cap =
    caps.get(id) ??
    atom((get) => {
      const config = get(primitives.config);
      const all = [...get(primitives.products), ...get(primitives.addOnProducts)];
      const productOf = (wanted: string) => all.find((product) => product.id === wanted);
      const product = productOf(id);
      if (!config || !product) return product?.maxQuantity ?? 0;
      return maximumOf(product, limitsInOrder(ticketLimitsOf(config), product, get(quantitiesAtom), productOf));
    });
  caps.set(id, cap);
  return cap;
};

/** Displayed choices: the cart's, replaced by the choices of unanswered writes [BYD-05]. */
export const choicesAtom = atom(
  (get): CartChoices => ({ ...nothingChosen, ...get(primitives.cart)?.choices, ...get(primitives.pendingChoices) }),
);

/** Whether the shop's terms are accepted in the version of this page. */
export const isTermsAcceptedAtom = atom((get) => isShown(get(choicesAtom).termsVersion, get(primitives.config)));
export const isCovidTermsAcceptedAtom = atom((get) =>
  isShown(get(choicesAtom).covidTermsVersion, get(primitives.config)),
);

const isShown = (version: string | null, config: ShopConfig | null): boolean =>
  config !== null && version === termsVersionOf(config);

/** The chosen country; null without a choice, or without merchandise. */
export const shippingCountryAtom = atom((get) => get(choicesAtom).shippingCountry);
/** The chosen method of delivery; empty without a choice, or if there are no methods [SHP-02]. */
export const shippingHandleAtom = atom((get) => get(choicesAtom).shippingHandle ?? '');

/** The missing choices for an order of the cart on the page, in the basket's order [BSK-05]. */
export const missingChecksAtom = atom((get): MissingCheck[] => {
  const [config, products] = [get(primitives.config), get(primitives.products)];
  if (!config) return [];
  return missingChecks({ config, products, quantities: get(quantitiesAtom), choices: get(choicesAtom) });
});

/** Whether a write to the cart is running [CNT-05]. */
export const isUpdatingAtom = atom((get) => get(shopUpdateStateAtom) !== '');

/** The cart's displayed totals [BSK-03]. */
export const totalsAtom = atom((get) =>
  shownTotals({
    cart: get(primitives.cart),
    config: get(primitives.config),
    products: get(primitives.products),
    quantities: get(quantitiesAtom),
    isSettled: Object.keys(get(primitives.pendingQuantities)).length === 0,
  }),
);

/** The time at which the cart ends, in milliseconds by the server's clock; null without a deadline [CNT-01]. */
export const cartDeadlineAtom = atom((get) => get(primitives.cartDeadline));

/** Milliseconds until the cart ends, by the server's clock and never below 0; null without a deadline [CNT-01]. */
export const cartCountdownAtom = atom((get) => {
  const deadline = get(primitives.cartDeadline);
  return deadline === null ? null : Math.max(0, deadline - get(primitives.serverNow));
});

/** Whether a press can extend the cart's hold now: in its last seconds, if the server allows it [BYD-01]. */
export const canExtendHoldAtom = atom((get) => {
  const left = get(cartCountdownAtom);
  const isGranted = (get(primitives.cart)?.holdExtensionsLeft ?? 0) > 0;
  return isGranted && left !== null && left > 0 && left <= lastSecondsOfHold * 1000;
});

/** Requests changes from the host; see Commands. */
export const commandsAtom = atom((get) => {
  const { current } = get(commandsPrimitive);
  if (!current) throw new Error('Commands are asked for before the page has started: set commandsPrimitive first');
  return current;
});
