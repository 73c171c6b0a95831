/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen } from '@testing-library/react';
import { renderShell } from '../../../testing/renderShell.tsx';

const products = [productFor({ id: 'weekend' })];
const backgrounds = { main: '/art/main', orderCompleted: '/art/party' };
const config = configFor({ steps: ['tickets'], shopTheme: { backgrounds } });

test('the hero changes its picture when the order is confirmed, and not before', () => {
  const paying = cartFor({ weekend: 1 }, products, { status: 'in_payment' });
  const { store } = renderShell({ path: '/zomer/paymentstatus', page: { config, products, cart: paying } });
  const art = () => document.querySelector('main source')?.getAttribute('srcset');
  expect(art()).toContain('/art/main-480');
  act(() => store.set(primitives.cart, { ...paying, status: 'confirmed' }));
  expect(art()).toContain('/art/party-480');
  expect(screen.getByText('module mf_checkout/paymentStatus')).toBeVisible();
});
