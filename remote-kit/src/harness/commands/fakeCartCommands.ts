import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { acceptTerms, getCart, setCartProduct } from '@festival/shared-contracts/api/cartCalls';
import type { BodyOf } from '@festival/shared-contracts/api/endpoint';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { termsVersionOf } from '@festival/shared-contracts/shop/termsVersionOf';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { HarnessDeps } from './harnessCart.ts';

/** Each change is one call, and its response is shown. Only the host orders writes and shows them optimistically. */
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
  const accept = (body: BodyOf<typeof acceptTerms>) =>
    cart.change(async (key) => {
      const accepted = await callEndpoint(api, acceptTerms, { ...key, body });
      if (accepted.ok) cart.show(accepted.value.data);
      return accepted.ok ? success(undefined) : accepted;
    });
  const shownVersion = () => {
    const config = store.get(primitives.config);
    return config && termsVersionOf(config);
  };
  return {
    setQuantity,
    async setInsurance(isTaken) {
      const insurance = store.get(primitives.products).find(({ mappedType }) => mappedType === 'insurance');
      return insurance ? setQuantity(insurance.id, isTaken ? 1 : 0) : success(undefined);
    },
    acceptTerms: (isAccepted) => accept({ terms: isAccepted ? shownVersion() : null }),
    acceptCovidTerms: (isAccepted) => accept({ covidTerms: isAccepted ? shownVersion() : null }),
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
