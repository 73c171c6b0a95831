/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { errorTexts as nl } from '@festival/shared-contracts/errors/errorTexts.nl';
import { success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { shellParts } from '../../testing/renderShell.tsx';
import { type ReadyModule, type RemoteModuleSource, settled } from '../remotes/slot/remoteModuleSource.ts';
import { prepareOverlays } from './Overlays.tsx';
import { overlayQueue } from './overlayQueue.ts';

const products = [productFor({ id: 'weekend', price: 14500 }), productFor({ id: 'sunday', price: 5900 })];
const cart = cartFor({ weekend: 1, sunday: 1 }, products);

beforeAll(prepareOverlays);

let overlays: ReturnType<typeof overlayQueue>;

/** A basket that asks for confirmation before it removes a line. */
function Basket() {
  const quantities = useAtomValue(quantitiesAtom);
  const ask = (id: string) => void overlays.openModal(6001, { values: { name: id } });
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([id]) => (
      <button key={id} type="button" onClick={() => ask(id)}>
        Verwijder {id}
      </button>
    ));
}

const modulesWith = (Component: ReadyModule['Component']): RemoteModuleSource => ({
  load: () => settled({ Component, data: undefined }),
  failed: () => false,
  shown: () => true,
});

const start = async (modules = modulesWith(Basket)) => {
  const openCheckout = async (view: 'basket' | 'form') => success(overlays.showCheckout(view));
  const closeCheckout = async () => success(overlays.showCheckout('closed'));
  const commands = { overlay: { openCheckout, closeCheckout } };
  const { store, treeWith } = shellParts({ page: { products, cart }, path: '/zomer/tickets', commands });
  overlays = overlayQueue(store);
  await act(async () => void render(treeWith(modules)));
  return { store };
};

const cartButton = () => screen.getByRole('button', { name: /^Winkelmand:/ });
const basket = () => screen.findByRole('dialog', { name: 'Je winkelmand' });
const question = () => screen.findByRole('dialog', { name: nl[6001].title });
const openBasket = async () => {
  await userEvent.click(cartButton());
  return basket();
};

test('a modal over the panel is the only open dialog; when it closes, the panel returns with its former focus [OVL-11]', async () => {
  await start();
  const panel = await openBasket();
  const remove = within(panel).getByRole('button', { name: 'Verwijder weekend' });
  await userEvent.click(remove);
  const modal = await question();
  expect(screen.getAllByRole('dialog')).toEqual([modal]);
  expect(panel.parentElement).toHaveAttribute('inert');
  await userEvent.click(within(modal).getByRole('button', { name: nl[6001].cancel }));
  expect(screen.getAllByRole('dialog')).toEqual([panel]);
  expect(panel.parentElement).not.toHaveAttribute('inert');
  await waitFor(() => expect(remove).toHaveFocus());
});

test('Escape closes only the modal, and then the panel [OVL-11]', async () => {
  await start();
  const panel = await openBasket();
  await userEvent.click(within(panel).getByRole('button', { name: 'Verwijder weekend' }));
  const modal = await question();
  await waitFor(() => expect(modal).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([panel]));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(cartButton()).toHaveFocus());
});

test('if the focused line is removed, before or after its confirmation, the focus stays in the panel [OVL-11]', async () => {
  const { store } = await start();
  const panel = await openBasket();
  const gone = (products: Record<string, number>) => act(async () => store.set(primitives.cart, cartFor(products, [])));
  await userEvent.click(within(panel).getByRole('button', { name: 'Verwijder weekend' }));
  await userEvent.click(within(await question()).getByRole('button', { name: nl[6001].confirm }));
  await gone({ sunday: 1 });
  await waitFor(() => expect(panel).toHaveFocus());

  await userEvent.click(within(panel).getByRole('button', { name: 'Verwijder sunday' }));
  const modal = await question();
  await gone({ vip: 1 });
  await userEvent.click(within(modal).getByRole('button', { name: nl[6001].confirm }));
  await waitFor(() => expect(panel).toHaveFocus());
});

test('a modal whose opener has left the page returns the focus to the page’s content, and so do the following modals', async () => {
  await start();
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  await act(async () => void overlays.openModal(5004));
  await act(async () => void overlays.openModal(5000));
  await userEvent.click(await screen.findByRole('button', { name: nl[5004].confirm }));
  opener.remove();
  await screen.findByRole('dialog', { name: nl[5000].title });
  await userEvent.click(screen.getByRole('button', { name: nl[5000].confirm }));
  await waitFor(() => expect(document.getElementById('content')).toHaveFocus());
});

test('a panel that is opened under a modal is added to the page after the modal is answered [OVL-11]', async () => {
  await start();
  await act(async () => void overlays.openModal(5004));
  await screen.findByRole('dialog', { name: nl[5004].title });
  await act(async () => overlays.showCheckout('basket'));
  expect(screen.queryByText('Je winkelmand')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: nl[5004].confirm }));
  expect(await basket()).toBeVisible();
});

test('a toast shows once the panel is closed, and does not take the focus [OVL-11]', async () => {
  await start();
  await openBasket();
  await act(async () => overlays.showToast({ title: 'Bewaard', text: 'In je verlanglijst.' }));
  expect(screen.queryByText('Bewaard')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Bewaard')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Meldingen' })).toBeInTheDocument();
  await waitFor(() => expect(cartButton()).toHaveFocus());
});

const Nothing = () => null;
const Tickets = () => <p>Twee tickets</p>;

test('ticks, cart changes and modals before the panel’s remote arrives load the remote once, and keep its nodes', async () => {
  let arrive: (module: ReadyModule) => void = () => {};
  const load = jest.fn<Promise<ReadyModule>, [{ module: string }]>(async ({ module }) =>
    module === 'mf_basket/basket'
      ? new Promise((resolve) => (arrive = resolve))
      : { Component: Nothing, data: undefined },
  );
  const { store } = await start({ load, failed: () => false, shown: () => true });
  const panel = await openBasket();
  const waiting = panel.querySelector('[aria-busy=true]');
  expect(waiting).not.toBeNull();
  const stir = async () => {
    for (let past = 1; past <= 3; past += 1) {
      await act(async () => store.set(primitives.serverNow, 1_000_000 + past * 1000));
    }
    await act(async () => store.set(primitives.cart, cartFor({ weekend: 2 }, products)));
    await act(async () => void overlays.openModal(5004));
    await userEvent.click(await screen.findByRole('button', { name: nl[5004].confirm }));
  };
  await stir();
  expect(waiting?.isConnected).toBe(true);
  await act(async () => arrive({ Component: Tickets, data: undefined }));
  const content = within(panel).getByText('Twee tickets');
  await stir();
  expect(content.isConnected).toBe(true);
  expect(load.mock.calls.filter(([{ module }]) => module === 'mf_basket/basket')).toHaveLength(1);
});

test('the login request is a dialog that only a login closes; a modal opens over it, and then it returns [OVL-08, OVL-11]', async () => {
  await start();
  act(() => overlays.requestLogin(true));
  const request = () => screen.findByRole('dialog', { name: 'Log in om verder te gaan' });
  const logIn = within(await request()).getByRole('button', { name: 'Inloggen' });
  await waitFor(() => expect(logIn).toHaveFocus());
  expect(within(await request()).getByRole('link', { name: 'Naar alle festivals' })).toHaveAttribute('href', '/');
  await userEvent.keyboard('{Escape}');
  expect(await request()).toBeVisible();
  act(() => void overlays.openModal(1000));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: nl[1000].title })).getByRole('button', { name: nl[1000].confirm }),
  );
  expect(await request()).toBeVisible();
  act(() => overlays.requestLogin(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('while a modal is open no login is requested; it is requested once the modal is answered [OVL-08]', async () => {
  await start();
  act(() => void overlays.openModal(1000));
  act(() => overlays.requestLogin(true));
  const modal = await screen.findByRole('dialog', { name: nl[1000].title });
  expect(screen.getAllByRole('dialog')).toEqual([modal]);
  expect(screen.queryByText('Log in om verder te gaan')).toBeNull();
  await userEvent.click(within(modal).getByRole('button', { name: nl[1000].confirm }));
  expect(await screen.findByRole('dialog', { name: 'Log in om verder te gaan' })).toBeVisible();
});

test('the countdown shows inside the basket and inside a modal over it, not only behind them [CNT-01]', async () => {
  const { store } = await start();
  act(() => store.set(primitives.cartDeadline, store.get(primitives.serverNow) + 150_000));
  const panel = await openBasket();
  expect(within(panel).getByRole('timer')).toHaveTextContent('Bijna voorbij: 2:30');
  await userEvent.click(within(panel).getByRole('button', { name: 'Verwijder weekend' }));
  const modal = await question();
  expect(within(modal).getByRole('timer')).toHaveTextContent('2:30');
  act(() => store.set(primitives.serverNow, store.get(primitives.serverNow) + 150_000));
  expect(within(modal).queryByRole('timer')).toBeNull();
});

test.each<[string, () => void]>([
  ['earlier orders', () => overlays.showPopup('previousOrders', true)],
  ['what is offered after a ticket', () => overlays.showUpsell(true)],
  ['the request to log in', () => overlays.requestLogin(true)],
])('the countdown also shows inside %s [CNT-01]', async (_, open) => {
  const { store } = await start();
  act(() => store.set(primitives.cartDeadline, store.get(primitives.serverNow) + 150_000));
  act(open);
  expect(within(await screen.findByRole('dialog')).getByRole('timer')).toHaveTextContent('2:30');
});
