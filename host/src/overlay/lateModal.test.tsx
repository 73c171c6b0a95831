/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { errorTexts as nl } from '@festival/shared-contracts/errors/errorTexts.nl';
import { success } from '@festival/shared-contracts/errors/result';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/renderShell.tsx';
import { settled } from '../remote-slot/remoteModuleSource.ts';
import { overlayQueue } from './overlayQueue.ts';

const mockNetwork = { answers: Promise.resolve() };
jest.mock('../chunk/loadChunk.ts', () => ({
  loadChunk: async (file: () => Promise<unknown>) => {
    await mockNetwork.answers;
    return file();
  },
}));

test('a modal whose code comes late returns the focus to the panel that it covered meanwhile [OVL-11]', async () => {
  const products = [productFor({ id: 'weekend', price: 14500 })];
  const page = { products, cart: cartFor({ weekend: 1 }, products) };
  const commands = { overlay: { openCheckout: async () => success(overlays.showCheckout('basket')) } };
  const { store, treeWith } = shellParts({ page, path: '/zomer/tickets', commands });
  const overlays = overlayQueue(store);
  const Basket = () => (
    <button type="button" onClick={() => void overlays.openModal(6001, { values: { name: 'weekend' } })}>
      Verwijder weekend
    </button>
  );
  const modules = { load: () => settled({ Component: Basket, data: undefined }), report: () => {} };
  await act(async () => void render(treeWith(modules)));
  await userEvent.click(screen.getByRole('button', { name: /^Winkelmand:/ }));
  const remove = await screen.findByRole('button', { name: 'Verwijder weekend' });
  let arrive: (() => void) | undefined;
  mockNetwork.answers = new Promise((resolve) => {
    arrive = resolve;
  });
  await userEvent.click(remove);
  expect(screen.getByRole('dialog', { hidden: true }).parentElement).toHaveAttribute('inert');
  // A browser takes the focus from what becomes inert; this document does not.
  act(() => remove.blur());
  await act(async () => arrive?.());
  await userEvent.click(await screen.findByRole('button', { name: nl[6001].cancel }));
  await waitFor(() => expect(remove).toHaveFocus());
});
