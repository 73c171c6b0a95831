/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { screen } from '@testing-library/react';
import { renderShell } from '../../../testing/renderShell.tsx';

test('a pre-registration has its form at /register; a shop that sells has no form there [WSH-05]', () => {
  const page = (preregistration: boolean) => ({ config: configFor({ preregistration }), language: 'en' as const });
  const { unmount } = renderShell({ path: '/zomer/register', page: page(true) });
  expect(screen.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  expect(screen.getByText('module mf_basket/register')).toBeVisible();
  unmount();
  renderShell({ path: '/zomer/register', page: page(false) });
  expect(screen.queryByText('module mf_basket/register')).toBeNull();
  expect(screen.getByText(/not part of this sale/)).toBeVisible();
});
