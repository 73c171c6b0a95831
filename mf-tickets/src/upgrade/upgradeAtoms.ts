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

/** The upgrades that this shop offers for earlier tickets. */
export const upgradeOffersAtom = steadyAtom(sourceAtom, ({ products, config, language }) =>
  upgradeOffers(products, config?.upgradableOrder?.upgrades ?? [], language),
);

/** Whether the cart contains an upgrade. */
export const hasUpgradeAtom = atom((get) => {
  const held = get(quantitiesAtom);
  return get(upgradeOffersAtom).some(({ options }) => options.some(({ productId }) => (held[productId] ?? 0) > 0));
});

/** Whether the shopper has chosen no upgrade. */
export const keepsTicketsAtom = atom((get) => get(isUpgradeChoiceMadeAtom) && !get(hasUpgradeAtom));
