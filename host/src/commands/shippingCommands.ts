import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { chooseShipping } from '@festival/shared-contracts/api/shippingCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { CartDeps } from '../cart/cartDeps.ts';
import type { CartWriter } from '../cart/cartWriter.ts';
import { failureModal } from '../cart/failureModal.ts';
import { isCartGone } from '../cart/isCartGone.ts';
import { offerAgain } from '../cart/offerAgain.ts';
import type { NotYet } from './notYet.ts';

export interface ShippingCommandDeps extends Pick<CartDeps, 'store' | 'http' | 'openModal' | 'generalText'> {
  writer: Pick<CartWriter, 'change'>;
  notYet: NotYet;
}

/** Where merchandise goes: a country that the brand ships to, with the server's price for it. */
export const shippingCommands = (deps: ShippingCommandDeps): Commands['shipping'] => {
  const { store, http, writer, openModal, generalText, notYet } = deps;

  const hasPrice = (country: string): boolean =>
    store.get(primitives.config)?.traits.shippingCountries.includes(country) ?? false;

  const setCountry: Commands['shipping']['setCountry'] = async (country) => {
    if (country !== null && !hasPrice(country)) {
      void openModal(6007);
      return failure({ code: 'shipping.unavailable', message: '', status: 0 });
    }
    const chosen = await writer.change((cart) =>
      callEndpoint(http, chooseShipping, { params: { cartId: cart.id }, body: { countryCode: country } }),
    );
    if (chosen.ok) store.set(primitives.shippingCountry, country);
    else if (!isCartGone(chosen.error)) {
      const modal = failureModal(chosen.error, store.get(primitives.cart)?.id, generalText());
      offerAgain(openModal, modal, () => void setCountry(country));
    }
    return chosen;
  };

  return { setCountry, listMethods: notYet('shipping.listMethods'), setMethod: notYet('shipping.setMethod') };
};
