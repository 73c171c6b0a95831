/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { userSchema } from '@festival/shared-contracts/user/user';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../../testing/renderShell.tsx';
import type { PageData } from '../../page/pageData.ts';

const products = [productFor({ id: 'weekend', price: 14500 })];
const noor = userSchema.parse({ id: 'noor', profile: { givenName: 'Noor' } });
const withoutSteps = { stepflow: false, upsell: false };

// The code of the cards loads after hydration; this test loads it first.
beforeAll(() => import('./Asides.tsx'));
beforeEach(() => sessionStorage.clear());

const show = async (values: Partial<ShopConfig>, path = '/zomer/tickets', page: Partial<PageData> = {}) => {
  const shell = renderShell({ path, page: { products, isSignOnAvailable: true, config: configFor(values), ...page } });
  await act(async () => {});
  return shell;
};

describe('the notification of the cart', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  const card = (name = 'Toegevoegd aan je winkelmand') => screen.queryByRole('region', { name });
  const add = (store: Awaited<ReturnType<typeof show>>['store'], weekend: number) => {
    act(() => store.set(primitives.cart, cartFor({ weekend }, products)));
    act(() => jest.advanceTimersByTime(2999));
    expect(card()).toBeNull();
    act(() => jest.advanceTimersByTime(1));
  };
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

  test('without step flow and upsell it names the added product after 3 s, and offers to continue shopping or to check out [HDR-02]', async () => {
    const { store, commands } = await show(withoutSteps);
    add(store, 1);
    expect(card()).toBeVisible();
    expect(screen.getByText('Toegevoegd aan je winkelmand', { selector: '[role=status]' })).toBeInTheDocument();
    await press('Verder winkelen');
    expect(card()).toBeNull();
    add(store, 2);
    await press('Afrekenen');
    expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
    act(() => store.set(primitives.checkoutView, 'basket'));
    act(() => store.set(primitives.checkoutView, 'closed'));
    expect(card()).toBeNull();
  });

  test('it never shows on the shop’s home page, and navigating there hides it [HDR-02]', async () => {
    const { store, router } = await show(withoutSteps, '/zomer');
    add(store, 1);
    expect(card()).toBeNull();
    await act(() => router.navigate('/zomer/tickets'));
    expect(card()).toBeNull();
    add(store, 2);
    expect(card()).toBeVisible();
    await act(() => router.navigate('/zomer'));
    expect(card()).toBeNull();
  });

  test('in a shop that keeps wishlists it names the wishlist [HDR-02]', async () => {
    const { store, commands } = await show({ ...withoutSteps, preregistration: true }, undefined, { user: noor });
    add(store, 1);
    expect(card('Toegevoegd aan je verlanglijst')).toBeVisible();
    await press('Naar je verlanglijst');
    expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
  });

  test('in a preview its button opens the cart and does not mention paying [HDR-02, BRD-04]', async () => {
    const { store, commands } = await show({ ...withoutSteps, previewMode: true });
    add(store, 1);
    expect(screen.queryByRole('button', { name: 'Afrekenen' })).toBeNull();
    await press('Naar je winkelmand');
    expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
  });

  test.each([
    { stepflow: true, upsell: false },
    { stepflow: false, upsell: true },
    { stepflow: true, upsell: true },
  ])('with step flow or upsell the notification does not show: %p [HDR-02]', async (values) => {
    const { store } = await show(values);
    add(store, 1);
    expect(card()).toBeNull();
  });

  test('Escape inside it closes it, and the focus moves to the content', async () => {
    const { store } = await show(withoutSteps);
    add(store, 1);
    screen.getByRole('button', { name: 'Verder winkelen' }).focus();
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(card()).toBeNull();
    expect(document.getElementById('content')).toHaveFocus();
  });
});

describe('the offer to save time', () => {
  const card = () => screen.queryByRole('region', { name: 'Log in en bespaar tijd' });
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  const offering = { showSaveTimeModal: true };
  afterEach(() => scrollTo(0));

  test('a guest sees it on every page of a shop with showSaveTimeModal, and can log in from it [OVL-07, HDR-05]', async () => {
    for (const path of ['/zomer', '/zomer/tickets', '/zomer/checkout']) {
      const { commands, unmount } = await show(offering, path);
      await waitFor(() => expect(card()).toBeVisible());
      const { login } = { login: screen.getAllByText('Inloggen').at(-1)?.closest('button') as HTMLElement };
      await userEvent.click(login);
      expect(commands.signOn.logIn).toHaveBeenCalledTimes(1);
      unmount();
    }
  });

  test.each([
    ['a shop that is not configured so', {}, '/zomer/tickets', {}],
    ['a shop that asks to log in anyway', { ...offering, loginRequired: true }, '/zomer/tickets', {}],
    ['the index of the shops', offering, '/', { config: null }],
    ['who is logged in', offering, '/zomer/tickets', { user: noor }],
    ['a page without login', offering, '/zomer/paymentstatus', {}],
    ['a shop whose sign-on is away', offering, '/zomer/tickets', { isSignOnAvailable: false }],
  ])('the offer to save time does not show for %s [OVL-07, HDR-05]', async (_, values, path, page) => {
    await show(values, path, page);
    expect(card()).toBeNull();
  });

  test('the offer disappears after 400 px of scrolling, and does not return in this tab [OVL-07]', async () => {
    const { unmount } = await show(offering);
    await waitFor(() => expect(card()).toBeVisible());
    scrollTo(399);
    expect(card()).toBeVisible();
    scrollTo(400);
    expect(card()).toBeNull();
    scrollTo(0);
    expect(card()).toBeNull();
    unmount();
    await show(offering);
    expect(card()).toBeNull();
  });

  test('the offer disappears after a login, and when it is closed [OVL-07]', async () => {
    const first = await show(offering);
    await waitFor(() => expect(card()).toBeVisible());
    act(() => first.store.set(primitives.user, noor));
    expect(card()).toBeNull();
    first.unmount();
    await show(offering);
    await waitFor(() => expect(card()).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(card()).toBeNull();
  });
});

describe('the offer of a language', () => {
  const read = (languages: string[]) => {
    Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
    Object.defineProperty(navigator, 'language', { value: languages[0], configurable: true });
  };
  afterEach(() => read(['nl-NL']));

  test('a Spanish browser gets one line in Spanish, which leads to this page in Spanish [I18-02]', async () => {
    read(['es-ES', 'en']);
    await show({}, '/zomer/tickets?utm=a');
    const link = screen.getByRole('link', { name: 'Seguir en español' });
    expect(link).toHaveAttribute('href', '/zomer/tickets?utm=a&language=es');
    expect(link.parentElement).toHaveAttribute('lang', 'es');
  });

  test('closing it stores the language of the page, and a Dutch browser sees nothing [I18-02]', async () => {
    const called = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    read(['en-GB']);
    const { unmount } = await show({});
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('link', { name: 'Continue in English' })).toBeNull();
    expect(called).toHaveBeenCalledWith('/zomer/tickets?language=nl', { redirect: 'manual' });
    called.mockRestore();
    unmount();
    read(['nl-NL', 'en']);
    await show({});
    expect(screen.queryByRole('link', { name: 'Continue in English' })).toBeNull();
  });
});
