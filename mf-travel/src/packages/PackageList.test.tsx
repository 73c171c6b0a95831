import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { type TravelPackage, travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import { screen, within } from '@testing-library/react';
import english from '../locales/en.json' with { type: 'json' };
import dutch from '../locales/nl.json' with { type: 'json' };
import { PackageList } from './PackageList.tsx';

const stay = (id: string, values: object = {}): TravelPackage =>
  travelPackageSchema.parse({
    id,
    name: id,
    slug: id,
    startOfStayDate: '2027-07-08',
    endOfStayDate: '2027-07-12',
    totalPrice: 640,
    ...values,
  });

const cabin = stay('Cabin', {
  rating: 4,
  category: 'Cabins',
  occupation: 2,
  images: ['/brand/solstrand/art/cabin'],
  description: 'Two beds among the dunes.',
  packageOption: { id: 'r1', title: 'Double room', subtotal: 640 },
  texts: { nl: { name: 'Duinhut', description: 'Twee bedden tussen de duinen.' } },
});

const show = (packages: TravelPackage[], language: 'en' | 'nl' = 'en') =>
  renderInShop(<PackageList data={{ packages }} />, {
    namespace: 'mf_travel',
    texts: language === 'en' ? english : dutch,
    language,
    state: { config: configFor() },
  });

test('a stay shows where, when, for how many, its stars and its price for all and for one', () => {
  show([cabin]);
  const card = within(screen.getByRole('article', { name: 'Cabin' }));
  expect(card.getByText('4 stars')).toBeInTheDocument();
  expect(card.getByText(/^From Thu 8 July 2027 to Mon 12 July 2027/)).toHaveTextContent('(4 nights)');
  expect(card.getByText('For 2 people, entrance included')).toBeInTheDocument();
  expect(card.getByText(/^€\s640,00$/)).toBeInTheDocument();
  expect(card.getByText(/€\s320,00 each/)).toBeInTheDocument();
});

test('a stay has texts in the language in use', () => {
  show([cabin], 'nl');
  expect(screen.getByRole('heading', { name: 'Duinhut' })).toBeInTheDocument();
  expect(screen.getByText('Twee bedden tussen de duinen.')).toBeInTheDocument();
});

test('sold-out stays come after the available ones and say so in place of a price', () => {
  show([stay('Harbour', { state: { soldout: true } }), cabin]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Cabin', 'Harbour']);
  const gone = within(screen.getByRole('article', { name: 'Harbour' }));
  expect(gone.getByText('Fully booked')).toBeInTheDocument();
  expect(gone.queryByText(/640,00/)).not.toBeInTheDocument();
});

test('that nothing can be booked here yet is said before the list, and nothing offers it', () => {
  show([cabin]);
  expect(screen.getByText('A stay cannot be booked here yet.', { exact: false })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a shop without stays says so', () => {
  show([]);
  expect(screen.getByRole('heading', { name: 'No stay found' })).toBeInTheDocument();
});
