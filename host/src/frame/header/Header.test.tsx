/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { userSchema } from '@festival/shared-contracts/user/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderShell } from '../../../testing/renderShell.tsx';
import { PageContext, usePage } from '../../page/PageContext.tsx';
import type { PageData } from '../../page/pageData.ts';
import { Header } from './Header.tsx';

const products = [
  productFor({ id: 'weekend', price: 14500 }),
  productFor({ id: 'cover', mappedType: 'insurance', type: 'insurance' }),
];
const noor = userSchema.parse({ id: 'noor', profile: { givenName: 'Noor', email: 'noor@example.com' } });
const cartButton = (name: RegExp) => screen.getByRole('button', { name });

test('the cart indicator shows count and total, and opens the panel', async () => {
  const cart = cartFor({ weekend: 2, cover: 1 }, products);
  const { commands, store } = renderShell({ page: { products, cart } });
  expect(cartButton(/Winkelmand: 2 artikelen, €\s290,00/)).toBeVisible();
  act(() => store.set(primitives.pendingQuantities, { weekend: 3 }));
  expect(cartButton(/Winkelmand: 3 artikelen, €\s435,00/)).toBeVisible();
  await userEvent.click(cartButton(/Winkelmand/));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
});

test('there are no steps around an order, and in a closed shop', () => {
  const steps = () => screen.queryAllByRole('navigation', { name: 'Stappen' });
  const first = renderShell({ page: { products } });
  expect(steps()).not.toEqual([]);
  first.unmount();
  const second = renderShell({ page: { products }, path: '/zomer/order' });
  expect(steps()).toEqual([]);
  second.unmount();
  renderShell({ page: { products, config: configFor({ closed: true }) } });
  expect(steps()).toEqual([]);
});

test('the header shows the logo, the login, the wishlist or the cart with its price, and earlier orders; each control shows only in shops that have it [HDR-01]', async () => {
  const page = { products, cart: cartFor({ weekend: 2 }, products), isSignOnAvailable: true };
  const logIn = () => screen.queryByRole('link', { name: 'Inloggen' });
  const regular = renderShell({ page });
  const home = screen.getByRole('link', { name: 'Naar de voorpagina van Solstrand' });
  expect(home.querySelector('img')).toHaveAttribute('src', '/brand/solstrand/art/logo.svg');
  expect(logIn()).toBeVisible();
  expect(cartButton(/Winkelmand: 2 artikelen, €\s290,00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Verlanglijst/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Eerdere bestellingen' })).toBeNull();
  regular.unmount();
  const { shopSettings } = configFor();
  const hidden = configFor({ shopSettings: { fields: { ...shopSettings.fields, hideLogin: true } } });
  for (const [path, config] of [
    ['/zomer', hidden],
    ['/zomer/paymentstatus', configFor()],
  ] as const) {
    const { unmount } = renderShell({ path, page: { ...page, config } });
    expect([path, logIn()]).toEqual([path, null]);
    unmount();
  }
  const { commands } = renderShell({ page: { ...page, user: noor, config: configFor({ preregistration: true }) } });
  expect(screen.queryByRole('button', { name: /Winkelmand/ })).toBeNull();
  await userEvent.click(cartButton(/Verlanglijst: 2 artikelen, €\s290,00/));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
});

const order = { reference: '100000001', external_reference: '', consumer: null, purchases: [] };
const lookupWith = (...original_orders: (typeof order)[]) =>
  success({ original_orders, upsell: { hospitality: { add_on_available: false, add_on: [] } } });
const ordersButton = () => screen.queryByRole('button', { name: 'Eerdere bestellingen' });

/** An add-on shop after hydration, with an account that has these orders. */
const addOnShop = async (
  answer: Awaited<ReturnType<Commands['lookUp']['findOwnOrders']>>,
  values: Partial<PageData> = {},
) => {
  const findOwnOrders: Commands['lookUp']['findOwnOrders'] = async () => {
    // If the code of earlier orders is already loaded, they are looked up while the shell renders.
    await Promise.resolve();
    if (answer.ok) act(() => shell.store.set(primitives.orderLookup, answer.value));
    return answer;
  };
  const shell = renderShell({
    path: '/zomer/merchandise?a=1',
    page: { products, user: noor, isSignOnAvailable: true, config: configFor({ addonShop: true }), ...values },
    commands: { lookUp: { findOwnOrders } },
  });
  await act(() => import('./HeaderButtons.tsx'));
  return shell;
};

describe('the wishlist in a sale', () => {
  const wishing = userSchema.parse({ ...noor, profile: {}, wishlist: { products: { weekend: 2 } } });
  const button = () => screen.queryByRole('button', { name: 'Mijn verlanglijst' });
  const sale = async (values: Partial<PageData> = {}) => {
    const shell = renderShell({ page: { products, user: wishing, isSignOnAvailable: true, ...values } });
    await act(() => import('./HeaderButtons.tsx'));
    return shell;
  };

  test('in a sale, a button opens the offer of the wishlist until the cart contains the whole wishlist [HDR-01]', async () => {
    const { commands, store } = await sale();
    await userEvent.click(await screen.findByRole('button', { name: 'Mijn verlanglijst' }));
    expect(commands.wishlist.openOffer).toHaveBeenCalledTimes(1);
    act(() => store.set(primitives.cart, cartFor({ weekend: 2 }, products)));
    expect(button()).toBeNull();
  });

  test('a visitor without a saved wishlist, and a guest, see no button; a shop that keeps wishlists has no button either [HDR-01]', async () => {
    for (const values of [{ user: noor }, { user: null }, { config: configFor({ preregistration: true }) }]) {
      const { unmount } = await sale(values);
      expect(button()).toBeNull();
      unmount();
    }
  });
});

describe('earlier orders', () => {
  beforeEach(() => sessionStorage.clear());

  test('an add-on shop opens the earlier orders of an account that has ordered, and looks them up once in a tab [HDR-01]', async () => {
    const first = await addOnShop(lookupWith(order));
    await userEvent.click(await screen.findByRole('button', { name: 'Eerdere bestellingen' }));
    expect(first.commands.lookUp.openOrders).toHaveBeenCalledTimes(1);
    first.unmount();
    const second = await addOnShop(lookupWith());
    expect(await screen.findByRole('button', { name: 'Eerdere bestellingen' })).toBeVisible();
    expect(second.commands.lookUp.findOwnOrders).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('has-orders')).toBe('noor true');
  });

  test('the button does not show for an account without orders, for a guest, in other shops, or after a failed look-up [HDR-01]', async () => {
    const failed = failure({ code: 'lookUp.failed', message: '', status: 0 });
    const cases = [
      [lookupWith(), {}, 1],
      [lookupWith(order), { user: null }, 0],
      [lookupWith(order), { config: configFor({}) }, 0],
      [failed, {}, 1],
    ] as const;
    for (const [answer, values, calls] of cases) {
      sessionStorage.clear();
      const { commands, unmount } = await addOnShop(answer, values);
      await waitFor(() => expect(commands.lookUp.findOwnOrders).toHaveBeenCalledTimes(calls));
      expect(ordersButton()).toBeNull();
      unmount();
    }
  });
});

/** A header whose page changes, at a press, from no shop to a shop. */
function HeaderOfNoShop() {
  const page = usePage();
  const [isOfShop, setIsOfShop] = useState(false);
  return (
    <PageContext value={isOfShop ? page : { ...page, config: null }}>
      <button type="button" onClick={() => setIsOfShop(true)}>
        Shop
      </button>
      <Header />
    </PageContext>
  );
}

test('a header without a shop changes to a header with a shop, and calls the same hooks', async () => {
  const problems = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderShell({ part: <HeaderOfNoShop />, page: { products } });
  expect(screen.queryByRole('button', { name: /Winkelmand/ })).toBeNull();
  await userEvent.click(cartButton(/^Shop$/));
  expect(cartButton(/Winkelmand/)).toBeVisible();
  expect(problems.mock.calls.filter(([said]) => /order of Hooks/.test(String(said)))).toEqual([]);
  problems.mockRestore();
});

test('the steps show in the header only with showProgressBar, as a rail and as a menu; with stepflow No they never show [HDR-05]', () => {
  const steps = ['tickets', 'transportation'];
  const rails = (values: Partial<ShopConfig>) => {
    const { unmount } = renderShell({ path: '/zomer/tickets', page: { config: configFor({ steps, ...values }) } });
    const { length } = screen.queryAllByRole('navigation', { name: 'Stappen' });
    unmount();
    return length;
  };
  expect(rails({ showProgressBar: true })).toBe(2);
  expect(rails({ showProgressBar: false })).toBe(0);
  expect(rails({ showProgressBar: true, stepflow: false })).toBe(0);
});

test('the logo links to the home page and keeps the query [RTE-02]', () => {
  renderShell({ path: '/zomer/tickets?a=1' });
  const home = screen.getByRole('link', { name: 'Naar de voorpagina van Solstrand' });
  expect(home).toHaveAttribute('href', '/zomer?a=1');
});

test('the languages are plain links to the same page, each named in its own language [I18-02]', () => {
  renderShell({ path: '/zomer/tickets?a=1', page: { config: configFor({ steps: ['tickets'] }), language: 'es' } });
  const list = within(screen.getByRole('navigation', { name: 'Idioma' }));
  const links = list.getAllByRole('link', { hidden: true });
  expect(links.map((link: HTMLElement) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
    ['Nederlands', '/zomer/tickets?a=1&language=nl', 'nl'],
    ['English', '/zomer/tickets?a=1&language=en', 'en'],
    ['Español', '/zomer/tickets?a=1&language=es', 'es'],
  ]);
  expect(links.map((link: HTMLElement) => link.getAttribute('aria-current'))).toEqual([null, null, 'true']);
});

test('the symbol replaces the logo only on the narrowest phones, even with one more control in the header [HDR-01]', () => {
  const narrowestLogo = (values: Partial<ShopConfig>) => {
    const { container, unmount } = renderShell({ page: { config: configFor(values) } });
    const source = container.querySelector('header source');
    const shown = [source?.getAttribute('media'), source?.getAttribute('srcset')];
    unmount();
    return shown;
  };
  const logo = ['(max-width: 359px)', '/brand/solstrand/art/symbol.svg'];
  expect([narrowestLogo({}), narrowestLogo({ addonShop: true })]).toEqual([logo, logo]);
});

test('on the payment page the total is on the page, and not in the header [HDR-01, PAY-01]', () => {
  renderShell({ path: '/zomer/checkout', page: { config: configFor({ steps: ['tickets'] }) } });
  const cart = screen.getByRole('button', { name: /^Winkelmand: .*€/ });
  expect(within(cart).getByText(/€/)).toHaveClass('visuallyHidden');
});
