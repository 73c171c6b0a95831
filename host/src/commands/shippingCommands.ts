import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { chooseShipping, listShippingMethods } from '@festival/shared-contracts/api/shippingCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { shippingCountryAtom } from '@festival/shared-contracts/state/shopState';
import { explainRefusal } from '../cart/cartFailures.ts';
import { cartIdOf } from '../cart/cartState.ts';
import type { CartDeps, CartWriter } from '../cart/cartWriter.ts';
import { choiceWriter } from '../cart/choiceWriter.ts';

export interface ShippingCommandDeps extends Pick<CartDeps, 'store' | 'http' | 'openModal' | 'generalText'> {
  writer: Pick<CartWriter, 'change' | 'inOrder' | 'chooseDelivery'>;
}

type ShippingChoice = { country: string | null; handle: string | null };

/**
 * The commands for the country and the method of shipping. The server decides whether it ships to the country, and for
 * which price [SHP-01, SHP-02].
 */
export const shippingCommands = (deps: ShippingCommandDeps): Commands['shipping'] => {
  const { store, http, writer } = deps;
  const choose = choiceWriter(store);

  const set = async ({ country, handle }: ShippingChoice): Promise<Result> => {
    const body = { countryCode: country, ...(handle === null ? {} : { handle }) };
    const chosen = await choose(
      { shippingCountry: country, shippingHandle: handle },
      async () =>
        writer.chooseDelivery?.(country) ??
        writer.change(({ id }) => callEndpoint(http, chooseShipping, { params: { cartId: id }, body })),
    );
    if (!chosen.ok) await explainRefusal(deps, chosen.error, () => void set({ country, handle }));
    return chosen;
  };

  return {
    async setCountry(country) {
      const isAlready = country === null && store.get(shippingCountryAtom) === null;
      return isAlready ? success(undefined) : set({ country, handle: null });
    },
    async listMethods(country) {
      const cartId = cartIdOf(store);
      if (cartId === null) return failure({ code: 'cart.not_found', message: '', status: 0 });
      const query = { countryCode: country };
      const answer = await writer.inOrder(() => callEndpoint(http, listShippingMethods, { params: { cartId }, query }));
      return answer.ok ? success(answer.value.data.shippingMethods) : answer;
    },
    async setMethod(handle) {
      const country = store.get(shippingCountryAtom);
      if (country === null) return failure({ code: 'shipping.country_missing', message: '', status: 0 });
      return set({ country, handle });
    },
  };
};
