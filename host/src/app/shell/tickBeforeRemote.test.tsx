/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { act } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { namedModules, shellParts } from '../../../testing/renderShell.tsx';
import { ServedStateContext, servedState } from '../../page/servedState.ts';
import { type ReadyModule, type RemoteModuleSource, settled } from '../../remotes/slot/remoteModuleSource.ts';

const products = [productFor({ id: 'weekend', price: 14500 })];
const setting = {
  path: '/zomer/tickets',
  page: { products, cart: cartFor({ weekend: 1 }, products, { timeout: 425 }) },
};

const Tickets = () => <p>module mf_tickets/tickets</p>;

test('ticks, cart changes and modals before a remote arrives keep the server’s content in the page [CNT-01]', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(shellParts(setting).treeWith(namedModules()));
  const served = [...root.querySelectorAll('p')].find((node) => node.textContent === 'module mf_tickets/tickets');
  expect(served).toBeDefined();

  const { promise, resolve: arrive } = Promise.withResolvers<ReadyModule>();
  const late: RemoteModuleSource = { load: () => promise, failed: () => false, shown: () => true };
  const { store, treeWith } = shellParts(setting);
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, treeWith(late), { onRecoverableError: (error) => problems.push(error) });
  });
  for (let past = 1; past <= 10; past += 1) {
    await act(async () => store.set(primitives.serverNow, 1_000_000 + past * 1000));
  }
  await act(async () => {
    store.set(primitives.pendingQuantities, { weekend: 3 });
    store.set(primitives.shopUpdateState, 'updating');
  });
  await act(async () => store.set(primitives.cart, cartFor({ weekend: 3 }, products)));
  expect(root.querySelector('[role=timer]')).toHaveTextContent('6:55');
  expect(served?.isConnected).toBe(true);
  expect(root.querySelector('[aria-busy=true][role=status]')).toBeNull();

  await act(async () => arrive({ Component: Tickets, data: undefined }));
  expect(served?.isConnected).toBe(true);
  expect(problems).toEqual([]);
});

/** A component that shows the quantities in the cart. */
function Held() {
  const { weekend } = useAtomValue(quantitiesAtom);
  return <p>{`${weekend} in je winkelmand`}</p>;
}
const held: ReadyModule = { Component: Held, data: undefined };

test('a remote that arrives after the cart has changed first hydrates the server’s nodes, and then shows the change [CNT-08]', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(
    shellParts(setting).treeWith({ load: () => settled(held), failed: () => false, shown: () => true }),
  );
  const served = [...root.querySelectorAll('p')].find((node) => node.textContent === '1 in je winkelmand');
  expect(served).toBeDefined();

  const { promise, resolve: arrive } = Promise.withResolvers<ReadyModule>();
  const late: RemoteModuleSource = { load: () => promise, failed: () => false, shown: () => true };
  const { store, treeWith } = shellParts(setting);
  const problems: unknown[] = [];
  await act(async () => {
    const tree = <ServedStateContext value={servedState(store)}>{treeWith(late)}</ServedStateContext>;
    hydrateRoot(root, tree, { onRecoverableError: (error) => problems.push(error) });
  });
  await act(async () => store.set(primitives.cart, cartFor({ weekend: 3 }, products)));
  await act(async () => arrive(held));
  expect(problems).toEqual([]);
  expect(served?.isConnected).toBe(true);
  expect(served).toHaveTextContent('3 in je winkelmand');
  await act(async () => store.set(primitives.cart, cartFor({ weekend: 4 }, products)));
  expect(served).toHaveTextContent('4 in je winkelmand');
});
