import type { acceptTerms } from '@festival/shared-contracts/api/cartCalls';
import type { BodyOf } from '@festival/shared-contracts/api/endpoint';
import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, type Result } from '@festival/shared-contracts/errors/result';
import { termsVersionOf } from '@festival/shared-contracts/shop/termsVersionOf';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { capOf } from '@festival/shared-contracts/state/shopState';
import { loadCartCalls } from '../cart/cartClient.ts';
import { explainRefusal } from '../cart/cartFailures.ts';
import type { CartDeps, CartWriter } from '../cart/cartWriter.ts';
import { choiceWriter } from '../cart/choiceWriter.ts';
import { loadChunk } from '../network/loadChunk.ts';

const upgradeFile = () => import(/* webpackChunkName: "upgrade" */ '../cart/upgrade/chooseUpgrade.ts');

export interface CartCommandDeps extends Pick<CartDeps, 'store' | 'http' | 'openModal' | 'generalText'> {
  writer: Pick<CartWriter, 'setQuantity' | 'change'>;
}

/** The commands for the cart's contents and choices: quantities, refund protection, terms. */
export const cartCommands = (deps: CartCommandDeps): Commands['cart'] => {
  const { store, http, openModal, writer } = deps;
  const choose = choiceWriter(store);

  const accept = async (chosen: Partial<CartChoices>, body: BodyOf<typeof acceptTerms>): Promise<Result> => {
    const sent = await choose(chosen, () =>
      writer.change(async ({ id }) => (await loadCartCalls()).sendTerms(http, id, body)),
    );
    if (!sent.ok) void explainRefusal(deps, sent.error, () => void accept(chosen, body));
    return sent;
  };

  const extendHold: Commands['cart']['extendHold'] = async () => {
    const sent = await writer.change(async ({ id }) => (await loadCartCalls()).extendHold(http, id));
    // After a 409 the cart is fetched again and shows the current time, because another tab has extended it, or the
    // shop allows no further extension.
    if (!sent.ok && sent.error.status !== 409) void explainRefusal(deps, sent.error, () => void extendHold());
    return sent;
  };

  return {
    async setQuantity(productId, quantity) {
      const maximum = store.get(capOf(productId));
      const product = store.get(primitives.products).find(({ id }) => id === productId);
      if (quantity > maximum && product?.mappedType === 'ticket') {
        void openModal(5004, { values: { maximum } });
        return failure({ code: 'quantity.over_cap', message: '', status: 0 });
      }
      return writer.setQuantity(productId, quantity);
    },
    async setInsurance(isTaken) {
      const insurance = store.get(primitives.products).find(({ mappedType }) => mappedType === 'insurance');
      if (!insurance) return failure({ code: 'product.not_found', message: '', status: 0 });
      // If the shopper declines, nothing is removed, but the choice is sent as well, because the cart stores it.
      return choose({ refundProtection: isTaken ? 'yes' : 'no' }, () =>
        writer.setQuantity(insurance.id, isTaken ? 1 : 0),
      );
    },
    acceptTerms(isAccepted) {
      const terms = isAccepted ? shownVersion(store) : null;
      return accept({ termsVersion: terms }, { terms });
    },
    acceptCovidTerms(isAccepted) {
      const covidTerms = isAccepted ? shownVersion(store) : null;
      return accept({ covidTermsVersion: covidTerms }, { covidTerms });
    },
    chooseUpgrade: async (choice) => (await loadChunk(upgradeFile)).chooseUpgrade(deps, choice),
    extendHold,
  };
};

/** The version of the terms on this page; null on a page without a shop. */
const shownVersion = (store: CartDeps['store']): CartChoices['termsVersion'] => {
  const config = store.get(primitives.config);
  return config && termsVersionOf(config);
};
