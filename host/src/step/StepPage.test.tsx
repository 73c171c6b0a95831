/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { screen } from '@testing-library/react';
import { renderShell } from '../../testing/renderShell.tsx';

test('a pre-registration promises to hold no ticket, a sale does', () => {
  const sale = renderShell({ path: '/zomer/tickets', page: { config: configFor({}) } });
  expect(screen.getByText(/houden we meteen voor je vast/)).toBeVisible();
  sale.unmount();
  renderShell({ path: '/zomer/tickets', page: { config: configFor({ preregistration: true }) } });
  expect(screen.getByText(/kopen doe je zodra de verkoop opent/)).toBeVisible();
  expect(screen.queryByText(/vast/)).toBeNull();
});

test('the home page of a pre-registration promises neither a hold nor a payment', () => {
  renderShell({ path: '/zomer', page: { config: configFor({ preregistration: true }) } });
  expect(screen.queryByText(/minuten van jou/)).toBeNull();
  expect(screen.getByText('Geen verrassingen')).toBeVisible();
});
