import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en.json' with { type: 'json' };
import { ExtraList } from './ExtraList.tsx';

const locker = productFor({
  id: 'locker',
  name: 'Locker',
  mappedType: 'extras',
  price: 1250,
  stock: 5,
  meta: { description: 'Room for a bag.', image: '/brand/solstrand/art/locker', imageAlt: 'A locker' },
});
const shower = productFor({ id: 'shower', name: 'Shower', mappedType: 'extras', stock: 0 });

const show = (products: Product[]) =>
  renderInShop(<ExtraList />, {
    namespace: 'mf_merch',
    texts,
    language: 'en',
    state: { config: configFor(), products },
    path: '/zomer/extras?utm_source=mail',
  });

test('an extra is shown with picture, texts, price and remaining stock, and can be added', async () => {
  const { commands } = show([locker]);
  const card = within(screen.getByRole('article', { name: 'Locker' }));
  expect(card.getByRole('img', { name: 'A locker' })).toBeInTheDocument();
  expect(card.getByText('Room for a bag.')).toBeInTheDocument();
  expect(card.getByText(/12,50/)).toBeInTheDocument();
  expect(card.getByText('5 left')).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'More Locker' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('locker', 1);
});

test('the name of an extra links to its page, with the query', () => {
  show([locker]);
  expect(screen.getByRole('link', { name: 'Locker' })).toHaveAttribute('href', '/zomer/extras/locker?utm_source=mail');
});

test('a picture that is not for phones is hidden on phones, without an empty space [EXT-01]', () => {
  const hidden = productFor({
    ...locker,
    id: 'parking',
    name: 'Parking',
    meta: { ...locker.meta, hideVisualOnMobile: true },
  });
  show([locker, hidden]);
  const pictureOf = (name: string) =>
    within(screen.getByRole('article', { name })).getByRole('img').closest('article > div')?.className;
  expect(pictureOf('Parking')).toContain('notOnPhones');
  expect(pictureOf('Locker')).not.toContain('notOnPhones');
});

test('a sold-out extra is not offered', () => {
  show([locker, shower]);
  expect(screen.queryByText('Shower')).not.toBeInTheDocument();
});

test('a shop whose extras are all sold out says that it has none left', () => {
  show([shower]);
  expect(screen.getByRole('heading', { name: 'No extras' })).toBeInTheDocument();
});
