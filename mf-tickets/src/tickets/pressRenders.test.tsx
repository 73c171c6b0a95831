import { recordRenders } from '@festival/remote-kit/testing/recordRenders';
import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, fireEvent, screen } from '@testing-library/react';
import texts from '../locales/en.json' with { type: 'json' };
import { TicketList } from './TicketList.tsx';

const count = 40;
const products = Array.from({ length: count }, (_, index) => productFor({ id: `t${index}`, name: `Ticket ${index}.` }));

/** A list in a shop that shows a press at once, like the host's cart. */
const shop = (held: Record<string, number>) => {
  const shown = renderInShop(<TicketList />, {
    namespace: 'mf_tickets',
    texts,
    language: 'en',
    state: { config: configFor(), products, pendingQuantities: held },
    commands: {
      cart: {
        setQuantity: async (id, quantity) => {
          store.set(primitives.pendingQuantities, { ...held, [id]: quantity });
          return { ok: true, value: undefined };
        },
      },
    },
  });
  const { store } = shown;
  return store;
};

const press = (name: string) =>
  recordRenders(() => act(() => void fireEvent.click(screen.getByRole('button', { name: `More ${name}` }))));

test('a press of + in a list of 40 tickets renders only its own control [BYD-05]', () => {
  shop({ t7: 1 });
  const renders = press('Ticket 7.');
  expect(renders.filter((name) => name === 'ProductQuantity')).toHaveLength(1);
  expect(renders.filter((name) => /Ticket/.test(name))).toEqual([]);
});

test('the first press on a ticket also renders its card, which shows that it is chosen', () => {
  shop({});
  const renders = press('Ticket 7.');
  expect(renders.filter((name) => name === 'TicketCard')).toHaveLength(1);
  expect(renders.filter((name) => name === 'ProductQuantity')).toHaveLength(1);
});

test('an answer with a changed stock renders only the product that it concerns', () => {
  const store = shop({ t7: 1 });
  const sold = products.map((product) => (product.id === 't7' ? { ...product, stock: 11 } : product));
  const renders = recordRenders(() => act(() => store.set(primitives.products, sold)));
  expect(renders.filter((name) => name === 'ProductQuantity')).toHaveLength(1);
});
