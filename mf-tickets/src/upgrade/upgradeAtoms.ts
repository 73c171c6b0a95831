import {
  configAtom,
  isUpgradeChoiceMadeAtom,
  languageAtom,
  productsAtom,
  quantitiesAtom,
} from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { atom } from 'jotai';
import { upgradeOffers } from './upgradeOffers.ts';

const sourceAtom = atom((get) => ({
  products: get(productsAtom),
  config: get(configAtom),
  language: get(languageAtom),
}));

/** What earlier tickets can become here. */
export const upgradeOffersAtom = steadyAtom(sourceAtom, ({ products, config, language }) =>
  upgradeOffers(products, config?.upgradableOrder?.upgrades ?? [], language),
);

/** Whether the cart holds an upgrade. */
export const hasUpgradeAtom = atom((get) => {
  const held = get(quantitiesAtom);
  return get(upgradeOffersAtom).some(({ options }) => options.some(({ productId }) => (held[productId] ?? 0) > 0));
});

/** The earlier tickets stay as they are, by choice. */
export const keepsTicketsAtom = atom((get) => get(isUpgradeChoiceMadeAtom) && !get(hasUpgradeAtom));
