import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { chooseShipping } from '@festival/shared-contracts/api/shippingCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { CartDeps } from './cartDeps.ts';
import { isCartGone } from './cartGone.ts';
import type { CartWriter } from './cartWriter.ts';
import { failureModal } from './failureModal.ts';
import { offerAgain } from './offerAgain.ts';
import { isOverCap } from './overCap.ts';

type ChoiceCommands = Pick<Commands, 'setQuantity' | 'setInsurance' | 'setShippingCountry' | 'acceptTerms'>;

/** What a shopper chooses: quantities, refund protection, the country of delivery, the terms. */
export const choiceCommands = (deps: CartDeps & { writer: CartWriter }): ChoiceCommands => {
  const { store, http, writer, ask } = deps;
  const commands: ChoiceCommands = {
    async setQuantity(productId, quantity) {
      const product = store.get(primitives.products).find(({ id }) => id === productId);
      const config = store.get(primitives.config);
      if (product && config && isOverCap(product, quantity, config)) {
        void ask(5004);
        return failure({ code: 'quantity.over_cap', message: '', status: 0 });
      }
      return writer.setQuantity(productId, quantity);
    },
    async setInsurance(wanted) {
      const insurance = store.get(primitives.products).find(({ mappedType }) => mappedType === 'insurance');
      if (!insurance) return failure({ code: 'product.not_found', message: '', status: 0 });
      const held = store.get(primitives.cart)?.products[insurance.id] ?? 0;
      const isAlready = wanted ? held === 1 : held === 0;
      const result = isAlready ? success(undefined) : await writer.setQuantity(insurance.id, wanted ? 1 : 0);
      if (result.ok) store.set(primitives.isRefundChoiceMade, true);
      return result;
    },
    async setShippingCountry(country) {
      if (!store.get(primitives.config)?.traits.shippingCountries.includes(country)) {
        void ask(6007);
        return failure({ code: 'shipping.unavailable', message: '', status: 0 });
      }
      const chosen = await writer.change((cart) =>
        callEndpoint(http, chooseShipping, { params: { cartId: cart.id }, body: { countryCode: country } }),
      );
      if (chosen.ok) store.set(primitives.shippingCountry, country);
      else if (!isCartGone(chosen.error)) {
        const modal = failureModal(chosen.error, store.get(primitives.cart)?.id, deps.generalText());
        offerAgain(ask, modal, () => void commands.setShippingCountry(country));
      }
      return chosen;
    },
    acceptTerms: (accepted) => store.set(primitives.isTermsAccepted, accepted),
  };
  return commands;
};
