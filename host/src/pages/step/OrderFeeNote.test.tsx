/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { screen } from '@testing-library/react';
import { renderShell } from '../../../testing/renderShell.tsx';

const show = (config: Parameters<typeof configFor>[0]) =>
  renderShell({ path: '/zomer/tickets', page: { config: configFor(config) } });

test('a step names the order fee before a product is chosen [BSK-02]', () => {
  show({ orderServiceFee: 250 });
  expect(screen.getByText(/^Per bestelling komt er één keer €\s2,50 bestelkosten bij\.$/)).toBeVisible();
});

test('a shop that keeps wishlists names the wishlist’s fee, and a shop without a fee names none [BSK-09]', () => {
  const wishlist = show({ preregistration: true, orderServiceFee: 250, orderServiceFeeWishlist: 100 });
  expect(screen.getByText(/€\s1,00 bestelkosten/)).toBeVisible();
  wishlist.unmount();
  show({ orderServiceFee: 0 });
  expect(screen.queryByText(/bestelkosten/)).toBeNull();
});
