/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { screen, within } from '@testing-library/react';
import { renderShell } from '../../../testing/renderShell.tsx';

const footer = (config = {}) => {
  renderShell({ path: '/zomer/newsletter?a=1&cartId=7', page: { config: configFor(config) } });
  return within(screen.getByRole('contentinfo'));
};

test('the footer names the seller and links to the shop’s documents; links on this site keep the query [RTE-02]', () => {
  const found = footer({
    sellerName: 'Zomer B.V.',
    sellerUrl: '/zomer/documents/seller',
    termsUrl: '/zomer/documents/terms',
    privacyUrl: '/zomer/documents/privacy',
    refundsUrl: '/zomer/documents/refunds',
    helpUrl: 'https://help.example.org/zomer',
  });
  for (const [name, href] of [
    ['Voorwaarden', '/zomer/documents/terms?a=1'],
    ['Privacy', '/zomer/documents/privacy?a=1'],
    ['Geld terug', '/zomer/documents/refunds?a=1'],
    ['Hulp', 'https://help.example.org/zomer'],
    ['Verkocht door Zomer B.V.', '/zomer/documents/seller?a=1'],
  ] as const)
    expect(found.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the footer shows only the parts that the config contains', () => {
  const found = footer();
  expect(found.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Voorpagina',
    'Je bestelling terugvinden',
    'Nieuwsbrief',
  ]);
  expect(found.queryByText(/Verkocht door/)).toBeNull();
});

test('a seller without documents is named too', () => {
  const found = footer({ sellerName: 'Zomer B.V.' });
  expect(found.getByText('Verkocht door Zomer B.V.')).toBeVisible();
  expect(found.queryByRole('link', { name: /Verkocht door/ })).toBeNull();
});
