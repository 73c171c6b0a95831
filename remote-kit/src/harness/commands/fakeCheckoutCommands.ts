import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getOrderStatus, placeCartOrder, putCheckoutForm } from '@festival/shared-contracts/api/checkoutCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { addressWith } from '../states/readAddress.ts';
import type { HarnessDeps } from './harnessCart.ts';
import { notInHarness } from './notInHarness.ts';

/** Fakes the steps from the form to the paid order; the form is followed by the remote's own payment module. */
export function fakeCheckoutCommands({ store, api, cart }: HarnessDeps): Commands['checkout'] {
  const order: Commands['checkout']['placeOrder'] = (paymentMethod) =>
    cart.change(async ({ params, headers }) => {
      const expectedTotal = store.get(primitives.cart)?.totals.total ?? 0;
      const body = { paymentMethod, redirectUri: location.href, expectedTotal };
      const idempotencyKey = crypto.randomUUID();
      const placed = await callEndpoint(api, placeCartOrder, {
        params,
        headers: { ...headers, idempotencyKey },
        body,
      });
      if (placed.ok) location.assign(placed.value.data.redirectUri);
      return placed.ok ? success(undefined) : placed;
    });
  return {
    submitForm: (body) =>
      cart.change(async (key) => {
        const sent = await callEndpoint(api, putCheckoutForm, { ...key, body });
        if (sent.ok) location.search = addressWith('module', 'payment');
        return sent.ok ? success(undefined) : sent;
      }),
    applyVoucher: async () => failure({ code: 'voucher.invalid', message: 'voucher.invalid', status: 0 }),
    removeVoucher: async () => success(undefined),
    placeOrder: order,
    placeRenewingOrder: order,
    async readOrder() {
      const key = await cart.key();
      if (!key.ok) return key;
      const read = await callEndpoint(api, getOrderStatus, key.value);
      return read.ok ? success(read.value.data) : read;
    },
    readPayment: async () => failure({ code: 'order.not_found', message: '', status: 404 }),
    changeEmail: notInHarness('checkout.changeEmail'),
    async leaveOrder() {
      cart.forget();
      return success(undefined);
    },
    cancelOrder: notInHarness('checkout.cancelOrder'),
  };
}
