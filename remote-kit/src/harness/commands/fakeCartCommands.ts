import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getCart, setCartProduct } from '@festival/shared-contracts/api/cartCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { HarnessDeps } from './harnessCart.ts';

/** Each change is one call, and its answer is shown. Only the host orders writes and shows them optimistically. */
export function fakeCartCommands({ store, api, cart }: HarnessDeps): Commands['cart'] {
  const setQuantity: Commands['cart']['setQuantity'] = (productId, quantity) =>
    cart.change(async (key) => {
      const written = await callEndpoint(api, setCartProduct, { ...key, body: { productId, quantity } });
      if (!written.ok) return written;
      if ('error' in written.value.data) return failure({ ...written.value.data.error, status: 200 });
      const read = await callEndpoint(api, getCart, key);
      if (read.ok) cart.show(read.value.data);
      return read.ok ? success(undefined) : read;
    });
  return {
    setQuantity,
    async setInsurance(isTaken) {
      const insurance = store.get(primitives.products).find(({ mappedType }) => mappedType === 'insurance');
      store.set(primitives.isRefundChoiceMade, true);
      return insurance ? setQuantity(insurance.id, isTaken ? 1 : 0) : success(undefined);
    },
    async acceptTerms(isAccepted) {
      store.set(primitives.isTermsAccepted, isAccepted);
      return success(undefined);
    },
    async acceptCovidTerms(isAccepted) {
      store.set(primitives.isCovidTermsAccepted, isAccepted);
      return success(undefined);
    },
    async chooseUpgrade() {
      store.set(primitives.isUpgradeChoiceMade, true);
      return success(undefined);
    },
    async extendHold() {
      store.set(primitives.cartDeadline, Date.now() + 600_000);
      return success(undefined);
    },
  };
}
