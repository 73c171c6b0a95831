import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { BodyOf } from '@festival/shared-contracts/api/endpoint';
import { chooseShipping, listShippingMethods } from '@festival/shared-contracts/api/shippingCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';
import { shippingCountryAtom } from '@festival/shared-contracts/state/shopState';
import type { HarnessDeps } from './harnessCart.ts';

/** Every country of the fake shop has two methods of delivery. */
export function fakeShippingCommands({ store, api, cart }: HarnessDeps): Commands['shipping'] {
  const choose = (body: BodyOf<typeof chooseShipping>) =>
    cart.change(async (key) => {
      const chosen = await callEndpoint(api, chooseShipping, { ...key, body });
      if (chosen.ok) cart.show(chosen.value.data);
      return chosen.ok ? success(undefined) : chosen;
    });
  return {
    setCountry: (countryCode) => choose({ countryCode }),
    async listMethods(countryCode) {
      const key = await cart.key();
      if (!key.ok) return key;
      const listed = await callEndpoint(api, listShippingMethods, { ...key.value, query: { countryCode } });
      return listed.ok ? success(listed.value.data.shippingMethods) : listed;
    },
    setMethod: (handle) => choose({ countryCode: store.get(shippingCountryAtom), handle }),
  };
}
