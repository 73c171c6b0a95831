import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { pageFor } from '../../../testing/pageFor.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import { shownOffersAtom } from '../../frame/asides/shownOffersAtom.ts';
import { offerUpsell } from './offerUpsell.ts';

const weekend = productFor({ id: 'weekend', price: 14500 });
const offered = ['locker', 'poncho'].map((id) =>
  productFor({ id, price: 900, mappedType: 'extras', type: 'extras', isUpsell: true }),
);

const start = ({ products = [weekend, ...offered], upsell = true, step = 'tickets' } = {}) => {
  const page = pageFor({ products, config: configFor({ upsell }), cart: null });
  const store = createPageStore(page, `/zomer/${step}`);
  const showUpsell = jest.fn();
  let at = step;
  let navigated = () => {};
  offerUpsell({
    page,
    store,
    router: {
      get state() {
        return { location: { pathname: `/zomer/${at}` } } as never;
      },
      subscribe: (listen) => {
        navigated = () => listen({} as never, {} as never);
        return () => {};
      },
    },
    overlays: { showUpsell },
  });
  return {
    store,
    showUpsell,
    shown: () => store.get(shownOffersAtom),
    /** Simulates the server's answer to a write; the page shows its effects at once. */
    hold: (quantities: Quantities) => {
      store.set(primitives.cart, cartFor(quantities, products));
      jest.advanceTimersByTime(0);
    },
    goTo: (path: string) => {
      at = path;
      navigated();
    },
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('on the tickets step of a shop with upsell the popup opens when an answer raises the total [OVL-06]', () => {
  const { hold, shown, showUpsell } = start();
  hold({ weekend: 1 });
  expect(shown()).toBe('popup');
  expect(showUpsell).toHaveBeenLastCalledWith(true);
});

test('if a single product is left to offer, it shows as a notification; if no product is left, nothing shows [OVL-13]', () => {
  const one = start();
  one.hold({ weekend: 1, locker: 1 });
  expect([one.shown(), one.showUpsell.mock.lastCall]).toEqual(['notification', [false]]);
  const none = start();
  none.hold({ weekend: 1, locker: 1, poncho: 1 });
  expect(none.shown()).toBe('none');
});

test('the popup does not open without upsell, on another step, or during checkout [OVL-06]', () => {
  const other = [start({ upsell: false }), start({ step: 'extras' })];
  for (const { hold, shown } of other) {
    hold({ weekend: 1 });
    expect(shown()).toBe('none');
  }
  const covered = start();
  covered.store.set(primitives.checkoutView, 'basket');
  covered.hold({ weekend: 1 });
  expect(covered.shown()).toBe('none');
});

test('the popup closes on another step, when the basket opens, and when no offer is left [OVL-06]', () => {
  const step = start();
  step.hold({ weekend: 1 });
  step.goTo('extras');
  expect([step.shown(), step.showUpsell.mock.lastCall]).toEqual(['none', [false]]);
  const basket = start();
  basket.hold({ weekend: 1 });
  basket.store.set(primitives.checkoutView, 'basket');
  expect(basket.shown()).toBe('none');
  const taken = start();
  taken.hold({ weekend: 1 });
  taken.hold({ weekend: 1, locker: 1 });
  expect(taken.shown()).toBe('popup');
  taken.hold({ weekend: 1, locker: 1, poncho: 1 });
  expect(taken.shown()).toBe('none');
});

test('a ticket’s own page belongs to the tickets step: the popup opens there, and its way there and back is one visit [OVL-06]', () => {
  const { hold, shown, store, goTo } = start({ step: 'tickets/weekend' });
  hold({ weekend: 1 });
  expect(shown()).toBe('popup');
  store.set(shownOffersAtom, 'none');
  goTo('tickets');
  hold({ weekend: 2 });
  expect(shown()).toBe('none');
});

test('after the shopper closes the popup, it stays closed until the step is opened again [OVL-06]', () => {
  const { hold, shown, store, goTo } = start();
  hold({ weekend: 1 });
  store.set(shownOffersAtom, 'none');
  hold({ weekend: 2 });
  expect(shown()).toBe('none');
  goTo('extras');
  goTo('tickets');
  hold({ weekend: 3 });
  expect(shown()).toBe('popup');
});
