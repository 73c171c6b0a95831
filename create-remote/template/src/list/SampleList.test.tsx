import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en.json' with { type: 'json' };
import { SampleList } from './SampleList.tsx';

const show = (products: Product[]) =>
  renderInShop(<SampleList />, {
    namespace: 'mf_sample',
    texts,
    language: 'en',
    state: { config: configFor(), products },
  });

const one = productFor({ id: 'one', name: 'One', mappedType: 'extras', price: 1250 });

test('a product of the step is shown with its price and can be added', async () => {
  const { commands } = show([one, productFor({ id: 'ticket', name: 'Ticket' })]);
  const card = within(screen.getByRole('article', { name: 'One' }));
  expect(card.getByText(/12,50/)).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'More One' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('one', 1);
  expect(screen.queryByText('Ticket')).not.toBeInTheDocument();
});

test('a sold-out product is not offered, and a step without products shows a message', () => {
  show([{ ...one, soldOut: true }]);
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
});
