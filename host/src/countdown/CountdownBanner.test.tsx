/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell.tsx';
import { CountdownBanner } from './CountdownBanner.tsx';

const products = [productFor({ id: 'weekend' })];

const shownAt = (timeout: number) =>
  renderShell({
    part: <CountdownBanner />,
    page: { products, cart: cartFor({ weekend: 1 }, products, { timeout }) },
  });

test('the countdown is hidden above 420 s and shown from then on [CNT-01]', () => {
  const { store } = shownAt(421);
  expect(screen.queryByRole('timer')).toBeNull();
  act(() => store.set(primitives.serverNow, 1_001_000));
  expect(screen.getByRole('timer')).toHaveTextContent('Nog van jou: 7:00');
});

test('from 200 s on the countdown’s text is urgent [CNT-01]', () => {
  const { store } = shownAt(201);
  expect(screen.getByRole('timer')).toHaveTextContent('Nog van jou: 3:21');
  act(() => store.set(primitives.serverNow, 1_001_000));
  expect(screen.getByRole('timer')).toHaveTextContent('Bijna voorbij: 3:20');
});

test('a screen reader announces three sentences instead of every second [CNT-01]', () => {
  const { store } = shownAt(421);
  const announced = new Set<string>();
  for (let past = 1; past <= 420; past += 1) {
    act(() => store.set(primitives.serverNow, 1_000_000 + past * 1000));
    announced.add(screen.getByRole('status').textContent ?? '');
  }
  expect([...announced]).toEqual([
    'Nog 7 minuten om af te rekenen.',
    'Nog 3 minuten om af te rekenen.',
    'Nog 1 minuut om af te rekenen.',
  ]);
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
});

test.each([
  [{ previewMode: true }, 'Naar je winkelmand'],
  [{ preregistration: true }, 'Naar je verlanglijst'],
  [{ preregistration: true, previewMode: true }, 'Naar je verlanglijst'],
])(
  'in a shop without payment (%p) neither the button nor a screen reader mentions paying [CNT-01, BRD-04]',
  (values, name) => {
    renderShell({
      part: <CountdownBanner />,
      page: { products, cart: cartFor({ weekend: 1 }, products, { timeout: 400 }), config: configFor(values) },
    });
    expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^Nog van jou: 6:40$/);
  },
);

test('once the time is over, the countdown is hidden behind the modal, and header and bottom bar show no number and no total [CNT-02]', () => {
  const { store } = renderShell({
    path: '/zomer/tickets',
    page: { products, cart: cartFor({ weekend: 1 }, products, { timeout: 10 }) },
  });
  const cart = () => screen.getByRole('button', { name: /^Winkelmand/ });
  const before = cart().textContent;
  expect(before).toMatch(/1/);
  act(() => store.set(primitives.serverNow, 1_010_000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(cart()).toHaveTextContent(/0,00/);
  expect(screen.getByText('0 artikelen')).toBeInTheDocument();
});

test('a page that opens late announces the remaining time once; if less than a minute remains, in seconds [CNT-01]', () => {
  const announced = (timeout: number) => {
    const { store, unmount } = shownAt(timeout);
    const texts = new Set([screen.getByRole('status').textContent]);
    act(() => store.set(primitives.serverNow, 1_004_000));
    texts.add(screen.getByRole('status').textContent);
    unmount();
    return [...texts];
  };
  expect(announced(18)).toEqual(['Nog 18 seconden om af te rekenen.']);
  expect(announced(290)).toEqual(['Nog 5 minuten om af te rekenen.']);
});

const extendable = (timeout: number, holdExtensionsLeft = 1) => {
  const cart = cartFor({ weekend: 1 }, products, { timeout, holdExtensionsLeft });
  const extendHold = jest.fn(async () => {
    shell.store.set(primitives.cart, { ...cart, holdExtensionsLeft: holdExtensionsLeft - 1 });
    shell.store.set(primitives.cartDeadline, 1_000_000 + (timeout + 120) * 1000);
    return success(undefined);
  });
  const shell = renderShell({
    part: <CountdownBanner />,
    page: { products, cart },
    commands: { cart: { extendHold } },
  });
  return { ...shell, extendHold };
};
const button = () => screen.queryByRole('button', { name: 'Meer tijd' });

test('in the last 120 s one press extends the cart’s time, and screen readers announce the offer and the extension [BYD-01]', async () => {
  const { store, extendHold } = extendable(121);
  expect(button()).toBeNull();
  act(() => store.set(primitives.serverNow, 1_001_000));
  expect(screen.getByRole('status')).toHaveTextContent('Nog 2 minuten om af te rekenen. Je kunt meer tijd vragen.');
  await userEvent.click(screen.getByRole('button', { name: 'Meer tijd' }));
  expect(extendHold).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('timer')).toHaveTextContent('Nog van jou: 4:00');
  expect(screen.getByRole('status')).toHaveTextContent(/^Nog 4 minuten om af te rekenen\.$/);
  expect(button()).toBeNull();
  // When the button disappears, the focus does not return to the start of the page.
  expect(document.activeElement).not.toBe(document.body);
});

test('if the shop no longer extends a cart, the button is missing [BYD-01]', () => {
  extendable(90, 0);
  expect(screen.getByRole('timer')).toBeVisible();
  expect(button()).toBeNull();
});
