import { moneyIn } from '@festival/shared-contracts/money/moneyIn';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { productsAtom } from '@festival/shared-contracts/state/shopState';
import type { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import * as z from 'zod/mini';
import type { PageStore } from '../../page/pageStore.ts';
import type { OverlayQueue } from '../overlayQueue.ts';

interface PriceDeps {
  store: PageStore;
  storage: Pick<typeof tabStorage, 'getItem' | 'setItem'>;
  overlays: Pick<OverlayQueue, 'showToast'>;
  /** A later text of the host in the page's language. */
  text: Translate<'later'>;
}

type Prices = Readonly<Record<string, number>>;

const storedPricesSchema = z.object({ cart: z.string(), prices: z.record(z.string(), z.number()) });

const key = 'prices';

/**
 * The prices in cents at which the products were put into this cart. Empty for another cart, and if this version cannot
 * read the stored data.
 */
const readPrices = (storage: PriceDeps['storage'], cartId: string): Prices => {
  const stored = z.safeParse(storedPricesSchema, parsedJson(storage.getItem(key)));
  return stored.success && stored.data.cart === cartId ? stored.data.prices : {};
};

const parsedJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/**
 * Stores the price at which each product was put into the cart, across reloads. A toast announces a changed price with
 * both prices, and the basket shows both until the product is paid or removed [BYD-03]. The price of a stay depends on
 * the number of persons, so only the payment checks it.
 */
export const announcePrices = ({ store, storage, overlays, text }: PriceDeps): void => {
  const look = (): void => {
    const cart = store.get(primitives.cart);
    if (cart?.status !== 'shopping') return;
    const known = readPrices(storage, cart.id);
    const held = store.get(productsAtom).filter(({ id, mappedType }) => mappedType !== 'packages' && cart.products[id]);
    const prices: Prices = Object.fromEntries(held.map(({ id, price }) => [id, known[id] ?? price]));
    const stored = JSON.stringify({ cart: cart.id, prices });
    // The storage is written only if the data has changed, because this code runs at each poll of the stock.
    if (storage.getItem(key) !== stored) storage.setItem(key, stored);
    const told = store.get(primitives.formerPrices);
    const changed = held.filter(({ id, price }) => prices[id] !== price);
    const former: Prices = Object.fromEntries(changed.map(({ id }) => [id, prices[id] ?? 0]));
    if (JSON.stringify(former) === JSON.stringify(told)) return;
    store.set(primitives.formerPrices, former);
    const money = (cents: number) => moneyIn(store.get(primitives.language), cents);
    for (const { id, name, price } of changed.filter((product) => !(product.id in told)))
      overlays.showToast({
        title: name,
        text: text('price.changed', { price: money(price), former: money(former[id] ?? 0) }),
        tone: 'warning',
      });
  };
  store.sub(primitives.cart, look);
  store.sub(primitives.products, look);
  look();
};
