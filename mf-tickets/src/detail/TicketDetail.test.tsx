import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en.json' with { type: 'json' };
import { TicketDetail } from './TicketDetail.tsx';

const weekend = productFor({
  id: 'weekend',
  name: 'Weekend',
  price: 18950,
  meta: { description: 'Three days.', perks: ['All stages'], image: '/art/weekend', imageAlt: 'Sun over waves' },
});
const friday = productFor({ id: 'friday', name: 'Friday' });

const open = (id: string, products: Product[] = [weekend, friday]) =>
  renderInShop(<TicketDetail params={{ id }} />, {
    namespace: 'mf_tickets',
    texts,
    language: 'en',
    state: { config: configFor(), products },
  });

test('the page of a ticket shows only that ticket, with all its facts, and sells it [TIX-10]', async () => {
  const { commands } = open('weekend');
  const ticket = within(screen.getByRole('article', { name: 'Weekend' }));
  expect(ticket.getByRole('img', { name: 'Sun over waves' })).toBeInTheDocument();
  expect(ticket.getByText('Three days.')).toBeInTheDocument();
  expect(ticket.getByText('All stages')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(ticket.getByRole('button', { name: 'More Weekend' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('weekend', 1);
});

test('a ticket that is withdrawn while its page is open does not leave an empty page', () => {
  const { store } = open('weekend');
  act(() => store.set(primitives.products, [friday]));
  expect(screen.getByRole('heading', { name: 'No tickets yet' })).toBeInTheDocument();
});
