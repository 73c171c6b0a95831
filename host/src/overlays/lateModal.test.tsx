/** @jest-environment ./host/testing/pageEnvironment.cjs */
import type { GivenCommands } from '@festival/remote-kit/testing/fakeCommands';
import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { errorTexts as nl } from '@festival/shared-contracts/errors/errorTexts.nl';
import { success } from '@festival/shared-contracts/errors/result';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/renderShell.tsx';
import { settled } from '../remotes/slot/remoteModuleSource.ts';
import { overlayQueue } from './overlayQueue.ts';

const mockNetwork = { answers: Promise.resolve() };
jest.mock('../network/loadChunk.ts', () => ({
  loadChunk: async (file: () => Promise<unknown>) => {
    await mockNetwork.answers;
    return file();
  },
}));

/** A basket that asks before it removes a ticket. */
function Basket() {
  const commands = useCommands();
  return (
    <button type="button" onClick={() => void commands().overlay.openModal(6001, { values: { name: 'weekend' } })}>
      Verwijder weekend
    </button>
  );
}

test('a modal whose code arrives late covers the panel, and then returns the focus to it [OVL-11]', async () => {
  const products = [productFor({ id: 'weekend', price: 14500 })];
  const page = { products, cart: cartFor({ weekend: 1 }, products) };
  const commands: GivenCommands = {
    overlay: {
      openCheckout: async () => success(overlays.showCheckout('basket')),
      openModal: (...modal) => overlays.openModal(...modal),
    },
  };
  const { store, treeWith } = shellParts({ page, path: '/zomer/tickets', commands });
  const overlays = overlayQueue(store);
  const modules = {
    load: () => settled({ Component: Basket, data: undefined }),
    failed: () => false,
    shown: () => true,
  };
  await act(async () => void render(treeWith(modules)));
  await userEvent.click(screen.getByRole('button', { name: /^Winkelmand:/ }));
  const remove = await screen.findByRole('button', { name: 'Verwijder weekend' });
  let arrive: (() => void) | undefined;
  mockNetwork.answers = new Promise((resolve) => {
    arrive = resolve;
  });
  await userEvent.click(remove);
  expect(screen.getByRole('dialog', { hidden: true }).parentElement).toHaveAttribute('inert');
  // A browser removes the focus from an element that becomes inert; jsdom does not.
  act(() => remove.blur());
  await act(async () => arrive?.());
  await userEvent.click(await screen.findByRole('button', { name: nl[6001].cancel }));
  await waitFor(() => expect(remove).toHaveFocus());
});
